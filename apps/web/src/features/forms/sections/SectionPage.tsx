import type { SectionState } from "@boreal/domain/forms/formState";
import { useMemo, useState } from "react";
import { Redirect, useLocation, useSearchParams } from "wouter";
import { formPath, formSectionPath } from "../../../case/loading/addresses.ts";
import { Page } from "../../../shell/Page.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { faultWords } from "../filling/faultWords.ts";
import { fieldId } from "../../../case/answers/formFieldId.ts";
import { FormConflicts } from "./FormConflicts.tsx";
import { faultsOfSection, ownFaults, type OwnFaults } from "../filling/formFaults.ts";
import { FormHead } from "../FormHead.tsx";
import { FilledParts } from "./FilledParts.tsx";
import { SectionParts } from "./SectionParts.tsx";
import { pathOf, settledParts } from "./settledParts.ts";
import { wayFrom, whyNotNeeded, type Skipped } from "./sectionWay.ts";
import { text } from "../text.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { useAppearingFields } from "../filling/useAppearingFields.ts";
import type { Forms } from "../useForms.ts";
import { useFieldOfAddress } from "../filling/useFieldOfAddress.ts";
import { useSaveOnLeave } from "./useSaveOnLeave.ts";

type SectionProps = { forms: Forms; open: OpenForm; section: SectionState };

/** One part of an official form: whatever its definition says. */
export function SectionPage({ forms, open, section }: SectionProps) {
  const { t } = useLanguage();
  const { applicationId } = forms;
  if (!forms.mayFill) return <Redirect to={formPath(applicationId, open.key)} replace />;
  const title = t(section.section.title);
  return (
    <Page
      title={title}
      heading={section.progress === "notNeeded" ? t(text.notNeededPage) : title}
      backHref={formPath(applicationId, open.key)}
      backLabel={t(text.toForm)}
    >
      <FormHead forms={forms} open={open} here={section} />
      <FormConflicts forms={forms} open={open} />
      {section.progress === "notNeeded" ? (
        <NotNeeded forms={forms} open={open} section={section} />
      ) : (
        <SectionForm key={`${open.key} ${section.section.id}`} forms={forms} open={open} section={section} />
      )}
    </Page>
  );
}

type FoldedProps = SectionProps & { own: OwnFaults; isQuietAboutMissing: boolean };

/** What is to be filled in stands open, what was filled in when the page opened is folded below: nothing changes its place under the hand. */
function FoldedSection({ section, own, ...drawn }: FoldedProps) {
  const { t } = useLanguage();
  const [settled] = useState(() => settledParts(section, own));
  const folded = section.parts.filter((part) => settled.has(pathOf(part)));
  const toFill = section.parts.filter((part) => !settled.has(pathOf(part)));
  const count = faultsOfSection(section, own).length;
  return (
    <>
      {folded.length > 0 && (
        <p className="form-to-fill">{count > 0 ? t(text.toMend, { count }) : t(text.nothingToFill)}</p>
      )}
      <SectionParts {...drawn} parts={toFill} own={own} />
      {folded.length > 0 && (
        <FilledParts parts={folded} own={own}>
          {() => <SectionParts {...drawn} parts={folded} own={own} />}
        </FilledParts>
      )}
    </>
  );
}

function SkippedLine({ skipped: { section, because } }: { skipped: Skipped }) {
  const { t } = useLanguage();
  const name = t(section.section.title);
  return (
    <p className="form-skipped">
      {because.length === 0
        ? t(text.skippedPlain, { section: name })
        : t(text.skipped, { section: name, reasons: because.map((reason) => t(reason)).join("; ") })}
    </p>
  );
}

function NotNeeded({ forms, open, section }: SectionProps) {
  const { t } = useLanguage();
  const own = useMemo(() => ownFaults(open, forms.view), [open, forms.view]);
  const { next } = wayFrom(open, section.section.id, own);
  return (
    <>
      <SkippedLine skipped={{ section, because: whyNotNeeded(section, open) }} />
      <ButtonRow>
        <LinkButton
          look="primary"
          href={
            next
              ? formSectionPath(forms.applicationId, open.key, next.section.id)
              : formPath(forms.applicationId, open.key)
          }
        >
          {t(next ? text.continue : text.toCheck)}
        </LinkButton>
      </ButtonRow>
    </>
  );
}

/** The faults of the part, which of them are told by now, and going on: with faults it tells them instead. */
function useGoingOn({ forms, open, section }: SectionProps) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  // Who comes from the check page sees at once what is missing.
  const [isAsked, setAsked] = useState(search.has("check"));
  const own = useMemo(() => ownFaults(open, forms.view), [open, forms.view]);
  const { next, skipped } = wayFrom(open, section.section.id, own);
  const onward = next
    ? formSectionPath(forms.applicationId, open.key, next.section.id)
    : formPath(forms.applicationId, open.key);
  const faults = faultsOfSection(section, own);
  const told = isAsked ? faults : faults.filter(({ isMissing }) => !isMissing);
  const submit = () => {
    void forms.sheet.queue.flush();
    if (faults.length === 0) {
      navigate(onward);
      return;
    }
    setAsked(true);
    setAttempt(attempt + 1);
  };
  return { next, skipped, onward, own, faults, told, attempt, isAsked, submit };
}

function SectionForm({ forms, open, section }: SectionProps) {
  const { t } = useLanguage();
  const { next, skipped, onward, own, faults, told, attempt, isAsked, submit } = useGoingOn({ forms, open, section });
  const said = useAppearingFields(section.parts);
  useFieldOfAddress();
  useSaveOnLeave(forms);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={() => void forms.sheet.queue.flush()}
    >
      {attempt > 0 && (
        <ErrorSummary
          faults={told.map((fault) => ({ fieldId: fieldId(fault.path), text: faultWords(fault, t) }))}
          attempt={attempt}
        />
      )}
      {skipped.map((each) => (
        <SkippedLine key={each.section.section.id} skipped={each} />
      ))}
      {section.section.lead && <p className="page__lead">{t(section.section.lead)}</p>}
      <FoldedSection forms={forms} open={open} section={section} own={own} isQuietAboutMissing={!isAsked} />
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      <ButtonRow>
        <Button look="primary" type="submit">
          {t(next ? text.continue : text.toCheck)}
        </Button>
        {attempt > 0 && faults.length > 0 && (
          <LinkButton look="quiet" href={onward}>
            {t(text.later)}
          </LinkButton>
        )}
      </ButtonRow>
    </form>
  );
}
