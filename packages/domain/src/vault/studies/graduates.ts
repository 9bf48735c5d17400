import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isPostGraduationPermit } from "../../conditions/application/application.ts";
import { fieldOfStudyMayCount } from "../../conditions/studies/postGraduation.ts";
import { isFlightGraduate, isFlightInstructor } from "../../conditions/studies/study.ts";
import { all } from "../../kernel/condition.ts";
import { fieldOfStudyAsked } from "../../tables/studies/postGraduation.ts";
import { postGraduationPage } from "../../tables/studies/sources.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { graduateDocuments } from "./studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What a post-graduation work permit asks for in particular. */

/** Words that several places of this file say. */
const text = {
  field: { en: "Proof of Field of Study", fr: "Preuve du domaine d’études", noun: "f" },
  licenceIsTheWay: {
    en: "flight school graduates show a commercial licence, or an instructor rating with a job offer",
    fr: "après une école de pilotage, il faut une licence de pilote professionnel, ou une qualification d’instructeur avec une offre d’emploi",
  },
  notInstructor: {
    en: "your answers do not show an instructor rating with a job offer",
    fr: "vos réponses n’indiquent pas de qualification d’instructeur avec une offre d’emploi",
  },
} satisfies Record<string, Text | Noun>;

function fieldRuleToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const rule = the.row(fieldOfStudyAsked);
  return { day: rule.found ? rule.row.value.studyPermitFrom : "—" };
}

const fieldOfStudy: VaultPage = suppliedPage("main", {
  slug: "field-of-study-proof",
  rights: closedToOutsiders,
  name: text.field,
  tags: ["Pgwp"],
  appliesTo: ["WorkPermit"],
  slots: [
    keptDocument("main", {
      id: "fieldOfStudyProof",
      name: text.field,
      level: {
        // Recommended, not Required: the day on which the study permit was applied for decides, and no answer tells it.
        cases: [
          [
            all(isPostGraduationPermit, fieldOfStudyMayCount),
            "Recommended",
            {
              en: "the field counts only if you applied for that study permit after the rule began, and the date of your application decides that",
              fr: "le domaine ne compte que si vous avez présenté cette demande de permis d’études après l’entrée en vigueur de la règle, et la date de votre demande en décide",
            },
          ],
        ],
        otherwise: [
          {
            en: "nothing in your answers shows that the field of study counts for your permit",
            fr: "rien dans vos réponses n’indique que le domaine d’études compte pour votre permis",
          },
          "NotApplicable",
        ],
        sources: [graduateDocuments],
      },
      instructions: {
        en: "Upload a letter from your school, or the page of its program calendar, that gives the six-digit code of your field of study (CIP code). The code must be that of the program you completed. Degrees and flight school diplomas do not need this proof. For other programs, you need it if you applied for your study permit on or after {day} (year-month-day).",
        fr: "Téléversez une lettre de votre établissement, ou la page de son annuaire des programmes, qui donne le code à six chiffres de votre domaine d’études (code CPE). Le code doit être celui du programme que vous avez terminé. Les grades et les diplômes d’une école de pilotage n’exigent pas cette preuve. Pour les autres programmes, elle est exigée si vous avez présenté votre demande de permis d’études le {day} (année-mois-jour) ou après.",
      },
      instructionValues: fieldRuleToday,
      maxFiles: 2,
    }),
  ],
});

const asInstructor = all(isPostGraduationPermit, isFlightGraduate, isFlightInstructor);

const pilotLicence: VaultPage = suppliedPage("main", {
  slug: "pilot-licence",
  rights: closedToOutsiders,
  name: { en: "Pilot Licence and Rating", fr: "Licence et qualification de pilote", noun: "fp" },
  tags: ["Pgwp", "Employment"],
  appliesTo: ["WorkPermit"],
  slots: [
    parsedDocument("main", {
      id: "commercialPilotLicence",
      name: { en: "Canadian commercial pilot licence", fr: "Licence canadienne de pilote professionnel", noun: "f" },
      documentTypes: ["PilotLicence"],
      level: {
        cases: [
          [
            asInstructor,
            "Recommended",
            {
              en: "with a rating and a job offer as an instructor, the licence only helps",
              fr: "avec une qualification et une offre d’emploi d’instructeur, la licence ne fait qu’aider",
            },
          ],
          [all(isPostGraduationPermit, isFlightGraduate), "Required", text.licenceIsTheWay],
        ],
        otherwise: [
          {
            en: "your answers do not show a flight school",
            fr: "vos réponses n’indiquent pas d’école de pilotage",
          },
          "NotApplicable",
        ],
        sources: [postGraduationPage],
      },
      potentialWarnings: [...ofReadFields, "fileDate", "notCommercialPilotLicence"],
      fieldsToRead: ["applicantFullName", "licenceType", "issueDate"],
      instructions: {
        en: "Upload your Canadian commercial pilot licence, both sides, with your name, the category of licence and the date. A private or student licence is not enough.",
        fr: "Téléversez votre licence canadienne de pilote professionnel, les deux côtés, avec votre nom, la catégorie de licence et la date. Une licence privée ou d’élève-pilote ne suffit pas.",
      },
      maxFiles: 2,
    }),
    keptDocument("main", {
      id: "instructorRating",
      name: { en: "Instructor rating", fr: "Qualification d’instructeur", noun: "f" },
      level: {
        cases: [[asInstructor, "Required", text.licenceIsTheWay]],
        otherwise: [text.notInstructor, "NotApplicable"],
        sources: [postGraduationPage],
      },
      instructions: {
        en: "Upload the flight instructor rating on your licence, or a letter from the flight school that you are working toward it.",
        fr: "Téléversez la qualification d’instructeur de vol inscrite à votre licence, ou une lettre de l’école de pilotage disant que vous la préparez.",
      },
      maxFiles: 2,
    }),
    parsedDocument("main", {
      id: "instructorJobOffer",
      name: { en: "Instructor job offer", fr: "Offre d’emploi d’instructeur", noun: "f" },
      documentTypes: ["EmploymentLetter"],
      level: {
        cases: [[asInstructor, "Required", text.licenceIsTheWay]],
        otherwise: [text.notInstructor, "NotApplicable"],
        sources: [postGraduationPage],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: ["applicantFullName", "jobTitle", "employer", "startDate", "issueDate", "isSigned"],
      instructions: {
        en: "Upload the offer from a flight school to work there as a flight instructor, with your name, the job, the first day and the signature of the school.",
        fr: "Téléversez l’offre d’une école de pilotage pour y travailler comme instructeur ou instructrice de vol, avec votre nom, le poste, le premier jour et la signature de l’école.",
      },
      maxFiles: 2,
    }),
  ],
});

export const graduatePages: readonly VaultPage[] = [fieldOfStudy, pilotLicence];
