import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { Text } from "@boreal/domain/kernel/text";
import { rowOfAnswer } from "@boreal/domain/questionnaire/family/childIdentity";
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
import { rowsOf, rowsThatCount } from "../pages/pageFields.ts";
import { storableAnswer } from "./storable.ts";
import type { ThePage } from "../pages/thePage.ts";
import type { Answers } from "../saving/useAnswers.ts";

type Placed = { readonly pace: Entered["pace"]; readonly path: string };
type PageMarks = { readonly unread: Marks<Unread>; readonly origins: Marks<Text> };

/** How a page hands what stands on it to the answer sheet. */
function givingInto({ sheet }: Answers, { questions, caseFile, origins }: ThePage) {
  const marksOf = (key: string): PageMarks => ({
    unread: sheet.view().drafts[key]?.unread ?? {},
    origins: Object.fromEntries(
      Object.entries(origins).filter(
        ([path]) =>
          path === answerPath(key) || path.startsWith(`answers.${key}.`) || path.startsWith(`answers.${key}[`),
      ),
    ),
  });

  const give = (step: AskingStep, value: unknown, marks: PageMarks, { pace, path }: Placed) => {
    const numbered = step.type === "list" && Array.isArray(value) ? numberedRows(step, value as readonly Row[]) : value;
    const whole = wholeWith(caseFile.answers, step.id, numbered);
    const given = storableAnswer(step, { value: whole.value, ...marks }, { questions, caseFile });
    sheet.give(whole.key, given, pauseAfter(pace), path);
  };

  /** One place of the page was worked on: what it says now counts, and what was filled in there is confirmed or gone. */
  const enter = (step: AskingStep, value: unknown, { unread, pace }: Entered, path: string) => {
    const before = marksOf(splitPath(step.id).key);
    const marks = { unread: unreadAfter(before.unread, path, unread), origins: withoutMark(before.origins, path) };
    give(step, value, marks, { pace, path });
  };
  return { marksOf, give, enter };
}

/** What the controls of a page call when something is entered. */
export function enterInto(into: Answers, page: ThePage) {
  const { answers } = page.caseFile;
  const { marksOf, give, enter } = givingInto(into, page);

  return {
    answer: (step: QuestionStep, entered: Entered) => enter(step, entered.value, entered, answerPath(step.id)),

    part: (step: CompositeStep, field: string, entered: Entered) => {
      const parts = (valueAt(answers, step.id) ?? {}) as Row;
      enter(step, withPart(step, parts, field, entered.value), entered, partPath(step.id, field));
    },

    row: (step: ListStep, index: number, field: string, entered: Entered) => {
      const rows = rowsOf(step, valueAt(answers, step.id), page.the);
      const isAnswered = step.id === childRows && field === "sameChild";
      const given = isAnswered
        ? withRowAt(withoutRow(rows, index), index, rowOfAnswer(entered.value, rows, index, page.caseFile))
        : withRowValue(rows, index, field, entered.value);
      enter(step, given, entered, rowPath(step.id, index, field));
    },

    addRow: (step: ListStep, rows: readonly Row[]) =>
      give(step, withEmptyRows(step, rows, 1, page.the.childNumbers()), marksOf(step.id), {
        pace: "chosen",
        path: rowPath(step.id, rows.length),
      }),

    /** The other rows move up, and with them what is half typed or not confirmed in them. */
    removeRow: (step: ListStep, rows: readonly Row[], index: number) => {
      const path = answerPath(step.id);
      const { unread, origins } = marksOf(step.id);
      const marks = { unread: movedUp(unread, path, index), origins: movedUp(origins, path, index) };
      give(step, withoutRow(rows, index), marks, { pace: "chosen", path });
    },

    /** A number that another row has taken meanwhile stays with that one. */
    putRowBack: (step: ListStep, rows: readonly Row[], index: number, row: Row) =>
      give(
        step,
        withRowAt(rows, index, asBefore(step, apart(step, row, rows), page)),
        { unread: {}, origins: {} },
        { pace: "chosen", path: answerPath(step.id) },
      ),

    /** The person goes on: what was filled in is hers now, and rows that were left empty at the end are gone. */
    confirmFilledIn: () => {
      for (const step of page.asked) {
        if (step.type !== "list") continue;
        const value = valueAt(answers, step.id);
        const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
        const marks = marksOf(step.id);
        const kept = rowsThatCount(step, rows, page.the, marks.unread);
        if (kept.length < rows.length) give(step, kept, marks, { pace: "chosen", path: answerPath(step.id) });
      }
      for (const step of page.asked) {
        const { unread, origins } = marksOf(splitPath(step.id).key);
        if (Object.keys(origins).length === 0) continue;
        give(step, valueAt(answers, step.id), { unread, origins: {} }, { pace: "chosen", path: answerPath(step.id) });
      }
    },
  };
}

/** The list whose rows are children of the case. */
const childRows = "accompanyingChildren";

/** Who puts a child back says that it is the one who was taken out. */
function asBefore({ id, numberedBy }: ListStep, row: Row, { the }: ThePage): Row {
  const number = numberedBy === undefined || id !== childRows ? undefined : row[numberedBy];
  const birthday = typeof number === "number" ? the.knownChild(number)?.birthday : undefined;
  return birthday ? { ...row, sameChildAs: birthday } : row;
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
