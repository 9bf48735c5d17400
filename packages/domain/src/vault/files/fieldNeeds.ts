import { valuesThatNameSomebody } from "../../caseFile/whose/whoseDocument.ts";
import { endingOf } from "../../conditions/documentExpiry.ts";
import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Text } from "../../kernel/text.ts";
import { checkedByWarning } from "./checkedByWarning.ts";
import type { Slot } from "../page.ts";

/**
 * What waits for a value of a document. A guard holds each line to what the rules really read. `form`: only where that form
 * is needed, which the plan says; then `says` is its number.
 */
export type FieldNeed = { readonly says: Text; readonly form?: string };

type Line = { readonly need: FieldNeed; readonly pages: readonly PageSlug[]; readonly values: readonly string[] };

const form = (number: string): FieldNeed => ({
  form: `IMM${number}`,
  says: { en: `IMM ${number}`, fr: `IMM ${number}` },
});
const studyForm = form("1294");
const workForm = form("1295");
const visitForm = form("5257");
const visitFormInside = form("5708");
const studyFormInside = form("5709");
const workFormInside = form("5710");
const familyForm = form("5645");
const familyFormInside = form("5707");
const representativeForm = form("5476");
const custodianForm = form("5646");
const consentForm = form("5744");
const unionForm = form("5409");
const scheduleForm = form("5257B");
const amendmentForm = form("1436");
const leaveForm: FieldNeed = { form: "IR1", says: { en: "Form IR-1", fr: "formule IR-1" } };
const backgroundForm = form("5669");
const additionalFamilyForm = form("5406");
const residenceForm = form("0008");
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

const letters: readonly PageSlug[] = ["letter-of-acceptance", "spouse-letter-of-acceptance"];
const passports: readonly PageSlug[] = ["passport", "spouse-passport", "child-passport"];
const everyPassport: readonly PageSlug[] = [...passports, "visitor-visa-visitor-passport"];
const identityCards: readonly PageSlug[] = ["national-id", "spouse-national-id", "child-national-id"];
const statusCards: readonly PageSlug[] = ["us-immigration-status", "spouse-us-immigration-status"];
const attestations: readonly PageSlug[] = ["provincial-attestation-letter", "spouse-provincial-attestation-letter"];
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
const supporter: readonly PageSlug[] = ["financial-supporter-passport"];
const supporters: readonly PageSlug[] = [...supporter, "second-financial-supporter-passport"];
const supportLetters: readonly PageSlug[] = ["financial-supporter-letter", "second-financial-supporter-letter"];

const ofEach = (...letters: readonly PageOfEach<"spouse" | "child">[]): readonly PageSlug[] =>
  (["", "spouse-", "child-"] as const).flatMap((person) => letters.map((letter) => `${person}${letter}` as const));
const lettersThatAreAnswered = ofEach(
  "additional-document-request",
  "medical-request-letter",
  "original-passport-request",
);
const lettersThatSetDays: readonly PageSlug[] = [...lettersThatAreAnswered, ...ofEach("biometrics-request-letter")];

const permitsHeld: readonly PageSlug[] = [
  "current-valid-permit",
  "spe-family-spouse-current-valid-permit",
  "spe-family-child-current-valid-permit",
];

const passportValues = [
  "passportNumber",
  "passportIssueDate",
  "passportExpiryDate",
  "country",
  "nationality",
  "lastName",
  "firstName",
  "birthday",
  "birthCountry",
] as const;

type Person = "main" | "spouse" | "child" | "visitor" | "visitorSpouse";

const beginnings = [
  ["spouse-", "spouse"],
  ["child-", "child"],
  ["visitor-visa-visitor-", "visitor"],
  ["visitor-visa-spouse-", "visitorSpouse"],
] as const;

const personOf = (page: PageSlug): Person =>
  beginnings.find(([beginning]) => page.startsWith(beginning))?.[1] ?? "main";

/** What every form by which somebody applies reads of the people who may need it. */
function linesOfApplication(need: FieldNeed, people: readonly Person[]): readonly Line[] {
  const each = (pages: readonly PageSlug[]) => pages.filter((page) => people.includes(personOf(page)));
  return [
    {
      need,
      pages: each([...everyPassport, "visitor-visa-spouse-passport"]),
      values: passportValues,
    },
    { need, pages: each(["child-birth-certificate"]), values: ["country"] },
    {
      need,
      pages: each([...identityCards, "visitor-visa-visitor-national-id"]),
      values: ["documentNumber", "country", "issueDate", "expiryDate"],
    },
    {
      need,
      pages: each([...statusCards, "visitor-visa-visitor-us-immigration-status"]),
      values: ["documentNumber", "expiryDate"],
    },
    {
      need,
      pages: each(["employment-letter", "visitor-visa-visitor-employment-letter"]),
      values: ["employer", "startDate"],
    },
  ];
}

