import type { FormPrefill } from "../../fields/field.ts";
import { read } from "../../prefills/origins.ts";

/** What a form reads in the letter of acceptance. */

const letterPages = {
  main: "letter-of-acceptance",
  spouse: "spouse-letter-of-acceptance",
} as const;
const fromLetter = { en: "from the letter of acceptance", fr: "d’après la lettre d’acceptation" };

export const inLetter = (field: string, to?: (value: string) => string | undefined): FormPrefill =>
  read(letterPages, field, fromLetter, to);
