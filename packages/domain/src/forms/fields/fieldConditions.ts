import { condition } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormCondition, FormValue } from "./field.ts";
import type { FormReader } from "../formReader.ts";

/** Statements about what a form says; their sentences tell why a field is there. */

const says = (id: string, sentence: Text, predicate: (the: FormReader) => boolean): FormCondition =>
  condition(id, sentence, predicate);

/** The field at a path was answered with yes. */
export const yesAt = (path: string): FormCondition =>
  says(`yes at ${path}`, { en: "you answered yes", fr: "vous avez répondu oui" }, (the) => the.isYes(path));

export const noAt = (path: string): FormCondition =>
  says(`no at ${path}`, { en: "you answered no", fr: "vous avez répondu non" }, (the) => the.isNo(path));

export const anyYesAt = (...paths: readonly string[]): FormCondition =>
  says(`yes at ${paths.join(" or ")}`, { en: "you answered yes", fr: "vous avez répondu oui" }, (the) =>
    paths.some((path) => the.isYes(path)),
  );

/** The field at a path holds one of these codes. */
export const isAt = (path: string, ...codes: readonly FormValue[]): FormCondition =>
  says(
    `${codes.join("/")} at ${path}`,
    { en: "of what you chose above", fr: "de ce que vous avez choisi plus haut" },
    (the) => codes.includes(the.value(path) ?? ""),
  );

/** The same for a field of the row in view. */
export const isInRow = (name: string, ...codes: readonly FormValue[]): FormCondition =>
  says(
    `${codes.join("/")} in row ${name}`,
    { en: "of what you chose above", fr: "de ce que vous avez choisi plus haut" },
    (the) => codes.includes(the.inRow(name) ?? ""),
  );

/** A field at another path has a value. */
export const isGiven = (path: string): FormCondition =>
  says(
    `value at ${path}`,
    { en: "of what you wrote above", fr: "de ce que vous avez écrit plus haut" },
    (the) => the.value(path) !== undefined,
  );

export const isNotGiven = (path: string): FormCondition =>
  says(
    `no value at ${path}`,
    { en: "you left another field empty", fr: "vous avez laissé un autre champ vide" },
    (the) => the.value(path) === undefined,
  );
