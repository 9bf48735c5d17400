import type { AnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { letterOfValidity, people, validity } from "./people.ts";
import { sixStatements } from "../defects/money.ts";
import { onTable, paper, passportOf, scanned, type PersonaFile } from "./drawn.ts";

/**
 * The thirty papers of one family, on paper, as scans and as photos: a student, her husband, their child, and her father, who
 * pays. Beside each paper stands what it says that a question or an official form asks for, by hand: whether anything brings
 * it there is what is measured.
 */

/** A value that a paper says, and where it is asked for. */
export type Said = {
  readonly value: unknown;
  readonly in:
    | { readonly answer: AnswerKey }
    | { readonly form: FormNumber; readonly of: PersonRole; readonly path: string };
};

export type SayingFile = PersonaFile & { readonly says: readonly Said[] };

const answers = (of: Partial<Record<AnswerKey, unknown>>): readonly Said[] =>
  Object.entries(of).map(([answer, value]) => ({ value, in: { answer: answer as AnswerKey } }));
const inForm = (form: FormNumber, of: PersonRole, values: Readonly<Record<string, unknown>>): readonly Said[] =>
  Object.entries(values).map(([path, value]) => ({ value, in: { form, of, path } }));

const { ngozi, tariq, dayo, emeka } = people;

export const familyOfThree: readonly SayingFile[] = [
  {
    ...onTable("passport", "passportBioPage", passportOf(ngozi, "english")),
    says: [
      ...answers({
        passportNumber: ngozi.number,
        passportIssueDate: ngozi.issued,
        passportExpiryDate: ngozi.expiry,
        birthday: ngozi.birth,
        passportCountries: ["NG"],
      }),
      ...inForm("IMM1294", "main", { "personalDetails.familyName": "ADEYEMI", "personalDetails.givenName": "NGOZI" }),
    ],
  },
  {
    ...scanned("spouse-passport", "spousePassportBioPage", passportOf(tariq, "bilingual")),
    person: "spouse",
    says: answers({
      spousePassportNumber: tariq.number,
      spousePassportIssueDate: tariq.issued,
      spousePassportExpiryDate: tariq.expiry,
      spouseBirthday: tariq.birth,
      spousePassport: ["NG"],
      spouseFirstName: "TARIQ",
      spouseLastName: "HUSSAIN",
    }),
  },
  {
    ...onTable("child-passport", "childPassportBioPage", passportOf(dayo, "english")),
    person: "child",
    childNumber: 1,
    says: inForm("IMM1294", "child", {
      "passport.passportNumber": dayo.number,
      "passport.issueDate": dayo.issued,
      "passport.expiryDate": dayo.expiry,
      "personalDetails.familyName": "HUSSAIN",
      "personalDetails.givenName": "DAYO",
    }),
  },
  {
    ...paper("letter-of-acceptance", "letterOfAcceptance", "acceptance-0-letter-en", {
      LIN: "ADEYEMI",
      Mei: "Ngozi",
      "September 8, 2026": "September 7, 2027",
      "April 30, 2028": "April 30, 2029",
      "August 31, 2026": "August 31, 2027",
    }),
    says: [
      ...answers({
        schoolName: "University of Exampleville",
        dli: "O19270000123",
        programName: "Master of Science in Data Systems",
        startOfCanadianStudyProgram: "2027-09-07",
        graduationDate: "2029-04-30",
        lengthOfStudies: 20,
      }),
      ...inForm("IMM1294", "main", {
        "studyDetails.studentId": "20261234",
        "studyDetails.studyCosts.tuition": "24500",
      }),
    ],
  },
  {
    ...scanned("provincial-attestation-letter", "provincialAttestationLetter", "attestation-form-en-letter", {
      "Lakeview Polytechnic College": "University of Exampleville",
      O19540000777: "O19270000123",
      "January 22, 2027": "January 22, 2028",
    }),
    says: [
      ...answers({ hasPal: true }),
      ...inForm("IMM1294", "main", {
        "studyDetails.palDocument.documentNumber": "ON26A7K20193",
        "studyDetails.palDocument.expiryDate": "2028-01-22",
      }),
    ],
  },
  {
    ...onTable("tuition-receipt", "tuitionReceipt", "receipt-with-fees-en-letter", {
      "Lakeview Polytechnic College": "University of Exampleville",
    }),
    says: answers({ tuitionPaymentAmount: 17_289.5, tuitionPaymentDate: "2026-03-04" }),
  },
  {
    ...paper("language-test", "languageTest", "ielts-general-en-letter", {
      "GARCÍA MUÑOZ": "ADEYEMI",
      "Lucía Fernanda": "Ngozi",
    }),
    says: answers({
      languageTest: "IELTS",
      languageTestScore: { Speaking: "7.5", Listening: "8", Reading: "7", Writing: "6.5" },
    }),
  },
  {
    ...scanned("employment-letter", "employmentLetter", "employment-letter-en-letter"),
    says: [
      ...answers({ jobTitle: "Senior Design Engineer" }),
      ...inForm("IMM1294", "main", {
        "employmentHistory[0].companyName": "Example Power Works Ltd.",
        "employmentHistory[0].from": "2019-06",
      }),
    ],
  },
  {
    ...onTable("spouse-employment-letter", "spouseEmploymentLetter", "employment-form-en-letter", {
      "Lucía Fernanda GARCÍA MUÑOZ": "Tariq HUSSAIN",
    }),
    person: "spouse",
    says: answers({
      spouseJobTitle: "Registered Nurse",
      spouseCompany: "Northern Sample Clinics",
      spouseStartDate: "2021-05-11",
    }),
  },
  {
    ...onTable("marriage-certificate", "marriageCertificate", "marriage-certificate-en-letter", {
      "Tariq Sample HUSSAIN": "Tariq HUSSAIN",
    }),
    says: answers({ spouseDateOfMarriage: "2021-06-12" }),
  },
  {
    ...scanned("child-birth-certificate", "childBirthCertificate", "birth-certificate-en-letter", {
      "Ngozi ADEYEMI": "Dayo HUSSAIN",
      "25 January 1999": "9 May 2022",
      "3 February 1999": "20 May 2022",
      Female: "Male",
      "Emeka Tobenna ADEYEMI": "Tariq HUSSAIN",
      "Adaeze Ifeoma ADEYEMI": "Ngozi ADEYEMI",
    }),
    person: "child",
    childNumber: 1,
    says: inForm("IMM1294", "child", { "personalDetails.birthCountry": "NG" }),
  },
  {
    ...paper("financial-supporter-letter", "financialSupporterLetter", "supporter-father-en-letter", {
      "March 4, 2026": "November 4, 2026",
    }),
    says: answers({ financialSupporterFullName: "Emeka Tobenna ADEYEMI" }),
  },
  {
    ...onTable("financial-supporter-passport", "financialSupporterPassport", passportOf(emeka, "twoColumns")),
    says: inForm("IMM5645", "main", {
      "father.name": "ADEYEMI, EMEKA TOBENNA",
      "father.dateOfBirth": emeka.birth,
    }),
  },
  {
    ...scanned("medical-exam", "medicalExam", "medical-sheet-en-letter", { "March 4, 2027": "October 4, 2027" }),
    says: answers({ hasMedicalExam: "yes" }),
  },
  {
    ...paper("spouse-medical-exam", "spouseMedicalExam", "medical-sheet-en-letter", {
      ADEYEMI: "HUSSAIN",
      Ngozi: "Tariq",
      "1999-01-25": tariq.birth,
      A20417733: tariq.number,
      "March 4, 2027": "October 4, 2027",
    }),
    person: "spouse",
    says: answers({ spouseHasMedicalExam: "yes" }),
  },
  {
    ...paper("scholarship-letter", "scholarshipLetter", "scholarship-letter-en-letter"),
    says: answers({ scholarship: true, scholarshipAmount: 12_000 }),
  },
  {
    ...scanned("biometrics-validity-letter", "biometricsValidityLetter", letterOfValidity),
    says: answers({
      hasBiometrics: true,
      biometricsIdentificationNumber: validity.biometricsNumber,
      biometricsExpiryDate: validity.expiryDate,
    }),
  },
  {
    ...scanned("education-credentials", "educationCredentials", "degree-rows-en-letter", {
      "Lucía Fernanda GARCÍA MUÑOZ": "Ngozi ADEYEMI",
    }),
    says: inForm("IMM1294", "main", {
      "educationHistory.schoolName": "Lakeview Polytechnic College",
      "educationHistory.to": "2023-06",
    }),
  },
  {
    ...paper("child-school-letter", "childSchoolLetter", "child-board-en-letter", {
      "Lucía Fernanda GARCÍA MUÑOZ": "Dayo HUSSAIN",
      "October 6, 2014": "May 9, 2022",
    }),
    person: "child",
    childNumber: 1,
    says: inForm("IMM1294", "child", { "studyDetails.institutionName": "Sample Creek Elementary School" }),
  },
  // Money, taxes, the police and a resume: what they say goes into funds and checks, and no question asks for it.
  ...sixStatements({ all: { openingCents: 9_000_000 } }).map((statement) => ({ ...statement, says: [] })),
  {
    ...paper("guaranteed-investment-certificate", "guaranteedInvestmentCertificate", "gic-confirmation-en-letter"),
    says: [],
  },
  {
    ...scanned(
      "financial-supporter-employment-letter",
      "financialSupporterEmploymentLetter",
      "employment-form-en-letter",
      {
        "Lucía Fernanda GARCÍA MUÑOZ": "Emeka Tobenna ADEYEMI",
      },
    ),
    says: [],
  },
  {
    ...paper("financial-supporter-tax-return", "financialSupporterTaxReturn", "income-tax-return-en-letter", {
      "ADEYEMI, Ngozi": "ADEYEMI, Emeka Tobenna",
    }),
    says: [],
  },
  { ...scanned("police-certificate", "policeCertificate", "police-clearance-en-letter"), says: [] },
  { ...paper("client-information", "clientResume", "resume-whole-en-letter"), says: [] },
];
