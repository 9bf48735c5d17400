import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText, secondaryText } from "../sources.ts";
import { ofAddress, ofTelephone, type Lengths } from "./boxLengths.ts";

const ofNames = (...paths: readonly string[]): Lengths => Object.fromEntries(paths.map((path) => [path, 100]));

const details = 200;

/** Of the person, the papers, the past and the background: the same on every form by which somebody applies from abroad. */
const ofApplicant: Lengths = {
  uci: 10,
  ...ofNames(
    "personalDetails.familyName",
    "personalDetails.givenName",
    "personalDetails.previousName.familyName",
    "personalDetails.previousName.givenName",
    "personalDetails.currentSpouseName.familyName",
    "personalDetails.currentSpouseName.givenName",
    "previousSpouse.familyName",
    "previousSpouse.givenName",
  ),
  "personalDetails.birthCity": 30,
  "currentCountry.otherStatus": 30,
  "previousCountries.otherStatus": 30,
  "countryWhereApplying.otherStatus": 30,
  "passport.passportNumber": 20,
  "nationalId.documentNumber": 20,
  uscisNumber: 10,
  "contactInformation.currentMailingAddress.poBox": 15,
  ...ofAddress("contactInformation.currentMailingAddress"),
  ...ofAddress("contactInformation.residentialAddress"),
  ...ofTelephone("contactInformation.telephoneNumber"),
  ...ofTelephone("contactInformation.alternateTelephoneNumber"),
  ...ofTelephone("contactInformation.faxNumber"),
  "contactInformation.emailAddress": 100,
  "educationHistory.fieldAndLevel": 30,
  "educationHistory.schoolName": 75,
  "educationHistory.cityTown": 30,
  "employmentHistory.currentActivity": 75,
  "employmentHistory.companyName": 75,
  "employmentHistory.cityTown": 30,
  "background.healthQuestions.healthDetailsText": details,
  "background.immigrationQuestions.immigrationDetailsText": details,
  "background.criminalQuestions.criminalDetailsText": details,
  "background.militaryQuestions.militaryDetailsText": details,
};

/** Of the studies, on the forms for a study permit. */
const ofStudies: Lengths = {
  "studyDetails.institutionName": 200,
  "studyDetails.schoolAddress.address": 130,
  "studyDetails.dliNumber": 21,
  "studyDetails.studentId": 25,
  "studyDetails.studyCosts.tuition": 7,
  "studyDetails.studyCosts.roomAndBoard": 7,
  "studyDetails.studyCosts.other": 7,
  "studyDetails.fundsAvailable": 12,
  "studyDetails.expensesPaidByOther": 50,
  "studyDetails.palDocument.documentNumber": 30,
  "studyDetails.caqCertificate.certificateNumber": 25,
};

/** Most characters of the boxes of IMM 1294, by dotted path. The product takes more in the four texts (document 1 section 9). */
export const imm1294Lengths: DatedTable<Lengths> = {
  id: "imm1294Lengths",
  title: { en: "Room in the boxes of form IMM 1294", fr: "Place dans les cases du formulaire IMM 1294" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2026-07-20",
      value: {
        ...ofApplicant,
        ...ofStudies,
      },
      source: officialText(
        "Form IMM 1294, edition 06-2026, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm1294/01-06-2026/imm1294e.pdf",
      ),
      note: "Edition 06-2026, posted on 20 July 2026.",
    },
  ],
};

/** Of the work in Canada, on the forms for a work permit. */
const ofWork: Lengths = {
  "workDetails.employerName": 200,
  "workDetails.employerAddress": 150,
  "workDetails.address": 130,
  "workDetails.jobTitle": 50,
  "workDetails.duties": 100,
};

/** Most characters of the boxes of IMM 1295, by dotted path. */
export const imm1295Lengths: DatedTable<Lengths> = {
  id: "imm1295Lengths",
  title: { en: "Room in the boxes of form IMM 1295", fr: "Place dans les cases du formulaire IMM 1295" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2026-07-20",
      value: { ...ofApplicant, ...ofWork },
      source: officialText(
        "Form IMM 1295, edition 09-2023, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm1295/01-09-2023/imm1295e.pdf",
      ),
      note: "Edition 09-2023, in the file posted on 20 July 2026.",
    },
  ],
};

/** Of the stay and of who is visited, on the forms for visitors. */
const ofVisit: Lengths = {
  "visitDetails.purposeOther": 50,
  "visitDetails.fundsAvailable": 12,
  "visits.name": 150,
  "visits.relationship": 50,
  "visits.address": 150,
};

