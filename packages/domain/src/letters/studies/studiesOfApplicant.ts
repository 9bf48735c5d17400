import { willLeave } from "../authority/provisions.ts";
import { labelled } from "../authority/submission.ts";
import { tiesOnFile } from "../facts/ofFirm.ts";
import type { PageHeld } from "../facts/visit.ts";
import { placeOfStudies, studiesBegin, studiesEnd } from "../facts/studies.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";

/** What the firm’s letters for somebody who studies have alike: where, from when to when, that they leave afterwards, and what shows it. */

export const daysAndPlace: readonly LetterLine[] = [
  sentence({ en: "The school is {place}.", fr: "L’établissement est situé {place}." }, { place: placeOfStudies }),
  labelled({ en: "First day of the program", fr: "Premier jour du programme" }, studiesBegin),
  labelled({ en: "Last day of the program", fr: "Dernier jour du programme" }, studiesEnd),
];

/** By the paragraph of the Regulations for the permit that is asked for. */
export const leavesAfterStudies = (paragraph: string): LetterLine =>
  willLeave({ paragraph, shows: tiesOnFile, missing: "employment-letter" });

export const letterOfAcceptance: PageHeld = [
  "letter-of-acceptance",
  { en: "the letter of acceptance", fr: "la lettre d’acceptation" },
];
export const transcripts: PageHeld = ["transcripts", { en: "transcripts", fr: "les relevés de notes" }];
