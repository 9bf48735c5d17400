import type { ApplicationType } from "../../caseFile/application.ts";
import { isStudent, isStudyApplication, renewsStudy } from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { namesGlobalAffairs, namesScholarship, paidTuition } from "../../conditions/money/money.ts";
import { all, any } from "../../kernel/condition.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { financialSupportPage, guide5552 } from "../studies/studySources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { tuitionText as text } from "./tuition.text.ts";

/** What studies cost, what is paid already, and what a scholarship pays. */

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];

const aReceipt = {
  id: "tuitionReceipt",
  name: text.receipt,
  documentTypes: ["TuitionReceipt"],
  potentialWarnings: [
    ...ofReadFields,
    "fileDate",
    "multipleTuitionPayment",
    "duplicateTuitionReceipt",
    "onlineScreenshot",
    "schoolNameMismatch",
    "studentIdMismatch",
  ],
  fieldsToRead: ["applicantFullName", "studentId", "schoolName", "tuitionFees", "issueDate"],
  subFileNames: text.receiptFile,
  maxFiles: 6,
} as const;

const receipt: VaultPage = suppliedPage("main", {
  slug: "tuition-receipt",
  name: text.receipt,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    readPaper("main", {
      ...aReceipt,
      level: {
        cases: [
          [all(isStudyApplication, paidTuition), "Required", text.paidCounts],
          [isStudyApplication, "IfApplicable", text.onceTuitionPaid],
        ],
        otherwise: [text.noTuitionHere, "NotApplicable"],
        sources: [financialSupportPage],
      },
      instructions: text.receiptInstructions,
      splitScreen: true,
    }),
  ],
});

const spouseReceipt: VaultPage = suppliedPage("spouse", {
  slug: "spouse-tuition-receipt",
  name: text.receipt,
  tags: ["Banking", "Education"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  slots: [
    readPaper("spouse", {
      ...aReceipt,
      level: {
        cases: [[spouseStudies, "IfApplicable", text.onceTuitionPaid]],
        otherwise: [text.spouseDoesNotStudy, "NotApplicable"],
        sources: [specified("document 3 section 3")],
      },
      instructions: text.spouseReceiptInstructions,
    }),
  ],
});

const invoice: VaultPage = suppliedPage("main", {
  slug: "tuition-invoice",
  name: text.invoice,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    readPaper("main", {
      id: "tuitionInvoice",
      name: text.invoice,
      documentTypes: ["Other"],
      level: {
        cases: [
          [renewsStudy, "Recommended", text.showsWhatIsLeft],
          [isStudent, "IfApplicable", text.ifLetterHasNoFees],
        ],
        otherwise: [text.noTuitionHere, "NotApplicable"],
        sources: [guide5552],
      },
      potentialWarnings: ofReadFile,
      fieldsToRead: ["schoolName", "studentId", "tuitionFees"],
      instructions: text.invoiceInstructions,
      maxFiles: 3,
    }),
  ],
});

const scholarship: VaultPage = suppliedPage("main", {
  slug: "scholarship-letter",
  name: text.scholarship,
  tags: ["Banking", "Education"],
  appliesTo: studies,
  slots: [
    readPaper("main", {
      id: "scholarshipLetter",
      name: text.scholarship,
      documentTypes: ["Other"],
      level: {
        cases: [[any(namesScholarship, namesGlobalAffairs), "Required", text.scholarshipIsMoney]],
        otherwise: [text.noScholarship, "NotApplicable"],
        sources: [financialSupportPage],
      },
      potentialWarnings: [...ofReadFile, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate", "scholarshipAmount"],
      instructions: text.scholarshipInstructions,
      maxFiles: 3,
    }),
  ],
});

export const tuitionPages: readonly VaultPage[] = [receipt, spouseReceipt, invoice, scholarship];
