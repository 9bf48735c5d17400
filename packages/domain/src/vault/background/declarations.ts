import { applicationTypes } from "../../caseFile/application.ts";
import {
  isStudent,
  isTiedToEmployer,
  isVisitorVisa,
  renewsVisaInCanada,
} from "../../conditions/application/application.ts";
import { hasCriminalHistory } from "../../conditions/background/history.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { declarationsText as text } from "./declarations.text.ts";
import { officialForms, scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, checklist5488, ourDecision } from "../sources.ts";

/** Declarations and schedules that go with an application, and the official checklist. */

const ofForm: readonly SlotWarningId[] = [
  ...ofReadFields,
  "inconsistentRefusalDisclosure",
  "previousCanadianApplicationNotDisclosed",
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "representativeInfoAltered",
  "missingReasonForChange",
  "informationDetailsMissing",
  "missingPersonalInformation",
  "formWasAutofilled",
];

const formFields = ["formNumber", "applicantFullName", "isSigned"];

const releaseOfInformation: VaultPage = vaultPage({
  slug: "authority-to-release-information",
  ...ownedBy("main", text.release),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: applicationTypes,
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "authorityToReleaseInformation",
      name: text.release,
      documentTypes: ["ConsentForm"],
      hasParsing: true,
      level: { otherwise: countsIfItFits, sources: [checklist5483("form 5")] },
      potentialWarnings: [...ofReadFields, "formMissingSignature", "signatureNotInBlue", "informationDetailsMissing"],
      fieldsToRead: formFields,
      instructions: text.releaseInstructions,
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
  ],
});

const schedule1: VaultPage = vaultPage({
  slug: "schedule-1-background",
  ...ownedBy("main", text.schedule1),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "TrvSpe", "TrvPgwp"],
  studentPermissions: applicantSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "schedule1Background",
      name: text.schedule1,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [
          [all(isVisitorVisa, hasCriminalHistory), "Required"],
          [any(isVisitorVisa, isTiedToEmployer, renewsVisaInCanada), "IfApplicable", text.onlyForSomeAnswers],
        ],
        otherwise: nothingCallsForIt,
        sources: [checklist5484],
      },
      potentialWarnings: ofForm,
      fieldsToRead: formFields,
      instructions: text.schedule1Instructions,
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

const statutoryDeclaration: VaultPage = vaultPage({
  slug: "statutory-declaration",
  ...ownedBy("main", text.statutory),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: applicationTypes,
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptPaper("main", {
      id: "statutoryDeclaration",
      name: text.statutory,
      level: { otherwise: countsIfItFits, sources: [ourDecision] },
      instructions: text.statutoryInstructions,
      maxFiles: 5,
    }),
  ],
});

const checklist: VaultPage = vaultPage({
  slug: "document-checklist",
  ...ownedBy("main", text.checklist),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: othersSupply,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "documentChecklist",
      name: text.checklist,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [[all(lawyerReviews, any(isStudent, isVisitorVisa, isTiedToEmployer)), "Recommended", text.goesOnTop]],
        otherwise: countsIfItFits,
        sources: [checklist5483("the list itself"), checklist5484, checklist5488],
      },
      potentialWarnings: ofForm,
      fieldsToRead: formFields,
      instructions: text.checklistInstructions,
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

export const declarationPages: readonly VaultPage[] = [
  releaseOfInformation,
  schedule1,
  statutoryDeclaration,
  checklist,
];
