import type { CaseReader } from "../../caseFile/reader.ts";
import { isPostGraduationPermit } from "../../conditions/application/application.ts";
import { fieldOfStudyMayCount } from "../../conditions/studies/postGraduation.ts";
import { isFlightGraduate, isFlightInstructor } from "../../conditions/studies/study.ts";
import { all } from "../../kernel/condition.ts";
import { fieldOfStudyAsked } from "../../tables/studies/postGraduation.ts";
import { postGraduationPage } from "../../tables/sources.ts";
import { graduatesText as text } from "./graduates.text.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { graduateDocuments } from "./studySources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** What a post-graduation work permit asks for in particular. */

function fieldRuleToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const rule = the.row(fieldOfStudyAsked);
  return { day: rule.found ? rule.row.value.studyPermitFrom : "—" };
}

const fieldOfStudy: VaultPage = suppliedPage("main", {
  slug: "field-of-study-proof",
  name: text.field,
  tags: ["Pgwp"],
  appliesTo: ["WorkPermit"],
  slots: [
    keptPaper("main", {
      id: "fieldOfStudyProof",
      name: text.field,
      level: {
        // Recommended, not Required: the day on which the study permit was applied for decides, and no answer tells it.
        cases: [[all(isPostGraduationPermit, fieldOfStudyMayCount), "Recommended", text.checkYourDate]],
        otherwise: [text.fieldDoesNotCount, "NotApplicable"],
        sources: [graduateDocuments],
      },
      instructions: text.fieldInstructions,
      instructionValues: fieldRuleToday,
      maxFiles: 2,
    }),
  ],
});

const asInstructor = all(isPostGraduationPermit, isFlightGraduate, isFlightInstructor);

const pilotLicence: VaultPage = suppliedPage("main", {
  slug: "pilot-licence",
  name: text.pilot,
  tags: ["Pgwp", "Employment"],
  appliesTo: ["WorkPermit"],
  slots: [
    readPaper("main", {
      id: "commercialPilotLicence",
      name: text.licence,
      documentTypes: ["PilotLicence"],
      level: {
        cases: [
          [asInstructor, "Recommended", text.licenceOrOffer],
          [all(isPostGraduationPermit, isFlightGraduate), "Required", text.licenceIsTheWay],
        ],
        otherwise: [text.notFlightSchool, "NotApplicable"],
        sources: [postGraduationPage],
      },
      potentialWarnings: [...ofReadFields, "fileDate", "notCommercialPilotLicence"],
      fieldsToRead: ["applicantFullName", "licenceType", "issueDate"],
      instructions: text.licenceInstructions,
      maxFiles: 2,
    }),
    keptPaper("main", {
      id: "instructorRating",
      name: text.rating,
      level: {
        cases: [[asInstructor, "Required", text.licenceIsTheWay]],
        otherwise: [text.notInstructor, "NotApplicable"],
        sources: [postGraduationPage],
      },
      instructions: text.ratingInstructions,
      maxFiles: 2,
    }),
    readPaper("main", {
      id: "instructorJobOffer",
      name: text.offer,
      documentTypes: ["EmploymentLetter"],
      level: {
        cases: [[asInstructor, "Required", text.licenceIsTheWay]],
        otherwise: [text.notInstructor, "NotApplicable"],
        sources: [postGraduationPage],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: ["applicantFullName", "jobTitle", "employer", "startDate", "issueDate", "isSigned"],
      instructions: text.offerInstructions,
      maxFiles: 2,
    }),
  ],
});

export const graduatePages: readonly VaultPage[] = [fieldOfStudy, pilotLicence];
