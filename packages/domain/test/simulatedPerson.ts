import type { Answers } from "../src/caseFile/answers/answers.ts";
import { splitPath } from "../src/caseFile/answers/answers.ts";
import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { CaseReader } from "../src/caseFile/reader.ts";
import type { Text } from "../src/kernel/text.ts";
import { isShown } from "../src/questionnaire/checks/valueFaults.ts";
import { stepsOf } from "../src/questionnaire/flow.ts";
import { readerFor } from "../src/questionnaire/inUse.ts";
import { neighbour } from "../src/questionnaire/progress.ts";
import type { AskingStep, Field, Step } from "../src/questionnaire/step.ts";

/**
 * Somebody who knows all answers and goes through the questionnaire on a phone, page after page. The speeds are the usual ones
 * of research: silent reading of adults (Brysbaert 2019: 238 words in a minute), typing on a phone (Palin 2019: 36 words of
 * five letters in a minute), a touch and the thought before each field (the keystroke-level model of Card, Moran and Newell), in which choices are scanned.
 */
const wordsReadInASecond = 238 / 60;
const lettersTypedInASecond = (36 * 5) / 60;
const secondsOfATouch = 1.1;
const secondsOfAThought = 1.35;
/** A long list is searched by its first letters. */
const lettersOfASearch = 4;

export type Screen = { readonly id: string; readonly seconds: number; readonly typed: readonly string[] };

type Work = {
  readonly fields: number;
  readonly touches: number;
  readonly letters: number;
  readonly typed: readonly string[];
};

const nothing: Work = { fields: 0, touches: 0, letters: 0, typed: [] };
const field = (touches: number, letters = 0, typed: readonly string[] = []): Work => ({
  fields: 1,
  touches,
  letters,
  typed,
});
const together = (works: readonly Work[]): Work => ({
  fields: works.reduce((sum, { fields }) => sum + fields, 0),
  touches: works.reduce((sum, { touches }) => sum + touches, 0),
  letters: works.reduce((sum, { letters }) => sum + letters, 0),
  typed: works.flatMap(({ typed }) => typed),
});

/** What it takes to give this value in a field of this kind. */
function workOf(kind: Field["kind"], value: unknown): Work {
  if (value === undefined) return nothing;
  switch (kind) {
    case "yesNo":
    case "choice":
      return field(1);
    case "choices":
      return field((value as readonly unknown[]).length);
    case "country":
    case "province":
    case "occupation":
      return field(2, lettersOfASearch);
    case "countries": {
      const { length } = value as readonly unknown[];
      return field(2 * length, lettersOfASearch * length);
    }
    case "date":
    case "partialDate":
      return field(3, 8);
    case "month":
    case "monthOrOngoing":
      return field(2, 6);
    default: {
      const words = typeof value === "string" ? value : JSON.stringify(value);
      return field(1, words.length, [words]);
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

const rowWork = (fields: readonly Field[], path: string, row: Row, the: CaseReader): Work => {
  const reader = the.forRow(path, row);
  return together(fields.filter((one) => isShown(reader, one.shown)).map((one) => workOf(one.kind, row[one.id])));
};

function workOn(step: AskingStep, value: unknown, the: CaseReader): Work {
  if (step.type === "question") return workOf(step.kind, value);
  if (value === undefined) return nothing;
  if (step.type === "composite") return rowWork(step.fields, step.id, value as Row, the);
  const rows = value as readonly Row[];
  const adding = { ...nothing, touches: Math.max(rows.length - 1, 0) };
  return together([...rows.map((row, index) => rowWork(step.fields, `${step.id}[${index}]`, row, the)), adding]);
}

const asksOn = (step: Step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [];

const wordsIn = (texts: readonly (Text | undefined)[]): number =>
  texts
    .map((text) => text?.en ?? "")
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "").length;

/** The screens from the first page of the flow to the last, with what is answered on each. */
export function screensOf(start: CaseFile, known: Answers, first: string): readonly Screen[] {
  const screens: Screen[] = [];
  const { type } = start.application;
  let caseFile = start;
  let id = first;
  for (;;) {
    let the = readerFor(caseFile);
    const step = stepsOf(type).find((one) => one.id === id);
    if (step === undefined) return screens;
    let work: Work = nothing;
    // What is asked alone on a page is the page itself.
    let words = asksOn(step)[0] === step ? 0 : wordsIn([step.question, step.hint]);
    for (const asked of asksOn(step)) {
      if (!isShown(the, asked.shown) || (asked.skipped && isShown(the, asked.skipped))) continue;
      words += wordsIn([asked.question, asked.hint]);
      const { key, part } = splitPath(asked.id);
      const whole = (known as Row)[key];
      const value = part === undefined ? whole : (whole as Row | undefined)?.[part];
      if (value === undefined) continue;
      work = together([work, workOn(asked, value, the)]);
      const before = (caseFile.answers as Row)[key] as Row | undefined;
      const given = part === undefined ? value : { ...before, [part]: value };
      caseFile = { ...caseFile, answers: { ...caseFile.answers, [key]: given } };
      the = readerFor(caseFile);
    }
    // One touch more leads on.
    const seconds =
      words / wordsReadInASecond +
      work.letters / lettersTypedInASecond +
      work.fields * secondsOfAThought +
      (work.touches + 1) * secondsOfATouch;
    screens.push({ id: step.id, seconds, typed: work.typed });
    const after = neighbour(type, the, step.id, "next");
    if (after === undefined) return screens;
    id = after.id;
  }
}
