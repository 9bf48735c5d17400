import type { LanguageTools } from "../../../ui/language.tsx";
import type { SheetLine } from "../sheet.ts";
import { text } from "../text.ts";

/** What is to be mended, or known, about an answer; of one with several inputs with the name of the input. */
export function refusalWords(
  { step, refusals }: Pick<SheetLine, "step" | "refusals">,
  { t }: Pick<LanguageTools, "t">,
): readonly string[] {
  const sentences = refusals.map(({ path, refusal }) => {
    const sentence = t(refusal.text);
    const name = step.type === "question" ? undefined : /\.([^.[\]]+)$/.exec(path)?.[1];
    const field = step.type === "question" ? undefined : step.fields.find(({ id }) => id === name);
    return field ? t(text.partRefused, { part: t(field.question), sentence }) : sentence;
  });
  return [...new Set(sentences)];
}
