import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { formNumbers } from "@boreal/domain/caseFile/formValues";
import type { PlanBesideVault, PlannedForm } from "@boreal/domain/plan/plan";
import { formCount, isFormDone } from "@boreal/domain/plan/formCount";
import { useMemo } from "react";
import { Link } from "wouter";
import { formPath, formsPath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import type { FormShare } from "../../../case/forms/formShares.ts";
import { levelWord } from "../../../case/text.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { stepWords } from "../glance/glance.text.ts";
import type { FormsInReview } from "../tasks/tasks.ts";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { PlanLine } from "../PlanLine.tsx";
import { text } from "../text.ts";
import { formLevel } from "@boreal/domain/plan/formLevel";
import { useFormShares } from "./useFormShares.ts";

type PartProps = { application: TheApplication; plan: PlanBesideVault; review: FormsInReview | undefined };

/** How many forms are shown before the rest is opened. */
const formsAtFirst = 5;

/** Forms whose fields are filled in here. */
const isFilledInHere = (id: string) => formNumbers.some((number) => number === id);

const keyOf = ({ id, person, childNumber }: PlannedForm): string =>
  person === "main" ? id : person === "child" ? `${id}:child${childNumber ?? 1}` : `${id}:${person}`;

/** Official forms, who needs which, and how much of each is filled in already. */
export function FormsPart({ application, plan, review }: PartProps) {
  const { t } = useLanguage();
  const needed = plan.forms.filter(({ applies }) => applies);
  const notNeeded = plan.forms.filter(({ applies }) => !applies);
  const mayOpen = application.abilities.includes("readForms");
  const shares = useFormShares(
    caseFileOf(application.caseFile),
    mayOpen && needed.some(({ id }) => isFilledInHere(id)),
  );
  const the = useMemo(() => readerOf(application.caseFile), [application.caseFile]);
  if (plan.forms.length === 0) return null;
  const isAnswered = plan.assessment.next === null;
  const count = review && formCount(review.formsStanding, { needed: needed.length, isAnswered });
  const teamFills = new Set(review?.formsStanding.filter(({ forLawyer }) => forLawyer).map(({ key }) => key));
  const done = new Set(review?.formsStanding.filter((one) => isFormDone(one, isAnswered)).map(({ key }) => key));
  const line = (form: PlannedForm) => (
    <FormLine
      key={keyOf(form)}
      application={application}
      the={the}
      form={form}
      href={mayOpen && isFilledInHere(form.id) ? formPath(application.id, keyOf(form)) : undefined}
      share={shares.get(keyOf(form))}
      teamFills={teamFills.has(keyOf(form))}
      isDone={done.has(keyOf(form))}
    />
  );
  const lines = (forms: readonly PlannedForm[]) => <ul className="plan-lines">{forms.map(line)}</ul>;
  // One form behind a press would take as much room as the form.
  const shown = needed.slice(0, needed.length === formsAtFirst + 1 ? needed.length : formsAtFirst);
  const rest = needed.slice(shown.length);
  return (
    <PlanPart
      id="forms"
      title={t(text.forms)}
      result={
        needed.length === 0
          ? t(text.noForm)
          : count &&
            t(count.of === 0 ? text.teamFills : count.others > 0 ? text.formsAndOthers : stepWords.forms.count, count)
      }
    >
      {() => (
        <>
          {needed.length > 0 && lines(shown)}
          {rest.length > 0 && (
            <FoldedMore summary={t(text.moreForms, { count: rest.length })}>{() => lines(rest)}</FoldedMore>
          )}
          {notNeeded.length > 0 && (
            <FoldedMore summary={t(text.notNeeded, { count: notNeeded.length })}>{() => lines(notNeeded)}</FoldedMore>
          )}
          {mayOpen && needed.length > 0 && (
            <p className="no-print">
              <Link href={formsPath(application.id)}>{t(text.fillForms)}</Link>
            </p>
          )}
        </>
      )}
    </PlanPart>
  );
}

function FormLine({
  application,
  the,
  form,
  href,
  share,
  teamFills,
  isDone,
}: {
  application: TheApplication;
  the: CaseReader;
  form: PlannedForm;
  href: string | undefined;
  share: FormShare | undefined;
  /** All that is missing is who represents the applicant. */
  teamFills: boolean;
  /** As the count above the lines counts it. */
  isDone: boolean;
}) {
  const { t, percent } = useLanguage();
  const { title, person, childNumber, applies, why } = form;
  const whose = usePersonName(true)(person, childNumber);
  const asked = formLevel(form, application.plan.vault, the);
  const level = levelWord(applies && isDone ? "Complete" : asked);
  return (
    <PlanLine application={application} name={t(title)} href={applies ? href : undefined} why={why}>
      <span>{t(text.isFor, { person: whose })}</span>
      {share && share.wanted > 0 && <span>{t(text.filledShare, { share: percent(share.ratio) })}</span>}
      {teamFills && applies ? (
        <StatusTag tone="quiet">{t(text.teamFills)}</StatusTag>
      ) : (
        <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
      )}
    </PlanLine>
  );
}
