import { cues, cuesAt, type Topic } from "../sought.ts";
import { dayTopics } from "./days.ts";

/** Studies that are over have two ends: the day on which all was done, and the day on which the degree was given. */

const done: Topic = {
  id: "done",
  cues: [
    ...cues(
      1,
      /\b(?:requirements?|coursework|program(?:me)?|studies|course|training|credits)(?: of study| requirements?)?(?: (?:was|were|has been|have been))?(?: (?:all|successfully|officially))? (?:complet(?:ed|ion)|met|fulfil+ed|satisfied|finished|ended?)(?: date)?(?: on| by| as of)?\b/,
      /\b(?:date (?:of )?)?(?:program(?:me)? |course |studies )?complet(?:ion|ed)(?: date| on| of (?:the )?(?:program(?:me)?|studies|all requirements))?\b|\bdate completed\b/,
      /\b(?:complet|fulfil+|satisfi|finish)(?:ed)? (?:all |the |its |their |his |her )[^.]{0,90}\b(?:on|by|as of)\b|\b(?:met|fulfil+ed|satisfied|completed) (?:all|every|each)\b[^.]{0,120}\b(?:on|by|as of|effective)\b|\bmet (?:the |its )?(?:\w+ )?requirements\b[^.]{0,80}\b(?:on|by|as of)\b/,
      /\b(?:end (?:date|of (?:the )?(?:program(?:me)?|studies|course))|(?:program(?:me)?|studies|course) end(?:s|ed)?(?: date)?|last day(?: of (?:class(?:es)?|studies|attendance))?|finished(?: on)?|concluded(?: on)?|finish date)\b/,
      /\b(?:exigences|conditions|obligations)[^.]{0,40} (?:satisfaites?|remplies?|completees?)(?: (?:le|depuis|en date du))?\b|\bprogramme (?:complete|termine|reussi)(?: le)?\b/,
      /\bdate (?:d'achevement|de (?:fin|reussite|la fin))\b|\bfin (?:du programme|des etudes|des cours|de (?:la )?formation)\b|\b(?:etudes|programme|formation|exigences)[^.]{0,60} (?:termine|acheve|complete|satisfaite|remplie|reussi)(?:e?s?)(?: le)?\b/,
      /\b(?:a |ayant )?(?:termine|acheve|reussi|satisfait|rempli|complete)\b[^.]{0,120}[ ,](?:le|en date du)\b/,
    ),
    ...cuesAt("label", 0.85, /^\W*(?:to|until|end|ended|ends|finished|completed|au|fin|terminee? le|achevee? le)\W*$/),
    ...cuesAt(
      "before",
      0.8,
      /(?<!\b(?:valid|good|holds?|open|remains?)(?: only)? )\b(?:to|until|till|through) (?:the |[a-z]+day,? )?$|\bau (?:[a-z]+ )?$/,
    ),
    ...cuesAt(
      "before",
      0.95,
      /(?:\d{4}|\d [a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2}),? ?(?:-|to|until|till|through|au|jusqu'au) (?:the |[a-z]+day,? )?$/,
    ),
  ],
};

const given: Topic = {
  id: "given",
  cues: [
    ...cues(
      1,
      /\b(?:graduation|convocation|congregation(?: held)?(?: on)?|(?:held|assembled) on|commencement|graduation ceremony|ceremony)(?: date| day| on)?\b(?! letter)|\bgraduated(?: on)?\b|\bconferral\b|\bdate (?:of )?(?:graduation|convocation|conferral|award)\b/,
      /\b(?:degree|credential|diploma|certificate|qualification|award)(?: (?:was|is|will be|to be))? (?:conferred|awarded|granted|issued|earned|conferral)(?: (?:on|date|at [^.]{3,50} on))?\b|\b(?:conferred|awarded|granted)(?: at [^.]{3,60})?(?: on)?\b/,
      /\b(?:collation des grades|remise des diplomes|ceremonie|diplomation|soutenance)\b|\bdate (?:de (?:la )?(?:collation|graduation|diplomation|remise)|d'obtention|d'attribution)\b|\b(?:diplome|grade|titre)[^.]{0,60} (?:decerne|confere|octroye|obtenu|remis|delivre)(?: le| en date du)?\b|\b(?:decerne|confere|octroye)(?: le)?\b/,
      /\bfecha de (?:graduacion|titulacion|egreso)\b|\bcolacao de grau\b/,
    ),
  ],
};

/** Days of results stand for the end where a system has no ceremonies. */
const result: Topic = {
  ...given,
  cues: [
    ...given.cues,
    ...cues(
      0.9,
      /\b(?:declaration|release|publication) of (?:the )?results?\b|\bresults? (?:declared|released|published|date)\b|\bdate of (?:release|result|declaration)\b|\b(?:deliberation|proclamation)(?: du jury)?\b|\bjury du\b|\bcompletion date\b|\bdate completed\b|\bcompleted on\b|\bprogram(?:me)? completed\b/,
    ),
  ],
};

/** A degree often says only at its foot when it was given. */
const givenAtFoot: Topic = {
  ...result,
  cues: [
    ...result.cues,
    ...cues(
      0.85,
      /\b(?:given|signed|sealed|dated|done|issued)(?: (?:at|in|under)[^.\d]{2,80})?(?: (?:this|on|the))*\W*$/,
      /\b(?:donnee?|faite?|signee?|delivree?) (?:a|au|en) [^.\d]{2,60} (?:ce|le)\W*$|\bfait le\W*$|\bdelivre le\W*$/,
    ),
    ...cuesAt("label", 0.6, /^\W*(?:date|le|on)\W*$/),
    ...cuesAt("before", 0.56, /^\W*(?:this|on|le|the|date)\W*(?:the )?$/),
  ],
  place: ({ context }) => (context.isAlone ? 0.42 : 0),
};

const others = (...left: readonly string[]): readonly Topic[] => dayTopics.filter(({ id }) => !left.includes(id));

export const endTopics: readonly Topic[] = [...others("end"), done, given];
export const resultTopics: readonly Topic[] = [...others("end"), result];
export const degreeTopics: readonly Topic[] = [...others("end", "issued"), givenAtFoot];
