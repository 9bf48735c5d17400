import { all, condition, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormField, FormValue } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/** A parent of whom nothing is known: the name says so, and nothing else is needed (ADR 0295). */

export const unknownParentLead: Text = {
  en: "If you do not know who this parent is, write Unknown as the name. What you do not know of the rest may then stay empty.",
  fr: "Si vous ne savez pas qui est ce parent, écrivez Inconnu ou Inconnue comme nom. Ce que vous ne savez pas du reste peut alors rester vide.",
};

export const saysUnknown = (value: FormValue | undefined): boolean =>
  typeof value === "string" && /^\s*(?:unknown|inconnue?)\s*$/iu.test(value);

const isUnknown: Text = {
  en: "the name says that this parent is not known",
  fr: "le nom indique que ce parent n’est pas connu",
};

/** The fields of a parent, of which those besides the name are needed while the parent is known. */
export function ofParent(namePath: string, fields: readonly FormField[]): readonly FormField[] {
  const known = not(condition<FormReader>(`unknown ${namePath}`, isUnknown, (the) => saysUnknown(the.value(namePath))));
  return fields.map((field) => {
    const { path, needed } = field;
    if (path === namePath || needed === undefined || needed === "never") return field;
    return { ...field, needed: needed === "always" ? known : all(needed, known) };
  });
}
