import { choicesIn } from "@boreal/domain/fields/field";
import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { valueWords } from "../../../case/fields/valueWords.ts";
import { text } from "../text.ts";
import type { LanguageTools } from "../../../ui/language.tsx";

/** A value of a form as people read it, among the choices that it has now. */
export const formValueWords = (field: FormField, value: FormValue, the: FormReader, tools: LanguageTools): string =>
  value === "" ? tools.t(text.empty) : valueWords({ kind: field.kind, choices: choicesIn(field, the) }, value, tools);