const lines: readonly Line[] = [
  ...linesOfApplication(studyForm, ["main", "spouse", "child"]),
  ...linesOfApplication(workForm, ["main", "spouse"]),
  ...linesOfApplication(visitForm, ["main", "spouse", "child", "visitor", "visitorSpouse"]),
  ...linesOfApplication(visitFormInside, ["spouse", "child"]),
  ...linesOfApplication(studyFormInside, ["main", "spouse", "child"]),
  ...linesOfApplication(workFormInside, ["main", "spouse"]),
  { need: workFormInside, pages: ["lmia", "offer-of-employment-number"], values: ["documentNumber", "employer"] },
  { need: workFormInside, pages: permitsHeld.slice(0, 2), values: ["documentNumber"] },
  { need: studyFormInside, pages: permitsHeld, values: ["documentNumber"] },
  { need: visitFormInside, pages: permitsHeld.slice(1), values: ["documentNumber"] },
  { need: studyFormInside, pages: attestations, values: ["documentNumber", "palExpiryDate"] },
  { need: studyFormInside, pages: ["certificate-acceptation-du-quebec"], values: ["certificateNumber", "expiryDate"] },
  {
    need: studyFormInside,
    pages: letters,
    values: ["schoolName", "studentId", "dliNumber", "startOfCanadianStudyProgram", "graduationDate", "tuitionFees"],
  },
  { need: studyFormInside, pages: ["child-school-letter"], values: ["schoolName"] },
  { need: workForm, pages: ["lmia", "offer-of-employment-number"], values: ["documentNumber", "employer"] },
  { need: studyForm, pages: attestations, values: ["documentNumber", "palExpiryDate"] },
  { need: studyForm, pages: ["certificate-acceptation-du-quebec"], values: ["certificateNumber", "expiryDate"] },
  {
    need: studyForm,
    pages: letters,
    values: ["schoolName", "studentId", "dliNumber", "startOfCanadianStudyProgram", "graduationDate", "tuitionFees"],
  },
  { need: studyForm, pages: ["child-school-letter"], values: ["schoolName"] },
  { need: familyForm, pages: [...everyPassport, ...supporter], values: ["lastName", "firstName", "birthday"] },
  { need: familyForm, pages: everyPassport, values: ["birthCountry"] },
  { need: familyForm, pages: ["child-birth-certificate"], values: ["country"] },
  {
    need: familyForm,
    pages: ["employment-letter", "spouse-employment-letter", "visitor-visa-visitor-employment-letter"],
    values: ["jobTitle"],
  },
  { need: familyFormInside, pages: [...passports, ...supporter], values: ["lastName", "firstName", "birthday"] },
  { need: familyFormInside, pages: passports, values: ["birthCountry"] },
  { need: familyFormInside, pages: ["child-birth-certificate"], values: ["country"] },
  { need: familyFormInside, pages: ["employment-letter", "spouse-employment-letter"], values: ["jobTitle"] },
  { need: representativeForm, pages: everyPassport, values: ["lastName", "firstName", "birthday"] },
  { need: residenceForm, pages: passports, values: passportValues },
  { need: residenceForm, pages: ["national-id"], values: ["documentNumber", "country", "issueDate", "expiryDate"] },
  { need: residenceForm, pages: ["us-immigration-status"], values: ["documentNumber", "expiryDate"] },
  { need: residenceForm, pages: ["employment-letter"], values: ["jobTitle"] },
  { need: additionalFamilyForm, pages: passports, values: ["lastName", "firstName", "birthday", "birthCountry"] },
  { need: backgroundForm, pages: passports, values: ["lastName", "firstName", "birthday"] },
  { need: consentForm, pages: ["passport"], values: ["lastName", "firstName", "birthday"] },
  { need: custodianForm, pages: ["passport", ...supporter], values: ["lastName", "firstName", "birthday"] },
  {
    need: unionForm,
    pages: [...passports.slice(0, 2), "visitor-visa-visitor-passport", "visitor-visa-spouse-passport"],
    values: ["lastName", "firstName"],
  },
  {
    need: scheduleForm,
    pages: ["passport", "visitor-visa-visitor-passport"],
    values: ["lastName", "firstName", "birthday"],
  },
  {
    need: amendmentForm,
    pages: ["passport"],
    values: ["lastName", "firstName", "birthday", "birthCountry", "country"],
  },
  { need: amendmentForm, pages: permitsHeld.slice(0, 1), values: ["documentNumber"] },
  { need: leaveForm, pages: ["passport"], values: ["lastName", "firstName"] },
  {
    need: custodianForm,
    pages: ["custodian-declaration"],
    values: ["custodian.firstName", "custodian.lastName", "custodian.address"],
  },
  { need: custodianForm, pages: ["letter-of-acceptance"], values: ["schoolName"] },
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
