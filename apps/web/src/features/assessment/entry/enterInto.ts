import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { Text } from "@boreal/domain/kernel/text";
import { numberedRows, withEmptyRows } from "@boreal/domain/questionnaire/rowNumbers";
import type { AskingStep, CompositeStep, ListStep, QuestionStep } from "@boreal/domain/questionnaire/step";
import { valueAt, wholeWith, type Row } from "../../../case/answers/askedFields.ts";
import { provinceAfterMove } from "./addressFields.ts";
import type { Unread } from "../../../case/saving/answerSheet.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import {
  movedUp,
  pauseAfter,
  unreadAfter,
  withoutMark,
  withoutRow,
  withRowAt,
  withRowValue,
  type Marks,
} from "../../../case/fields/entering.ts";
import { answerPath, partPath, rowPath } from "../questions/controlIds.ts";
import { rowsOf } from "../pages/pageFields.ts";
import { storableAnswer } from "./storable.ts";
import type { ThePage } from "../pages/thePage.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** What the controls of a page call when something is entered. */
export function enterInto({ sheet }: Answers, page: ThePage) {
  const { answers } = page.caseFile;
  const keyOf = (step: AskingStep) => splitPath(step.id).key;

  const originsOf = (key: string): Marks<Text> =>
    Object.fromEntries(
      Object.entries(page.origins).filter(
        ([path]) =>
          path === answerPath(key) || path.startsWith(`answers.${key}.`) || path.startsWith(`answers.${key}[`),
      ),
    );
  const unreadOf = (key: string): Marks<Unread> => sheet.view().drafts[key]?.unread ?? {};

  const give = (
    step: AskingStep,
    value: unknown,
    marks: { unread: Marks<Unread>; origins: Marks<Text> },
    { pace, path }: { pace: Entered["pace"]; path: string },
  ) => {
    const whole = wholeWith(
      answers,
      step.id,
      step.type === "list" && Array.isArray(value) ? numberedRows(step, value as readonly Row[]) : value,
    );
    sheet.give(
      whole.key,
      storableAnswer(step, { value: whole.value, ...marks }, page.caseFile),
      pauseAfter(pace),
      path,
    );
  };

  /** One place of the page was worked on: what it says now counts, and what was filled in there is confirmed or gone. */
  const enter = (step: AskingStep, value: unknown, { unread, pace }: Entered, path: string) =>
    give(
      step,
      value,
      {
        unread: unreadAfter(unreadOf(keyOf(step)), path, unread),
        origins: withoutMark(originsOf(keyOf(step)), path),
      },
      { pace, path },
    );

  return {
    answer: (step: QuestionStep, entered: Entered) => enter(step, entered.value, entered, answerPath(step.id)),

    part: (step: CompositeStep, field: string, entered: Entered) => {
      const parts = (valueAt(answers, step.id) ?? {}) as Row;
      enter(step, withPart(step, parts, field, entered.value), entered, partPath(step.id, field));
    },

    row: (step: ListStep, index: number, field: string, entered: Entered) => {
      const rows = rowsOf(step, valueAt(answers, step.id), page.the);
      enter(step, withRowValue(rows, index, field, entered.value), entered, rowPath(step.id, index, field));
    },

    addRow: (step: ListStep, rows: readonly Row[]) =>
      give(
        step,
        withEmptyRows(step, rows, 1),
        { unread: unreadOf(step.id), origins: originsOf(step.id) },
        { pace: "chosen", path: rowPath(step.id, rows.length) },
      ),

    /** The other rows move up, and with them what is half typed or not confirmed in them. */
    removeRow: (step: ListStep, rows: readonly Row[], index: number) => {
      const marks = {
        unread: movedUp(unreadOf(step.id), answerPath(step.id), index),
        origins: movedUp(originsOf(step.id), answerPath(step.id), index),
      };
      give(step, withoutRow(rows, index), marks, { pace: "chosen", path: answerPath(step.id) });
    },

    /** A number that another row has taken meanwhile stays with that one. */
    putRowBack: (step: ListStep, rows: readonly Row[], index: number, row: Row) =>
      give(
        step,
        withRowAt(rows, index, apart(step, row, rows)),
        { unread: {}, origins: {} },
        { pace: "chosen", path: answerPath(step.id) },
      ),

    /** The person goes on: what was filled in is hers now. */
    confirmFilledIn: () => {
      const filled = page.asked.filter((step) => Object.keys(originsOf(keyOf(step))).length > 0);
      for (const step of filled)
        give(
          step,
          valueAt(answers, step.id),
          { unread: unreadOf(keyOf(step)), origins: {} },
          { pace: "chosen", path: answerPath(step.id) },
        );
    },
  };
}

function apart({ numberedBy }: ListStep, row: Row, others: readonly Row[]): Row {
  if (numberedBy === undefined || !others.some((other) => other[numberedBy] === row[numberedBy])) return row;
  const { [numberedBy]: _taken, ...rest } = row;
  return rest;
}

function withPart(step: CompositeStep, parts: Row, field: string, value: unknown): Row | undefined {
  const moved =
    step.look === "address" && field === "country" ? { province: provinceAfterMove(parts["province"], value) } : {};
  const given = Object.entries({ ...parts, ...moved, [field]: value }).filter(([, part]) => part !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
