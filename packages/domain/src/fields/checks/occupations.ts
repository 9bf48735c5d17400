import { refusal } from "../../kernel/validation.ts";
import { ofText } from "./checks.ts";
import type { ValueCheck } from "../field.ts";

/** Codes of the National Occupational Classification 2021 have five digits; the second is the TEER category, 0 to 5. */
export const occupationCodeForm: ValueCheck = ofText((value) =>
  /^\d[0-5]\d{3}$/.test(value)
    ? undefined
    : refusal("occupationCodeForm", {
        en: "Enter the five digits of the code, such as 21232. The second digit is 0 to 5.",
        fr: "Entrez les cinq chiffres du code, comme 21232. Le deuxième chiffre va de 0 à 5.",
      }),
);
