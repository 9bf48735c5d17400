import {
  country,
  date,
  dateParts,
  nth,
  ofList,
  range,
  region,
  text,
  under,
  yesNo,
  type FieldMapping,
  type FormEdition,
  type LeftAlone,
} from "./fieldMapping.ts";
import { dependant, groupOf, mostDependants } from "./imm0008Dependants.ts";
import { documentsOf } from "./imm0008Documents.ts";
import { phone, provinces } from "./placesAbroad.ts";
import { postBoxIsNotOnForm, renamed } from "./renamed.ts";

const name = { most: 100, signs: "name" } as const;
const countries = "CountryOfLastPermanentResidentList";
const person = "PersonalDetails";
const contact = "contactInformation";

/** A row of the tables of countries. */
const residence = (field: string, row: string): readonly FieldMapping[] => [
  country(`${field}.name`, `${row}/Country`, countries),
  ofList(`${field}.status`, `${row}/Status`, "ImmigrationStatusList"),
  text(`${field}.otherStatus`, `${row}/Other`, { most: 30 }),
  date(`${field}.statusFrom`, `${row}/FromDate`),
  date(`${field}.statusTo`, `${row}/ToDate`),
];

const application: readonly FieldMapping[] = [
  ofList("application.program", "genDetails/q1/Program", "ApplyingProgramList"),
  ofList("application.category", "genDetails/q1/Category", "ApplyingCategoryList.02"),
  text("application.familyMembers", "genDetails/q3/NumberOfApps", { signs: "digits" }),
  ofList("application.correspondenceLanguage", "genDetails/q5/CorrespondenceLang", "PreferenceLanguageList"),
  ofList("application.interviewLanguage", "genDetails/q5/InterviewLang", "InterviewLanguageList"),
  yesNo("application.needsInterpreter", "genDetails/q5/InterpreterRequested"),
  region("application.province", "genDetails/q6/Prov", "ProvinceAbbrevList"),
  { kind: "city", field: "application.city", at: ["genDetails/q6/CityTown"], province: "application.province" },
  yesNo("quebecCertificate.isHeld", "genDetails/q7/CSQInd"),
  text("quebecCertificate.number", "genDetails/q7/CSQNum", { most: 11 }),
  date("quebecCertificate.appliedOn", "genDetails/q7/CSQDate"),
];

const details: readonly FieldMapping[] = [
  text("personalDetails.familyName", `${person}/q1/FamilyName`, name),
  text("personalDetails.givenName", `${person}/q1/GivenName`, name),
  yesNo("personalDetails.hasPreviousName", `${person}/q2/AliasName/AliasNameIndicator/AliasNameIndicator`),
  text("personalDetails.previousName.familyName", `${person}/q2/AliasName/AliasFamilyName`, name),
  text("personalDetails.previousName.givenName", `${person}/q2/AliasName/AliasGivenName`, name),
  text("uci", `${person}/q3-4-5-6/UCI`, { most: 10, signs: "digits" }),
  ofList("personalDetails.sex", `${person}/q3-4-5-6/Sex/Sex`, "GenderMelList"),
  text("personalDetails.height", `${person}/q3-4-5-6/heightCM`, { signs: "digits" }),
  ofList("personalDetails.eyeColour", `${person}/q3-4-5-6/eyeColor/eyeColor`, "EyeColorList"),
  dateParts(
    "personalDetails.dateOfBirth",
    ...["DOBYYYY", "DOBMM", "DOBDD"].map((part) => `${person}/q7-8/DOB/${part}`),
  ),
  text("personalDetails.birthCity", `${person}/q7-8/PlaceBirthCity`, { most: 30, signs: "town" }),
  country("personalDetails.birthCountry", `${person}/q7-8/PlaceBirthCountry`, "CountryOfBirthList"),
  country("personalDetails.citizenship", `${person}/q9/Citizenship1`, "CountryOfCitizenshipList"),
  country("personalDetails.secondCitizenship", `${person}/q9/Citizenship2`, "CountryOfCitizenshipList"),
  ...residence("currentCountry", `${person}/q10/CurrentCOR/Row2`),
  date("lastEntry.date", `${person}/q11/DateLastEntry`),
  text("lastEntry.place", `${person}/q11/place`, { most: 30 }),
  // Yes opens the table, as on IMM 1294.
  yesNo("noPreviousCountries", `${person}/q13/PCRIndicator`),
  ...range(2).flatMap((index) => residence(`previousCountries[${index}]`, `${person}/q13/PreviousCOR/Row${index + 2}`)),
  ofList("personalDetails.currentMaritalStatus", `${person}/q14/MaritalStatus/MaritalStatus`, "MaritalStatusList"),
  date("personalDetails.marriageDate", `${person}/q14/MaritalStatus/DateOfMarriage`),
  text("personalDetails.currentSpouseName.familyName", `${person}/q14/MaritalStatus/FamilyName`, name),
  text("personalDetails.currentSpouseName.givenName", `${person}/q14/MaritalStatus/GivenName`, name),
  yesNo("hasPreviousMarriage", `${person}/q15/PrevMarriedIndicator`),
  text("previousSpouse.familyName", `${person}/q15/PMFamilyName`, name),
  text("previousSpouse.givenName", `${person}/q15/PMGivenName`, name),
  dateParts("previousSpouse.dateOfBirth", ...["Year", "Month", "Day"].map((part) => `${person}/q15/dob/DOB${part}`)),
  ofList("previousSpouse.relationshipType", `${person}/q15/TypeOfRelationship`, "MaritalStatusHistoryList"),
  date("previousSpouse.relationshipFrom", `${person}/q15/FromDate`),
  date("previousSpouse.relationshipTo", `${person}/q15/ToDate`),
];

