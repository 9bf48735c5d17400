import { willLeave } from "../authority/provisions.ts";
import { tiesOnFile } from "../facts/ofFirm.ts";
import type { PageHeld } from "../facts/visit.ts";
import { placeOfStudies, studiesBegin, studiesEnd } from "../facts/studies.ts";
import { isKnown, isUnknown } from "../prose/fact.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";

/** What the firm’s letters for somebody who studies have alike: where, from when to when, that they leave afterwards, and what shows it. */

export const daysAndPlace: readonly LetterLine[] = [
  sentence({ en: "The school is {place}.", fr: "L’établissement est situé {place}." }, { place: placeOfStudies }),
  sentence(
    {
      en: "The program begins on {begin} and ends on {end}.",
      fr: "Le programme commence le {begin} et se termine le {end}.",
    },
    { begin: studiesBegin, end: studiesEnd },
    { when: isKnown(studiesEnd) },
  ),
  sentence(
    { en: "The program begins on {begin}.", fr: "Le programme commence le {begin}." },
    { begin: studiesBegin },
    { when: isUnknown(studiesEnd) },
  ),
];

/** By the paragraph of the Regulations for the permit that is asked for. */
export const leavesAfterStudies = (paragraph: string): LetterLine =>
  willLeave({ paragraph, shows: tiesOnFile, missing: "employment-letter" });

export const letterOfAcceptance: PageHeld = [
  "letter-of-acceptance",
  { en: "the letter of acceptance", fr: "la lettre d’acceptation" },
];
export const transcripts: PageHeld = ["transcripts", { en: "transcripts", fr: "les relevés de notes" }];
