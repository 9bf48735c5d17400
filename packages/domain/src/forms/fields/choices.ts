import type { Text } from "../../kernel/text.ts";
import type { FactEntry, FactList } from "../../lists/factList.ts";
import { formLanguages } from "../../lists/officialForms/formLanguages.ts";
import { provinceFormCodes, stateFormCodes } from "../../lists/officialForms/placeFormCodes.ts";
import type { FormChoice } from "./field.ts";

const nameOf = (entry: FactEntry) => entry.name ?? { en: entry.label ?? entry.id, fr: entry.label ?? entry.id };

/** The entries of a list of facts as choices of a field. */
export const choicesOf = (list: FactList): readonly FormChoice[] =>
  list.entries.map((entry) => ({ value: entry.id, label: nameOf(entry) }));

/** By the form’s code; the common ones come first. */
export const languageChoices: readonly FormChoice[] = formLanguages.entries.map((entry) => ({
  value: entry.id,
  label: nameOf(entry),
  ...(entry.common ? { common: true as const } : {}),
}));

/** Canada’s provinces, then the states: by two letters, with the number that the forms have for each. */
export const provincesAndStates: readonly FormChoice[] = [
  ...provinceFormCodes.entries.map((entry) => ({
    value: entry.id,
    label: nameOf(entry),
    code: entry.code,
    common: true as const,
  })),
  ...stateFormCodes.entries.map((entry) => ({ value: entry.id, label: nameOf(entry), code: entry.code })),
];

export const searchLanguage: Text = {
  en: "Type to search. The common languages come first.",
  fr: "Tapez pour chercher. Les langues courantes viennent en premier.",
};
