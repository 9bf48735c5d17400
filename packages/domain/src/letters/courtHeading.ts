import type { CaseReader } from "../caseFile/reader.ts";
import type { Language, Text } from "../kernel/text.ts";
import type { LetterBlock } from "./letterBlock.ts";

/** Form 66 of the Federal Courts Rules, in its order (docs/facts/letters.md section 3). */

const words = {
  court: { en: "FEDERAL COURT", fr: "COUR FÉDÉRALE" },
  between: { en: "BETWEEN:", fr: "ENTRE\u00A0:" },
  and: { en: "and", fr: "et" },
  applicant: { en: "Applicant", fr: "partie demanderesse" },
  minister: {
    en: "THE MINISTER OF CITIZENSHIP AND IMMIGRATION",
    fr: "LE MINISTRE DE LA CITOYENNETÉ ET DE L’IMMIGRATION",
  },
  respondent: { en: "Respondent", fr: "partie défenderesse" },
  under: {
    en: "APPLICATION UNDER subsection 72(1) of the Immigration and Refugee Protection Act, S.C. 2001, c. 27",
    fr: "DEMANDE PRÉSENTÉE EN VERTU DU paragraphe 72(1) de la Loi sur l’immigration et la protection des réfugiés, L.C. 2001, ch. 27",
  },
  fileNumber: { en: "Court file no. {number}", fr: "Dossier de la Cour n°\u00A0{number}" },
  nothingYet: { en: "____________", fr: "____________" },
} satisfies Record<string, Text>;

type Of = { readonly language: Language; readonly main: CaseReader; readonly party: string | undefined };

/** Heading of the case with the title of one document under it. */
export function courtHeading(title: string, { language, main, party }: Of): readonly LetterBlock[] {
  const say = (text: Text) => text[language];
  // The registry gives the number: before, the line stays empty.
  const number = main.application("courtFileNumber") ?? say(words.nothingYet);
  const court = (text: string, at: "left" | "centre" | "right", isStrong?: true): LetterBlock => ({
    kind: "court",
    text,
    at,
    ...(isStrong ? { isStrong } : {}),
  });
  return [
    court(
      say(words.fileNumber).replace("{number}", () => number),
      "right",
    ),
    court(say(words.court), "centre", true),
    court(say(words.between), "left"),
    court(party?.toUpperCase() ?? say(words.nothingYet), "centre", true),
    court(say(words.applicant), "right"),
    court(say(words.and), "centre"),
    court(say(words.minister), "centre", true),
    court(say(words.respondent), "right"),
    court(say(words.under), "left"),
    { kind: "heading", text: title },
  ];
}
