import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AskingStep, CompositeStep, Field, ListStep } from "@boreal/domain/questionnaire/step";
import { rowNumbers, withEmptyRows, withoutEmptyEnd } from "@boreal/domain/questionnaire/rowNumbers";
import { rowTitle, stepStates } from "@boreal/domain/questionnaire/stepState";
import { isNeeded, missingRefusal, valueRefusal } from "@boreal/domain/questionnaire/checks/valueFaults";
import { questionText } from "@boreal/domain/questionnaire/questionText";
import { askedWithin, valueAt, type Row } from "../../../case/answers/askedFields.ts";
import { inAddress } from "../entry/addressFields.ts";
import type { Draft, Unread } from "../../../case/saving/answerSheet.ts";
import { keyOf } from "../../../case/saving/answerQueue.ts";
import { answerPath, partPath, rowPath } from "../questions/controlIds.ts";

export type PlacedFault = {
  readonly path: string;
  readonly refusal: Refusal;
  /** Nothing stands there. */
  readonly isMissing?: true;
  /** What is asked there. */ readonly label?: Text;
};
type UnreadEntries = Readonly<Record<string, Unread>>;

const nothingUnread: UnreadEntries = {};

type Laid = { readonly over: CaseFile; readonly values: Row };
const laid = new WeakMap<CaseFile, readonly { readonly values: Row; readonly made: CaseFile }[]>();

/**
 * A case with these answers laid over its own. The same answers give the same case again (of the last few), so that
 * whatever was worked out for it holds: saving changes what the page says, and not the answers.
 */
export function withAnswers(caseFile: CaseFile, values: Row): CaseFile {
  const before = laid.get(caseFile) ?? [];
  const known = before.find((one) => isLaid({ over: caseFile, values }, one.values));
  if (known) return known.made;
  const answers = Object.fromEntries(
    Object.entries({ ...caseFile.answers, ...values }).filter(([, value]) => value !== undefined && value !== null),
  );
  const made = { ...caseFile, answers };
  laid.set(caseFile, [{ values, made }, ...before.slice(0, 2)]);
  return made;
}

/** Whether laying these values gives what laying the others gave: value by value the same object. */
function isLaid({ over, values }: Laid, others: Row): boolean {
  const own = over.answers as Row;
  const given = (from: Row, key: string) => (key in from ? from[key] : own[key]) ?? undefined;
  return [...Object.keys(values), ...Object.keys(others)].every((key) =>
    Object.is(given(values, key), given(others, key)),
  );
}

/** The rows that are drawn: those given, and empty ones up to how many there must be. */
export function rowsOf(step: ListStep, value: unknown, the: CaseReader): readonly Row[] {
  const given = Array.isArray(value) ? (value as readonly Row[]) : [];
  const { least } = step.rows(the.fresh());
  return withEmptyRows(step, given, Math.max(0, least - given.length), the.childNumbers());
}

export const isFieldNeeded = (field: Pick<Field, "needed">, the: CaseReader): boolean =>
  isNeeded(the.fresh(), field.needed);

/** What keeps a value from being stored and the person from going on; advice does neither. */
export function hardRefusal(field: Field, value: unknown, the: CaseReader): Refusal | undefined {
  const refused = valueRefusal(field, value, the.fresh());
  return refused?.isAdvice ? undefined : refused;
}

function faultOfField(
  field: Field,
  { path, value }: { path: string; value: unknown },
  the: CaseReader,
  unread: UnreadEntries,
): readonly PlacedFault[] {
  const refused = unread[path]?.refusal ?? hardRefusal(field, storedForm(field, value), the);
  const label = questionText(field, the);
  if (refused) return [{ path, label, refusal: refused }];
  return storedForm(field, value) === undefined && isFieldNeeded(field, the)
    ? [{ path, label, refusal: missingRefusal(field), isMissing: true }]
    : [];
}

