import type { FactList } from "../../lists/factList.ts";
import type { Text } from "../../kernel/text.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCondition, FormField } from "../fields/field.ts";
import { isInRow } from "../fields/fieldConditions.ts";

/** Short ways to write a field of a member of the family. */

type Rest = Partial<FormField>;
export const of = (path: string, kind: FormField["kind"], label: Text, rest: Rest = {}): FormField => ({
  path,
  kind,
  label,
  needed: "always",
  ...rest,
});
export const optional = (
  path: string,
  kind: FormField["kind"],
  label: Text,
  rest: Omit<Rest, "needed"> = {},
): FormField => ({ path, kind, label, ...rest });
export const chosen = (path: string, label: Text, list: FactList, rest: Rest = {}): FormField =>
  of(path, "choice", label, { choices: choicesOf(list), ...rest });

export const yes = (name: string): FormCondition => isInRow(name, true);
export const no = (name: string): FormCondition => isInRow(name, false);
