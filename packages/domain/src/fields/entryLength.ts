import type { Refusal } from "../kernel/validation.ts";

/** Longer than any text a form or its answer sheet takes, so that a draft that is too long for its box is kept all the same. */
const longestEntry = 4000;

const tooLong: Refusal = {
  code: "formTextTooLong",
  text: {
    en: `This text is longer than ${longestEntry} characters. Shorten it.`,
    fr: `Ce texte dépasse ${longestEntry} caractères. Raccourcissez-le.`,
  },
};

/** Why a text that somebody entered is too long to be kept at all. */
export const lengthRefusal = (value: unknown): Refusal | undefined =>
  typeof value === "string" && value.length > longestEntry && [...value].length > longestEntry ? tooLong : undefined;
