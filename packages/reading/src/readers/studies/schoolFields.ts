import { codeIn, wordsIn } from "../../fields/textField.ts";
import type { SoughtField } from "../labelledReader.ts";
import { schoolOfLetterhead } from "./schoolName.ts";

/** Values that papers of schools print alike. */

/** Of a field that belongs to the same school or student, not to the school's name. */
const notOther = String.raw`(?! no\b| number| id\b| type| address| code| province| city| year| board)`;
const pasAutre = String.raw`(?! no\b| numero| adresse| type| annee)`;

export const schoolName: SoughtField = {
  name: "schoolName",
  parse: wordsIn(150),
  mayWrap: true,
  labels: [
    /^\W*(?:full |legal )?name of (?:the )?(?:post-?secondary |educational )?(?:institution|school|university|college)/,
    /^\W*(?:institution|school|university|college)(?:'s)? name/,
    /^\W*nom (?:complet )?(?:de l'|du |de la )(?:etablissement(?: d'enseignement)?(?: postsecondaire)?|ecole|universite|college|cegep)/,
    new RegExp(
      String.raw`^\W*(?:designated learning |post-?secondary |educational )?(?:institution|school|university|college)\b${notOther}\W*(?=:|$|\.\.)`,
    ),
    new RegExp(
      String.raw`^\W*(?:etablissement|ecole|universite|college)(?: d'enseignement| postsecondaire| designe)*\b${pasAutre}\W*(?=:|$|\.\.)`,
    ),
  ],
  otherwise: schoolOfLetterhead,
};

export const studentId: SoughtField = {
  name: "studentId",
  parse: codeIn(4),
  labels: [
    /^\W*student(?:'s)? (?:id(?:entification)?|number|no\b\.?|#)(?: (?:number|no\b\.?))?/,
    /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:d'|de l')?(?:etudiante?|eleve|dossier|matricule)(?:\(e\))?/,
    /^\W*(?:matricule|code permanent)/,
  ],
  sentences: [
    /\bstudent (?:id|number|no\.?)(?: is|:)? (?<value>[a-z]{0,3}-?\d[\da-z-]{3,14})/,
    /\b(?:numero d'etudiante?|matricule|code permanent)(?:\(e\))?(?: est| :|:)? (?<value>[a-z]{0,4}-?\d[\da-z-]{3,14})/,
  ],
};

export const programName: SoughtField = {
  name: "programName",
  parse: wordsIn(150),
  mayWrap: true,
  labels: [
    /^\W*(?:academic )?program(?:me)? (?:name|title|of study|completed)/,
    /^\W*(?:field|program)(?:\/program(?:me)?)? of study/,
    /^\W*(?:nom|titre) du programme/,
    /^\W*programme(?: d'etudes)?(?! (?:start|end|length|begins|duration|code|no|debut|suivi))\b/,
    /^\W*program(?! (?:start|end|length|begins|duration|completion|fee|tuition|level|code|no|gpa|status|average))\b/,
    /^\W*(?:degree|credential|diploma) (?:awarded|granted|conferred|earned|name)(?=\W*(?::|$|\.\.))/,
    /^\W*(?:diplome|grade) (?:obtenu|decerne|confere|octroye)(?=\W*(?::|$|\.\.))/,
    /^\W*(?:degree|credential|diploma|diplome)(?=\W{0,2}:)/,
  ],
};
