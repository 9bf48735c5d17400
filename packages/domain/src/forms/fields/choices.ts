import type { FactEntry, FactList } from "../../lists/factList.ts";
import { formLanguages } from "../../lists/officialForms/formLanguages.ts";
import type { FormChoice } from "./field.ts";

const nameOf = (entry: FactEntry) => entry.name ?? { en: entry.label ?? entry.id, fr: entry.label ?? entry.id };

/** The entries of a list of facts as choices of a field. */
export const choicesOf = (list: FactList): readonly FormChoice[] =>
  list.entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }));

/** By the form’s code; the common ones are marked to come first. */
export const languageChoices: readonly FormChoice[] = formLanguages.entries.map((entry) => ({
  id: entry.id,
  name: nameOf(entry),
  ...(entry.common ? { common: true as const } : {}),
}));
