import {
  country,
  date,
  dateParts,
  ofList,
  range,
  region,
  text,
  yesNo,
  type FieldMapping,
  type PhoneMapping,
} from "./fieldMapping.ts";
import { provinces } from "./placesAbroad.ts";

/**
 * Which box of the forms for an application from inside Canada (IMM 5708, 5709, 5710) takes which field, in the files’ own names
 * (docs/facts/official-forms.md section 1). The three ask for the person, the papers, the entry and the past alike. The country
 * of residence and that of both addresses are fixed in the file.
 */

export const details = "Page1/PersonalDetails";
const couple = "Page1/MaritalStatus";
export const second = "Page2/MaritalStatus/PrevMarriage";
export const lived = `${details}/PrevCOR/PreviousCOR`;
export const lives = `${details}/CurrentCOR/CurrentCOR/Row2`;
const mailAt = "Page2/ContactInformation/Mailing";
const homeAt = "Page2/ContactInformation/Resi";

const name = { most: 100, signs: "name" } as const;

const statusThere = (field: string, row: string): readonly FieldMapping[] => [
  ofList(`${field}.status`, `${row}/Status`, "ImmigrationStatusList"),
  text(`${field}.otherStatus`, `${row}/Other`, { most: 30 }),
  date(`${field}.statusFrom`, `${row}/FromDate`),
  date(`${field}.statusTo`, `${row}/ToDate`),
];

/** A box of what is applied for, ticked or not. */
export const ticked = (field: string, box: string): FieldMapping =>
  yesNo(field, `${details}/ApplyingFor/${box}`, "1", "0");

const person: readonly FieldMapping[] = [
  text("uci", `${details}/ServiceIn/UCIClientID`, { most: 10, signs: "digits" }),
  ofList("serviceIn", `${details}/ServiceIn/ServiceIn`, "PreferenceLanguageList"),
  ticked("applyingFor.restoration", "RestoreStat"),
  ticked("applyingFor.temporaryResidentPermit", "TRP"),
  text("personalDetails.familyName", `${details}/Name/FamilyName`, name),
  text("personalDetails.givenName", `${details}/Name/GivenName`, name),
  yesNo("personalDetails.hasPreviousName", `${details}/AliasName/AliasNameIndicator/AliasNameIndicator`),
  text("personalDetails.previousName.familyName", `${details}/AliasName/AliasFamilyName`, name),
  text("personalDetails.previousName.givenName", `${details}/AliasName/AliasGivenName`, name),
  ofList("personalDetails.sex", `${details}/q3-4-5/sex/Sex`, "GenderMelList"),
  dateParts(
    "personalDetails.dateOfBirth",
    ...["Year", "Month", "Day"].map((part) => `${details}/q3-4-5/dob/DOB${part}`),
  ),
  text("personalDetails.birthCity", `${details}/q3-4-5/pob/PlaceBirthCity`, { most: 30, signs: "town" }),
  country("personalDetails.birthCountry", `${details}/q3-4-5/pob/PlaceBirthCountry`, "CountryOfBirthList"),
  country("personalDetails.citizenship", `${details}/Citizenship/Citizenship`, "CountryOfCitizenshipList"),
  ...statusThere("currentCountry", lives),
  yesNo("noPreviousCountries", `${details}/PrevCOR/PCRIndicator`),
  ...range(2).flatMap((index): readonly FieldMapping[] => {
    const [field, row] = [`previousCountries[${index}]`, `${lived}/Row${index + 2}`];
    return [
      country(`${field}.name`, `${row}/Country`, "CountryOfLastPermanentResidentList"),
      ...statusThere(field, row),
    ];
  }),
];

const relationships: readonly FieldMapping[] = [
  ofList("personalDetails.currentMaritalStatus", `${couple}/Current/MaritalStatus`, "MaritalStatusList"),
  date("personalDetails.marriageDate", `${couple}/Current/b/DateOfMarriage`),
  text("personalDetails.currentSpouseName.familyName", `${couple}/Current/c/FamilyName`, name),
  text("personalDetails.currentSpouseName.givenName", `${couple}/Current/c/GivenName`, name),
  yesNo("personalDetails.spouseIsCanadian", `${couple}/d/SpouseStatus`),
  yesNo("hasPreviousMarriage", `${second}/PrevMarriedIndicator`),
  text("previousSpouse.familyName", `${second}/PMFamilyName`, name),
  text("previousSpouse.givenName", `${second}/PMGivenName`, name),
  dateParts("previousSpouse.dateOfBirth", ...["Year", "Month", "Day"].map((part) => `${second}/dob/DOB${part}`)),
  ofList("previousSpouse.relationshipType", `${second}/TypeOfRelationship`, "MaritalStatusHistoryList"),
  date("previousSpouse.relationshipFrom", `${second}/From/FromDate`),
  date("previousSpouse.relationshipTo", `${second}/To/ToDate`),
];

