import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import { addDays, addMonths, addYears, type IsoDate } from "@boreal/domain/kernel/calendarDate";

/**
 * What invented applicants answer to the Student flow, to its end; every value passes the checks of its question. Dates
 * follow the day of the start, so that a program still lies ahead and a child is still a child whenever somebody looks.
 */

/** The first of September that is at least half a year away. */
function nextStart(today: IsoDate): IsoDate {
  const thisYear = `${today.slice(0, 4)}-09-01`;
  return addMonths(today, 6) <= thisYear ? thisYear : addYears(thisYear, 1);
}

/** A master's program in Toronto that lasts two years. */
function ontarioMaster(today: IsoDate): Answers {
  const start = nextStart(today);
  return {
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "Lakeshore University (invented)",
    dli: "O19395677777",
    province: "ON",
    schoolAddressObject: {
      streetNumber: "27",
      streetName: "Lichen Street",
      city: "Toronto",
      province: "ON",
      postalCode: "M5V 2T6",
    },
    programName: "Master of Public Health Policy",
    formCanadianLevelOfStudy: "master",
    fieldOfStudy: "05",
    startOfCanadianStudyProgram: start,
    lengthOfStudies: 24,
    graduationDate: addDays(addYears(start, 2), -1),
    hasPal: false,
    coOp: false,
    willWorkInCanadaAfterGrad: "notSure",
    willPursuePr: "notSure",
    appliedForPr: false,
    previousApplication: false,
  };
}

/** In good health, and never refused, convicted or sent away. */
const nothingToTell: Answers = {
  hasStayedPastAuthorization: false,
  visaViolationWithoutAuthorization: false,
  visaViolationDenied: false,
  isHealthy: true,
  isMedicalWork: false,
  hasDesireToWorkInMedicalProfession: false,
  hasMedicalExam: "noAfter",
  medicalHistory: { hasSyphilis: false, dialysis: false, addiction: false, mentalHealth: false },
  medicalTb: { hasTb: false, tbContact: false },
  hasOrganizedCrimeHistory: false,
  hasCriminalHistory: false,
  criminalHistoryStatus: ["none"],
  hasBeenIncarcerated: false,
};

/** Married; the spouse comes with an open work permit, and a child of eight who will go to school. */
// oxlint-disable-next-line max-lines-per-function -- because it is a list of answers
export function familyAnswers(today: IsoDate): Answers {
  return {
    ...ontarioMaster(today),
    ...nothingToTell,
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1991-03-14",
    gender: "female",
    birthCountry: "NG",
    highestEducation: "bachelor",
    mostRecentStudies: "postSecondaryAbroad",
    studiedInCanada: false,
    degreeRelation: true,
    languageTest: "IELTS",
    languageTestScore: { Speaking: "7", Listening: "7.5", Reading: "7", Writing: "6.5" },
    employmentStatus: "employed",
    jobTitle: "Health officer",
    jobDescription: "I plan vaccination days for eleven villages and count what is left in the stores.",
    returningJobOffer: true,
    tuitionPayment: "oneSemester",
    tuitionPaymentAmount: 9_450,
    tuitionPaymentDate: addDays(today, -20),
    scholarship: false,
    gacFunding: false,
    financialSupport: "partially",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Ifeoma Nwosu",
    hasSecondFinancialSupporter: false,
    hasFinances: true,
    userInputAvailableFunds: 61_200,
    hasProperty: true,
    maritalStatus: "married",
    hasCanadianSpouse: false,
    isSpouseOfTemporaryResident: false,
    accompanyingSpouse: true,
    spouseFirstName: "Chidi",
    spouseLastName: "Okafor",
    spouseDateOfMarriage: "2015-12-12",
    spouseBirthday: "1989-08-02",
    spouseCountry: "NG",
    spouseGender: "male",
    spouseShareSameAddress: true,
    spousePassport: ["NG"],
    spousePassportNumber: "B20983311",
    spousePassportIssueDate: addMonths(today, -14),
    spousePassportExpiryDate: addMonths(today, 106),
    spouseUSPR: "no",
    spouseHasLetterOfAcceptance: false,
    spouseVisaType: "OpenWorkPermit",
    spouseVisitLength: "sixMonthsOrMore",
    spouseJobOffer: false,
    spouseEmploymentStatus: "employed",
    spouseJobTitle: "Surveyor",
    spouseCompany: "Okafor and Bello Surveys",
    spouseStartDate: "2018-02-05",
    spouseReturningJobOffer: true,
    spouseCountriesVisited: ["NG"],
    spouseHealth: true,
    spouseMedical: false,
    spouseHasMedicalExam: "noAfter",
    spouseBiometrics: false,
    spouseHasOrganizedCrimeHistory: false,
    spouseCriminalHistory: false,
    spouseCriminalHistoryStatus: ["none"],
    spouseHasBeenIncarcerated: false,
    spouseVisaViolationWithoutAuthorization: false,
    spouseVisaViolationDenied: false,
    spouseHowWeMet:
      "We met in our second year at university, at a lecture on clean water, and married four years later.",
    spouseFamilyToReturnTo: "My parents and two sisters live in Enugu, ten minutes from our house.",
    spouseFuturePlans: "We want to build on the land behind our house and open a small laboratory in town.",
    spouseCommunity: "I lead the reading group of our quarter, and we look after the school garden.",
    spouseReasonForAccompanying: "Our daughter should have both of us near her during these two years.",
    hasAccompanyingChild: true,
    numberOfChildren: 1,
    accompanyingChildren: [
      { childNumber: 1, dateOfBirth: addDays(addYears(today, -8), -120), accompanying: true, visaType: "Student" },
    ],
    familyMembersLocation: [
      { familyMember: "mother", isEighteenOrOlder: true, country: "NG" },
      { familyMember: "brother", isEighteenOrOlder: true, country: "NG" },
    ],
    spouseFamilyMembersLocation: [{ familyMember: "father", isEighteenOrOlder: true, country: "NG" }],
    isNameSameOnOfficialDocs: true,
    isDiffToBirthName: true,
    birthName: { givenName: "Amara", familyName: "Nwosu" },
    passportNumber: "B50512345",
    passportIssueDate: addMonths(today, -30),
    passportExpiryDate: addMonths(today, 90),
    homeAddress: { country: "NG", streetNumber: "14", streetName: "Ogui Road", city: "Enugu" },
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "GB", visaType: "visitor", result: "approved", dateOfIssue: "2019-05" }],
    usPr: false,
    pastCanadianRefusal: false,
    hasTravelHistory: true,
    travelHistory: [
      { country: "GB", city: "Leeds", purpose: "visitFamily", arrivalDate: "2019-07", departureDate: "2019-08" },
    ],
    hasBiometrics: false,
    hasAgent: false,
  };
}

