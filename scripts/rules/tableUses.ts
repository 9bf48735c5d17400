import { applicationTypes } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { eligibilityOf } from "@boreal/domain/eligibility/eligibility";
import { feesOf } from "@boreal/domain/fees/fees";
import { formsOf } from "@boreal/domain/forms/forms";
import { fundsOf } from "@boreal/domain/funds/funds";
import type { DatedTable } from "@boreal/domain/kernel/datedTable";
import { lettersOf } from "@boreal/domain/letters/letters";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { decideSlots } from "@boreal/domain/vault/decideSlots";
import { pagesFor } from "@boreal/domain/vault/pages";
import type { NamedCondition } from "./conditionUses.ts";
import type { DomainModule } from "./domainModules.ts";
import type { SectionRows } from "./stepRows.ts";
import { tablesRead, triedCases } from "./triedCases.ts";

export type TableUses = {
  readonly steps: readonly string[];
  readonly conditions: readonly string[];
  readonly parts: readonly string[];
  readonly files: readonly string[];
};

const casesPerType = 25;

/** The parts of a plan, each computed alone. */
const partsOfPlan: Readonly<Record<string, (the: CaseReader) => unknown>> = {
  "document vault": (the) => pagesFor(the.application("type") ?? "Student").flatMap((page) => decideSlots(page, the)),
  letters: lettersOf,
  forms: formsOf,
  eligibility: eligibilityOf,
  funds: fundsOf,
  fees: feesOf,
  deadlines: everyDeadline,
};

const isTable = (value: unknown): value is DatedTable<unknown> =>
  typeof value === "object" && value !== null && "rows" in value && "appliesOn" in value;

/** Everything that a condition may want in view: a row, a child, a document. */
function withAllInView(the: CaseReader): CaseReader {
  const [child] = the.children();
  return (child ? the.forChild(child) : the).forDocument({ fileId: "f", documentId: "passport" }).forRow("row", {});
}

/**
 * What a condition asks for; of one that is made of others, what these ask for. Conditions over something else than a case,
 * such as the situation in Canada, cannot be asked here and are left out.
 */
function readByCondition(
  condition: CaseCondition,
  cases: readonly CaseFile[],
  found: Map<CaseCondition, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = found.get(condition);
  if (before) return before;
  const read = condition.made
    ? new Set(condition.made.of.flatMap((part) => [...readByCondition(part, cases, found)]))
    : tablesRead(cases, (the) => {
        try {
          condition.evaluate(withAllInView(the));
        } catch {
          return;
        }
      });
  found.set(condition, read);
  return read;
}

/** Which steps, conditions and parts of the plan asked for a row of each table over made-up cases, and which files name it. */
export function tableUses(
  tables: readonly DatedTable<unknown>[],
  {
    modules,
    conditions,
    sections,
  }: {
    readonly modules: readonly DomainModule[];
    readonly conditions: ReadonlyMap<string, NamedCondition>;
    readonly sections: readonly SectionRows[];
  },
): ReadonlyMap<string, TableUses> {
  const cases = applicationTypes.flatMap((type) => triedCases(type, stepsOf(type), casesPerType));
  const found = new Map<CaseCondition, ReadonlySet<string>>();
  const byCondition = [...conditions.values()].map(
    ({ id, condition }) => [id, readByCondition(condition, cases, found)] as const,
  );
  const byPart = Object.entries(partsOfPlan).map(([name, part]) => [name, tablesRead(cases, part)] as const);
  const exported = new Map<string, string>();
  for (const { path, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) if (isTable(value)) exported.set(`${path} ${name}`, value.id);
  }
  const readers = (pairs: readonly (readonly [string, ReadonlySet<string>])[], id: string) =>
    pairs.filter(([, read]) => read.has(id)).map(([name]) => name);
  return new Map(
    tables.map(({ id }) => [
      id,
      {
        steps: [
          ...new Set(
            sections.flatMap(({ rows }) =>
              rows.filter((row) => row.depth < 2 && row.tables.includes(id)).map((row) => row.step.id),
            ),
          ),
        ],
        conditions: readers(byCondition, id),
        parts: readers(byPart, id),
        files: modules
          .filter(({ imports }) => imports.some(({ from, name }) => exported.get(`${from} ${name}`) === id))
          .map(({ path }) => path),
      },
    ]),
  );
}
