import type { Plan } from "@boreal/domain/plan/planned";
import { taskList } from "./tasks.ts";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";

/** A plan and an application, with what a test of their tasks names. */

export type Given = Parameters<typeof taskList>[0];
const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
export const text = (words: string) => ({ en: words, fr: words });

export const answered = (id: string, missing: readonly string[] = []) =>
  ({ id, state: "answered", why: { ...why, missing } }) as unknown as Plan["assessment"]["steps"][number];
const progress = { answered: 5, skipped: 1, total: 9, ratio: 0.625 };

export function plan(
  given: Partial<Pick<Plan, "deadlines" | "refusals" | "warnings">> & { assessment?: Partial<Plan["assessment"]> } = {},
): Plan {
  const { assessment, ...rest } = given;
  return {
    today: "2026-11-21",
    refusals: [],
    warnings: [],
    deadlines: [],
    ...rest,
    assessment: {
      progress,
      next: null,
      steps: [answered("country")],
      warnings: [],
      setAside: [],
      prefills: [],
      differences: [],
      ...assessment,
    },
  } as unknown as Plan;
}

export const slot = (
  page: string,
  slotId: string,
  requirement: string,
  facts: { permissions?: readonly string[]; phase?: string; person?: string; childNumber?: number } = {},
) =>
  ({
    page,
    slot: slotId,
    person: "main",
    childNumber: null,
    requirement,
    permissions: ["View", "Upload"],
    phase: "preparation",
    why,
    ...facts,
  }) as unknown as Given["plan"]["vault"][number];

export const nothingToldYet: CaseFile = {
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: {},
  dependents: [],
  documents: [],
};

export function application(vault: Given["plan"]["vault"] = [], rest: Partial<Given> = {}): Given {
  return {
    id: "a1",
    type: "Student",
    status: "Preparation",
    caseFile: writeCase(nothingToldYet),
    documents: [],
    acknowledgedWarnings: [],
    abilities: ["answer", "fillForms"],
    plan: { vault },
    ...rest,
  };
}

export const file = (page: string, slotId: string) =>
  ({
    id: "f1",
    name: "letter.pdf",
    page,
    slot: slotId,
    childNumber: null,
    deletedAt: null,
    abilities: [],
    fields: [],
    found: [],
  }) as unknown as Given["documents"][number];
export const warning = (id: string, facts: Partial<Plan["warnings"][number]> = {}) =>
  ({ id, blocking: false, popUp: false, why, ...facts }) as Plan["warnings"][number];
export const deadline = (
  id: string,
  date: string | null,
  restsOn: readonly string[] = [],
): Plan["deadlines"][number] => ({
  id,
  title: text(id),
  date,
  why: { ...why, restsOn },
});

export const kinds = (given: Given, its: Plan) => taskList(given, its).open.map(({ kind }) => kind);
