import type { AnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { rowNumbers } from "@boreal/domain/questionnaire/rowNumbers";
import type { AskingStep, CompositeStep, ListStep } from "@boreal/domain/questionnaire/step";
import { rowTitle } from "@boreal/domain/questionnaire/stepState";
import { questionText } from "@boreal/domain/questionnaire/questionText";
import type { LanguageTools } from "../../ui/language.tsx";
import { askedWithin, stepsSetting, valueAt, type Row } from "./askedFields.ts";
import { nameIn, provinceNames, valueWords } from "../fields/valueWords.ts";
import { text } from "../text.ts";

export type PartWords = { readonly id: string; readonly question: string; readonly words: string };
type RowWords = { readonly title: string; readonly lines: readonly PartWords[] };

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an answer is said by a title that comes with the list of occupations (`useOccupations`). */
export const asksOccupation = (step: AskingStep | undefined): boolean =>
  step?.type === "question" && step.kind === "occupation";

/** The inputs that were filled in; `reader` stands in this row. */
function linesOf(
  step: ListStep | CompositeStep,
  value: Row,
  reader: CaseReader,
  tools: LanguageTools,
): readonly PartWords[] {
  return askedWithin(step, reader)
    .filter((field) => value[field.id] !== undefined)
    .map((field) => ({
      id: field.id,
      question: tools.t(questionText(field, reader)),
      // In Canada the list of provinces gives the code, elsewhere it is written.
      words:
        field.id === "province" && value["country"] === "CA"
          ? nameIn(provinceNames, value[field.id], tools)
          : valueWords(field, value[field.id], tools),
    }));
}

/** The rows of a list answer, each with the fields that concern it. */
export function rowWords(step: ListStep, value: unknown, the: CaseReader, tools: LanguageTools): readonly RowWords[] {
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  const numbers = rowNumbers(step, rows);
  return rows.map((row, index) => ({
    title: tools.t(rowTitle(step, numbers[index] ?? index + 1)),
    lines: linesOf(step, row, the.forRow(`${step.id}[${index}]`, row), tools),
  }));
}

/** The parts of an answer with several inputs, those that were filled in. */
export const partWords = (
  step: CompositeStep,
  value: unknown,
  the: CaseReader,
  tools: LanguageTools,
): readonly PartWords[] => (isRow(value) ? linesOf(step, value, the.forRow(step.id, value), tools) : []);

/** A whole answer in one line, for choosing between two. */
export function answerLine(
  step: AskingStep | undefined,
  value: unknown,
  the: CaseReader,
  tools: LanguageTools,
): string {
  if (value === undefined || value === null) return tools.t(text.nothing);
  if (step?.type === "composite")
    return partWords(step, value, the, tools)
      .map((line) => line.words)
      .join(", ");
  if (step?.type !== "list") return valueWords(step ?? { kind: "text" }, value, tools);
  return rowWords(step, value, the, tools)
    .map((row) => `${row.title} (${row.lines.map((line) => line.words).join(", ")})`)
    .join("; ");
}

/** The same by the key of the answer, also for one that is asked for part by part. */
export function wholeAnswerLine(
  { flow, key, value }: { flow: LoadedFlow; key: AnswerKey; value: unknown },
  the: CaseReader,
  tools: LanguageTools,
): string {
  const steps = stepsSetting(flow, key);
  const [first] = steps;
  if (!first || first.id === key || value === undefined || value === null) return answerLine(first, value, the, tools);
  return steps
    .map((step) => [step, valueAt({ [key]: value }, step.id)] as const)
    .filter(([, part]) => part !== undefined)
    .map(([step, part]) => `${tools.t(step.question)} ${answerLine(step, part, the, tools)}`)
    .join("; ");
}
