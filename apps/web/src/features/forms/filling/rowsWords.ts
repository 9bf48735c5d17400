import type { FormList, FormRow } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { LanguageTools } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import { formValueWords } from "./formValueWords.ts";

/** Rows in one line, as far as they tell them apart: the first two values of each. */
export function rowsWords(
  { list, fields }: FormList,
  rows: readonly FormRow[],
  the: FormReader,
  tools: LanguageTools,
): string {
  if (rows.length === 0) return tools.t(text.noRows);
  const wordsOf = (row: FormRow) => {
    const reader = the.forRow(list, row);
    const said = fields.flatMap((field) => {
      const value = row[field.path];
      return value === undefined || value === "" ? [] : [formValueWords(field, value, reader, tools)];
    });
    return said.slice(0, 2).join(", ");
  };
  return rows.map(wordsOf).join("; ");
}