/** Most characters of the boxes of IMM 5257, by dotted path. */
export const imm5257Lengths: DatedTable<Lengths> = {
  id: "imm5257Lengths",
  title: { en: "Room in the boxes of form IMM 5257", fr: "Place dans les cases du formulaire IMM 5257" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2023-09-15",
      value: { ...ofApplicant, uscisNumber: 20, ...ofVisit },
      source: officialText(
        "Form IMM 5257, edition 09-2023, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5257/01-09-2023/imm5257e.pdf",
      ),
      note: "Edition 09-2023, in the file built on 15 September 2023. The file of today is larger and was not at hand.",
    },
  ],
};

/** Of the person and of the entry, on the forms from inside Canada: no district, and more room for the number of a US card. */
const inCanada: Lengths = {
  ...Object.fromEntries(
    Object.entries(ofApplicant).filter(
      ([path]) => !path.endsWith(".district") && !path.startsWith("countryWhereApplying."),
    ),
  ),
  uscisNumber: 20,
  "entryToCanada.originalPlace": 30,
  "entryToCanada.originalPurposeOther": 50,
  "entryToCanada.recentPlace": 30,
  "entryToCanada.previousDocumentNumber": 10,
};

/** Most characters of the boxes of IMM 5710, by dotted path. */
export const imm5710Lengths: DatedTable<Lengths> = {
  id: "imm5710Lengths",
  title: { en: "Room in the boxes of form IMM 5710", fr: "Place dans les cases du formulaire IMM 5710" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2026-07-20",
      value: {
        ...inCanada,
        ...ofWork,
        "workDetails.permitTypeOther": 50,
        "workDetails.caqCertificate.certificateNumber": 25,
      },
      source: officialText(
        "Form IMM 5710, edition 09-2023, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5710/01-09-2023/imm5710e.pdf",
      ),
      note: "Edition 09-2023, in the file posted on 20 July 2026.",
    },
  ],
};

/** Most characters of the boxes of IMM 5709, by dotted path. */
export const imm5709Lengths: DatedTable<Lengths> = {
  id: "imm5709Lengths",
  title: { en: "Room in the boxes of form IMM 5709", fr: "Place dans les cases du formulaire IMM 5709" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2024-10-01",
      value: { ...inCanada, ...ofStudies },
      source: officialText(
        "Form IMM 5709, edition 10-2024, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5709/01-06-2026/imm5709e.pdf",
      ),
      note: "Edition 10-2024 was read; that of 06-2026, which is in use, was not at hand. The first day is formal.",
    },
  ],
};

/** Most characters of the boxes of IMM 5708, by dotted path. */
export const imm5708Lengths: DatedTable<Lengths> = {
  id: "imm5708Lengths",
  title: { en: "Room in the boxes of form IMM 5708", fr: "Place dans les cases du formulaire IMM 5708" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2023-09-01",
      value: {
        ...inCanada,
        ...ofVisit,
        "visitDetails.expensesPaidByOther": 50,
      },
      source: secondaryText(
        "Lists of the fields of form IMM 5708 that others published, with the lengths of the forms that are built alike",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5708/01-09-2023/imm5708e.pdf",
      ),
      note: "No blank was read. The first day is formal.",
    },
  ],
};

/** Most characters of the boxes of IMM 5476; the others have no limit of their own. */
export const imm5476Lengths: DatedTable<Lengths> = {
  id: "imm5476Lengths",
  title: { en: "Room in the boxes of form IMM 5476", fr: "Place dans les cases du formulaire IMM 5476" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2025-12-15",
      value: {
        "representative.address.aptUnit": 10,
        "representative.address.streetNo": 10,
        "representative.address.streetName": 100,
        "representative.address.cityTown": 30,
      },
      source: officialText(
        "Form IMM 5476, edition 11-2025, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5476/01-11-2025/imm5476e.pdf",
      ),
      note: "Edition 11-2025, posted on 15 December 2025.",
    },
  ],
};

/** Most characters of the boxes of IMM 5646; the others have no limit of their own. */
export const imm5646Lengths: DatedTable<Lengths> = {
  id: "imm5646Lengths",
  title: { en: "Room in the boxes of form IMM 5646", fr: "Place dans les cases du formulaire IMM 5646" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2024-04-05",
      value: { "custodian.telephone": 10 },
      source: officialText(
        "Form IMM 5646, edition 01-2023, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5646/01-01-2023/imm5646e.pdf",
      ),
      note: "Edition 01-2023, in the file last changed on 5 April 2024.",
    },
  ],
};
