import {
  country,
  date,
  dateParts,
  ofList,
  range,
  region,
  text,
  yesNo,
  type PhoneMapping,
  type FieldMapping,
} from "./fieldMapping.ts";

/**
 * Which box of the forms for an application from abroad (IMM 1294, 1295, 5257) takes which field, part by part, in the files’ own
 * names (docs/facts/official-forms.md section 1). They name the person and the papers alike and place the rest otherwise.
 */

export const details = "Page1/PersonalDetails";
export const couple = "Page1/MaritalStatus/SectionA";
export const second = "Page2/MaritalStatus/SectionA";
const name = { most: 100, signs: "name" } as const;
export const provinces = ["ProvinceAbbrevList", "StateAbbrevList"] as const;

/** A row of the tables of countries: where a person lives, lived, or applies from. */
const residence = (field: string, row: string): readonly FieldMapping[] => [
  country(`${field}.name`, `${row}/Country`, "CountryOfLastPermanentResidentList"),
  ofList(`${field}.status`, `${row}/Status`, "ImmigrationStatusList"),
  text(`${field}.otherStatus`, `${row}/Other`, { most: 30 }),
  date(`${field}.statusFrom`, `${row}/FromDate`),
  date(`${field}.statusTo`, `${row}/ToDate`),
];

