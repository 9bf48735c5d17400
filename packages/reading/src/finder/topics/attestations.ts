import { cues, type Topic } from "../sought.ts";
import { codeTopics } from "./codes.ts";

/** Numbers on a letter by which a province vouches for a student. */
export const attestationTopics: readonly Topic[] = [
  {
    id: "attestation",
    cues: [
      ...cues(
        1,
        /\b(?:(?:provincial|territorial) )?(?:attestation|confirmation)(?: letter)?(?: \((?:pal|tal)\))? ?(?:number|no\b\.?|id\b|#|ref(?:erence)?\b|code)/,
        /\b(?:pal|tal|lap|lat)(?: letter)?(?: ?\/ ?(?:pal|tal|lap|lat))?\b ?(?:number|no\b\.?|#|id\b|ref(?:erence)?\b|num\b)?/,
        /\b(?:numero|no\b\.?|n°|nº)\W{0,2}(?:de (?:la |votre |l')?|d')?(?:lettre(?: d'attestation)?|attestation|lap\b|lat\b)(?: provinciale| territoriale)?/,
      ),
      ...cues(
        0.85,
        /\b(?:document|letter|reference|ref|certificate|unique|tracking|serial)\b\W{0,2}(?:id\b|identifier|number|no\b\.?|#|n°)?/,
        /\b(?:numero|no\b\.?|n°|nº)\W{0,2}(?:du document|de (?:la )?lettre|de reference|de dossier|unique)|\breference\b/,
      ),
      ...cues(0.6, /\b(?:number|numero|no\b\.?|n°|id)\W*$/),
    ],
    // No other number of such a letter is written so.
    place: ({ value }) => (/^(?:[A-Z]{2}\d{0,4})?[A-Z]{0,3}(?:PAL|TAL|LAP|LAT)/.test(value) ? 1 : 0),
  },
  ...codeTopics.filter(({ id }) => id !== "ofDocument"),
  {
    id: "year",
    cues: cues(1, /\b(?:intake|allocation|academic|calendar|year|annee|allotment)\W*(?:year|of|for)?\W*$/),
  },
];
