import { ofMedicalExam } from "../../finder/people.ts";
import { dateIn } from "../../fields/dateField.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { medicalExamNumber } from "./examNumber.ts";

const ends = String.raw`(?=\W*(?::|$|\d|\.\.))`;

/** Proofs that a panel physician examined somebody. */
export const medicalExam = labelledReader({
  documentType: "MedicalExam",
  finds: ofMedicalExam,
  fields: [
    medicalExamNumber,
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