export function phone(field: string, at: string, hasType: boolean): PhoneMapping {
  const boxes = {
    canadaUs: `${at}/CanadaUS`,
    other: `${at}/Other`,
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

export const personal: readonly FieldMapping[] = [
  text("uci", `${details}/UCIClientID`, { most: 10, signs: "digits" }),
  ofList("serviceIn", `${details}/ServiceIn/ServiceIn`, "PreferenceLanguageList"),
  text("personalDetails.familyName", `${details}/Name/FamilyName`, name),
  text("personalDetails.givenName", `${details}/Name/GivenName`, name),
  yesNo("personalDetails.hasPreviousName", `${details}/AliasName/AliasNameIndicator/AliasNameIndicator`),
  text("personalDetails.previousName.familyName", `${details}/AliasName/AliasFamilyName`, name),
  text("personalDetails.previousName.givenName", `${details}/AliasName/AliasGivenName`, name),
  ofList("personalDetails.sex", `${details}/Sex/Sex`, "GenderMelList"),
  dateParts("personalDetails.dateOfBirth", `${details}/DOBYear`, `${details}/DOBMonth`, `${details}/DOBDay`),
  text("personalDetails.birthCity", `${details}/PlaceBirthCity`, { most: 30, signs: "town" }),
  country("personalDetails.birthCountry", `${details}/PlaceBirthCountry`, "CountryOfBirthList"),
  country("personalDetails.citizenship", `${details}/Citizenship/Citizenship`, "CountryOfCitizenshipList"),
  ...residence("currentCountry", `${details}/CurrentCOR/Row2`),
  // Yes opens the table on both sides: the specification shows its buttons, the form its rows, when the answer is Yes.
  yesNo("noPreviousCountries", `${details}/PCRIndicator`),
  ...range(2).flatMap((index) => residence(`previousCountries[${index}]`, `${details}/PreviousCOR/Row${index + 2}`)),
  yesNo("sameAsCurrentCountry", `${details}/SameAsCORIndicator`),
  ...residence("countryWhereApplying", `${details}/CountryWhereApplying/Row2`),
  ofList("personalDetails.currentMaritalStatus", `${couple}/MaritalStatus`, "MaritalStatusList"),
  date("personalDetails.marriageDate", `${couple}/DateOfMarriage`),
  text("personalDetails.currentSpouseName.familyName", `${couple}/FamilyName`, name),
  text("personalDetails.currentSpouseName.givenName", `${couple}/GivenName`, name),
  yesNo("hasPreviousMarriage", `${second}/PrevMarriedIndicator`),
  text("previousSpouse.familyName", `${second}/PMFamilyName`, name),
  text("previousSpouse.givenName", `${second}/GivenName/PMGivenName`, name),
  dateParts(
    "previousSpouse.dateOfBirth",
    `${second}/PrevSpouseDOB/DOBYear`,
    `${second}/PrevSpouseDOB/DOBMonth`,
    `${second}/PrevSpouseDOB/DOBDay`,
  ),
  ofList("previousSpouse.relationshipType", `${second}/TypeOfRelationship`, "MaritalStatusHistoryList"),
  date("previousSpouse.relationshipFrom", `${second}/FromDate`),
  date("previousSpouse.relationshipTo", `${second}/ToDate/ToDate`),
];

/** `mostOfCard`: room for the number of a US card. */
export const documentPlaces = (mostOfCard: number): readonly FieldMapping[] => [
  ofList("language.nativeLanguage", `${second}/Languages/languages/nativeLang/nativeLang`, "ContactLanguageList"),
  ofList(
    "language.canCommunicateInEnglishFrench",
    `${second}/Languages/languages/ableToCommunicate/ableToCommunicate`,
    "AbleCommunicateEnglishOrFrenchList",
  ),
  ofList("language.mostAtEaseLanguage", `${second}/Languages/languages/lov`, "PreferenceLanguageList"),
  yesNo("language.hasLanguageTest", `${second}/Languages/LanguageTest`),
  text("passport.passportNumber", `${second}/Passport/PassportNum/PassportNum`, {
    most: 20,
    signs: "lettersDigitsSpaces",
  }),
  country("passport.countryOfIssue", `${second}/Passport/CountryofIssue/CountryofIssue`, "CountryTravelDocumentList"),
  date("passport.issueDate", `${second}/Passport/IssueDate/IssueDate`),
  date("passport.expiryDate", `${second}/Passport/ExpiryDate`),
  yesNo("passport.taiwanPassport", `${second}/Passport/TaiwanPIN`),
  yesNo("passport.israeliPassport", `${second}/Passport/IsraelPassportIndicator`),
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
  text("uscisNumber", "Page2/USCard/usCarddocs/DocNum/DocNum", { most: mostOfCard, signs: "lettersAndDigits" }),
  date("usCard.expiryDate", "Page2/USCard/usCarddocs/ExpiryDate"),
];

const mailing = "contactInformation.currentMailingAddress";
export const residential = "contactInformation.residentialAddress";

/** The groups in which the addresses, the telephones and the fax stand. */
export type ContactAt = { readonly addresses: string; readonly telephones: string; readonly fax: string };

export const contactPlaces = ({ addresses, telephones, fax }: ContactAt): readonly FieldMapping[] => [
  text(`${mailing}.poBox`, `${addresses}/AddressRow1/POBox/POBox`, { most: 15 }),
  text(`${mailing}.aptUnit`, `${addresses}/AddressRow1/Apt/AptUnit`, { most: 10 }),
  text(`${mailing}.streetNo`, `${addresses}/AddressRow1/StreetNum/StreetNum`, { most: 10 }),
  text(`${mailing}.streetName`, `${addresses}/AddressRow1/Streetname/Streetname`, { most: 100 }),
  text(`${mailing}.cityTown`, `${addresses}/AddressRow2/CityTow/CityTown`, { most: 30 }),
  country(`${mailing}.countryTerritory`, `${addresses}/AddressRow2/Country/Country`, "CountryOfBirthList"),
  region(`${mailing}.provinceState`, `${addresses}/AddressRow2/ProvinceState/ProvinceState`, ...provinces),
  text(`${mailing}.postalCode`, `${addresses}/AddressRow2/PostalCode/PostalCode`, { most: 10, signs: "postalCode" }),
  text(`${mailing}.district`, `${addresses}/AddressRow2/District`, { most: 30 }),
  yesNo(`${residential}.sameAsMailingAddress`, `${addresses}/SameAsMailingIndicator`),
  text(`${residential}.aptUnit`, `${addresses}/ResidentialAddressRow1/AptUnit/AptUnit`, { most: 10 }),
  text(`${residential}.streetNo`, `${addresses}/ResidentialAddressRow1/StreetNum/StreetNum`, { most: 10 }),
  text(`${residential}.streetName`, `${addresses}/ResidentialAddressRow1/StreetName/Streetname`, { most: 100 }),
  text(`${residential}.cityTown`, `${addresses}/ResidentialAddressRow1/CityTown/CityTown`, { most: 30 }),
  country(
    `${residential}.countryTerritory`,
    `${addresses}/ResidentialAddressRow2/Country/Country`,
    "CountryOfBirthList",
  ),
  region(
    `${residential}.provinceState`,
    `${addresses}/ResidentialAddressRow2/ProvinceState/ProvinceState`,
    ...provinces,
  ),
  text(`${residential}.postalCode`, `${addresses}/ResidentialAddressRow2/PostalCode/PostalCode`, {
    most: 10,
    signs: "postalCode",
  }),
  text(`${residential}.district`, `${addresses}/ResidentialAddressRow2/District`, { most: 30 }),
  phone("contactInformation.telephoneNumber", `${telephones}/Phone`, true),
  phone("contactInformation.alternateTelephoneNumber", `${telephones}/AltPhone`, true),
  phone("contactInformation.faxNumber", `${fax}/Phone`, false),
  text("contactInformation.emailAddress", `${fax}/Email`, { most: 100, signs: "email" }),
];

const pastRow = (field: string, row: string): readonly FieldMapping[] => [
  dateParts(`${field}.from`, `${row}/FromYear`, `${row}/FromMonth`),
  dateParts(`${field}.to`, `${row}/ToYear`, `${row}/ToMonth`),
  country(`${field}.countryTerritory`, `${row}/Country/Country`, "CountryOfBirthList"),
  region(`${field}.provinceState`, `${row}/ProvState`, ...provinces),
];

/** Education and activities, which stand in a group of their own. */
export const pastPlaces = (at: string): readonly FieldMapping[] => [
  yesNo("hasPostSecondaryEducation", `${at}/Education/EducationIndicator`),
  ...pastRow("educationHistory", `${at}/Education/Edu_Row1`),
  text("educationHistory.fieldAndLevel", `${at}/Education/Edu_Row1/FieldOfStudy`, { most: 30 }),
  text("educationHistory.schoolName", `${at}/Education/Edu_Row1/School`, { most: 75 }),
  text("educationHistory.cityTown", `${at}/Education/Edu_Row1/CityTown`, { most: 30 }),
  ...range(3).flatMap((index): readonly FieldMapping[] => {
    const [field, row] = [`employmentHistory[${index}]`, `${at}/Occupation/OccupationRow${index + 1}`];
    return [
      ...pastRow(field, row),
      text(`${field}.currentActivity`, `${row}/Occupation/Occupation`, { most: 75 }),
      text(`${field}.companyName`, `${row}/Employer`, { most: 75 }),
      text(`${field}.cityTown`, `${row}/CityTown/CityTown`, { most: 30 }),
    ];
  }),
];

/** The forms take 200 characters where the specification gives 320. */
const inDetail = (field: string, at: string): FieldMapping => text(field, at, { most: 200, goesOn: true });

/** The page of the questions about the background, and where a form places some of them, the consent and the signature. */
export type BackgroundAt = {
  readonly page: string;
  readonly refusals: string;
  readonly appliedBefore: string;
  readonly crimeDetails: string;
  readonly consent: string;
  readonly signature: string;
};

export function backgroundPlaces({
  page,
  refusals,
  appliedBefore,
  crimeDetails,
  consent,
  signature,
}: BackgroundAt): readonly FieldMapping[] {
  const [health, wrapped] = [`${page}/BackgroundInfo`, `${page}/PageWrapper`];
  return [
    yesNo("background.healthQuestions.tuberculosisContact", `${health}/Choice`),
    yesNo("background.healthQuestions.physicalMentalDisorder", `${health}/Choice[1]`),
    inDetail("background.healthQuestions.healthDetailsText", `${health}/Details/MedicalDetails`),
    yesNo("background.immigrationQuestions.overstayedStatus", `${refusals}/VisaChoice1`),
    yesNo("background.immigrationQuestions.refusedVisa", `${refusals}/VisaChoice2`),
    yesNo("background.immigrationQuestions.previouslyApplied", appliedBefore),
    inDetail("background.immigrationQuestions.immigrationDetailsText", `${refusals}/Details/refusedDetails`),
    yesNo("background.criminalQuestions.criminalOffence", `${wrapped}/BackgroundInfo3/Choice`),
    inDetail("background.criminalQuestions.criminalDetailsText", crimeDetails),
    yesNo("background.militaryQuestions.militaryService", `${wrapped}/Military/Choice`),
    inDetail("background.militaryQuestions.militaryDetailsText", `${wrapped}/Military/militaryServiceDetails`),
    yesNo("background.politicalQuestions.politicalAssociation", `${wrapped}/Occupation/Choice`),
    yesNo("background.politicalQuestions.witnessedIllTreatment", `${wrapped}/GovPosition/Choice`),
    yesNo("consentToContact", consent),
    text("signatureName", signature, {}),
  ];
}
