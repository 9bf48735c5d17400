import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  isChangeOfSchool,
  isCoOpPermit,
  isFamilyApplication,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  isStudyApplication,
} from "../../conditions/application/application.ts";
import { tellsOfNewSchool } from "../../conditions/authority/requests.ts";
import { childAsksToStudy, childIsOfSchoolAge, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { finishedSeveralPrograms, goesToNewSchool, startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { all, any } from "../../kernel/condition.ts";
import { childSchoolLetterAge } from "../../tables/studies/studyTimes.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, ourDecision, specified } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders, openTo } from "../pageRights.ts";

/** Letters by which a school accepts the applicant, the spouse or a child. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Letter of Acceptance", fr: "Lettre d’acceptation", noun: "f" },
  letterSlot: { en: "Letter of acceptance", fr: "Lettre d’acceptation", noun: "f" },
} satisfies Record<string, Text | Noun>;

const letterFields = [
  "firstName",
  "lastName",
  "schoolName",
  "studentId",
  "dliNumber",
  "programName",
  "startOfCanadianStudyProgram",
  "graduationDate",
  "tuitionFees",
  "durationMonths",
  "loaExpiryDate",
];

const letterWarnings: readonly SlotWarningId[] = [
  ...ofReadFields,
  "letterOfAcceptanceExpired",
  "studyPermitStartDateMismatch",
  "graduationDateMismatch",
  "schoolNameMismatch",
  "schoolNameMissing",
  "studentIdMismatch",
  "studentIdMissing",
  "programDurationMismatch",
  "loaTuitionFeesMissing",
  "loaTuitionFeesInvalid",
];

const aLetter = {
  documentTypes: ["LetterOfAcceptance"],
  potentialWarnings: letterWarnings,
  fieldsToRead: letterFields,
  maxFiles: 2,
} as const;

const letterOfAcceptance: VaultPage = suppliedPage("main", {
  slug: "letter-of-acceptance",
  rights: openTo({ schoolStaff: ["View", "Upload"], agent: ["View", "Upload"] }),
  name: text.letter,
  tags: ["Education"],
  appliesTo: ["Student", "StudentExtension", "WorkPermit", "CoOpWorkPermit", "Dli", "IrccRequest"],
  slots: [
    parsedDocument("main", {
      ...aLetter,
      id: "letterOfAcceptance",
      name: text.letterSlot,
      level: {
        cases: [
          [
            isStudent,
            "Required",
            {
              en: "a first study permit is not issued without one",
              fr: "un premier permis d’études n’est pas délivré sans elle",
            },
          ],
          [
            isChangeOfSchool,
            "Required",
            {
              en: "the new school has to accept you first",
              fr: "le nouvel établissement doit d’abord vous accepter",
            },
          ],
          [
            all(isStudentExtension, any(startsNewProgram, goesToNewSchool)),
            "Required",
            {
              en: "new studies need a letter of acceptance of their own",
              fr: "de nouvelles études exigent leur propre lettre d’acceptation",
            },
          ],
          [
            any(isPostGraduationPermit, isCoOpPermit),
            "IfApplicable",
            {
              en: "it can help to show which program gave you a place, where that is not clear",
              fr: "elle peut aider à montrer dans quel programme vous avez obtenu une place, si ce n’est pas clair",
            },
          ],
          [
            isStudentExtension,
            "IfApplicable",
            {
              en: "while you stay in your program, the proof of enrolment is enough",
              fr: "tant que vous restez dans votre programme, la preuve d’inscription suffit",
            },
          ],
          [
            tellsOfNewSchool,
            "Recommended",
            {
              en: "it shows IRCC which school accepted you",
              fr: "elle montre à IRCC quel établissement vous a accepté",
            },
          ],
        ],
        otherwise: [
          {
            en: "nothing in your answers requires a letter of acceptance",
            fr: "rien dans vos réponses n’exige une lettre d’acceptation",
          },
          "NotApplicable",
        ],
        sources: [checklist5483("item 4")],
      },
      instructions: {
        en: "Upload every page of the letter your school sent you. It must show your full name as in your passport, the school and its designated number (it begins with O), and the program and level. It must also show the first and last day, and the tuition of the first year. If the acceptance is conditional, the letter must state the conditions.",
        fr: "Téléversez toutes les pages de la lettre que votre établissement vous a envoyée. On doit y lire votre nom complet comme au passeport, l’établissement et son numéro d’établissement désigné (il commence par O), ainsi que le programme et le niveau. On doit aussi y lire le premier et le dernier jour, et les droits de la première année. Si l’acceptation est conditionnelle, la lettre doit indiquer les conditions.",
      },
      example: "schoolLetter",
      splitScreen: true,
      videoTutorial: "letterOfAcceptance",
    }),
    parsedDocument("main", {
      ...aLetter,
      id: "secondLetterOfAcceptance",
      name: { en: "Second letter of acceptance", fr: "Deuxième lettre d’acceptation", noun: "f" },
      level: {
        cases: [
          [
            all(isStudyApplication, finishedSeveralPrograms),
            "IfApplicable",
            {
              en: "several programs may each have a letter",
              fr: "plusieurs programmes peuvent avoir chacun leur lettre",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show a second program",
            fr: "vos réponses n’indiquent pas de second programme",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "Use this if a second program follows the first, for instance a language course and then a degree. Each program has its own letter.",
        fr: "À utiliser si un second programme suit le premier, par exemple un cours de langue puis un programme menant à un grade. Chaque programme a sa propre lettre.",
      },
    }),
  ],
});

const spouseLetterOfAcceptance: VaultPage = suppliedPage("spouse", {
  slug: "spouse-letter-of-acceptance",
  rights: closedToOutsiders,
  name: text.letter,
  tags: ["Education"],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  slots: [
    parsedDocument("spouse", {
      ...aLetter,
      id: "letterOfAcceptance",
      name: text.letterSlot,
      level: {
        cases: [[spouseStudies, "Required"]],
        otherwise: [
          {
            en: "according to your answers, your spouse or partner is not applying for a study permit",
            fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 5.3")],
      },
      instructions: {
        en: "Upload every page of the letter from your spouse or partner’s school. It must show their full name as in the passport, the school and its designated number (it begins with O), and the program and level. It must also show the first and last day, and the tuition of the first year.",
        fr: "Téléversez toutes les pages de la lettre de l’établissement de votre conjoint ou partenaire. On doit y lire son nom complet comme au passeport, l’établissement et son numéro d’établissement désigné (il commence par O), ainsi que le programme et le niveau. On doit aussi y lire le premier et le dernier jour, et les droits de la première année.",
      },
      splitScreen: true,
    }),
  ],
});

function letterAgeToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const limit = the.row(childSchoolLetterAge);
  return { days: limit.found ? limit.row.value : "—" };
}

const childSchoolLetter: VaultPage = suppliedPage("child", {
  slug: "child-school-letter",
  rights: closedToOutsiders,
  name: { en: "School Letter", fr: "Lettre de l’école", noun: "f" },
  tags: ["Education"],
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  slots: [
    parsedDocument("child", {
      id: "schoolLetter",
      name: { en: "Acceptance or enrolment letter", fr: "Lettre d’acceptation ou d’inscription", noun: "f" },
      documentTypes: ["ChildSchoolLetter"],
      level: {
        cases: [
          [childAsksToStudy, "Required"],
          [
            all(isFamilyApplication, childIsOfSchoolAge),
            "Recommended",
            { en: "it shows that school continues in Canada", fr: "elle montre que l’école se poursuit au Canada" },
          ],
          [
            childIsOfSchoolAge,
            "IfApplicable",
            {
              en: "it counts if the child has a place at a school in Canada",
              fr: "elle compte si l’enfant a une place dans une école au Canada",
            },
          ],
        ],
        otherwise: [
          {
            en: "this child is not applying for a first study permit, and nothing shows that they are of school age",
            fr: "cet enfant ne demande pas de premier permis d’études et rien n’indique qu’il est d’âge scolaire",
          },
          "NotApplicable",
        ],
        sources: [specified("document 1 section 9")],
      },
      potentialWarnings: [...ofReadFields, "fileDate", "childSchoolLetterOlderThan365Days", "childNotEnroled"],
      fieldsToRead: ["applicantFullName", "schoolName", "issueDate", "isEnrolled"],
      instructions: {
        en: "The school or school board confirms this child’s name, the grade, the first and last day, and the address of the school. Ask for a new letter if this one is {days} days old or more.",
        fr: "L’école, ou son centre de services ou conseil scolaire, confirme le nom de cet enfant, l’année d’études, le premier et le dernier jour, et l’adresse de l’école. Demandez une nouvelle lettre si celle-ci date de {days} jours ou plus.",
      },
      instructionValues: letterAgeToday,
      maxFiles: 2,
    }),
  ],
});

export const acceptancePages: readonly VaultPage[] = [letterOfAcceptance, spouseLetterOfAcceptance, childSchoolLetter];
