import type { FormCondition } from "../../forms/fields/field.ts";
import { fullName } from "../facts/applicant.ts";
import { answered, inWords, ofCase } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { afterDe, asText } from "../prose/naming.ts";
import { sentence, type Gap, type Sentence } from "../prose/sentence.ts";

/** What every letter about a case in court names. */

export const courtFileNumber = ofCase((the) => the.application("courtFileNumber") ?? undefined);
export const applicationNumber = answered("spApplicationNumber", (number) => number);
export const clientNumber = answered("uciNumber", (number) => number);

/** “of Ana Ruiz”; « d’Ana Ruiz ». */
export const ofApplicant = inWords(fullName, (name) => ({ en: `of ${asText(name).en}`, fr: afterDe(asText(name).fr) }));

export const nameGap = gap("Name of the applicant", "Nom de la partie demanderesse", "profile.firstName");

/** The style of cause in one line, with the number of the file. */
export const subjectOfCase: Sentence = sentence(
  {
    en: "{name} v. Minister of Citizenship and Immigration, court file no. {number}",
    fr: "{name} c. ministre de la Citoyenneté et de l’Immigration, dossier de la Cour n°\u00A0{number}",
  },
  { name: fullName, number: courtFileNumber },
  {
    gap: gap(
      "Name of the applicant and court file number",
      "Nom de la partie demanderesse et numéro du dossier de la Cour",
      "application.courtFileNumber",
    ),
  },
);

/** Nothing is said where nothing was chosen: what is to be chosen is asked for. */
export const asksFor = (unanswered: FormCondition, choice: Gap): Sentence =>
  sentence({ en: "{choice}", fr: "{choice}" }, { choice: () => undefined }, { when: unanswered, gap: choice });