/** Single, from Cameroon, on the way to a college in Montréal; told in French. */
// oxlint-disable-next-line max-lines-per-function -- because it is a list of answers
export function quebecAnswers(today: IsoDate): Answers {
  const start = nextStart(today);
  return {
    ...nothingToTell,
    country: "CM",
    passportCountries: ["CM"],
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "Collège de la Taïga (inventé)",
    dli: "O19395688888",
    province: "QC",
    schoolAddressObject: {
      streetNumber: "350",
      streetName: "rue du Lichen",
      city: "Montréal",
      province: "QC",
      postalCode: "H2X 1Y4",
    },
    programName: "Techniques de génie civil",
    formCanadianLevelOfStudy: "cegepTechnical",
    fieldOfStudy: "05",
    startOfCanadianStudyProgram: start,
    lengthOfStudies: 36,
    graduationDate: addDays(addYears(start, 3), -1),
    coOp: false,
    birthday: "2004-08-03",
    gender: "female",
    birthCountry: "CM",
    highestEducation: "secondary",
    mostRecentStudies: "secondaryAbroad",
    studiedInCanada: false,
    degreeRelation: true,
    languageTest: "None",
    willWorkInCanadaAfterGrad: "yes",
    willPursuePr: "notSure",
    appliedForPr: false,
    previousApplication: false,
    employmentStatus: "student",
    returningJobOffer: false,
    tuitionPayment: "depositFee",
    tuitionPaymentAmount: 1_500,
    tuitionPaymentDate: addDays(today, -11),
    scholarship: false,
    gacFunding: false,
    financialSupport: "entirely",
    financialSupporterRelation: "father",
    financialSupporterFullName: "Joseph Mbarga",
    hasSecondFinancialSupporter: false,
    hasProperty: true,
    maritalStatus: "single",
    hasAccompanyingChild: false,
    familyMembersLocation: [
      { familyMember: "mother", isEighteenOrOlder: true, country: "CM" },
      { familyMember: "father", isEighteenOrOlder: true, country: "CM" },
    ],
    isNameSameOnOfficialDocs: true,
    isDiffToBirthName: false,
    passportNumber: "0912345",
    passportIssueDate: addMonths(today, -10),
    passportExpiryDate: addMonths(today, 50),
    homeAddress: { country: "CM", streetNumber: "8", streetName: "rue des Manguiers", city: "Yaoundé" },
    hasPreviousVisaApplication: false,
    hasTravelHistory: false,
    hasBiometrics: false,
    hasAgent: false,
  };
}

/** Until the page that leads on to the family: school, program, studies, work and money are told. */
export function halfwayAnswers(today: IsoDate): Answers {
  return {
    ...ontarioMaster(today),
    country: "IN",
    passportCountries: ["IN"],
    birthday: "1999-11-30",
    gender: "male",
    birthCountry: "IN",
    highestEducation: "bachelor",
    mostRecentStudies: "postSecondaryAbroad",
    studiedInCanada: false,
    degreeRelation: true,
    languageTest: "PTE",
    languageTestScore: { Speaking: "71", Listening: "68", Reading: "66", Writing: "63" },
    employmentStatus: "unemployed",
    returningJobOffer: false,
    tuitionPayment: "notPaid",
    scholarship: false,
    gacFunding: false,
    financialSupport: "notSupported",
    hasFinances: true,
    userInputAvailableFunds: 28_400,
    hasProperty: false,
  };
}
