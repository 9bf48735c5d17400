import type { FieldState } from "./fieldState.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { digestOf, type CheckedValues, type FormCheck } from "../caseFile/formChecks.ts";
import { counted, type CountedText, type Text } from "../kernel/text.ts";

/** Whether somebody looked at a form as it stands. */
export type CheckOfForm = {
  /** The last time that somebody did; nothing while nobody has. */
  readonly last: FormCheck | undefined;
  /** Of the values by then, those that are others now, in the order of the form; what is gone comes last. */
  readonly changed: readonly Text[];
  /** Somebody looked at all of it as it is. */
  readonly stands: boolean;
};

/** A value that moves with the day is the same answer tomorrow. */
const digestNow = ({ value, origin }: FieldState): string =>
  typeof origin === "object" && origin.movesWithDay ? "day" : digestOf(JSON.stringify(value));

/** What somebody looks at who checks the form now. */
export const valuesToCheck = (fields: readonly FieldState[]): CheckedValues =>
  Object.fromEntries(fields.filter(({ value }) => value !== undefined).map((field) => [field.path, digestNow(field)]));

export function checkOfForm(
  { formChecks = [] }: Pick<CaseFile, "formChecks">,
  key: string,
  fields: readonly FieldState[],
): CheckOfForm {
  const last = formChecks.find(({ form }) => form === key);
  if (!last) return { last, changed: [], stands: false };
  const now = valuesToCheck(fields);
  const changed = fields.filter(({ path }) => now[path] !== last.values[path]).map(({ field }) => field.label);
  const gone = Object.keys(last.values).filter((path) => !fields.some((field) => field.path === path));
  return {
    last,
    changed: [...changed, ...gone.map(() => noLongerAsked)],
    stands: changed.length + gone.length === 0,
  };
}

const noLongerAsked: Text = { en: "a field that is no longer asked for", fr: "un champ qui n’est plus demandé" };

/** How many names are said before the rest is only counted. */
const mostNamed = 5;

const changedSince: CountedText = {
  one: {
    en: "{count} value changed since this form was checked: {fields}.",
    fr: "{count} valeur a changé depuis la vérification de ce formulaire\u00A0: {fields}.",
  },
  other: {
    en: "{count} values changed since this form was checked: {fields}.",
    fr: "{count} valeurs ont changé depuis la vérification de ce formulaire\u00A0: {fields}.",
  },
};
const andMore: CountedText = {
  one: { en: "{count} more", fr: "{count} autre" },
  other: { en: "{count} more", fr: "{count} autres" },
};

/** That values changed since somebody checked the form, and which; each name once. */
export function changedWords({ changed }: Pick<CheckOfForm, "changed">): Text {
  const names = [...new Map(changed.map((name) => [JSON.stringify(name), name])).values()];
  const rest = names.length - mostNamed;
  const said = [...names.slice(0, mostNamed), ...(rest > 0 ? [counted(andMore, rest)] : [])];
  const fields = { en: said.map(({ en }) => en).join(", "), fr: said.map(({ fr }) => fr).join(", ") };
  return counted(changedSince, changed.length, { fields });
}
