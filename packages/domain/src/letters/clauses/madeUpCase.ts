import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { addDays, addMonths, addYears, type IsoDate } from "../../kernel/calendarDate.ts";

/**
 * A made-up case that holds every fact which a template may name, so that an administrator sees a clause in a letter before any
 * person does. Nobody in it exists; it is of no one type, and its answers count whatever a questionnaire would ask.
 */
export const madeUpCase = (type: ApplicationType, today: IsoDate): CaseFile => ({
  today,
  user: { role: "student" },
  profile: { firstName: "Inès", lastName: "Okafor" },
  application: { type, status: "Preparation", courtFileNumber: "IMM-0000-00" },
  dependents: [
    { id: "spouse", type: "Spouse", visaType: "OpenWorkPermit", applicantFullName: "Chidi Okafor" },
    {
      id: "child",
      type: "Child",
      childNumber: 1,
      visaType: "Student",
      birthday: addYears(today, -8),
      applicantFullName: "Ada Okafor",
    },
  ],
  documents: [
    {
      fileId: "acceptance",
      documentId: "letter-of-acceptance",
      slotId: "letterOfAcceptance",
      parsedValues: { tuitionFees: 18_900 },
    },
  ],
  answers: { ...person(today), ...studies(today), ...money(today), ...visit(today) },
});

const person = (today: IsoDate): CaseFile["answers"] => ({
  country: "NG",
  passportCountryEntry: "NG",
  passportCountries: ["NG"],
  birthday: "1991-03-14",
  gender: "female",
  passportNumber: "X00000000",
  passportIssueDate: addYears(today, -2),
  passportExpiryDate: addYears(today, 8),
  homeAddress: { country: "NG", streetNumber: "14", streetName: "Ogui Road", city: "Enugu" },
  uciNumber: "0000-0000",
  spApplicationNumber: "S000000000",
  highestEducation: "bachelor",
  employmentStatus: "employed",
  jobTitle: "Health officer",
  maritalStatus: "married",
  accompanyingSpouse: true,
  spouseFirstName: "Chidi",
  spouseLastName: "Okafor",
  spouseGender: "male",
  hasAccompanyingChild: true,
  numberOfChildren: 1,
});

const studies = (today: IsoDate): CaseFile["answers"] => ({
  schoolAcceptanceStatus: "yesAndAccepted",
  schoolName: "Collège de la Taïga",
  schoolAddressObject: {
    streetNumber: "27",
    streetName: "Lichen Street",
    city: "Ottawa",
    province: "ON",
    postalCode: "K1A 0A1",
  },
  programName: "Public Health",
  startOfCanadianStudyProgram: addMonths(today, 6),
  graduationDate: addYears(today, 2),
});

const money = (today: IsoDate): CaseFile["answers"] => ({
  tuitionPayment: "oneSemester",
  tuitionPaymentAmount: 9450,
  tuitionPaymentDate: addDays(today, -20),
  scholarship: true,
  scholarshipAmount: 4000,
  financialSupport: "partially",
  financialSupporterRelation: "mother",
  financialSupporterFullName: "Ifeoma Nwosu",
  hasSecondFinancialSupporter: true,
  secondFinancialSupporterFullName: "Joseph Nwosu",
});

const visit = (today: IsoDate): CaseFile["answers"] => ({
  vvVisitorType: "myself",
  vvReasonForVisit: "visitFamily",
  vvVisitorArrivalDate: addMonths(today, 3),
  vvVisitorDepartureDate: addMonths(today, 4),
});