/** Without rows that were added at the end and left empty; not below how many there must be. */
export function rowsThatCount(
  step: ListStep,
  rows: readonly Row[],
  the: CaseReader,
  unread: UnreadEntries,
): readonly Row[] {
  const { least } = step.rows(the.fresh());
  const lastTyped = rows.findLastIndex((_, index) =>
    Object.keys(unread).some((path) => path.startsWith(rowPath(step.id, index))),
  );
  return rows.slice(0, Math.max(withoutEmptyEnd(step, rows).length, least, lastTyped + 1));
}

function faultsOfList(step: ListStep, value: unknown, the: CaseReader, unread: UnreadEntries): readonly PlacedFault[] {
  if (value === undefined && !isFieldNeeded(step, the)) return [];
  const rows = rowsThatCount(step, rowsOf(step, value, the), the, unread);
  const numbers = rowNumbers(step, rows);
  const ofRows = rows.flatMap((row, index) => {
    const rowReader = the.forRow(`${step.id}[${index}]`, row);
    const inRow = (fault: PlacedFault): PlacedFault =>
      fault.label ? { ...fault, label: labelInRow(rowTitle(step, numbers[index] ?? index + 1), fault.label) } : fault;
    return askedWithin(step, rowReader).flatMap((field) =>
      faultOfField(field, { path: rowPath(step.id, index, field.id), value: row[field.id] }, rowReader, unread).map(
        inRow,
      ),
    );
  });
  const ofWhole = stepStates(step, the.fresh())
    .flatMap((state) => state.refusals)
    .filter((refusal) => refusal.path === answerPath(step.id));
  const none = rows.length === 0 && isFieldNeeded(step, the) ? [missingWhole(step)] : [];
  return [...ofWhole, ...none, ...ofRows];
}

const missingWhole = (step: ListStep | CompositeStep): PlacedFault => ({
  path: answerPath(step.id),
  refusal: missingRefusal(step),
  isMissing: true,
});

const labelInRow = (row: Text, field: Text): Text => ({ en: `${row.en}, ${field.en}`, fr: `${row.fr}, ${field.fr}` });

function faultsOfComposite(
  step: CompositeStep,
  value: unknown,
  the: CaseReader,
  unread: UnreadEntries,
): readonly PlacedFault[] {
  const needed = isFieldNeeded(step, the);
  if (value === undefined && !needed && !Object.keys(unread).some((path) => path.startsWith(partPath(step.id, ""))))
    return [];
  const parts = (value ?? {}) as Row;
  const reader = the.forRow(step.id, parts);
  const asked = askedWithin(step, reader);
  const faults = (step.look === "address" ? inAddress(asked, parts) : asked).flatMap((field) =>
    faultOfField(field, { path: partPath(step.id, field.id), value: parts[field.id] }, reader, unread),
  );
  return faults.length === 0 && value === undefined && needed ? [missingWhole(step)] : faults;
}

/** What stands between this page and the next, in the order of the page. `caseFile` and `the` hold what stands on the screen. */
export function pageFaults(
  asked: readonly AskingStep[],
  caseFile: CaseFile,
  the: CaseReader,
  drafts: Readonly<Record<string, Draft>>,
): readonly PlacedFault[] {
  return asked.flatMap((asking) => {
    const value = valueAt(caseFile.answers, asking.id);
    const unread = drafts[keyOf(answerPath(asking.id))]?.unread ?? nothingUnread;
    switch (asking.type) {
      case "list":
        return faultsOfList(asking, value, the, unread);
      case "composite":
        return faultsOfComposite(asking, value, the, unread);
      case "question":
        return faultOfField(asking, { path: answerPath(asking.id), value }, the, unread);
    }
  });
}

/** A value without what only stands on the screen: the empty boxes of a list of texts, an empty list. */
export function storedForm(field: Pick<Field, "kind">, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const kept: readonly unknown[] =
    field.kind === "texts"
      ? value.flatMap((one) => (typeof one === "string" && one.trim() !== "" ? [one.trim()] : []))
      : value;
  return kept.length === 0 ? undefined : kept;
}
