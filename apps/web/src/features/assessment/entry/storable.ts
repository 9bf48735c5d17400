import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerIn, type LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { withoutEmptyEnd } from "@boreal/domain/questionnaire/rowNumbers";
import type { AskingStep, CompositeStep, Field, ListStep } from "@boreal/domain/questionnaire/step";
import { stepsSetting, type Row } from "../../../case/answers/askedFields.ts";
import type { Draft, Given } from "../../../case/saving/answerSheet.ts";
import { answerPath, partPath, rowPath } from "../questions/controlIds.ts";
import type { Standing } from "../questions/questionnaire.ts";
import { hardRefusal, isFieldNeeded, storedForm, withAnswers } from "../pages/pageFields.ts";

type Held = Pick<Draft, "unread" | "origins">;

/**
 * What can be stored of one answer as it stands; `draft.value` is the whole answer, also when the step asks for one part
 * of it. A value that cannot be read, that a check refuses, or that the person has not confirmed is not sent, and neither
 * is an empty one that is needed; an optional one that was emptied is cleared.
 */
export function storableAnswer(step: AskingStep, draft: Draft, { questions, caseFile }: Standing): Given {
  const { key, part } = splitPath(step.id);
  const the = readerIn(questions.flow, withAnswers(caseFile, { [key]: draft.value }));
  const storable =
    part === undefined ? storableWhole(step, draft, the) : { value: storableParts(step, draft, questions.flow, the) };
  return storable ? { ...draft, storable } : draft;
}

function storableWhole(step: AskingStep, draft: Draft, the: CaseReader): Given["storable"] {
  switch (step.type) {
    case "list": {
      const rows = storableRows(step, draft.value, the, draft);
      return rows.length > step.rows(the.fresh()).most ? undefined : { value: rows.length === 0 ? undefined : rows };
    }
    case "composite": {
      const parts = storableFields(step, draft.value, the, draft);
      return parts === undefined && isFieldNeeded(step, the) ? undefined : { value: parts };
    }
    case "question": {
      const path = answerPath(step.id);
      const value = storedForm(step, draft.value);
      if (draft.unread[path] || draft.origins[path] || hardRefusal(step, value, the)) return undefined;
      return value === undefined && isFieldNeeded(step, the) ? undefined : { value };
    }
  }
}

/** Whether one value can be stored as it stands. */
function fits(
  field: Field | undefined,
  { path, value }: { path: string; value: unknown },
  the: CaseReader,
  held: Held,
): boolean {
  if (value === undefined || held.unread[path] || held.origins[path]) return false;
  return !field || !hardRefusal(field, value, the);
}

/** The parts that other questions set are kept, each under its own question's checks. */
function storableParts(step: AskingStep, draft: Draft, flow: LoadedFlow, the: CaseReader): Row | undefined {
  const { key } = splitPath(step.id);
  const setters = stepsSetting(flow, key);
  const entries = Object.entries((draft.value ?? {}) as Row).filter(([name, value]) => {
    const path = partPath(key, name);
    const setter = path === answerPath(step.id) ? step : setters.find((each) => answerPath(each.id) === path);
    return fits(setter?.type === "question" ? setter : undefined, { path, value }, the, draft);
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function storableFields(step: CompositeStep, value: unknown, the: CaseReader, held: Held): Row | undefined {
  const parts = (value ?? {}) as Row;
  const reader = the.forRow(step.id, parts);
  const entries = entriesThatFit(step.fields, { parts, pathOf: (name) => partPath(step.id, name) }, reader, held);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The rows without what cannot be stored, and without empty ones that were added at the end; none when nothing at all was given. */
function storableRows(step: ListStep, value: unknown, the: CaseReader, held: Held): readonly Row[] {
  const rows = (Array.isArray(value) ? (value as readonly Row[]) : []).map((row, index) => {
    const reader = the.forRow(`${step.id}[${index}]`, row);
    const pathOf = (name: string) => rowPath(step.id, index, name);
    return Object.fromEntries(entriesThatFit(step.fields, { parts: row, pathOf }, reader, held));
  });
  // A child stays one of so many as were counted, also while nothing is told of it.
  const given = withoutEmptyEnd(step, rows).length;
  return given === 0 ? [] : rows.slice(0, Math.max(given, step.rows(the.fresh()).least));
}

function entriesThatFit(
  fields: readonly Field[],
  { parts, pathOf }: { parts: Row; pathOf: (name: string) => string },
  reader: CaseReader,
  held: Held,
): readonly (readonly [string, unknown])[] {
  return Object.entries(parts).flatMap(([name, entry]) => {
    const field = fields.find((each) => each.id === name);
    const value = field ? storedForm(field, entry) : entry;
    return fits(field, { path: pathOf(name), value }, reader, held) ? [[name, value] as const] : [];
  });
}
