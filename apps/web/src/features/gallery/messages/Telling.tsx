import { ApiError } from "../../../api/failure.ts";
import { GalleryPart, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { exampleWords, fieldWords } from "../examples.text.ts";
import { partWords, stateNames, toneNames } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const failures = ["unreachable", "full", "limited", "signedOut", "fault"] as const;

/** What a page says. */
export function Telling() {
  return (
    <GalleryPart id="telling" title={partWords.telling}>
      <Specimen of="Banner" when={when.banner}>
        {toneNames.map(({ tone, name }) => (
          <State key={tone} name={name}>
            {({ t }) => (
              <Banner tone={tone} title={t(exampleWords.bannerTitle)}>
                <p>{t(exampleWords.bannerMore)}</p>
              </Banner>
            )}
          </State>
        ))}
      </Specimen>
      <Specimen of="ErrorSummary" when={when.summary}>
        <State name={stateNames.faults}>
          {({ t }) => (
            <ErrorSummary
              attempt={0}
              faults={[
                { fieldId: "", text: t(fieldWords.familyName.error) },
                { fieldId: "telling", text: t(fieldWords.issueDay.error) },
              ]}
            />
          )}
        </State>
      </Specimen>
      <Specimen of="ToastProvider, useToast" when={when.toast}>
        <State name={stateNames.pressToSee}>{() => <ToastButtons />}</State>
      </Specimen>
      <Specimen of="FailureBanner" when={when.failure}>
        {failures.map((kind) => (
          <State key={kind} name={stateNames[kind]}>
            {() => <FailureBanner failure={new ApiError(kind, { reference: "4F2A" })} onRetry={() => {}} />}
          </State>
        ))}
      </Specimen>
      <Specimen of="EmptyState" when={when.emptyState}>
        <State name={stateNames.nothing}>
          {({ t }) => (
            <EmptyState title={t(exampleWords.empty)}>
              <p>{t(exampleWords.emptyMore)}</p>
            </EmptyState>
          )}
        </State>
      </Specimen>
    </GalleryPart>
  );
}

function ToastButtons() {
  const { t } = useLanguage();
  const showToast = useToast();
  return (
    <ButtonRow>
      <Button onClick={() => showToast({ text: t(exampleWords.deleted), undo: () => {} })}>
        {t(stateNames.toastUndo)}
      </Button>
      <Button onClick={() => showToast({ text: t(exampleWords.notDeleted), tone: "fault" })}>
        {t(stateNames.toastFault)}
      </Button>
    </ButtonRow>
  );
}
