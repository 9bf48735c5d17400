import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { valueWords } from "../../../case/fields/valueWords.ts";
import { partWords, rowWords, type PartWords } from "../../../case/answers/answerWords.ts";
import type { LanguageTools } from "../../../ui/language.tsx";

/** An answer in words, cut where the page cuts it: one value, several inputs, or rows of them. */
export type AnswerPieces =
  | { readonly look: "value"; readonly words: string }
  | {
      readonly look: "rows";
      readonly rows: readonly { readonly title: string; readonly lines: readonly PartWords[] }[];
    };

/** The words of a value, also of one from an earlier version of the questionnaire: what cannot be said is shown as it lies there. */
export function answerPieces(
  step: AskingStep | undefined,
  value: unknown,
  the: CaseReader,
  tools: LanguageTools,
): AnswerPieces {
  const asItLies: AnswerPieces = { look: "value", words: typeof value === "string" ? value : JSON.stringify(value) };
  if (!step) return asItLies;
  try {
    const said = sayIt(step, value, the, tools);
    return stringsOf(said).some((words) => words !== "") ? said : asItLies;
  } catch (fault) {
    // A date that is none: the checks of another time let it pass.
    if (fault instanceof RangeError) return asItLies;
    throw fault;
  }
}

function sayIt(step: AskingStep, value: unknown, the: CaseReader, tools: LanguageTools): AnswerPieces {
  if (step.type === "question") return { look: "value", words: valueWords(step, value, tools) };
  if (step.type === "list") return { look: "rows", rows: rowWords(step, value, the, tools) };
  const lines = partWords(step, value, the, tools);
  return { look: "rows", rows: lines.length === 0 ? [] : [{ title: "", lines }] };
}

/** Every string of an answer that the page shows. */
export function stringsOf(pieces: AnswerPieces): readonly string[] {
  if (pieces.look === "value") return [pieces.words];
  return pieces.rows
    .flatMap(({ title, lines }) => [title, ...lines.flatMap(({ question, words }) => [question, words])])
    .filter((words) => words !== "");
}

/** An answer in one line: what it was before. */
export const inOneLine = (pieces: AnswerPieces): string =>
  pieces.look === "value"
    ? pieces.words
    : pieces.rows
        .map(({ title, lines }) => [title, lines.map(({ words }) => words).join(", ")].filter(Boolean).join(": "))
        .join("; ");
