import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { CaseReader } from "@boreal/domain/caseFile/reader";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { checksOf } from "@boreal/domain/fields/kindChecks";
import type { Section } from "@boreal/domain/questionnaire/flow";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";
import { isCondition } from "./conditionUses.ts";
import { TableNotes, triedCases, valuesOf } from "./triedCases.ts";

/** What the page says of one step, member of a group or field of a list. */
export type StepRow = {
  readonly step: Step | AskingStep | Field;
  readonly depth: 0 | 1 | 2;
  readonly types: readonly ApplicationType[];
  readonly codes: readonly string[];
  readonly tables: readonly string[];
};
export type SectionRows = { readonly id: string; readonly title: Section["title"]; readonly rows: readonly StepRow[] };

const casesPerType = 40;
const builtWhole: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli", "StandaloneFamily", "SpeFamily"];

type AskedStep = { readonly step: Step; readonly types: ApplicationType[] };

/** Sections in the order in which the flows meet them, each step in the first one that names it, with the types that ask it. */
export function sectionRows(flowOf: (type: ApplicationType) => readonly Section[]): readonly SectionRows[] {
  const sections = new Map<string, { readonly title: Section["title"]; readonly ids: string[] }>();
  const places = new Map<string, AskedStep>();
  for (const type of [...builtWhole, ...applicationTypes.filter((one) => !builtWhole.includes(one))]) {
    for (const { id, title, steps } of flowOf(type)) {
      const section = sections.get(id) ?? { title, ids: [] };
      sections.set(id, section);
      for (const step of steps) {
        const place = places.get(step.id);
        if (place) place.types.push(type);
        else {
          places.set(step.id, { step, types: [type] });
          section.ids.push(step.id);
        }
      }
    }
  }
  const cases = builtWhole.flatMap((type) =>
    triedCases(
      type,
      flowOf(type).flatMap(({ steps }) => steps),
      casesPerType,
    ),
  );
  return [...sections]
    .map(([id, { title, ids }]) => ({ id, title, rows: ids.flatMap((step) => rowsOf(places.get(step), cases)) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(place: AskedStep | undefined, cases: readonly CaseFile[]): readonly StepRow[] {
  if (!place) return [];
  const { step, types } = place;
  const own = (one: StepRow["step"], depth: StepRow["depth"]): StepRow => ({
    step: one,
    depth,
    types,
    ...triedOn(one, cases),
  });
  const withFields = (one: Step | AskingStep, depth: 0 | 1): readonly StepRow[] => [
    own(one, depth),
    ...(one.type === "list" || one.type === "composite" ? one.fields.map((field) => own(field, 2)) : []),
  ];
  return step.type === "group"
    ? [own(step, 0), ...step.members.flatMap((member) => withFields(member, 1))]
    : withFields(step, 0);
}

/** A field of a list or composite has no type. */
export const isField = (one: StepRow["step"]): one is Field => !("type" in one) || one.type === "question";

/** In a row, as the rules of a field expect it; a step's own rules do not mind. */
const inRow = (the: CaseReader) => the.forRow("row", {});

/** Codes of what a step refuses (those it names, and those that its checks answered with), and the tables that it asked for a row. */
function triedOn(one: StepRow["step"], cases: readonly CaseFile[]): Pick<StepRow, "codes" | "tables"> {
  const codes = new Set<string>();
  if ("whenMissing" in one && one.whenMissing) codes.add(one.whenMissing.code);
  if (isField(one) && one.whenNotOffered) codes.add(one.whenNotOffered.code);
  const tables = new Set<string>();
  let checks = isField(one) ? checksOf(one) : [];
  for (const [index, caseFile] of cases.entries()) {
    const the = inRow(new TableNotes(new CaseReader(caseFile), tables));
    readAll(one, the);
    if (!isField(one)) continue;
    const readsTheCase = checks.filter((check) => {
      const own = the.fresh();
      for (const value of valuesOf(one)) codes.add(check(value, own)?.code ?? "");
      return own.trace.restsOn.length > 0;
    });
    // What reads nothing of the first case says the same of every other one.
    if (index === 0) checks = readsTheCase;
  }
  codes.delete("");
  return { codes: [...codes].toSorted(), tables: [...tables].toSorted() };
}

/** Asks everything of a step that may read a table, but for its checks. */
function readAll(one: StepRow["step"], the: CaseReader): void {
  for (const part of Object.values(one)) if (isCondition(part)) part.evaluate(the);
  if ("type" in one && one.type === "list") one.rows(the);
  if ("prefill" in one) one.prefill?.(the);
  if (!isField(one)) return;
  one.among?.(the);
  one.length?.(the);
  for (const option of one.choices ?? []) option.offered?.evaluate(the);
  for (const wording of one.wordings ?? []) wording.when.evaluate(the);
}
