import type { DatedTable } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";
import { ofAddress, ofTelephone, type Lengths } from "./boxLengths.ts";

/** Forms for permanent residence: what their boxes hold. */

const names: Lengths = Object.fromEntries(
  [
    "personalDetails.familyName",
    "personalDetails.givenName",
    "personalDetails.previousName.familyName",
    "personalDetails.previousName.givenName",
    "personalDetails.currentSpouseName.familyName",
    "personalDetails.currentSpouseName.givenName",
    "previousSpouse.familyName",
    "previousSpouse.givenName",
    "dependants.familyName",
    "dependants.givenNames",
    "dependants.previousFamilyName",
    "dependants.previousGivenName",
    "dependants.spouseFamilyName",
    "dependants.spouseGivenName",
    "dependants.previousSpouseFamilyName",
    "dependants.previousSpouseGivenName",
  ].map((path) => [path, 100]),
);

/** Most characters of the boxes of IMM 0008. */
export const imm0008Lengths: DatedTable<Lengths> = {
  id: "imm0008Lengths",
  title: { en: "Room in the boxes of form IMM 0008", fr: "Place dans les cases du formulaire IMM 0008" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2025-03-01",
      value: {
        ...names,
        uci: 10,
        "quebecCertificate.number": 11,
        "personalDetails.birthCity": 30,
        "currentCountry.otherStatus": 30,
        "previousCountries.otherStatus": 30,
        "lastEntry.place": 30,
        "contactInformation.currentMailingAddress.poBox": 15,
        ...ofAddress("contactInformation.currentMailingAddress"),
        ...ofAddress("contactInformation.residentialAddress"),
        ...ofTelephone("contactInformation.telephoneNumber"),
        ...ofTelephone("contactInformation.alternateTelephoneNumber"),
        ...ofTelephone("contactInformation.faxNumber"),
        "contactInformation.emailAddress": 100,
        "passport.passportNumber": 20,
        "nationalId.documentNumber": 20,
        uscisNumber: 10,
        "education.years": 2,
        "education.currentOccupation": 50,
        "education.intendedOccupation": 50,
        "dependants.uci": 10,
        "dependants.birthCity": 30,
        "dependants.relationshipOther": 30,
        "dependants.reasonNotAccompanying": 50,
        "dependants.currentOtherStatus": 30,
        "dependants.lastEntryPlace": 30,
        "dependants.firstPreviousOtherStatus": 30,
        "dependants.secondPreviousOtherStatus": 30,
        "dependants.passportNumber": 20,
        "dependants.cardDocumentNumber": 20,
        "dependants.educationYears": 2,
        "dependants.currentOccupation": 50,
        "dependants.intendedOccupation": 50,
      },
      source: officialText(
        "Form IMM 0008, edition 03-2025, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm0008/01-05-2026/imm0008e.pdf",
      ),
      note: "Edition 03-2025 was read; that of 05-2026, which is in use, was not at hand. The first day is formal.",
    },
  ],
};

/** Most characters of the boxes of IMM 5669; the others have no limit of their own. */
export const imm5669Lengths: DatedTable<Lengths> = {
  id: "imm5669Lengths",
  title: { en: "Room in the boxes of form IMM 5669", fr: "Place dans les cases du formulaire IMM 5669" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: "2012-12-01",
      value: {
        "educationYears.elementary": 2,
        "educationYears.secondary": 2,
        "educationYears.university": 2,
        "educationYears.trade": 2,
      },
      source: officialText(
        "Form IMM 5669, edition 12-2012, read in the file itself",
        "https://www.canada.ca/content/dam/ircc/documents/pdf/english/kits/forms/imm5669/01-05-2021/imm5669e.pdf",
      ),
      note: "Edition 12-2012 was read; that of 05-2021, which is in use, was not at hand. The first day is formal.",
    },
  ],
};
