import { cuesAt, type Topic } from "../sought.ts";

/** Family and given names that stand apart, beside labels of their own. */

const family = cuesAt(
  "label",
  1,
  /\b(?:family|last)[ -]?names?(?:\(s\))?(?: of (?:the )?(?:student|applicant|learner|candidate|holder))?|\bsur-?names?(?:\(s\))?/,
  /\bnoms? de famille\b|^\W*(?:\d+\W+)?nom(?:\(s\))?(?: ?\/|\W*$)|\bnom d'usage\b|\bnom patronymique\b|\bnom (?:a la|de) naissance\b|\bnom legal\b/,
  /\bapellidos?\b|\bapelidos?\b|\bsobrenomes?\b|\bcognome\b|\bnachname\b|\bfamilienname\b/,
);
const given = cuesAt(
  "label",
  1,
  /\b(?:given|first|fore|legal first)[ -]?(?:and middle )?names?(?:\(s\))?(?: of (?:the )?(?:student|applicant|learner|candidate|holder))?/,
  /\bprenoms?(?:\(s\))?\b/,
  /\bnombres?(?:\(s\))?\W*$|\bnome proprio\b|\bvornamen?\b/,
);

const traps: readonly Topic[] = [
  {
    id: "whole",
    cues: cuesAt(
      "label",
      1.4,
      /\b(?:family|last|sur) ?-?names?(?:\(s\))?\b.{0,12}\b(?:given|first|other|fore) ?names?\b|\b(?:given|first) names?\b.{0,12}\b(?:family|last) names?|\bsurname\b.{0,8}\b(?:given|first|names)\b/,
      /\bnoms?\b.{0,14}\bprenoms?\b|\bprenoms?\b.{0,8}\bnom\b|\bnom (?:complet|du|de l|de la)\b/,
    ),
  },
  {
    id: "ofOther",
    cues: cuesAt(
      "label",
      1.4,
      /\b(?:father|mother|parent|guardian|custodian|spouse|contact|agent|representative|witness|sponsor|previous|maiden|birth|former|preferred|middle)\b/,
      /\b(?:pere|mere|gardien|tutrice|tuteur|conjointe?|representante?|temoin|(?<!\bnom (?:a la|de) )naissance|(?<!prenoms? )usuels?|jeune fille)\b/,
    ),
  },
];

export const familyNameTopics: readonly Topic[] = [
  { id: "family", cues: family },
  { id: "given", cues: given },
  ...traps,
];