const papers: readonly FieldMapping[] = [
  ofList("language.nativeLanguage", "Page2/Languages/nativeLang", "ContactLanguageList"),
  ofList(
    "language.canCommunicateInEnglishFrench",
    "Page2/Languages/communicateLang",
    "AbleCommunicateEnglishOrFrenchList",
  ),
  ofList("language.mostAtEaseLanguage", "Page2/Languages/FreqLang", "PreferenceLanguageList"),
  yesNo("language.hasLanguageTest", "Page2/Languages/LangTestIndicator"),
  text("passport.passportNumber", "Page2/Passport/PassportNum", { most: 20, signs: "lettersDigitsSpaces" }),
  country("passport.countryOfIssue", "Page2/Passport/CountryofIssue", "CountryTravelDocumentList"),
  date("passport.issueDate", "Page2/Passport/IssueDate"),
  date("passport.expiryDate", "Page2/Passport/ExpiryDate"),
  yesNo("passport.taiwanPassport", "Page2/Passport/TaiwanPIN"),
  yesNo("passport.israeliPassport", "Page2/Passport/IsraelPassportIndicator"),
  yesNo("hasNationalId", "Page2/natID/q1/natIDIndicator"),
  text("nationalId.documentNumber", "Page2/natID/natIDdocs/DocNum/DocNum", { most: 20, signs: "lettersDigitsSpaces" }),
  country(
    "nationalId.countryOfIssue",
    "Page2/natID/natIDdocs/CountryofIssue/CountryofIssue",
    "CountryTravelDocumentList",
  ),
  date("nationalId.issueDate", "Page2/natID/natIDdocs/IssueDate/IssueDate"),
  date("nationalId.expiryDate", "Page2/natID/natIDdocs/ExpiryDate"),
  yesNo("isLawfulPermanentResident", "Page2/USCard/q1/usCardIndicator"),
  text("uscisNumber", "Page2/USCard/usCarddocs/DocNum/DocNum", { most: 20, signs: "lettersAndDigits" }),
  date("usCard.expiryDate", "Page2/USCard/usCarddocs/ExpiryDate"),
];

export const mailing = "contactInformation.currentMailingAddress";
export const residential = "contactInformation.residentialAddress";

const addressParts = (field: string, at: string): readonly FieldMapping[] => [
  text(`${field}.aptUnit`, `${at}/AddrLine1/AptUnit`, { most: 10 }),
  text(`${field}.streetNo`, `${at}/AddrLine1/StreetNum`, { most: 10 }),
  text(`${field}.streetName`, `${at}/AddrLine1/Streetname`, { most: 100 }),
  text(`${field}.cityTown`, `${at}/AddrLine2/City`, { most: 30 }),
  region(`${field}.provinceState`, `${at}/AddrLine2/Prov`, "ProvinceAbbrevList"),
  text(`${field}.postalCode`, `${at}/AddrLine2/PostalCode`, { most: 10, signs: "postalCode" }),
];

function phone(field: string, at: string, hasType: boolean): PhoneMapping {
  const boxes = {
    canadaUs: `${at}/CanOtherInd/CanadaUS`,
    other: `${at}/CanOtherInd/Other`,
    country: `${at}/NumberCountry`,
    number: `${at}/IntlNumber/IntlNumber`,
    extension: `${at}/NumberExt`,
    ...(hasType ? { type: `${at}/Type` } : {}),
  };
  return {
    kind: "phone",
    field,
    at: Object.values(boxes),
    boxes,
    uncovered: [`${at}/NANumber/AreaCode`, `${at}/NANumber/FirstThree`, `${at}/NANumber/LastFive`],
  };
}

/** The telephones and the fax, in the order of the file. */
export const phonesAt = [
  "Page2/ContactInformation/q3-4/Phone",
  "Page2/ContactInformation/q3-4/AltPhone",
  "Page2/ContactInformation/q5-6/Fax",
] as const;

const contact: readonly FieldMapping[] = [
  text(`${mailing}.poBox`, `${mailAt}/AddrLine1/POBox`, { most: 15 }),
  ...addressParts(mailing, mailAt),
  yesNo(`${residential}.sameAsMailingAddress`, `${homeAt}/SameAsAddr/SameAsMailingInd`),
  ...addressParts(residential, homeAt),
  phone("contactInformation.telephoneNumber", phonesAt[0], true),
  phone("contactInformation.alternateTelephoneNumber", phonesAt[1], true),
  phone("contactInformation.faxNumber", phonesAt[2], false),
  text("contactInformation.emailAddress", "Page2/ContactInformation/q5-6/Email/Email", { most: 100, signs: "email" }),
];

