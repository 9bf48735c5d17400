import { nameIn } from "../../fields/nameField.ts";
import { applicantName } from "../applicantName.ts";
import { birthdayOf } from "../birthday.ts";
import { labelledReader } from "../labelledReader.ts";
import { civilDate } from "./civilFields.ts";

/** Orders of adoption: of which child. */
export const adoptionPaper = labelledReader({
  documentType: "Other",
  fields: [birthdayOf("child|adoptee|person", "enfant|adopte|adoptee|personne"), civilDate],
  besides: applicantName,
  always: [],
});

/** What changes a name: the name from then on. */
export const nameChange = labelledReader({
  documentType: "Other",
  fields: [
    {
      name: "applicantFullName",
      parse: nameIn,
      isSureInOwnTextOnly: true,
      labels: [
        /^\W*(?:new|changed|current|present)(?: legal| full)? name(?: of (?:the )?(?:person|applicant))?/,
        /^\W*name (?:after (?:the )?change|changed to)/,
        /^\W*(?:nouveau nom(?: complet)?|nom (?:apres (?:le )?changement|actuel))/,
      ],
      sentences: [
        /\b(?:name|names?)\b[^.;:]{0,120}? (?:has been|is|was|be|been) (?:legally )?changed to (?<value>[^.;:\d]{4,70}?)(?=,|\.|;| with | under | on | by |$)/,
        /\bnom\b[^.;:]{0,120}? (?:remplace par|change (?:en|pour)) (?<value>[^.;:\d]{4,70}?)(?=,|\.|;| le | a compter |$)/,
      ],
    },
    civilDate,
  ],
  always: [],
});
