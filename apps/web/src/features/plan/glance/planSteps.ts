import type { FormsInReview } from "../tasks/task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { formsOfPerson } from "@boreal/domain/forms/teamForms";
import { formCount } from "@boreal/domain/plan/formCount";
import { documentCount, type Count } from "../../../case/counts.ts";
import { answersPath, documentsPath, formsPath, statusPath, stepPath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { filesToSort } from "../../../case/unsorted.ts";
import { vaultOverview } from "../../../case/vaultOverview.ts";

export type PlanStepId = "answer" | "documents" | "forms" | "send";

/** One of the four steps of a case. `now`: the first that is not done. */
export type PlanStep = {
  readonly id: PlanStepId;
  readonly state: "done" | "now" | "later";
  /** Nothing while it is not known, or where nothing is counted. */
  readonly count?: Count;
  /** Where the step is worked on; nothing where there is no page for it. */
  readonly href?: string;
};

type Given = Pick<TheApplication, "id" | "type" | "status" | "documents" | "abilities" | "caseFile"> & {
  readonly plan: Pick<TheApplication["plan"], "vault">;
};

/** The steps from the first question to the review, each with how much of it is done. */
export function planSteps(
  application: Given,
  { assessment, refusals, forms }: PlanBesideVault,
  review?: FormsInReview,
): readonly PlanStep[] {
  const { id, abilities } = application;
  const people = vaultOverview(application);
  const documents = documentCount(people);
  const toSign = people.some(({ lines }) => lines.some(({ isFilledHere, toDo }) => isFilledHere && toDo !== undefined));
  const needed = formsOfPerson(forms).filter(({ applies }) => applies).length;
  const answered = assessment.next === null && refusals.every(({ advice }) => advice);
  const formsDone = review && formCount(review.formStatuses, needed);
  const steps: readonly (Omit<PlanStep, "state"> & { readonly isDone: boolean })[] = [
    {
      id: "answer",
      isDone: answered,
      count: questionCount(assessment.progress),
      href: assessment.next === null ? answersPath(id) : stepPath(id, assessment.next),
    },
    {
      id: "documents",
      isDone: documents.done === documents.of && filesToSort(application.documents).length === 0,
      count: documents,
      href: documentsPath(id),
    },
    {
      id: "forms",
      // A form that is complete still goes back signed.
      isDone: !toSign && (formsDone ? formsDone.done === formsDone.of : needed === 0),
      // Where the legal team fills in all of them, there is nothing to count.
      ...(formsDone && formsDone.of > 0 ? { count: formsDone } : {}),
      ...(abilities.includes("readForms") ? { href: formsPath(id) } : {}),
    },
    { id: "send", isDone: application.status !== "Preparation", href: statusPath(id) },
  ];
  // Some requests have no official form at all.
  const walked = forms.length === 0 ? steps.filter((step) => step.id !== "forms") : steps;
  const first = walked.findIndex(({ isDone }) => !isDone);
  return walked.map(({ isDone, ...step }, at) => ({
    ...step,
    // Documents and forms follow from the answers: before these are whole, no other step is done.
    state: at === first ? "now" : isDone && answered ? "done" : "later",
  }));
}
