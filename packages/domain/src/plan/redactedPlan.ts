import type { Plan, PlannedEligibility, PlannedSlot, PlannedStep } from "./planned.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { lifeFields } from "../caseFile/lifeHistory.ts";
import type { FactRef } from "../kernel/trace.ts";
import { stepsOf } from "../questionnaire/flow.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { asksSomething, type Progress } from "../questionnaire/stepsProgress.ts";
import type { Readiness } from "../review/readiness.ts";
import { decideVault } from "../vault/decideSlots.ts";
import type { RequirementLevel } from "../vault/page.ts";
import { pagesOf, vaultPages } from "../vault/pages.ts";
import { requestsWithout } from "./redactedRequests.ts";
import { computePlan, type Why } from "./plan.ts";

/**
 * The plan for a reader who may not see the whole case (ADR 0105). Two steps, each of them enough to protect the facts:
 * the plan is computed from a case without the withheld facts, so it cannot reveal them; and each line that rests on one of
 * them is removed, so that nobody relies on a decision made without it.
 */

/** What is withheld from a reader. Form entries and the life history are always withheld. */
export type Withheld = {
  readonly isAnswerWithheld: (key: string) => boolean;
  /** Files of this page, that they are there, and what was read in them. */
  readonly isPageWithheld: (slug: string) => boolean;
};

/** A slot of a page that its reader may see, and whose level rests on something they may not know. */
export type RedactedSlot = Omit<PlannedSlot, "requirement"> & { readonly requirement: RequirementLevel | "Withheld" };

/**
 * The lines that may be shown. Totals over the whole case (funds, readiness, the verdict) are left out: computed on a part they would be wrong; so is what somebody who may correct it has to type. Each
 * list keeps the order of the whole plan, which is that of the catalogues.
 */
export type RedactedPlan = Omit<
  Plan,
  "format" | "vault" | "eligibility" | "funds" | "readiness" | "verdict" | "unread"
> & {
  readonly vault: readonly RedactedSlot[];
  readonly eligibility: Partial<Plan["eligibility"]>;
  /** Only in a whole plan. */
  readonly readiness?: Readiness;
};

/** A slot may be on several pages. */
const pagesOfSlot = Map.groupBy(
  vaultPages.flatMap(({ slug, slots }) => slots.map(({ id }) => ({ id: id as string, slug }))),
  ({ id }) => id,
);

/** The case without what is withheld. Documents of withheld pages are removed, with every statement about them. */
export function caseWithout(caseFile: CaseFile, { isAnswerWithheld, isPageWithheld }: Withheld): CaseFile {
  // What nobody has sorted may tell of anything; what somebody paid is for the applicant and the legal team.
  const {
    forms: _forms,
    formBases: _bases,
    letters: _letters,
    letterBases: _letterBases,
    formChecks: _checks,
    unsortedDocuments: _unsorted,
    noDocumentStatements,
    lawyerWords,
    payment: _payment,
    startedFrom,
    authorityRequests,
    ...others
  } = caseFile;
  const known = (answers: CaseFile["answers"]): CaseFile["answers"] =>
    Object.fromEntries(Object.entries(answers).filter(([key]) => !isAnswerWithheld(key)));
  // That a file was returned, or counts, reveals nothing; the reason, in free text, may reveal anything.
  const documents = caseFile.documents
    .filter(({ documentId }) => !isPageWithheld(documentId))
    .map((document) => (document.returnedBecause ? { ...document, returnedBecause: "" } : document))
    .map((document) => (document.countsBecause ? { ...document, countsBecause: "" } : document));
  const kept = new Set(documents.map(({ fileId }) => fileId));
  return {
    ...others,
    profile: Object.fromEntries(Object.entries(caseFile.profile).filter(([key]) => !Object.hasOwn(lifeFields, key))),
    answers: known(caseFile.answers),
    ...(startedFrom === undefined
      ? {}
      : { startedFrom: { ...startedFrom, answers: known(startedFrom.answers ?? {}) } }),
    documents,
    ...(authorityRequests === undefined ? {} : { authorityRequests: requestsWithout(caseFile, isPageWithheld) }),
    // That a lawyer decided reveals nothing; the reason, in free text, may reveal anything.
    ...(lawyerWords === undefined
      ? {}
      : {
          lawyerWords: lawyerWords.filter(({ fileId }) => kept.has(fileId)).map((word) => ({ ...word, reason: "" })),
        }),
    ...(noDocumentStatements === undefined
      ? {}
      : {
          noDocumentStatements: noDocumentStatements.filter(
            ({ slotId }) => !(pagesOfSlot.get(slotId) ?? []).some(({ slug }) => isPageWithheld(slug)),
          ),
        }),
  };
}

