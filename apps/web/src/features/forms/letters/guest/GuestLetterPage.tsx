import { Page } from "../../../../shell/Page.tsx";
import { Waiting } from "../../../../shell/Waiting.tsx";
import { FailureBanner } from "../../../../shell/chrome/FailureBanner.tsx";
import { SaveStatus } from "../../../../case/saving/SaveStatus.tsx";
import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { ButtonRow } from "../../../../ui/controls/Button.tsx";
import { LinkButton } from "../../../../ui/controls/LinkButton.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { FormConflicts } from "../../sections/FormConflicts.tsx";
import { SectionParts } from "../../sections/SectionParts.tsx";
import { useSaveOnLeave } from "../../sections/useSaveOnLeave.ts";
import { LetterSectionView, type WrittenSection } from "../LetterSectionView.tsx";
import { LetterWaysOut } from "../LetterWaysOut.tsx";
import { guestLetterText as text } from "./guestLetter.text.ts";
import { useGuestLetter, type GuestLetter } from "./useGuestLetter.ts";
import "../../forms.css";
import "../letters.css";

const start = "/guest";

/** The page on which a spouse, host, visitor or supporter writes the letter in which they speak; no account is looked at. */
export function GuestLetterPage({ letterKey }: { letterKey: string }) {
  const { t } = useLanguage();
  const { guestLetter, refusal, failure, reload } = useGuestLetter(decodeURIComponent(letterKey));
  if (!guestLetter) {
    if (!refusal) return <Waiting failure={failure} onRetry={reload} />;
    return (
      <Page title={t(text.notOpen)} backHref={start} backLabel={t(text.back)}>
        <Banner tone="attention">{t(refusal)}</Banner>
      </Page>
    );
  }
  const { name } = guestLetter.letter;
  return (
    <Page title={name ? t(name) : t(text.notOpen)} lead={t(text.lead)} backHref={start} backLabel={t(text.back)}>
      <FailureBanner failure={failure} onRetry={reload} />
      {refusal && (
        <Banner tone="attention" live>
          <p>{t(refusal)}</p>
          <p>{t(text.keptHere)}</p>
        </Banner>
      )}
      <Written guestLetter={guestLetter} isOver={refusal !== undefined} reload={reload} />
    </Page>
  );
}

type WrittenProps = { guestLetter: GuestLetter; isOver: boolean; reload: () => void };

function Written({ guestLetter, isOver, reload }: WrittenProps) {
  const { t } = useLanguage();
  const { letter, forms, open, sections, own } = guestLetter;
  useSaveOnLeave(forms);
  const mayWrite = letter.may.includes("write");
  const ofLetter = sections.find(({ section }) => section.id === "ofLetter");
  const asked = (id: string) => sections.find(({ section }) => section.id === id)?.parts ?? [];
  const isConfirmed = letter.standing === "confirmed";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <form
      className="letter"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => void forms.sheet.queue.flush()}
    >
      <SaveStatus state={forms.view.state} />
      <FormConflicts forms={forms} open={open} />
      {mayWrite && ofLetter && (
        <SectionParts forms={forms} open={open} parts={ofLetter.parts} own={own} isQuietAboutMissing heading="h3" />
      )}
      {(letter.sections as readonly WrittenSection[]).map((section) => (
        <LetterSectionView
          key={section.id}
          {...{ forms, open, own, section, mayWrite }}
          parts={asked(section.id)}
          title={section.titleNow ? t(section.titleNow) : section.title}
          suggesting={undefined}
          review={undefined}
        />
      ))}
      {!isOver && (
        <LetterWaysOut
          draft={{ ...letter, isFileBehind: null }}
          applicationId={forms.applicationId}
          letterKey={open.key}
          checks={letter.checks.map((because, index) => ({ id: String(index), because }))}
          reload={reload}
          asGuest
        />
      )}
      <p>{t(text.next)}</p>
      <ButtonRow>
        <LinkButton look={isConfirmed ? "primary" : "secondary"} href={`${start}/done`}>
          {t(text.done)}
        </LinkButton>
      </ButtonRow>
    </form>
  );
}
