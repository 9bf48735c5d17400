import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { FieldNeed, NeedOfValues } from "./fieldNeed.ts";

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

const letters: readonly PageSlug[] = ["letter-of-acceptance", "spouse-letter-of-acceptance"];
const passports: readonly PageSlug[] = ["passport", "spouse-passport", "child-passport"];
const everyPassport: readonly PageSlug[] = [...passports, "visitor-visa-visitor-passport"];
const identityCards: readonly PageSlug[] = ["national-id", "spouse-national-id", "child-national-id"];
const statusCards: readonly PageSlug[] = ["us-immigration-status", "spouse-us-immigration-status"];
const attestations: readonly PageSlug[] = ["provincial-attestation-letter", "spouse-provincial-attestation-letter"];
const supporter: readonly PageSlug[] = ["financial-supporter-passport"];

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
function linesOfApplication(need: FieldNeed, people: readonly Person[]): readonly NeedOfValues[] {
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

/** What each official form takes from documents. */
export const needsOfForms: readonly NeedOfValues[] = [
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
];