/** The same, and also without pages whose level rests on a withheld answer: a file there would reveal it. Documents do not decide which pages those are. */
export function withPagesThatRestOn(caseFile: CaseFile, withheld: Withheld): Withheld {
  const the = readerFor({ ...caseWithout(caseFile, withheld), documents: [] });
  const slots = decideVault(pagesOf(caseFile.application.type, the), the);
  const resting = new Set<string>(
    slots.filter(({ requirement }) => restsOnWithheld(requirement, withheld)).map(({ page }) => page.slug),
  );
  return { ...withheld, isPageWithheld: (slug) => resting.has(slug) || withheld.isPageWithheld(slug) };
}

/** Whether a line rests on a withheld fact. Since the fact was removed, it is among the line’s missing facts. */
export function restsOnWithheld(
  { restsOn }: Pick<Why, "restsOn">,
  { isAnswerWithheld, isPageWithheld }: Withheld,
): boolean {
  return restsOn.some((fact) => {
    const [kind, name] = addressOf(fact);
    if (kind === "answers") return isAnswerWithheld(name);
    if (kind === "documents") return name !== "" && isPageWithheld(name);
    // What a request asks for by name of a document may be known with its page; its days, and what is cut of it, may not.
    if (kind === "authorityRequests") return name !== "";
    return kind === "forms" || (kind === "profile" && Object.hasOwn(lifeFields, name));
  });
}

/** That a file does not count tells of its fault. */
const withToldFaults = <Slot extends Pick<RedactedSlot, "notCounted">>(
  slot: Slot,
  warnings: readonly { readonly fileId?: string }[],
): Slot =>
  slot.notCounted === undefined
    ? slot
    : { ...slot, notCounted: slot.notCounted.filter((id) => warnings.some(({ fileId }) => fileId === id)) };

export function redactedPlan(caseFile: CaseFile, withheld: Withheld): RedactedPlan {
  const plan = computePlan(caseWithout(caseFile, withheld));
  const told = <T extends { readonly why: Why }>(lines: readonly T[]): readonly T[] =>
    lines.filter(({ why }) => !restsOnWithheld(why, withheld));
  const { assessment } = plan;
  const steps = redactedSteps(assessment.steps, withheld);
  const known = new Set(steps.map(({ id }) => id));
  const warnings = told(plan.warnings);
  return {
    rulesVersion: plan.rulesVersion,
    today: plan.today,
    refusals: plan.refusals.filter(({ path }) => !isAnswerWithheld(path, withheld)),
    assessment: {
      ...assessment,
      ...progressOf(caseFile, steps),
      steps,
      warnings: told(assessment.warnings),
      setAside: told(assessment.setAside).filter(({ id }) => known.has(id)),
      prefills: told(assessment.prefills).filter(({ id }) => known.has(id)),
      differences: told(assessment.differences).filter(({ step }) => known.has(step)),
    },
    vault: plan.vault
      .filter(({ page }) => !withheld.isPageWithheld(page))
      .map((slot) => (restsOnWithheld(slot.why, withheld) ? { ...slot, requirement: "Withheld" as const } : slot))
      // Which request it is that asks for it is not theirs to know.
      .map((slot) => without(slot, "askedBy"))
      .map((slot) => withToldFaults(slot, warnings)),
    warnings,
    letters: told(plan.letters),
    forms: told(plan.forms),
    fees: told(plan.fees),
    deadlines: told(plan.deadlines),
    eligibility: Object.fromEntries(
      Object.entries(plan.eligibility)
        .filter(([, { why }]) => !restsOnWithheld(why, withheld))
        .map(([id, result]) => [id, withKnownCategories(result, withheld)]),
    ),
  };
}

