import {
  isCoOpPermit,
  isMadeInsideCanada,
  isPostGraduationPermit,
  isStudent,
  renewsStudy,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { lawyerReviews, wasApproved } from "../../conditions/application/status.ts";
import { tookLeave, wasNotFullTime } from "../../conditions/studies/studyExtension.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { letter, nothingCallsForIt } from "../letter.ts";
import { legalTeamOnly, preparedByLawyer, suppliedByApplicant } from "../permissions.ts";

const extendsStudyPermit = typeIsOneOf(
  "extendsStudyPermit",
  { en: "you are extending your study permit", fr: "vous prolongez votre permis d’études" },
  ["StudentExtension"],
);

const isFromOutsideCanada = not(isMadeInsideCanada);

/** Letters to the officer who decides on the application. */
export const legalSubmissionLetters = [
  letter({
    id: "studyPermitLegalSubmission",
    name: { en: "Study Permit Legal Submission", fr: "Observations juridiques, permis d’études" },
    slug: "study-permit",
    appliesTo: ["Student"],
    requirement: {
      id: "letters.studyPermitLegalSubmission",
      cases: [[all(isStudent, lawyerReviews), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "study-permit-legal-submission",
  }),
  letter({
    id: "studyPermitExtensionLetter",
    name: { en: "Study Permit Extension Letter", fr: "Lettre de prolongation du permis d’études" },
    slug: "study-permit-extension",
    appliesTo: ["StudentExtension", "Dli"],
    requirement: {
      id: "letters.studyPermitExtensionLetter",
      cases: [[all(renewsStudy, lawyerReviews), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "study-permit-extension-legal-submission",
  }),
  letter({
    id: "coOpLegalSubmission",
    name: { en: "Co-op Legal Submission", fr: "Observations juridiques, stage coop" },
    slug: "co-op-legal-submission",
    appliesTo: ["StudentExtension", "CoOpWorkPermit"],
    requirement: {
      id: "letters.coOpLegalSubmission",
      cases: [
        [all(isCoOpPermit, lawyerReviews), "Required"],
        [all(extendsStudyPermit, hasPlacement), "IfApplicable"],
      ],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "co-op-legal-submission",
  }),
  letter({
    id: "postGraduateWorkPermit",
    name: { en: "Post-Graduate Work Permit Letter", fr: "Lettre pour le permis de travail postdiplôme" },
    slug: "post-graduate-work-permit",
    appliesTo: ["WorkPermit"],
    requirement: {
      id: "letters.postGraduateWorkPermit",
      cases: [[all(isPostGraduationPermit, any(tookLeave, wasNotFullTime)), "Required"]],
      otherwise: [
        {
          en: "you are applying for a post-graduation work permit and can add this letter if it fits",
          fr: "vous demandez un permis de travail postdiplôme et pouvez ajouter cette lettre au besoin",
        },
        "IfApplicable",
      ],
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "post-graduate-work-permit-letter",
  }),
  letter({
    id: "pgwpLegalSubmission",
    name: { en: "PGWP Legal Submission", fr: "Observations juridiques, PTPD" },
    slug: "pgwp-legal-submission-letter",
    appliesTo: ["WorkPermit"],
    requirement: {
      id: "letters.pgwpLegalSubmission",
      cases: [[all(isPostGraduationPermit, lawyerReviews), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "pgwp-legal-submission",
  }),
  letter({
    id: "portOfEntry",
    name: { en: "Port of Entry Letter", fr: "Lettre pour le point d’entrée" },
    slug: "port-of-entry",
    appliesTo: ["Student", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
    requirement: {
      id: "letters.portOfEntry",
      cases: [
        [appliesOnArrival, "Required"],
        [all(wasApproved, isFromOutsideCanada), "Recommended"],
      ],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: preparedByLawyer,
    sendToDocVault: "port-of-entry",
  }),
];
