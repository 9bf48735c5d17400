import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isCoOpPermit, isFamilyOfExtension, isStudentExtension } from "../../conditions/application/application.ts";
import { spouseHasPlacement, spouseRenewsStudies, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { all, any } from "../../kernel/condition.ts";
import { coopPlacementLimits } from "../../tables/work/studentWork.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { ourDecision, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Work placements that belong to a program, and the school’s letter about them. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Co-op Letter", fr: "Lettre de stage coop", noun: "f" },
} satisfies Record<string, Noun>;

/** Each page about a placement says it. */
export const mayNotBeNeeded: Text = {
  en: "Many post-secondary students no longer need a work permit for a placement. The study permit is enough if the program requires the placement and the study permit allows work on campus. The school’s letter is still needed. High school students still need the work permit. Ask your lawyer before you apply for one.",
  fr: "Au postsecondaire, un permis de travail n’est souvent plus nécessaire pour un stage. Le permis d’études suffit si le programme exige le stage et si le permis d’études autorise le travail sur le campus. La lettre de l’établissement reste nécessaire. Au secondaire, le permis de travail reste obligatoire. Parlez-en à votre équipe juridique avant d’en demander un.",
};

const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

function limitToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const limits = the.row(coopPlacementLimits);
  return { percent: limits.found ? limits.row.value.mostPercentOfProgramme : "—" };
}

const aLetter = {
  id: "coOpLetter",
  name: { en: "Co-op or internship letter from the school", fr: "Lettre de stage de l’établissement", noun: "f" },
  instructionValues: limitToday,
  maxFiles: 2,
} as const;

const letter: VaultPage = suppliedPage("main", {
  slug: "co-op",
  rights: closedToOutsiders,
  name: text.letter,
  tags: ["Education", "Employment"],
  appliesTo: ["Student", "StudentExtension", "SpeFamily", "CoOpWorkPermit"],
  info: mayNotBeNeeded,
  slots: [
    keptDocument("main", {
      ...aLetter,
      level: {
        cases: [
          [
            isCoOpPermit,
            "Required",
            {
              en: "the permit is based on a placement that the program requires",
              fr: "le permis repose sur un stage exigé par le programme",
            },
          ],
          [
            any(isStudentExtension, isFamilyOfExtension),
            "IfApplicable",
            {
              en: "the letter counts only if your program has a placement",
              fr: "la lettre compte seulement si votre programme comprend un stage",
            },
          ],
        ],
        otherwise: [
          {
            en: "this application is not based on a placement",
            fr: "cette demande ne repose pas sur un stage",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4")],
      },
      instructions: {
        en: "Upload a letter in which the school says that everyone in your program must do the placement to finish it, and how long it lasts. It may make up at most {percent} percent of the program. An offer from the employer does not replace this letter.",
        fr: "Téléversez une lettre dans laquelle l’établissement dit que toute personne inscrite à votre programme doit faire le stage pour le terminer, et combien de temps il dure. Il peut occuper au plus {percent} pour cent du programme. Une offre de l’employeur ne remplace pas cette lettre.",
      },
    }),
  ],
});

const spouseLetter: VaultPage = suppliedPage("spouse", {
  slug: "spouse-co-op",
  rights: closedToOutsiders,
  name: text.letter,
  tags: ["Education", "Employment"],
  appliesTo: withStudent,
  info: mayNotBeNeeded,
  slots: [
    keptDocument("spouse", {
      ...aLetter,
      level: {
        cases: [
          [all(spouseRenewsStudies, spouseHasPlacement), "Required"],
          [all(spouseStudies, spouseHasPlacement), "Recommended"],
        ],
        otherwise: [
          {
            en: "your answers do not show a placement in studies of your spouse or partner",
            fr: "vos réponses n’indiquent pas de stage dans des études de votre conjoint ou partenaire",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "Upload a letter in which your spouse or partner’s school says that everyone in the program must do the placement to finish it, and how long it lasts. It may make up at most {percent} percent of the program.",
        fr: "Téléversez une lettre dans laquelle l’établissement de votre conjoint ou partenaire dit que toute personne inscrite au programme doit faire le stage pour le terminer, et combien de temps il dure. Il peut occuper au plus {percent} pour cent du programme.",
      },
    }),
  ],
});

export const coOpPages: readonly VaultPage[] = [letter, spouseLetter];