/** Where a category rests on a withheld fact, the list of those that are offered would tell of it, and so would the sentence. */
function withKnownCategories(result: PlannedEligibility, withheld: Withheld): PlannedEligibility {
  const { categories, programmes: _programmes, message: _message, ...rest } = result;
  if (!categories?.some(({ why }) => restsOnWithheld(why, withheld))) return result;
  return { ...rest, categories: categories.filter(({ why }) => !restsOnWithheld(why, withheld)) };
}

const without = <T extends object, K extends keyof T>(whole: T, key: K): Omit<T, K> => {
  const { [key]: _left, ...rest } = whole;
  return rest;
};

const isAnswerWithheld = (path: string, withheld: Withheld): boolean =>
  addressOf(path)[0] === "answers" && withheld.isAnswerWithheld(addressOf(path)[1]);

/** Steps that ask for or rest on nothing withheld. A group is shown whole or not at all: its state is that of its members. */
function redactedSteps(steps: readonly PlannedStep[], withheld: Withheld): readonly PlannedStep[] {
  const isCut = ({ id, why }: PlannedStep) =>
    restsOnWithheld(why, withheld) || withheld.isAnswerWithheld(id.split(".")[0] ?? id);
  const groups = new Set(steps.flatMap((step) => (isCut(step) ? [step.group ?? step.id] : [])));
  return steps.filter((step) => !isCut(step) && !groups.has(step.group ?? step.id));
}

/** Ids of the questions of which this reader is not told: nothing tells them whether those are answered. */
export function untoldQuestions(
  { application }: CaseFile,
  { assessment }: Pick<RedactedPlan, "assessment">,
): readonly string[] {
  const told = new Set(assessment.steps.map(({ id }) => id));
  const ids = stepsOf(application.type).flatMap((step) => [
    step.id,
    ...(step.type === "group" ? step.members.map(({ id }) => id) : []),
  ]);
  return [...new Set(ids)].filter((id) => !told.has(id));
}

/** Counted over the known steps alone, as document 3 section 4.1 counts them. */
function progressOf(
  { application: { type } }: CaseFile,
  steps: readonly PlannedStep[],
): { readonly progress: Progress; readonly next: string | null } {
  const states = new Map(steps.map(({ id, state }) => [id, state]));
  const asked = stepsOf(type).flatMap((step) => {
    const state = asksSomething(step) ? states.get(step.id) : undefined;
    return state === undefined || state === "page" ? [] : [{ id: step.id, state }];
  });
  const count = (wanted: string) => asked.filter(({ state }) => state === wanted).length;
  const [answered, skipped, total] = [count("answered"), count("skipped"), asked.length];
  const ratio = total === skipped ? 1 : Math.round((answered / (total - skipped)) * 1000) / 1000;
  const open = asked.find(({ state }) => state === "open")?.id ?? null;
  return {
    progress: { answered, skipped, total, ratio },
    next: steps.find(({ group, state }) => group !== undefined && group === open && state === "open")?.id ?? open,
  };
}

/** Of `answers.previousVisas[0].country` the kind `answers` and the name `previousVisas`. */
function addressOf(fact: FactRef): readonly [string, string] {
  const [, kind = fact, name = ""] = /^([^.]+)\.([^.[]+)/.exec(fact) ?? [];
  return [kind, name];
}
