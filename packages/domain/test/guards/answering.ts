import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { splitPath } from "../../src/caseFile/answers/answers.ts";
import type { CaseReader } from "../../src/caseFile/reader.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { assess } from "../../src/questionnaire/progress.ts";
import type { AskingStep, Field, Step } from "../../src/questionnaire/step.ts";
import { isNeeded, isShown, valueRefusal } from "../../src/questionnaire/checks/valueFaults.ts";

/** Answers a case as a willing person would: always the first open question, with a value that passes. */

type Row = Readonly<Record<string, unknown>>;

const days = (the: CaseReader): readonly string[] => {
  const arrival = the.answer("vvVisitorArrivalDate");
  return arrival === undefined ? [the.today()] : [arrival];
};

/** Values to try, the plainest first. */
function candidates(field: Field, the: CaseReader): readonly unknown[] {
  const options = (field.choices ?? []).map((option) => option.value);
  switch (field.kind) {
    case "yesNo":
      return [false, true];
    case "choice":
      return options;
    case "choices":
      return options.toReversed().map((value) => [value]);
    case "date":
      // A visit ends within months of the arrival, which may be any day.
      return ["1990-05-04", "2015-05-04", "2026-01-01", "2030-01-01", "2045-01-01", ...days(the)];
    case "partialDate":
      return ["1990-05-04", "1990", "2015-05-04"];
    case "month":
      return ["2020-01", "2026-10", "2004-06", "2025-12", the.today().slice(0, 7)];
    case "monthOrOngoing":
      return ["ongoing", "2026-10"];
    case "number":
      return [1, 2, 3, 4, 5];
    case "money":
      return [1000];
    case "country":
      return ["NG", "CA", ...(field.among?.(the) ?? [])];
    case "countries":
      return [["NG"]];
    case "province":
      return field.among ? field.among(the) : ["ON"];
    case "texts":
      return [["Okafor"]];
    case "occupation":
      return ["21232"];
    case "phone":
      return ["4165550100"];
    case "email":
      return ["agent@example.test"];
    default:
      return ["Okafor", "A quiet year at home with my family", "12345678", "M5V 2T6", "6", "50", "120", "ON", "21232"];
  }
}

/** What an earlier answer filled in: a part of an address may have to be just that. */
const filledIn = (field: Field, the: CaseReader): readonly unknown[] => {
  const value = field.prefill?.(the)?.value;
  return value === undefined ? [] : [value];
};

const passing = (field: Field, the: CaseReader): unknown =>
  [...candidates(field, the), ...filledIn(field, the)].find((value) => valueRefusal(field, value, the) === undefined);

/** An object with a passing value for every needed part; parts are answered in order, because later ones read earlier ones. */
function answerParts(fields: readonly Field[], path: string, start: Row, the: CaseReader): Row {
  let row: Row = start;
  for (const field of fields) {
    const reader = the.forRow(path, row);
    if (!isShown(reader, field.shown)) continue;
    const given = row[field.id];
    if (given !== undefined && valueRefusal(field, given, reader) === undefined) continue;
    if (given === undefined && !isNeeded(reader, field.needed)) continue;
    row = { ...row, [field.id]: passing(field, reader) };
  }
  return row;
}

function answerTo(step: AskingStep, the: CaseReader): unknown {
  if (step.type === "question") return passing({ ...step, id: step.id }, the);
  if (step.type === "composite") return answerParts(step.fields, step.id, (the.answer(step.id) ?? {}) as Row, the);
  const { least, most } = step.rows(the);
  const rows = ((the.answer(step.id) ?? []) as readonly Row[]).slice(0, most);
  const wanted = Math.max(rows.length, least);
  return Array.from({ length: wanted }, (_, index) =>
    answerParts(step.fields, `${step.id}[${index}]`, rows[index] ?? {}, the),
  );
}

const askingSteps = (step: Step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [];

/** The case with its first open question answered; nothing when none is open. */
export function answeredOnce(caseFile: CaseFile): CaseFile | undefined {
  const { type } = caseFile.application;
  const the = readerFor(caseFile);
  const { next } = assess(type, the);
  if (next === null) return undefined;
  if (next === "dependentsDisclaimer")
    return { ...caseFile, application: { ...caseFile.application, agreedToDisclaimer: true } };
  const step = stepsOf(type)
    .flatMap(askingSteps)
    .find((one) => one.id === next);
  if (!step) throw new Error(`${next} is open and no question`);
  const { key, part } = splitPath(step.id);
  const value = answerTo(step, the);
  const whole = caseFile.answers[key];
  const given = part === undefined ? value : { ...(whole as Row | undefined), [part]: value };
  return { ...caseFile, answers: { ...caseFile.answers, [key]: given } };
}
