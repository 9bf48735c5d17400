import type { Parsed } from "../../fields/labelledValue.ts";
import type { SoughtField } from "../labelledReader.ts";

const number = /(?<![A-Z\d-])(?:(?:IME|UMI|EMI)[ -]?)?(\d{6,12})(?![\d-])/;

function examNumberIn(text: string): Parsed | undefined {
  const match = number.exec(text.toUpperCase());
  return match?.[1] === undefined
    ? undefined
    : { value: match[1], from: match.index, to: match.index + match[0].length };
}

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
