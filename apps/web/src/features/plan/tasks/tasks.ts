import type { TaskItem, Given, FormsInReview, Person } from "./task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import { hasBegun } from "@boreal/domain/plan/hasBegun";
import { inOneLine } from "@boreal/domain/plan/toldWarning";
import { warningsNow } from "@boreal/domain/plan/warningsNow";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { answersPath, paymentPath, stepPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import { questionOf } from "../../../case/answers/questionOf.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { vaultOverview, type OverviewLine, type PersonLines } from "../../../case/vaultOverview.ts";
import { headedAnswer, toldWarningOf } from "../../../case/reasons/toldWarningOf.ts";
import { isSameText } from "../../../ui/halves.ts";
import { itemsReadOtherwise, pageOfWarning } from "./answerTasks.ts";
import { dateItems, daysToTell } from "./dateTasks.ts";
import { documentItem } from "./documentItem.ts";
import { itemsToCompare, itemsToSort, itemsToType } from "./fileTasks.ts";
import { formsToSign, partsToFill } from "./formTasks.ts";
import { lettersToConfirm } from "./letterTasks.ts";

/** Kinds of things to do, the most urgent first. Questions come before documents, for they decide which are needed. */
export type TaskKind =
  | "overdue"
  | "tell"
  | "start"
  | "date"
  | "attention"
  | "correct"
  | "replace"
  | "question"
  | "confirm"
  | "mend"
  | "sort"
  | "compare"
  | "type"
  | "differ"
  | "document"
  | "form"
  | "letter"
  | "sign"
  | "pay";

export type Task = { readonly kind: TaskKind; readonly count: number; readonly items: readonly TaskItem[] };

export type DoneThing = {
  readonly key: string;
  readonly about: Text | { readonly questions: number };
  readonly of?: Person;
  readonly href: string;
};
export type TaskList = { readonly open: readonly Task[]; readonly done: readonly DoneThing[] };

/** What the person can do now, the most urgent first, and what is done. Pages are those of the vault as the server lets them be used, forms as it says that they stand. */
export function taskList(application: Given, plan: PlanBesideVault, review?: FormsInReview): TaskList {
  const people = vaultOverview(application);
  const { overdue, soon } = dateItems(application, plan);
  // Nothing is offered that the status refuses; what is open again has a place of its own on the page.
  const mayAnswer = application.abilities.includes("answer");
  const tasks = [
    task("overdue", overdue),
    task("tell", daysToTell(application, plan)),
    mayAnswer ? starting(application, plan) : undefined,
    task("date", soon),
    slotsToDo("attention", "look", application, people),
    slotsToDo("replace", "add", application, people),
    ...(mayAnswer
      ? [corrections(application, plan), questions(application, plan), contradictions(application, plan)]
      : []),
    task("mend", [...faultyFiles(application, plan), ...(mayAnswer ? faultyAnswers(application, plan) : [])]),
    task("sort", itemsToSort(application)),
    task("compare", itemsToCompare(application)),
    task("type", itemsToType(application, plan)),
    mayAnswer ? task("differ", itemsReadOtherwise(application, plan)) : undefined,
    slotsToDo("document", "add", application, people),
    // Last, because the server is asked for it: nothing moves that stands already.
    task("form", partsToFill(application, plan, review)),
    task("letter", lettersToConfirm(application, review)),
    task("sign", formsToSign(application, plan, review, people)),
    openPayment(application, review),
  ];
  return { open: tasks.filter((task) => task !== undefined), done: doneThings(application, plan, people) };
}

const task = (kind: TaskKind, items: readonly TaskItem[], count = items.length): Task | undefined =>
  items.length === 0 ? undefined : { kind, count, items };

function starting({ id, type }: Given, plan: PlanBesideVault): Task | undefined {
  const [first] = stepsOf(type as ApplicationType);
  return hasBegun(plan) || !first
    ? undefined
    : task("start", [{ key: first.id, about: first.question, href: stepPath(id, first.id) }]);
}

/** One line for a question, however many of its parts are wrong. */
function corrections({ id, type, caseFile }: Given, plan: PlanBesideVault): Task | undefined {
  const the = readerOf(caseFile);
  const wrong = plan.refusals.flatMap(({ path }) => {
    const field = path.replace(/^answers\./, "").replace(/\[.*$/, "");
    const asked =
      questionOf(stepsOf(type as ApplicationType), field, { the }) ??
      questionOf(stepsOf(type as ApplicationType), field.replace(/\..*$/, ""), { the });
    return asked ? [{ key: asked.stepId, about: asked.question, href: stepPath(id, asked.stepId) }] : [];
  });
  return task(
    "correct",
    wrong.filter((item, index) => wrong.findIndex((other) => isSameText(other.about, item.about)) === index),
  );
}

function questions({ id, type, caseFile }: Given, plan: PlanBesideVault): Task | undefined {
  const { next, progress } = plan.assessment;
  const { done, of } = questionCount(progress);
  const asked =
    next === null || !hasBegun(plan)
      ? undefined
      : questionOf(stepsOf(type as ApplicationType), next, { the: readerOf(caseFile) });
  if (!asked) return undefined;
  return task(
    "question",
    [{ key: asked.stepId, about: asked.question, href: stepPath(id, asked.stepId) }],
    Math.max(1, of - done),
  );
}

/** Answers that may contradict each other, until the person has confirmed them. */
function contradictions({ id, type, acknowledgedWarnings }: Given, plan: PlanBesideVault): Task | undefined {
  const isConfirmed = (warningId: string) =>
    acknowledgedWarnings.some((each) => each.warningId === warningId && !each.fileId);
  const pages = plan.assessment.warnings
    .filter((warning) => warning.popUp && !isConfirmed(warning.id))
    .flatMap(
      (warning) =>
        stepsOf(type as ApplicationType).find(
          (step) => step.type === "warning" && (step.warnings as readonly string[]).includes(warning.id),
        ) ?? [],
    );
  return task(
    "confirm",
    [...new Set(pages)].map((page) => ({ key: page.id, about: page.question, href: stepPath(id, page.id) })),
  );
}

/** Answers that nothing can be built on. */
const faultyAnswers = ({ id, type }: Given, plan: PlanBesideVault): readonly TaskItem[] =>
  plan.assessment.warnings
    .filter(({ blocking, popUp }) => blocking && !popUp)
    .map((warning) => {
      const page = pageOfWarning(type as ApplicationType, warning.id);
      return {
        key: warning.id,
        about: headedAnswer(warning)?.heading ?? { en: warning.id, fr: warning.id },
        ...(page ? { href: stepPath(id, page.id) } : {}),
      };
    });

/** Files with a fault that blocks. What was sent is sent as it is, and what may only be looked at is the legal team's to open. */
function faultyFiles(application: Given, { warnings }: PlanBesideVault): readonly TaskItem[] {
  const { id, documents, caseFile } = application;
  const { vault } = application.plan;
  const stage = { type: application.type as ApplicationType, status: application.status as ApplicationStatus };
  return warningsNow(warnings, vault, stage)
    .now.filter((warning) => (warning.blocking && !warning.forLawyer) || warning.id === "documentNamesNobody")
    .flatMap((warning) => {
      const file = documents.find((document) => document.id === warning.fileId);
      if (!file || isOnlyShown(file, vault)) return [];
      const told = toldWarningOf(warning, { caseFile, documents }, true);
      const about = told ? inOneLine(told) : { en: file.name, fr: file.name };
      return [{ key: `${file.id} ${warning.id}`, about, href: vaultPagePath(id, file.page, file.childNumber) }];
    });
}

/** Whether its slot lets this person do nothing but look. */
const isOnlyShown = (file: Given["documents"][number], vault: Given["plan"]["vault"]): boolean =>
  vault.some(
    ({ page, slot, childNumber, permissions }) =>
      page === file.page &&
      slot === file.slot &&
      childNumber === file.childNumber &&
      permissions.every((permission) => permission === "View"),
  );

const planAndPayment: Text = { en: "Your plan and payment", fr: "Votre plan et paiement" };

/** What holds back the review although everything else may be there. */
const openPayment = ({ id }: Given, review: FormsInReview | undefined): Task | undefined =>
  review?.readiness?.open.some(({ kind }) => kind === "payment")
    ? task("pay", [{ key: "payment", about: planAndPayment, href: paymentPath(id) }])
    : undefined;

/** The slots in which there is something of this kind to do. A form that Boreal filled and nobody signed is asked for by the warning about it. */
function slotsToDo(
  kind: "attention" | "replace" | "document",
  what: OverviewLine["toDo"],
  application: Given,
  people: readonly PersonLines[],
): Task | undefined {
  const items = people.flatMap((person) =>
    person.lines
      .filter(
        (line) =>
          (line.standing === "returned") === (kind === "replace") &&
          line.toDo === what &&
          !line.isOnlyFilled &&
          !line.doesNotCountYet &&
          (what === "look" || !line.isFilledHere),
      )
      .map((line) => documentItem(application, line, person)),
  );
  return task(kind, items);
}

function doneThings(application: Given, plan: PlanBesideVault, people: readonly PersonLines[]): readonly DoneThing[] {
  const { next, progress } = plan.assessment;
  const questionsDone = next === null && hasBegun(plan) && plan.refusals.length === 0;
  const documents = people.flatMap((person) =>
    person.lines
      .filter(({ standing }) => standing === "present")
      .map((line) => documentItem(application, line, person)),
  );
  return [
    ...(questionsDone
      ? [{ key: "questions", about: { questions: progress.answered }, href: answersPath(application.id) }]
      : []),
    ...documents,
  ];
}
