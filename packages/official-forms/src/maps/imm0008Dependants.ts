import { country, date, dateParts, nth, ofList, text, yesNo, type FieldMapping } from "./fieldMapping.ts";
import { documentsOf } from "./imm0008Documents.ts";

/** The members of the family on form IMM 0008. */

const name = { most: 100, signs: "name" } as const;
const countries = "CountryOfLastPermanentResidentList";

/** Four more can be made after the one that stands in the blank. */
export const mostDependants = 5;

export const groupOf = (index: number): string => (index === 0 ? "depPrime" : nth("dependants", index - 1));

/** Somebody of the family; the first stands in the blank, the others are made in its image. */
export function dependant(index: number): readonly FieldMapping[] {
  const root = groupOf(index);
  const at = (path: string) => `${root}/personalDetails/${path}`;
  const field = (part: string) => `dependants[${index}].${part}`;
  const stay = (part: string, row: string): readonly FieldMapping[] => [
    country(field(`${part}Country`), at(`${row}/Country`), countries),
    ofList(field(`${part}Status`), at(`${row}/Status`), "ImmigrationStatusList"),
    text(field(`${part}OtherStatus`), at(`${row}/Other`), { most: 30 }),
    date(field(`${part}From`), at(`${row}/FromDate`)),
    date(field(`${part}To`), at(`${row}/ToDate`)),
  ];
  const marriage = "q17/MaritalStatus";
  return [
    text(field("familyName"), `${root}/q1/FamilyName`, name),
    text(field("givenNames"), `${root}/q1/GivenName`, name),
    yesNo(field("hasPreviousName"), at("q2/AliasNameIndicator/AliasNameIndicator")),
    text(field("previousFamilyName"), at("q2/AliasName/AliasFamilyName"), name),
    text(field("previousGivenName"), at("q2/AliasName/AliasGivenName"), name),
    text(field("uci"), at("q3-4-5-6/UCI"), { most: 10, signs: "digits" }),
    ofList(field("sex"), at("q3-4-5-6/Sex/Sex"), "GenderMelList"),
    text(field("height"), at("q3-4-5-6/heightCM"), { signs: "digits" }),
    ofList(field("eyeColour"), at("q3-4-5-6/eyeColor/eyeColor"), "EyeColorList"),
    dateParts(field("dateOfBirth"), ...["DOBYYYY", "DOBMM", "DOBDD"].map((part) => at(`q7-8/DOB/${part}`))),
    text(field("birthCity"), at("q7-8/PlaceBirthCity"), { most: 30, signs: "town" }),
    country(field("birthCountry"), at("q7-8/PlaceBirthCountry"), "CountryOfBirthList"),
    country(field("citizenship"), at("q9/citizenship1"), "CountryOfCitizenshipList"),
    country(field("secondCitizenship"), at("q9/citizenship2"), "CountryOfCitizenshipList"),
    ofList(field("relationship"), at("q10/relationToapplicant/relationshipToapplicant"), "RelationshipToPAList"),
    text(field("relationshipOther"), at("q10/Other/Other"), { most: 30 }),
    yesNo(field("willAccompany"), at("q11and12/q12/accompanyPAIndicator")),
    text(field("reasonNotAccompanying"), at("q11and12/q12/reason"), { most: 50 }),
    ofList(field("dependantType"), at("q11and12/q11/TypeOfDepChildren"), "DependantTypeList"),
    ...stay("current", "q13/CurrentCOR/Row2"),
    date(field("lastEntryDate"), at("q12/lastEntryDate")),
    text(field("lastEntryPlace"), at("q12/PlaceOfEntry"), { most: 30 }),
    yesNo(field("hasPreviousCountries"), at("q14/PCRIndicator")),
    ...stay("firstPrevious", "q14/PreviousCOR/Row2"),
    ...stay("secondPrevious", "q14/PreviousCOR/Row3"),
    ofList(field("maritalStatus"), at(`${marriage}/MaritalStatus`), "MaritalStatusList"),
    date(field("marriageDate"), at(`${marriage}/DateOfMarriage`)),
    text(field("spouseFamilyName"), at(`${marriage}/FamilyName`), name),
    text(field("spouseGivenName"), at(`${marriage}/GivenName`), name),
    yesNo(field("hasPreviousMarriage"), at("q18/PrevMarriedIndicator")),
    text(field("previousSpouseFamilyName"), at("q18/PMFamilyName"), name),
    text(field("previousSpouseGivenName"), at("q18/GivenName/PMGivenName"), name),
    ofList(field("previousRelationshipType"), at("q18/TypeOfRelationship"), "MaritalStatusHistoryList"),
    date(field("previousRelationshipFrom"), at("q18/FromDate")),
    date(field("previousRelationshipTo"), at("q18/ToDate/ToDate")),
    ...documentsOf(`${root}/Passport`, `${root}/natID`, {
      hasPassport: field("hasPassport"),
      passport: field,
      hasCard: field("hasNationalId"),
      card: (part) => field(`card${part.charAt(0).toUpperCase()}${part.slice(1)}`),
    }),
    ofList(
      field("educationLevel"),
      `${root}/educationOccupation/EducationOccupation/LevelEdu/LevelEdu`,
      "EducationLevelList",
    ),
    text(field("educationYears"), `${root}/educationOccupation/EducationOccupation/YearsOfedu`, {
      most: 2,
      signs: "digits",
    }),
    text(field("currentOccupation"), `${root}/educationOccupation/EducationOccupation/currentOccupation`, { most: 50 }),
    text(field("intendedOccupation"), `${root}/educationOccupation/EducationOccupation/intendedOccupation`, {
      most: 50,
    }),
    ofList(field("nativeLanguage"), `${root}/languageDetails/languages/nativeLang`, "ContactLanguageList"),
    ofList(
      field("canCommunicateInEnglishFrench"),
      `${root}/languageDetails/languages/communicationLang`,
      "AbleCommunicateEnglishOrFrenchList",
    ),
    ofList(field("mostAtEaseLanguage"), `${root}/languageDetails/languages/freqLang`, "PreferenceLanguageList"),
    yesNo(field("hasLanguageTest"), `${root}/languageDetails/langTest/LangTestIndicator`),
  ];
}