const entry = "Page3/ComingIntoCda";

const entryPlaces: readonly FieldMapping[] = [
  date("entryToCanada.originalDate", `${entry}/OrigEntry/DateLastEntry`),
  text("entryToCanada.originalPlace", `${entry}/OrigEntry/Place`, { most: 30 }),
  ofList("entryToCanada.originalPurpose", `${entry}/PurposeOfVisit/PurposeOfVisit`, "VisitPurposeOriginalList"),
  text("entryToCanada.originalPurposeOther", `${entry}/PurposeOfVisit/Other`, { most: 50 }),
  date("entryToCanada.recentDate", `${entry}/RecentEntry/DateLastEntry`),
  text("entryToCanada.recentPlace", `${entry}/RecentEntry/Place`, { most: 30 }),
  text("entryToCanada.previousDocumentNumber", `${entry}/PrevDocNum/docNum`, { most: 10, signs: "lettersAndDigits" }),
];

/** What all of them ask, but for the past, whose rows lie on other pages in each. */
export const placesOfPerson: readonly FieldMapping[] = [
  ...person,
  ...relationships,
  ...papers,
  ...contact,
  ...entryPlaces,
];

const pastRow = (field: string, from: string, to: string): readonly FieldMapping[] => [
  dateParts(`${field}.from`, `${from}/From/YYYY`, `${from}/From/MM`),
  dateParts(`${field}.to`, `${to}/To/YYYY`, `${to}/To/MM`),
  text(`${field}.cityTown`, `${to}/City`, { most: 30 }),
  country(`${field}.countryTerritory`, `${to}/Country`, "CountryOfBirthList"),
];

/** Education, and the rows of activities by their groups. */
export const pastPlaces = (rows: readonly string[]): readonly FieldMapping[] => {
  const education = "Page3/Education";
  return [
    yesNo("hasPostSecondaryEducation", `${education}/EducationIndicator`),
    ...pastRow("educationHistory", `${education}/EduLine1`, `${education}/EduLine2`),
    region("educationHistory.provinceState", `${education}/EduLine2/Prov`, ...provinces),
    text("educationHistory.fieldAndLevel", `${education}/EduLine1/FieldOfStudy`, { most: 30 }),
    text("educationHistory.schoolName", `${education}/EduLine1/School`, { most: 75 }),
    ...rows.flatMap((row, index): readonly FieldMapping[] => {
      const field = `employmentHistory[${index}]`;
      return [
        ...pastRow(field, `${row}/Line1`, `${row}/Line2`),
        region(`${field}.provinceState`, `${row}/Line2/ProvState`, ...provinces),
        text(`${field}.currentActivity`, `${row}/Line1/Occupation`, { most: 75 }),
        text(`${field}.companyName`, `${row}/Line1/Employer`, { most: 75 }),
      ];
    }),
  ];
};

const past = "Page4/BackgroundInfo";

/** The forms take 200 characters where the specification gives 320. */
const inDetail = (field: string, at: string): FieldMapping => text(field, at, { most: 200, goesOn: true });

export const backgroundPlaces: readonly FieldMapping[] = [
  yesNo("background.healthQuestions.tuberculosisContact", `${past}/HealthQ/qANY`),
  yesNo("background.healthQuestions.physicalMentalDisorder", `${past}/HealthQ/qBNY`),
  inDetail("background.healthQuestions.healthDetailsText", `${past}/HealthQ/MedicalDetails`),
  yesNo("background.immigrationQuestions.overstayedStatus", `${past}/PrevApplied/qANY`),
  yesNo("background.immigrationQuestions.refusedVisa", `${past}/PrevApplied/qBNY`),
  yesNo("background.immigrationQuestions.previouslyApplied", `${past}/PrevApplied/qCNY`),
  inDetail("background.immigrationQuestions.immigrationDetailsText", `${past}/PrevApplied/refusedDetails`),
  yesNo("background.criminalQuestions.criminalOffence", `${past}/Criminal/qANY`),
  inDetail("background.criminalQuestions.criminalDetailsText", `${past}/Criminal/refusedDetails`),
  yesNo("background.militaryQuestions.militaryService", `${past}/Military/qANY`),
  inDetail("background.militaryQuestions.militaryDetailsText", `${past}/Military/militaryServiceDetails`),
  yesNo("background.politicalQuestions.politicalAssociation", `${past}/GovPosition/qGovtNY`),
  yesNo("background.politicalQuestions.witnessedIllTreatment", `${past}/Illtreatment/qWitnessNY`),
  yesNo("consentToContact", "Page4/Signature/FutureComm"),
  text("signatureName", "Page4/Signature/TextField2", {}),
];
