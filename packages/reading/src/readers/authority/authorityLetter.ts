import { dateIn } from "../../fields/dateField.ts";
import { codeIn } from "../../fields/textField.ts";
import { applicantName } from "../applicantName.ts";
import { medicalExamNumber } from "../health/examNumber.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";

/** Letters in which the authority asks for something or lets somebody travel. */

const ends = String.raw`(?=\W*(?::|$|\d|\.\.))`;
const day = String.raw`(?<value>.{6,24}?)(?=[.;)]|, (?!\d{4})| or | at | a \d| ou |$)`;

/** A day that is named. A number of days says nothing of the last of them. */
const dueDate: SoughtField = {
  name: "dueDate",
  parse: dateIn,
  labels: [
    new RegExp(`^\\W*(?:due (?:date|by|on)|deadline|(?:respond|reply|answer|submit|send) by)${ends}`),
    new RegExp(
      `^\\W*(?:date limite(?: (?:de reponse|d'envoi))?|echeance|a (?:fournir|envoyer|remettre) (?:au plus tard|avant) le)${ends}`,
    ),
  ],
  sentences: [
    new RegExp(
      `\\b(?:must|please|need to|required to|have to)\\b[^.;]{0,30}\\b(?:submit|provide|send|upload|reply|respond|answer|give)\\b[^.;]{0,120}? (?:by|no later than|on or before) ${day}`,
    ),
    new RegExp(
      `\\b(?:devez|veuillez|priere de)\\b[^.;]{0,30}\\b(?:soumettre|fournir|envoyer|televerser|transmettre|repondre|nous faire parvenir)\\b[^.;]{0,120}? (?:au plus tard le|d'ici le|avant le) ${day}`,
    ),
  ],
};

export const authorityLetter = labelledReader({
  documentType: "Other",
  fields: [letterDate, dueDate],
  always: [],
});

export const medicalRequest = labelledReader({
  documentType: "Other",
  fields: [letterDate, dueDate, medicalExamNumber],
  besides: applicantName,
  always: [],
});

export const letterOfIntroduction = labelledReader({
  documentType: "Other",
  fields: [
    {
      name: "documentNumber",
      parse: codeIn(6),
      labels: [
        /^\W*(?:document|letter|permit|authorization) (?:number|no\b\.?)/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:du document|de (?:la )?lettre|du permis|de l'autorisation)/,
      ],
    },
    {
      name: "expiryDate",
      parse: dateIn,
      labels: [
        new RegExp(
          `^\\W*(?:(?:this )?(?:letter|authorization) )?(?:(?:is )?valid until|expiry date|expires(?: on)?)${ends}`,
        ),
        new RegExp(
          `^\\W*(?:(?:cette )?(?:lettre|autorisation) )?(?:(?:est )?(?:valide|valable) jusqu'au|date d'expiration|expire le)${ends}`,
        ),
      ],
      sentences: [
        new RegExp(`\\bthis letter (?:is valid until|expires on) ${day}`),
        new RegExp(`\\bcette lettre (?:est (?:valide|valable) jusqu'au|expire le) ${day}`),
      ],
    },
  ],
  besides: applicantName,
  always: [],
});
