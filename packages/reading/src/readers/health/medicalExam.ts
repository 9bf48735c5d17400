import { dateIn } from "../../fields/dateField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";

const number = /(?<![A-Z\d-])(?:(?:IME|UMI|EMI)[ -]?)?(\d{6,12})(?![\d-])/;

function examNumberIn(text: string): Parsed | undefined {
  const match = number.exec(text.toUpperCase());
  return match?.[1] === undefined
    ? undefined
    : { value: match[1], from: match.index, to: match.index + match[0].length };
}

const ends = String.raw`(?=\W*(?::|$|\d|\.\.))`;

/** Proofs that a panel physician examined somebody. */
export const medicalExam = labelledReader({
  documentType: "MedicalExam",
  fields: [
    {
      name: "imeNumber",
      parse: examNumberIn,
      labels: [
        /^\W*(?:ime|umi|emi)\b(?: ?\/ ?(?:ime|umi|emi))?(?: (?:number|no\b\.?|id|reference))?/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:d'|de l'|de )?(?:ime|umi|emi)\b(?: ?\/ ?(?:ime|umi|emi))?/,
        /^\W*(?:immigration medical exam(?:ination)?|unique medical identifier)(?: \([a-z]+\))? ?(?:number|no\b\.?)?/,
        /^\W*(?:numero (?:de l'|d')examen medical|identifiant medical unique)/,
      ],
      sentences: [/\b(?:ime|umi|emi) (?:number|no\.?|numero)?(?: is| est| :|:)? ?(?<value>\d{6,12})(?!\d)/],
    },
    {
      ...letterDate,
      // Its validity counts from the day of the exam.
      labels: [
        new RegExp(
          `^\\W*(?:date of (?:the )?(?:medical )?exam(?:ination)?|(?:medical )?exam(?:ination)? date|(?:medical )?exam(?:ination)? (?:completed|done)(?: on)?|examined on)${ends}`,
        ),
        new RegExp(`^\\W*(?:date de l'examen(?: medical)?|examen(?: medical)? (?:termine|passe|fait) le)${ends}`),
        ...(letterDate.labels ?? []),
      ],
    },
    {
      name: "medicalExpiryDate",
      parse: dateIn,
      labels: [
        new RegExp(
          `^\\W*(?:medical (?:exam(?:ination)? )?|(?:medical )?results? )?(?:valid (?:until|to)|expiry date|expiration date|expires(?: on)?)${ends}`,
        ),
        new RegExp(
          `^\\W*(?:examen(?: medical)? |resultats? )?(?:valides? jusqu'au|valables? jusqu'au|expire le|date d'expiration)${ends}`,
        ),
      ],
      sentences: [
        /\b(?:exam|examination|results?) (?:is|are) valid until (?<value>.{6,22}?)(?=[.;]|$)/,
        /\b(?:examen|resultats?) (?:medical )?(?:est|sont) (?:valides?|valables?) jusqu'au (?<value>.{6,22}?)(?=[.;]|$)/,
      ],
    },
  ],
  besides: applicantName,
  always: ["applicantFullName", "imeNumber", "issueDate"],
});
