import { condition } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import type { FieldSeen, FormCondition, FormValue } from "./field.ts";
import type { FormReader } from "../formReader.ts";

/** Statements about what a form says; their sentences tell why a field is there. */

export function isSeen(seen: FieldSeen, the: FormReader): boolean {
  const value = "at" in seen ? the.value(seen.at) : the.inRow(seen.inRow);
  if (seen.is === "given") return value !== undefined;
  if (seen.is === "open") return value === undefined;
  return value !== undefined && seen.is.includes(value);
}

const says = (id: string, sentence: Text, sees: FieldSeen): FormCondition => ({
  ...condition(id, sentence, (the: FormReader) => isSeen(sees, the)),
  sees,
});

/** The field at a path was answered with yes. */
export const yesAt = (path: string): FormCondition =>
  says(`yes at ${path}`, { en: "you answered yes", fr: "vous avez répondu oui" }, { at: path, is: [true] });

export const noAt = (path: string): FormCondition =>
  says(`no at ${path}`, { en: "you answered no", fr: "vous avez répondu non" }, { at: path, is: [false] });

export const anyYesAt = (...paths: readonly string[]): FormCondition =>
  condition(
    `yes at ${paths.join(" or ")}`,
    { en: "you answered yes", fr: "vous avez répondu oui" },
    (the: FormReader) => paths.some((path) => the.isYes(path)),
  );

const ofWhatYouChose: Text = { en: "of what you chose above", fr: "de ce que vous avez choisi plus haut" };

/** The field at a path holds one of these codes. */
export const isAt = (path: string, ...codes: readonly FormValue[]): FormCondition =>
  says(`${codes.join("/")} at ${path}`, ofWhatYouChose, { at: path, is: codes });

/** The same for a field of the row in view. */
export const isInRow = (name: string, ...codes: readonly FormValue[]): FormCondition =>
  says(`${codes.join("/")} in row ${name}`, ofWhatYouChose, { inRow: name, is: codes });

/** A field at another path has a value. */
export const isGiven = (path: string): FormCondition =>
  says(
    `value at ${path}`,
    { en: "of what you wrote above", fr: "de ce que vous avez écrit plus haut" },
    { at: path, is: "given" },
  );

export const isNotGiven = (path: string): FormCondition =>
  says(
    `no value at ${path}`,
    { en: "you left another field empty", fr: "vous avez laissé un autre champ vide" },
    { at: path, is: "open" },
  );
