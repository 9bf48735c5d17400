import type { Plan } from "../../src/plan/planned.ts";
import { applicationStatuses, type ApplicationType } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { forms } from "../../src/forms/forms.ts";
import { letters } from "../../src/letters/letters.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { indexOfFlow } from "../../src/questionnaire/flow.ts";
import { pagesFor } from "../../src/vault/pages.ts";
import { caseOf, goldens } from "../golden/golden.ts";
import { manyCases } from "./anyCase.ts";
import { fullCasesOf } from "./fullCases.ts";

/** People of one type of application, and what of that type a plan can ask for or say. */

/** Somebody of this type: with answers to its questions and files on its pages only. */
export function asType(type: ApplicationType, caseFile: CaseFile): CaseFile {
  const { keys } = indexOfFlow(type);
  const pages = new Set<string>(pagesFor(type).map(({ slug }) => slug));
  return {
    ...caseFile,
    application: { ...caseFile.application, type },
    answers: Object.fromEntries(Object.entries(caseFile.answers).filter(([key]) => keys.has(key))),
    documents: caseFile.documents.filter(({ documentId }) => pages.has(documentId)),
  };
}

const random = manyCases(130);

const inStatus = (caseFile: CaseFile, nth: number): CaseFile => {
  const status = applicationStatuses[nth % applicationStatuses.length];
  return nth % 2 === 0 && status ? { ...caseFile, application: { ...caseFile.application, status } } : caseFile;
};

export type Planned = { readonly caseFile: CaseFile; readonly plan: Plan };

const planned = (caseFile: CaseFile): Planned => ({ caseFile, plan: computePlan(caseFile) });

let last: { readonly type: ApplicationType; readonly cases: readonly Planned[] } | undefined;

/** Drawn at random, with an application in each status, and their plans. Tests of one type follow each other. */
export function randomOf(type: ApplicationType): readonly Planned[] {
  if (last?.type !== type)
    last = { type, cases: random.map((caseFile, nth) => planned(inStatus(asType(type, caseFile), nth))) };
  return last.cases;
}

/** Everything of a type that may be asked for or said, by name. */
export const allOf = (type: ApplicationType): readonly string[] => [
  ...pagesFor(type).map(({ slug }) => `page ${slug}`),
  ...letters.filter(({ appliesTo }) => appliesTo.includes(type)).map(({ id }) => `letter ${id}`),
  ...forms.filter(({ appliesTo }) => appliesTo.includes(type)).map(({ id, person }) => `form ${id} ${person}`),
  ...[...indexOfFlow(type).warnings].map((id) => `warning ${id}`),
];

/** What a plan asks for or says. That an authority may ask for any page by letter does not count. */
export const reachedIn = ({ vault, letters: written, forms: filled, assessment }: Plan): readonly string[] => [
  ...vault
    .filter(({ requirement, askedBy }) => requirement !== "NotApplicable" && askedBy === undefined)
    .map(({ page }) => `page ${page}`),
  ...written.filter(({ requirement }) => requirement !== "NotApplicable").map(({ id }) => `letter ${id}`),
  ...filled.filter(({ applies }) => applies).map(({ id, person }) => `form ${id} ${person}`),
  ...assessment.warnings.map(({ id }) => `warning ${id}`),
];

let reachedBy: ReadonlyMap<string, readonly CaseFile[]> | undefined;

/** The golden cases of any type that reach this. Planned once, for those who ask: most who import this file do not. */
function reaching(name: string): readonly CaseFile[] {
  reachedBy ??= new Map(
    [
      ...Map.groupBy(
        goldens
          .map((golden) => caseOf(golden))
          .flatMap((caseFile) => [...new Set(reachedIn(computePlan(caseFile)))].map((one) => ({ one, caseFile }))),
        ({ one }) => one,
      ),
    ].map(([one, found]) => [one, found.map(({ caseFile }) => caseFile)]),
  );
  return reachedBy.get(name) ?? [];
}

const mostTried = 40;

/** What no case of the type reaches: neither one at random, nor one to whom much happens, nor one that reaches it in another type. */
export function outOfReach(type: ApplicationType): readonly string[] {
  const open = new Set(allOf(type));
  const meet = (plan: Plan) => {
    for (const name of reachedIn(plan)) open.delete(name);
  };
  for (const { plan } of randomOf(type)) meet(plan);
  for (const caseFile of fullCasesOf(type)) meet(computePlan(asType(type, caseFile)));
  for (const name of open) {
    const known = reaching(name).toSorted((one, other) => ofType(other, type) - ofType(one, type));
    for (const caseFile of known.slice(0, mostTried)) {
      if (!open.has(name)) break;
      meet(computePlan(asType(type, caseFile)));
    }
  }
  return [...open].toSorted();
}

const ofType = ({ application }: CaseFile, type: ApplicationType): number => Number(application.type === type);
