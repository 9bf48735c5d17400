import { valuesThatNameSomebody } from "../../caseFile/whose/whoseDocument.ts";
import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";
import { endingOf } from "../../conditions/documentExpiry.ts";
import type { Slot } from "../page.ts";
import { checkedByWarning } from "./checkedByWarning.ts";
import type { FieldNeed, NeedOfValues } from "./fieldNeed.ts";
import { needsOfForms } from "./formNeeds.ts";

export const questions: FieldNeed = {
  says: { en: "questions that we then fill in for you", fr: "des questions que nous remplissons alors pour vous" },
};
export const funds: FieldNeed = { says: { en: "working out your funds", fr: "le calcul de vos fonds" } };
export const dates: FieldNeed = { says: { en: "your dates and reminders", fr: "vos dates et rappels" } };
export const requirements: FieldNeed = {
  says: { en: "finding out which documents you need", fr: "la liste des documents à fournir" },
};
export const checks: FieldNeed = {
  says: { en: "checking this document against your case", fr: "la comparaison de ce document avec votre dossier" },
};

const statements: readonly PageSlug[] = [
  "proof-of-funds",
  "spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
];
const visitStatements: readonly PageSlug[] = [
  "visitor-visa-visitor-proof-of-funds",
  "visitor-visa-spouse-proof-of-funds",
  "visitor-visa-host-proof-of-funds",
];
const accounts: readonly PageSlug[] = [
  ...statements,
  ...visitStatements,
  "guaranteed-investment-certificate",
  "loan-approval-letter",
];
const validityLetter: readonly PageSlug[] = ["biometrics-validity-letter"];
const supporters: readonly PageSlug[] = ["financial-supporter-passport", "second-financial-supporter-passport"];
const supportLetters: readonly PageSlug[] = ["financial-supporter-letter", "second-financial-supporter-letter"];

const ofEach = (...letters: readonly PageOfEach<"spouse" | "child">[]): readonly PageSlug[] =>
  (["", "spouse-", "child-"] as const).flatMap((person) => letters.map((letter) => `${person}${letter}` as const));
const lettersThatAreAnswered = ofEach(
  "additional-document-request",
  "medical-request-letter",
  "original-passport-request",
);
const lettersThatSetDays: readonly PageSlug[] = [...lettersThatAreAnswered, ...ofEach("biometrics-request-letter")];

const lines: readonly NeedOfValues[] = [
  ...needsOfForms,
  {
    need: questions,
    pages: ["passport", "spouse-passport", "visitor-visa-visitor-passport"],
    values: ["passportNumber", "passportIssueDate", "passportExpiryDate", "country", "birthday"],
  },
  { need: questions, pages: ["passport", "visitor-visa-visitor-passport"], values: ["birthCountry"] },
  { need: questions, pages: ["spouse-passport"], values: ["firstName", "lastName"] },
  { need: questions, pages: ["marriage-certificate"], values: ["marriageDate"] },
  { need: questions, pages: ["employment-letter"], values: ["jobTitle"] },
  { need: questions, pages: ["spouse-employment-letter"], values: ["jobTitle", "employer", "startDate"] },
  { need: questions, pages: supportLetters, values: ["financialSupporterFullName"] },
  { need: questions, pages: supporters, values: ["applicantFullName"] },
  { need: questions, pages: ["scholarship-letter"], values: ["scholarshipAmount", "currency"] },
  {
    need: questions,
    pages: ["language-test"],
    values: ["languageTestKind", "Speaking", "Listening", "Reading", "Writing"],
  },
  { need: questions, pages: ["provincial-attestation-letter"], values: ["documentNumber"] },
  { need: questions, pages: ["spouse-letter-of-acceptance"], values: ["schoolName"] },
  { need: questions, pages: ["medical-exam", "spouse-medical-exam"], values: ["medicalExpiryDate"] },
  {
    need: questions,
    pages: ["letter-of-acceptance"],
    values: [
      "schoolName",
      "dliNumber",
      "programName",
      "startOfCanadianStudyProgram",
      "graduationDate",
      "durationMonths",
    ],
  },
  { need: questions, pages: ["tuition-receipt"], values: ["tuitionFees", "issueDate"] },
  { need: questions, pages: ["current-valid-permit"], values: ["studyPermitExpiryDate", "expiryDate"] },
  { need: questions, pages: validityLetter, values: ["biometricsIdentificationNumber", "biometricsExpiryDate"] },
  {
    need: funds,
    pages: accounts,
    values: ["closingBalance", "currency", "accountHolderName", "bankName", "accountNumber"],
  },
  {
    need: funds,
    pages: [...statements, ...visitStatements],
    values: ["periodEnd", "accountType", "assetType", "canWithdraw"],
  },
  {
    need: funds,
    pages: ["letter-of-acceptance", "tuition-invoice", "tuition-receipt"],
    values: ["tuitionFees", "currency"],
  },
  { need: funds, pages: ["scholarship-letter"], values: ["scholarshipAmount", "currency"] },
  { need: dates, pages: ["completion-of-studies"], values: ["completionDate", "graduationDate"] },
  { need: dates, pages: lettersThatSetDays, values: ["issueDate", "dueDate"] },
  { need: dates, pages: lettersThatAreAnswered, values: ["answeredOn"] },
  {
    need: checks,
    pages: ["application-for-study-permit", "application-for-study-permit-extension"],
    values: ["expensesPaidBy"],
  },
  { need: requirements, pages: ["document-filing-status-email"], values: ["filingStatus", "issueDate"] },
  { need: requirements, pages: ["spouse-letter-of-acceptance"], values: ["schoolProvince"] },
];

const byPage = Map.groupBy(
  lines.flatMap((line) => line.pages.map((page: string) => ({ page, line }))),
  ({ page }) => page,
);

type OfSlot = Pick<Slot, "id" | "potentialWarnings">;

/** Whether the value says until when the document counts. */
function saysItsEnd(page: string, slot: OfSlot, value: string): boolean {
  const kind = endingOf({ fileId: "", documentId: page, slotId: slot.id })?.kind;
  return kind !== undefined && (kind.fields.includes(value) || kind.reckonedFrom === value);
}

/** A name decides on every page whether the document counts. */
const namesSomebody: ReadonlySet<string> = new Set(valuesThatNameSomebody);

export function needsOf(page: string, slot: OfSlot, value: string): readonly FieldNeed[] {
  const needs = (byPage.get(page) ?? []).flatMap(({ line }) => (line.values.includes(value) ? [line.need] : []));
  if (saysItsEnd(page, slot, value) && !needs.includes(dates)) needs.push(dates);
  const isChecked = () =>
    namesSomebody.has(value) || slot.potentialWarnings.some((id) => checkedByWarning[id]?.includes(value));
  if (needs.length === 0 && isChecked()) needs.push(checks);
  return needs;
}
