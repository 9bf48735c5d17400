import {
  employerFilesOffer,
  isBridgingPermit,
  isPostGraduationPermit,
  isWorkFromAbroad,
  isWorkPermitExtension,
  isYouthMobility,
  restsOnLabourMarketAssessment,
} from "../../conditions/application/application.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import { spouseWorksFromAbroad, spouseWorksFromInside } from "../../conditions/officialForms/officialForms.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { nothingCallsForIt } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { checklist5488, checklist5556 } from "../sources.ts";
import { applicationForm, ofApplicationForm, requiredIf, withFamily, type FormKind } from "./applicationForm.ts";

/** The application forms for a work permit, from abroad and from inside Canada. */

const ofWorkForm: readonly SlotWarningId[] = [
  ...ofApplicationForm,
  "incorrectWorkPermitType",
  "openWorkPermitType",
  "redundantWorkDetails",
];

const workPermit: FormKind = {
  name: { en: "Work Permit Application (IMM 1295)", fr: "Demande de permis de travail (IMM 1295)", noun: "f" },
  documentTypes: ["IMM1295"],
  fieldsToRead: ["formNumber", "applicantFullName", "passportNumber", "isSigned"],
  warnings: ofWorkForm,
};

const openWorkPermit: FormKind = {
  ...workPermit,
  name: {
    en: "Open Work Permit Application (IMM 1295)",
    fr: "Demande de permis de travail ouvert (IMM 1295)",
    noun: "f",
  },
};

const workPermitInCanada: FormKind = {
  name: {
    en: "Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail au Canada (IMM 5710)",
    noun: "f",
  },
  documentTypes: ["IMM5710"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "isSigned"],
  warnings: ofWorkForm,
};

const openWorkPermitInCanada: FormKind = {
  ...workPermitInCanada,
  name: {
    en: "Open Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail ouvert au Canada (IMM 5710)",
    noun: "f",
  },
};

export const applicationToWorkPages: readonly VaultPage[] = [
  applicationForm(workPermit, {
    slug: "application-for-work-permit",
    owner: "main",
    id: "applicationForWorkPermit",
    appliesTo: ["Lmia", "C10", "ClosedWorkPermit", "Iec"],
    level: {
      cases: [
        [
          restsOnLabourMarketAssessment,
          "IfApplicable",
          {
            en: "the worker applies once the assessment is issued",
            fr: "la personne fait sa demande une fois l’étude obtenue",
          },
        ],
        [
          isYouthMobility,
          "IfApplicable",
          {
            en: "this application is filled in online, and a copy can be kept here",
            fr: "cette demande se remplit en ligne, et une copie peut être gardée ici",
          },
        ],
        [all(isWorkFromAbroad, not(isInCanada)), "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5488],
    },
  }),
  applicationForm(workPermitInCanada, {
    slug: "application-for-work-permit-inside-canada",
    owner: "main",
    id: "applicationForWorkPermitInsideCanada",
    appliesTo: ["WorkPermit", "WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
    level: {
      cases: [
        [any(isPostGraduationPermit, isWorkPermitExtension, isBridgingPermit), "Required"],
        [all(employerFilesOffer, isInCanada), "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5556],
    },
  }),
  applicationForm(openWorkPermit, {
    slug: "spouse-application-for-work-permit",
    owner: "spouse",
    id: "applicationForWorkPermit",
    appliesTo: withFamily,
    level: requiredIf(spouseWorksFromAbroad, [checklist5488]),
  }),
  applicationForm(openWorkPermitInCanada, {
    slug: "spouse-application-for-work-permit-inside-canada",
    owner: "spouse",
    id: "applicationForWorkPermitInsideCanada",
    appliesTo: withFamily,
    level: requiredIf(spouseWorksFromInside, [checklist5556]),
  }),
];
