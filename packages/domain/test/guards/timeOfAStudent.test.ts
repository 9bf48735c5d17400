import { expect, it } from "vitest";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { assess } from "../../src/questionnaire/progress.ts";
import { timeOfASingleStudent } from "../../src/questionnaire/timeNeeded.ts";
import { screensOf } from "../simulatedPerson.ts";

/** Single, lives in Ghana, never applied for anything, travelled nowhere: the shortest way that many people have. */
const answers: Answers = {
  country: "GH",
  passportCountries: ["GH"],
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
  startOfCanadianStudyProgram: "2027-09-01",
  lengthOfStudies: 24,
  graduationDate: "2029-08-31",
  hasPal: false,
  coOp: false,
  birthday: "2001-08-03",
  gender: "female",
  birthCountry: "GH",
  highestEducation: "bachelor",
  mostRecentStudies: "postSecondaryAbroad",
  studiedInCanada: false,
  degreeRelation: true,
  languageTest: "None",
  willWorkInCanadaAfterGrad: "yes",
  willPursuePr: "notSure",
  appliedForPr: false,
  previousApplication: false,
  employmentStatus: "student",
  returningJobOffer: false,
  tuitionPayment: "notPaid",
  scholarship: false,
  gacFunding: false,
  financialSupport: "entirely",
  financialSupporterRelation: "father",
  financialSupporterFullName: "Joseph Mensah",
  hasSecondFinancialSupporter: false,
  hasProperty: true,
  maritalStatus: "single",
  hasAccompanyingChild: false,
  familyMembersLocation: [
    { familyMember: "mother", isEighteenOrOlder: true, country: "GH" },
    { familyMember: "father", isEighteenOrOlder: true, country: "GH" },
  ],
  isNameSameOnOfficialDocs: true,
  isDiffToBirthName: false,
  passportNumber: "G0912345",
  passportIssueDate: "2026-01-10",
  passportExpiryDate: "2036-01-09",
  homeAddress: { country: "GH", streetNumber: "8", streetName: "Mango Road", city: "Accra" },
  hasPreviousVisaApplication: false,
  hasStayedPastAuthorization: false,
  visaViolationWithoutAuthorization: false,
  visaViolationDenied: false,
  hasTravelHistory: false,
  hasBiometrics: false,
  isHealthy: true,
  isMedicalWork: false,
  hasDesireToWorkInMedicalProfession: false,
  hasMedicalExam: "noAfter",
  medicalHistory: { hasSyphilis: false, dialysis: false, addiction: false, mentalHealth: false },
  medicalTb: { hasTb: false, tbContact: false },
  hasOrganizedCrimeHistory: false,
  hasCriminalHistory: false,
  hasBeenIncarcerated: false,
  hasAgent: false,
};

const start: CaseFile = {
  today: "2026-11-20",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: {},
  dependents: [],
  documents: [],
};

it("a single student without a history reaches a whole plan in the screens and minutes that are told, and types nothing twice", () => {
  const screens = screensOf(start, answers, "country");
  const minutes = screens.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  process.stdout.write(`single student: ${screens.length} screens, ${minutes.toFixed(2)} minutes\n`);
  expect(assess("Student", readerFor({ ...start, answers })).next).toBeNull();
  expect(screens.at(-1)?.id).toBe("preAssessmentComplete");
  const told = timeOfASingleStudent;
  expect(screens.length).toBeLessThanOrEqual(65);
  expect(minutes).toBeLessThanOrEqual(13);
  expect(Math.ceil(minutes)).toBe(told.minutes);
  // Told in fives: a page more or less makes nobody wrong.
  expect(5 * Math.ceil(screens.length / 5)).toBe(told.screens);
  const typed = screens.flatMap(({ typed: words }) => words.filter((word) => word.length > 3));
  expect(typed.filter((word, index) => typed.indexOf(word) !== index)).toEqual([]);
});
