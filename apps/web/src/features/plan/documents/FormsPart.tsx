import type { FormsInReview } from "../tasks/task.ts";
import type { PlanBesideVault, PlannedForm } from "@boreal/domain/plan/planned";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { formNumbers } from "@boreal/domain/caseFile/formValues";
import { formsOfPerson } from "@boreal/domain/forms/teamForms";
import { isFormDone } from "@boreal/domain/forms/formDone";
import { formCount } from "@boreal/domain/plan/formCount";
import { useMemo } from "react";
import { Link } from "wouter";
import { formPath, formsPath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import type { FormShare } from "../../../case/forms/formShares.ts";
import { levelWord } from "../../../case/text.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { isStillPrepared } from "../../../case/vaultOverview.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { stepWords } from "../glance/glance.text.ts";
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
  const forms = formsOfPerson(plan.forms);
  const needed = forms.filter(({ applies }) => applies);
  const notNeeded = forms.filter(({ applies }) => !applies);
  const mayOpen = application.abilities.includes("readForms");
  const shares = useFormShares(
    caseFileOf(application.caseFile),
    mayOpen && needed.some(({ id }) => isFilledInHere(id)),
  );
  const the = useMemo(() => readerOf(application.caseFile), [application.caseFile]);
  if (plan.forms.length === 0) return null;
  const count = review && formCount(review.formStatuses, needed.length);
  const standing = (of: PlannedForm) => review?.formStatuses.find(({ key }) => key === keyOf(of));
  const line = (form: PlannedForm) => (
    <FormLine
      key={keyOf(form)}
      application={application}
      the={the}
      form={form}
      href={mayOpen && isFilledInHere(form.id) ? formPath(application.id, keyOf(form)) : undefined}
      share={shares.get(keyOf(form))}
      standing={standing(form)}
    />
  );
  const lines = (forms: readonly PlannedForm[]) => <ul className="plan-lines">{forms.map(line)}</ul>;
  const [shown, rest] = firstOnes(needed);
  return (
    <PlanPart
      id="forms"
      title={t(text.forms)}
      result={
        !isStillPrepared(application)
          ? t(planWords.nothingToFillNow)
          : needed.length === 0
            ? t(plan.forms.some(({ applies }) => applies) ? text.allByTeam : text.noForm)
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

/** One form behind a press would take as much room as the form. */
function firstOnes(needed: readonly PlannedForm[]) {
  const shown = needed.slice(0, needed.length === formsAtFirst + 1 ? needed.length : formsAtFirst);
  return [shown, needed.slice(shown.length)] as const;
}

function FormLine({
  application,
  the,
  form,
  href,
  share,
  standing,
}: {
  application: TheApplication;
  the: CaseReader;
  form: PlannedForm;
  href: string | undefined;
  share: FormShare | undefined;
  /** Nothing while it is not known. */
  standing: FormsInReview["formStatuses"][number] | undefined;
}) {
  const { t, percent } = useLanguage();
  const { title, person, childNumber, applies, why } = form;
  const whose = usePersonName(true)(person, childNumber);
  const asked = formLevel(form, application.plan.vault, the);
  const isDone = applies && standing !== undefined && isFormDone(standing);
  const level = levelWord(isDone ? "Complete" : asked);
  return (
    <PlanLine application={application} name={t(title)} href={applies ? href : undefined} why={why}>
      <span>{t(text.isFor, { person: whose })}</span>
      {share && share.wanted > 0 && <span>{t(text.filledShare, { share: percent(share.ratio) })}</span>}
      {applies && standing?.forLawyer ? (
        <StatusTag tone="quiet">{t(text.teamFills)}</StatusTag>
      ) : applies && standing?.isFilled && !isDone ? (
        <StatusTag tone="todo">{t(text.toCheckForm)}</StatusTag>
      ) : (
        <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
      )}
    </PlanLine>
  );
}
