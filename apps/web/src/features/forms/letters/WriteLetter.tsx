import { letterKey } from "@boreal/domain/caseFile/letterValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { FormReader } from "@boreal/domain/forms/formReader";
import { formState } from "@boreal/domain/forms/formState";
import { contentOf } from "@boreal/domain/letters/contents";
import type { Letter } from "@boreal/domain/letters/letter";
import { asForm, type LetterContent } from "@boreal/domain/letters/letterContent";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { KnownCase } from "../../../case/loading/knownCase.tsx";
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
import { useForms, type Forms } from "../useForms.ts";
import { LetterExamples } from "./LetterExamples.tsx";
import { LetterSectionView, type WrittenSection } from "./LetterSectionView.tsx";
import { LetterWaysOut, type LetterCheck } from "./LetterWaysOut.tsx";
import { CommentsWaiting } from "./comments/CommentsWaiting.tsx";
import { useReview } from "./comments/useLetterComments.ts";
import { text } from "./letters.text.ts";
import { VersionsPart } from "./versions/VersionsPart.tsx";
import "../forms.css";
import "./letters.css";

const CommentsElsewhere = lazyPart(async () => (await import("./comments/SectionComments.tsx")).CommentsElsewhere);

type LetterProps = {
  letter: Letter<LetterId>;
  applicationId: string;
  /** Nothing is to be written any more. */
  isSettled: boolean;
};

/** A letter as it is written: what it asks, what it says, and the ways out; one for each child where it is about children. */
export function WriteLetter({ letter, applicationId, isSettled }: LetterProps) {
  const { forms, failure, reload } = useForms(applicationId);
  return (
    <ApplicationGate value={forms} failure={failure} onRetry={reload}>
      {(known) => (
        <KnownCase caseFile={known.caseFile}>
          <LettersOfPeople forms={known} content={contentOf(letter.id)} isSettled={isSettled} />
        </KnownCase>
      )}
    </ApplicationGate>
  );
}

type PeopleProps = { forms: Forms; content: LetterContent; isSettled: boolean };

/** One of them at a time, so that each field and heading is there once. */
function LettersOfPeople({ forms, content, isSettled }: PeopleProps) {
  const { t } = useLanguage();
  const people = peopleOfLetter(content, forms.answers);
  const [search] = useSearchParams();
  // A notice about the letter of one child names that child.
  const named = people.findIndex((one) => one.role === "child" && String(one.childNumber) === search.get("child"));
  const [chosen, choose] = useState(Math.max(named, 0));
  const person = people[chosen] ?? people[0];
  if (!person) return <Banner tone="quiet">{t(text.noChild)}</Banner>;
  const nameOf = (one: PersonRef) => {
    const number = one.role === "child" ? one.childNumber : 1;
    const child = forms.answers.children().find(({ childNumber }) => childNumber === number);
    return child?.applicantFullName ?? t(text.childNumber, { number });
  };
  return (
    <>
      {people.length > 1 && (
        <div role="group" aria-label={t(text.whichChild)} className="letter-people no-print">
          {people.map((one, index) => (
            <Button
              key={letterKey(content.id, one)}
              look={one === person ? "secondary" : "quiet"}
              aria-pressed={one === person}
              onClick={() => choose(index)}
            >
              {t(text.aboutChild, { name: nameOf(one) })}
            </Button>
          ))}
        </div>
      )}
      <OneLetter key={letterKey(content.id, person)} {...{ forms, content, person, isSettled }} />
    </>
  );
}

type OneProps = PeopleProps & { person: PersonRef };

/** What the server drafts, asked again once what was entered is stored. */
function useDraft(forms: Forms, key: string) {
  const { data, reload } = useQuery(letterQuery, { applicationId: forms.applicationId, letterKey: key });
  const { queue } = forms.sheet;
  useEffect(() => queue.onSent(() => reload()), [queue, reload]);
  const draft = data?.letter;
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

/** What the letter asks, with what was entered. */
function useAsked(forms: Forms, content: LetterContent, person: PersonRef) {
  const key = letterKey(content.id, person);
  const form = asForm(content);
  const { answers, caseFile } = forms;
  const state = useMemo(() => formState(form, caseFile, answers, person), [form, caseFile, answers, person]);
  const open = useMemo(
    (): Asked => ({ key, definition: form, the: FormReader.of(form, caseFile, answers, person) }),
    [key, form, caseFile, answers, person],
  );
  const own = useMemo(() => ownFaults(open, forms.view), [open, forms.view]);
  return { state, open, own };
}

type Written = { readonly sections: readonly WrittenSection[]; readonly checks: readonly LetterCheck[] };

function OneLetter({ forms, content, person, isSettled }: OneProps) {
  const { t } = useLanguage();
  const key = letterKey(content.id, person);
  const { draft, reload, suggestingFor } = useDraft(forms, key);
  const { state, open, own } = useAsked(forms, content, person);
  const review = useReview(forms, { letterKey: key, may: draft?.may ?? [], reloadDraft: reload });
  useSaveOnLeave(forms);
  if (!draft) return null;
  const [refusal] = draft.refusals;
  if (refusal) return <Banner tone="quiet">{t(refusal.text)}</Banner>;
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
      {mayWrite && content.id === "studyPlan" && <LetterExamples />}
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
