import { examNumberIn } from "../../fields/codeField.ts";
import type { SoughtField } from "../labelledReader.ts";

/** The number under which the authority finds a medical exam. */
export const medicalExamNumber: SoughtField = {
  name: "imeNumber",
  parse: examNumberIn,
  labels: [
    /^\W*(?:ime|umi|emi)\b(?: ?\/ ?(?:ime|umi|emi))?(?: (?:number|no\b\.?|id|reference))?/,
    /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:d'|de l'|de )?(?:ime|umi|emi)\b(?: ?\/ ?(?:ime|umi|emi))?/,
    /^\W*(?:immigration medical exam(?:ination)?|unique medical identifier)(?: \([a-z]+\))? ?(?:number|no\b\.?)?/,
    /^\W*(?:numero (?:de l'|d')examen medical|identifiant medical unique)/,
  ],
  sentences: [/\b(?:ime|umi|emi) (?:number|no\.?|numero)?(?: is| est| :|:)? ?(?<value>\d{6,12})(?!\d)/],
};
