import { isList, type FormRow, type FormValue } from "@boreal/domain/forms/fields/field";
import type { LanguageTools } from "../../../ui/language.tsx";
import type { FormEntry } from "./formEntry.ts";
import { rowsWords } from "./rowsWords.ts";
import { text } from "../text.ts";
import { formValueWords } from "./formValueWords.ts";
import type { Asked } from "./filling.ts";

/** An entry as people read it, with the name of its field or list. */
export function entryWords(
  { definition, the }: Asked,
  path: string,
  entry: FormEntry | undefined,
  tools: LanguageTools,
): { readonly label: string; readonly words: string } {
  const { t } = tools;
  const part = definition.sections
    .flatMap(({ parts }) => parts)
    .find((each) => (isList(each) ? each.list : each.path) === path);
  const label = part ? t(isList(part) ? part.title : part.label) : path;
  if (!entry) return { label, words: t(text.followsSource) };
  if (!part || entry.value === "") return { label, words: t(text.emptied) };
  return {
    label,
    words: isList(part)
      ? rowsWords(part, entry.value as readonly FormRow[], the, tools)
      : formValueWords(part, entry.value as FormValue, the, tools),
  };
}
