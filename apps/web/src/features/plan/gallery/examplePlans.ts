import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";

/** The day on which the examples stand. */
export const today = "2026-11-23";

const single: Answers = {
  country: "CM",
  passportCountries: ["CM"],
  birthday: "2004-08-03",
  schoolAcceptanceStatus: "yesAndAccepted",
  province: "ON",
  startOfCanadianStudyProgram: "2027-09-01",
  lengthOfStudies: 24,
  financialSupport: "notSupported",
  hasFinances: true,
  userInputAvailableFunds: 28_400,
  maritalStatus: "single",
};

const caseOf = (answers: Answers): CaseFile => ({
  today,
  user: {},
  profile: {},
  application: { type: "Student" },
  answers,
  dependents: [],
  documents: [],
});

/** Invented people with little told: enough for a plan to have something in it. */
export const exampleCases = {
  single: caseOf(single),
  married: caseOf({ ...single, maritalStatus: "married", accompanyingSpouse: true }),
  /** Of whom no money is known. */
  unknown: caseOf({ country: "CM", province: "ON" }),
};
