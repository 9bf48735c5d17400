import { cues, cuesAt, type Topic } from "../sought.ts";

/** Which ability a score on a report of a language test is of; it stands beside, below or above the name of the ability. */

const abilities = {
  Listening: "listening|comprehension (?:orale|de l'oral)|comprension auditiva|co",
  Reading: "reading|comprehension (?:ecrite|de l'ecrit|des ecrits)|comprension de lectura|ce",
  Writing: "writing|expression ecrite|production ecrite|expresion escrita|ee",
  Speaking: "speaking|expression orale|production orale|expresion oral|eo",
} as const;

const of = (words: string): readonly RegExp[] => [
  new RegExp(
    `^\\W*(?:${words})(?: (?:skills?|score|band(?: score)?|level|test|module))?(?: ?[/(][^)]{0,25}\\)?)?\\W*$`,
  ),
  new RegExp(
    `\\b(?:${words.replace(/\|c[oe]$|\|e[eo]$/, "")})(?: (?:skills?|score|band(?: score)?|level))?\\W*(?:is |of )?$`,
  ),
];

export const scoreTopics: readonly Topic[] = [
  ...Object.entries(abilities).map(([id, words]): Topic => ({
    id,
    cues: [
      ...cuesAt("label", 1, ...of(words)),
      ...cuesAt("below", 0.85, new RegExp(`^\\W*(?:${words.replace(/\|c[oe]$|\|e[eo]$/, "")})\\b`)),
    ],
  })),
  {
    id: "other",
    cues: [
      ...cues(
        1.1,
        /\b(?:overall|total|global|average|cefr|cecr|clb|nclc|date|centre|center|number|age|page|candidate|version|registration|id|valid|scale|range|maximum|out of|minimum)\b\W*$/,
      ),
      ...cuesAt("below", 0.9, /^\W*(?:overall|total|global)\b/),
    ],
  },
];
