/** Sensitive answers, given one way and then the other. */

const words = "Invented for this test, and of nobody.";
type Given = Readonly<Record<string, unknown>>;

/** Nothing to hide. */
export const alike = {
  isHealthy: true,
  isMedicalWork: false,
  hasMedicalExam: "notRequired",
  medicalHistory: { hasSyphilis: false, dialysis: false, addiction: false, mentalHealth: false },
  medicalTb: { hasTb: false, tbContact: false },
  hasOrganizedCrimeHistory: false,
  hasCriminalHistory: false,
  hasBeenIncarcerated: false,
  spouseHealth: true,
  spouseMedical: false,
  spouseHasMedicalExam: "notRequired",
  spouseHasOrganizedCrimeHistory: false,
  spouseCriminalHistory: false,
  spouseHasBeenIncarcerated: false,
} satisfies Given;
/** Every one of them the other way. */
export const other = {
  isHealthy: false,
  isMedicalWork: true,
  hasDesireToWorkInMedicalProfession: true,
  hasMedicalExam: "yes",
  medicalHistory: { hasSyphilis: true, syphilisTreated: false, dialysis: true, addiction: true, mentalHealth: true },
  medicalTb: {
    hasTb: true,
    tbTreatment: false,
    tbContact: true,
    tbContactScreened: false,
    tbPositive: true,
    tbPositiveTreatment: false,
  },
  medicalHistoryDetails: {
    healthIssueMedicalHistoryDescription: words,
    healthIssueWhyNotConcern: words,
    healthIssueCurrentTreatmentDetails: words,
    healthIssueCostInCanada: words,
  },
  hasOrganizedCrimeHistory: true,
  organizedCrimeHistoryDetails: words,
  hasCriminalHistory: true,
  criminalHistoryDetails: words,
  criminalHistoryStatus: ["convicted"],
  criminalHistoryStatusDetails: words,
  hasBeenIncarcerated: true,
  incarcerationDetails: [{ country: "NG", city: "Lagos", from: "2010-01", to: "2011-01", details: words }],
  iecIncarcerationDetails: [{ country: "NG", city: "Lagos", from: "2010-01", to: "2011-01", details: words }],
  spouseHealth: false,
  spouseMedical: true,
  spouseHasMedicalExam: "yes",
  spouseHasOrganizedCrimeHistory: true,
  spouseOrganizedCrimeHistoryDetails: words,
  spouseCriminalHistory: true,
  spouseCriminalHistoryDetails: words,
  spouseCriminalHistoryStatus: ["served"],
  spouseCriminalHistoryStatusDetails: words,
  spouseHasBeenIncarcerated: true,
  spouseIncarcerationDetails: [{ country: "NG", city: "Lagos", from: "2010-01", to: "2011-01", details: words }],
} satisfies Given;
/** Withheld from agents besides: money opens whole pages. */
export const moneyAlike = {
  tuitionPayment: "notPaid",
  scholarship: false,
  gacFunding: false,
  financialSupport: "notSupported",
  hasFinances: true,
  hasProperty: false,
  spouseTuition: "none",
  vvHasFamilyFundsRequired: true,
} satisfies Given;
export const moneyOther = {
  pastSin: "046454286",
  tuitionPayment: "twoSemesters",
  tuitionPaymentAmount: 12000,
  tuitionPaymentDate: "2026-08-01",
  scholarship: true,
  hasOtherScholarship: true,
  scholarshipAmount: 500,
  gacFunding: true,
  globalAffairs: true,
  financialSupport: "entirely",
  financialSupporterRelation: "mother",
  financialSupporterFullName: "Ngozi Okafor",
  hasSecondFinancialSupporter: true,
  secondFinancialSupporterFullName: "Chidi Okafor",
  hasFinances: false,
  userInputAvailableFunds: 15000,
  hasProperty: true,
  spouseTuition: "twoSemesters",
  vvHasFamilyFundsRequired: false,
} satisfies Given;
export const everyday = {
  country: "NG",
  passportCountries: ["NG"],
  birthday: "1996-03-14",
  maritalStatus: "married",
  accompanyingSpouse: true,
  hasBiometrics: true,
};