const mailing = "contactInformation.currentMailingAddress";
const residential = "contactInformation.residentialAddress";
const [mailRow, homeRow] = [`${contact}/q1/AddressRow`, `${contact}/q2/ResidentialAddressRow`];

const address = (
  field: string,
  row: string,
  box: Readonly<Record<"apt" | "street", string>>,
): readonly FieldMapping[] => [
  text(`${field}.aptUnit`, `${row}1/${box.apt}`, { most: 10 }),
  text(`${field}.streetNo`, `${row}1/StreetNum/StreetNum`, { most: 10 }),
  text(`${field}.streetName`, `${row}1/${box.street}`, { most: 100 }),
  country(`${field}.countryTerritory`, `${row}2/Country/Country`, "CountryOfBirthList"),
  region(`${field}.provinceState`, `${row}2/ProvinceState/ProvinceState`, ...provinces),
  text(`${field}.postalCode`, `${row}2/PostalCode/PostalCode`, { most: 10, signs: "postalCode" }),
  text(`${field}.district`, `${row}2/District`, { most: 30 }),
];

const reached: readonly FieldMapping[] = [
  text(`${mailing}.poBox`, `${mailRow}1/POBox/POBox`, { most: 15 }),
  ...address(mailing, mailRow, { apt: "Apt/AptUnit", street: "Streetname/Streetname" }),
  text(`${mailing}.cityTown`, `${mailRow}2/CityTown/CityTown`, { most: 30 }),
  yesNo(`${residential}.sameAsMailingAddress`, `${contact}/q2/SameAsMailingIndicator`),
  ...address(residential, homeRow, { apt: "AptUnit/AptUnit", street: "StreetName/Streetname" }),
  text(`${residential}.cityTown`, `${homeRow}1/CityTown/CityTown`, { most: 30 }),
  phone("contactInformation.telephoneNumber", `${contact}/q3-4/Phone`, true),
  phone("contactInformation.alternateTelephoneNumber", `${contact}/q3-4/AltPhone`, true),
  phone("contactInformation.faxNumber", `${contact}/q5-6/FaxPhone`, false),
  text("contactInformation.emailAddress", `${contact}/q5-6/Email`, { most: 100, signs: "email" }),
];

const studied = "educationOccupation/EduOccupation";
const speaks = "languageDetails/Languages";

