import { isLetterKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import { FormReader } from "@boreal/domain/forms/formReader";
import { formState } from "@boreal/domain/forms/formState";
import { formOfDescribed } from "@boreal/domain/letters/described/formOfDescribed";
import type { DescribedForm } from "@boreal/domain/letters/described/describedForm";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { ResultOf } from "../../../api/graphql.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { LoadedCase } from "../../../case/loading/loadedCase.tsx";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { ownFaults } from "../filling/formFaults.ts";
import type { Asked } from "../filling/filling.ts";
import { letterQuery } from "../operations.ts";
import { FormConflicts } from "../sections/FormConflicts.tsx";
import { SectionParts } from "../sections/SectionParts.tsx";
import { useSaveOnLeave } from "../sections/useSaveOnLeave.ts";
import { useEntries, type Entries } from "../useEntries.ts";
import { LetterExamples } from "./LetterExamples.tsx";
import { LetterSectionView, type WrittenSection } from "./LetterSectionView.tsx";
import { LetterWaysOut, type LetterCheck } from "./LetterWaysOut.tsx";
import { CommentsWaiting } from "./comments/CommentsWaiting.tsx";
import { useReview, type Review } from "./comments/useLetterComments.ts";
import { text } from "./letters.text.ts";
import type { SuggestedProps } from "./SuggestedWording.tsx";
import type { LetterPageView } from "./useLetterPage.ts";
import { VersionsPart } from "./versions/VersionsPart.tsx";
import "../forms.css";
import "./letters.css";

const CommentsElsewhere = lazyPart(async () => (await import("./comments/SectionComments.tsx")).CommentsElsewhere);

type LetterProps = {
  letter: Pick<LetterPageView, "letter" | "people">;
  applicationId: string;
  /** Nothing is to be written any more. */
  isSettled: boolean;
};

/** A letter as it is written: what it asks, what it says, and the ways out; one for each child where it is about children. */
export function WriteLetter({ letter, applicationId, isSettled }: LetterProps) {
  const { entries, failure, reload } = useEntries(applicationId);
  return (
    <ApplicationGate value={entries} failure={failure} onRetry={reload}>
      {(known) => (
        <LoadedCase caseFile={known.caseFile}>
          <LettersOfPeople forms={known} letter={letter} isSettled={isSettled} />
        </LoadedCase>
      )}
    </ApplicationGate>
  );
}

type PeopleProps = Pick<LetterProps, "letter" | "isSettled"> & { forms: Entries };

/** One of them at a time, so that each field and heading is there once. */
function LettersOfPeople({ forms, letter, isSettled }: PeopleProps) {
  const { t } = useLanguage();
  const { people } = letter;
  const [search] = useSearchParams();
  // A notice about the letter of one child names that child.
  const named = people.findIndex(
    ({ childNumber }) => childNumber !== null && String(childNumber) === search.get("child"),
  );
  const [chosen, choose] = useState(Math.max(named, 0));
  const person = people[chosen] ?? people[0];
  if (!person) return <Banner tone="quiet">{t(text.noChild)}</Banner>;
  return (
    <>
      {people.length > 1 && (
        <div role="group" aria-label={t(text.whichChild)} className="letter-people no-print">
          {people.map((one, index) => (
            <Button
              key={one.key}
              look={one === person ? "secondary" : "quiet"}
              aria-pressed={one === person}
              onClick={() => choose(index)}
            >
              {t(text.aboutChild, { name: one.name ?? t(text.childNumber, { number: one.childNumber ?? 1 }) })}
            </Button>
          ))}
        </div>
      )}
      <DraftedLetter key={person.key} letterKey={person.key} {...{ forms, letter, isSettled }} />
    </>
  );
}

type DraftedProps = PeopleProps & { letterKey: string };

/** What the server drafts and asks, asked again once what was entered is stored, and when the case changes elsewhere. */
function useDraft(forms: Entries, key: string) {
  const query = useQuery(letterQuery, { applicationId: forms.applicationId, letterKey: key });
  const { askNow: reload } = useAskOnChange(forms.applicationId, query);
  const { queue } = forms.sheet;
  useEffect(() => queue.onSent(() => reload()), [queue, reload]);
  const draft = query.data?.letter;
  return {
    draft,
    reload,
    /** What is said of the language model, in the section for which it may be asked. */
    suggestingFor: (section: string) =>
      draft?.languageModel?.section === section
        ? {
            model: draft.languageModel,
            applicationId: forms.applicationId,
            letterKey: key,
            onChanged: () => {
              reload();
              forms.reload();
            },
          }
        : undefined,
  };
}

/** One letter once it was drafted; why there is none, where the reader finds none. */
function DraftedLetter({ forms, letter, letterKey: key, isSettled }: DraftedProps) {
  const { t } = useLanguage();
  const { draft, reload, suggestingFor } = useDraft(forms, key);
  const review = useReview(forms, { letterKey: key, may: draft?.may ?? [], reloadDraft: reload });
  useSaveOnLeave(forms);
  if (!draft) return null;
  const [refusal] = draft.refusals;
  if (refusal) return <Banner tone="quiet">{t(refusal.text)}</Banner>;
  return isLetterKey(key) ? (
    <OneLetter {...{ forms, letter, letterKey: key, isSettled, draft, review, reload, suggestingFor }} />
  ) : null;
}

/** What the letter asks, with what was entered. */
function useAsked({ answers, caseFile, view }: Entries, key: LetterKey, asked: DescribedForm) {
  const form = useMemo(() => formOfDescribed(asked), [asked]);
  const { person } = asked;
  const state = useMemo(() => formState(form, caseFile, answers, person), [form, caseFile, answers, person]);
  const open = useMemo(
    (): Asked => ({ key, definition: form, the: FormReader.of(form, caseFile, answers, person) }),
    [key, form, caseFile, answers, person],
  );
  const own = useMemo(() => ownFaults(open, view), [open, view]);
  return { state, open, own };
}

type Draft = ResultOf<typeof letterQuery>["letter"];
type Written = { readonly sections: readonly WrittenSection[]; readonly checks: readonly LetterCheck[] };

type OneProps = Omit<DraftedProps, "letterKey"> & {
  letterKey: LetterKey;
  draft: Draft;
  review: Review;
  reload: () => void;
  suggestingFor: (section: string) => SuggestedProps | undefined;
};

function OneLetter({ forms, letter, letterKey: key, isSettled, draft, review, reload, suggestingFor }: OneProps) {
  const { t } = useLanguage();
  const { state, open, own } = useAsked(forms, key, draft.asked as DescribedForm);
  const written = draft.written as Written | null;
  const mayWrite = draft.may.includes("write");
  const ofLetter = state.sections.find(({ section }) => section.id === "ofLetter");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <form
      className="letter"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => void forms.sheet.queue.flush()}
    >
      {forms.own && !isSettled && draft.standing !== "confirmed" && draft.waiting && (
        <Banner tone="quiet">{t(draft.waiting)}</Banner>
      )}
      {mayWrite && <SaveStatus state={forms.view.state} />}
      {mayWrite && letter.letter === "studyPlan" && <LetterExamples />}
      <CommentsWaiting comments={review.comments} />
      <FormConflicts forms={forms} open={open} />
      {mayWrite && ofLetter && (
        <SectionParts forms={forms} open={open} parts={ofLetter.parts} own={own} isQuietAboutMissing heading="h3" />
      )}
      {written?.sections.map((section) => {
        const asked = state.sections.find((one) => one.section.id === section.id);
        return (
          <LetterSectionView
            key={section.id}
            {...{ forms, open, own, section, mayWrite, review }}
            suggesting={mayWrite ? suggestingFor(section.id) : undefined}
            parts={asked?.parts ?? []}
            title={section.titleNow ? t(section.titleNow) : section.title}
          />
        );
      })}
      {written && review.comments.some(({ section }) => !written.sections.some(({ id }) => id === section)) && (
        <CommentsElsewhere review={review} sections={written.sections.map(({ id }) => id)} />
      )}
      <LetterWaysOut
        {...{ draft, reload }}
        applicationId={forms.applicationId}
        letterKey={key}
        checks={written?.checks ?? []}
      />
      <VersionsPart review={review} now={written?.sections ?? []} mayWrite={mayWrite} />
    </form>
  );
}
