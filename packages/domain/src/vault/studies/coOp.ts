import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  isCoOpPermit,
  isFamilyOfExtension,
  isPostGraduationPermit,
  isStudentExtension,
} from "../../conditions/application/application.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { spouseHasPlacement, spouseRenewsStudies, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import {
  coOpPermitFromInside,
  placementBesideExtension,
  spousePlacementFromInside,
} from "../../conditions/officialForms/officialForms.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import { coopPlacementLimits } from "../../tables/work/studentWork.ts";
import { officialForms } from "../files/fileTypes.ts";
import type { Slot, VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Work placements that belong to a program, and the work permit for them. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Co-op Letter", fr: "Lettre de stage coop", noun: "f" },
  insideCanada: {
    en: "Co-op Work Permit from Inside Canada",
    fr: "Permis de travail coop demandé au Canada",
    noun: "m",
  },
  mayNotBeNeeded: {
    en: "Many post-secondary students no longer need a work permit for a placement: the study permit is enough if the program requires the placement and the study permit allows work on campus. The school’s letter is still needed. Pupils of a secondary school still need the work permit. Ask your lawyer before you apply for one.",
    fr: "Au postsecondaire, un permis de travail n’est souvent plus nécessaire pour un stage : le permis d’études suffit si le programme exige le stage et si le permis d’études autorise le travail sur le campus. La lettre de l’établissement reste nécessaire. Au secondaire, le permis de travail reste obligatoire. Parlez-en à votre équipe juridique avant d’en demander un.",
  },
  askedFromHere: {
    en: "a person in Canada asks for the permit on this form",
    fr: "une personne qui se trouve au Canada demande le permis avec ce formulaire",
  },
} satisfies Record<string, Text | Noun>;

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
  info: text.mayNotBeNeeded,
  slots: [
    keptPaper("main", {
      ...aLetter,
      level: {
        cases: [
          [
            isCoOpPermit,
            "Required",
            {
              en: "the permit rests on a placement that the program requires",
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
            en: "this application does not rest on a placement",
            fr: "cette demande ne repose pas sur un stage",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4")],
      },
      instructions: {
        en: "Upload a letter in which the school says that everybody in your program must do the placement to finish it, and how long it lasts. It may make up at most {percent} percent of the program. An offer from the employer does not replace this letter.",
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
  info: text.mayNotBeNeeded,
  slots: [
    keptPaper("spouse", {
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
        en: "Upload a letter in which your spouse or partner’s school says that everybody in the program must do the placement to finish it, and how long it lasts. It may make up at most {percent} percent of the program.",
        fr: "Téléversez une lettre dans laquelle l’établissement de votre conjoint ou partenaire dit que toute personne inscrite au programme doit faire le stage pour le terminer, et combien de temps il dure. Il peut occuper au plus {percent} pour cent du programme.",
      },
    }),
  ],
});

const permit: VaultPage = suppliedPage("main", {
  slug: "co-op-work-permit",
  rights: closedToOutsiders,
  name: { en: "Co-op Work Permit", fr: "Permis de travail coop", noun: "m" },
  category: "Visa",
  tags: [],
  phase: "afterDecision",
  appliesTo: ["StudentExtension", "WorkPermit", "CoOpWorkPermit"],
  info: text.mayNotBeNeeded,
  slots: [
    readPaper("main", {
      id: "coOpWorkPermit",
      name: { en: "Co-op work permit", fr: "Permis de travail coop", noun: "m" },
      documentTypes: ["WorkPermit"],
      level: {
        cases: [
          [all(isCoOpPermit, wasApproved), "Required"],
          [
            all(any(isStudentExtension, isPostGraduationPermit), hasPlacement),
            "IfApplicable",
            {
              en: "the permit counts if one was issued to you",
              fr: "le permis compte s’il vous en a été délivré un",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show a co-op work permit",
            fr: "vos réponses n’indiquent pas de permis de travail coop",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "workPermitExpired",
        "workPermitExpiring",
        "validPermitUploaded",
        "uciMismatch",
        "coOpWorkPermitNotValid",
        "permitRestorationRequired",
      ],
      fieldsToRead: ["applicantFullName", "uciNumber", "documentNumber", "issueDate", "expiryDate", "employer"],
      instructions: {
        en: "Upload both sides of the co-op work permit. Check that the name is spelled as in your passport and that the dates cover the whole placement, and tell your lawyer at once if they do not.",
        fr: "Téléversez les deux côtés du permis de travail coop. Vérifiez que le nom est écrit comme dans votre passeport et que les dates couvrent tout le stage, sinon dites-le tout de suite à votre équipe juridique.",
      },
      maxFiles: 2,
    }),
  ],
});

const formSlot = (
  owner: "main" | "spouse",
  definition: Pick<Parameters<typeof slotFor>[1], "level" | "instructions">,
): Slot =>
  slotFor(owner, {
    ...definition,
    id: "coOpWorkPermitInsideCanada",
    name: {
      en: "Application for a co-op work permit (IMM 5710)",
      fr: "Demande de permis de travail coop (IMM 5710)",
      noun: "f",
    },
    documentTypes: ["IMM5710"],
    hasParsing: true,
    potentialWarnings: [
      ...ofReadFields,
      "formNotValidated",
      "incorrectFormVersion",
      "formMissingSignature",
      "incorrectWorkPermitType",
      "openWorkPermitType",
      "redundantWorkDetails",
      "formWasAutofilled",
    ],
    fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "isSigned"],
    example: "form",
    maxFiles: 1,
    acceptedTypes: officialForms,
  });

const insideCanada: VaultPage = suppliedPage("main", {
  slug: "co-op-work-permit-from-inside-canada",
  rights: closedToOutsiders,
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: ["StudentExtension", "CoOpWorkPermit"],
  info: text.mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("main", {
      level: {
        cases: [
          [coOpPermitFromInside, "Required", text.askedFromHere],
          [
            placementBesideExtension,
            "Recommended",
            {
              en: "this permit, if you need it, is asked for together with the extension",
              fr: "ce permis, s’il vous est nécessaire, se demande avec la prolongation",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show a placement for which you ask from inside Canada",
            fr: "vos réponses n’indiquent pas de stage pour lequel vous faites une demande depuis le Canada",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "This is the form for asking for the co-op work permit from inside Canada. Upload the validated PDF, not a scan: the page with the barcodes shows that it is complete. The school’s letter about the placement goes with it.",
        fr: "Voici le formulaire pour demander le permis de travail coop depuis le Canada. Téléversez le PDF validé et non une numérisation : la page des codes à barres montre qu’il est complet. La lettre de l’établissement sur le stage l’accompagne.",
      },
    }),
  ],
});

const spouseInsideCanada: VaultPage = suppliedPage("spouse", {
  slug: "spouse-co-op-work-permit-from-inside-canada",
  rights: closedToOutsiders,
  name: text.insideCanada,
  category: "Visa",
  tags: [],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  info: text.mayNotBeNeeded,
  lawyerCanGenerate: {},
  slots: [
    formSlot("spouse", {
      level: {
        cases: [[spousePlacementFromInside, "Required", text.askedFromHere]],
        otherwise: [
          {
            en: "your answers do not show a spouse or partner in Canada whose studies have a placement",
            fr: "vos réponses n’indiquent pas de conjoint ou partenaire au Canada dont les études comprennent un stage",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "This form asks for the co-op work permit of your spouse or partner from inside Canada. Upload the validated PDF, not a scan. The letter of their school about the placement goes with it.",
        fr: "Ce formulaire sert à demander depuis le Canada le permis de travail coop de votre conjoint ou partenaire. Téléversez le PDF validé et non une numérisation. La lettre de son établissement sur le stage l’accompagne.",
      },
    }),
  ],
});

export const coOpPages: readonly VaultPage[] = [letter, spouseLetter, permit, insideCanada, spouseInsideCanada];