const restOfApplicant: readonly FieldMapping[] = [
  ...documentsOf("passport/Passport", "natID", {
    hasPassport: "hasPassport",
    passport: (part) => `passport.${part}`,
    hasCard: "hasNationalId",
    card: (part) => `nationalId.${part}`,
  }),
  yesNo("isLawfulPermanentResident", "uslpr/q1/uslprIndicator"),
  text("uscisNumber", "uslpr/uslprDetails/uscisNum/uscisNum", { most: 10, signs: "lettersAndDigits" }),
  date("usCard.expiryDate", "uslpr/uslprDetails/ExpiryDate"),
  ofList("education.level", `${studied}/Education/levelEdu/levelEdu`, "EducationLevelList"),
  text("education.years", `${studied}/yearsOfEdu`, { most: 2, signs: "digits" }),
  text("education.currentOccupation", `${studied}/currentOccupation`, { most: 50 }),
  text("education.intendedOccupation", `${studied}/intendedOccupation`, { most: 50 }),
  ofList("language.nativeLanguage", `${speaks}/languages/nativeLang/nativeLang`, "ContactLanguageList"),
  ofList(
    "language.canCommunicateInEnglishFrench",
    `${speaks}/languages/communicateLang/communicateLang`,
    "AbleCommunicateEnglishOrFrenchList",
  ),
  ofList("language.mostAtEaseLanguage", `${speaks}/languages/freqLang`, "PreferenceLanguageList"),
  yesNo("language.hasLanguageTest", `${speaks}/langTest/LangTestIndicator`),
  yesNo("consentToContact", "declaration/FutureContact"),
];

const at = under("form1/Page1");
const places = [
  ...application,
  ...details,
  ...reached,
  ...restOfApplicant,
  ...range(mostDependants).flatMap(dependant),
];
const barcodes = range(10).map((index) => nth("form1/barcodeValues/TextField1", index));
const flag = at("PersonalDetails/ApplicationValidatedFlag");
const validated = at("BC1/DateLastValidated");
const feetAndInches = ["heightFT", "heightIN"];

const computed = [
  ...["titleSF/CRCNum", "titleSF/ReaderInfo", "AdultFlag", "Age", "FormVersion", "PrevAge"].map((part) =>
    at(`Header/${part}`),
  ),
  at("genDetails/q1/ApplicationValidatedFlagMirror"),
  flag,
  ...["q3-4/Phone", "q3-4/AltPhone", "q5-6/FaxPhone"].map((part) => at(`${contact}/${part}/ActualNumber`)),
  at("ReaderInfo"),
  validated,
  at("declaration/ReaderInfo"),
  "form1/vars/globValidatePressedState",
  "form1/vars/isValidatedFlag",
  ...barcodes,
];

/**
 * Edition 03-2025 was read whole. The one in use, 05-2026, is told to have the same places, in one file without any data; a
 * file is taken if it has these very places.
 */
export const imm0008: readonly FormEdition[] = [
  {
    form: "IMM0008",
    number: "0008",
    edition: "03-2025",
    language: "E",
    alsoTakes: "editionsThatAgree",
    places: places.map((place) => renamed(place, at)),
    leftAlone: [
      ...computed.map((path): LeftAlone => ({ path, why: "computed" })),
      ...reached.flatMap((place) =>
        place.kind === "phone" ? place.uncovered.map((path): LeftAlone => ({ path: at(path), why: "uncovered" })) : [],
      ),
      // The height is given in centimetres.
      ...[person, ...range(mostDependants).map((index) => `${groupOf(index)}/personalDetails`)].flatMap((group) =>
        feetAndInches.map((part): LeftAlone => ({ path: at(`${group}/q3-4-5-6/${part}`), why: "decoration" })),
      ),
      ...range(16).map((index): LeftAlone => ({ path: nth("form1/TextField", index), why: "decoration" })),
      // The second is agreed to by who signs.
      ...["TextField2", "consentIndicator", "C1CertificateIssueDate"].map((part): LeftAlone => ({
        path: at(`declaration/${part}`),
        why: "signature",
      })),
    ],
    notOnForm: [postBoxIsNotOnForm],
    validation: { flag, year: validated, month: validated, day: validated, barcodes },
    signatures: [at("declaration/TextField2")],
    comparedWith: "official file",
    digest: "8ccd92b3137dd3a3f805f2793b6395839d8c02e4de725d05b0ae7ef5d11e8512",
    repeats: { image: at("depPrime"), as: at("dependants"), most: mostDependants - 1 },
  },
];
