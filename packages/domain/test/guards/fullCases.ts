import type { Answers } from "../../src/caseFile/answers/answers.ts";
import { applicationStatuses, reasonsForContactingIrcc, type ApplicationType } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { dependentVisaTypes } from "../../src/caseFile/dependents.ts";
import { applicationForms } from "../../src/caseFile/formValues.ts";
import { pagesFor } from "../../src/vault/pages.ts";

/** People with whom as much as possible is the case at once: what chance seldom brings together. */

/** Whatever the family and the past can bring. */
const eventful = {
  birthday: "1990-05-04",
  passportCountries: ["NG"],
  maritalStatus: "commonLaw",
  vvMaritalStatus: "commonLaw",
  accompanyingSpouse: true,
  spouseFirstName: "Bisi",
  spouseLastName: "Okafor",
  spouseBirthday: "1985-11-30",
  vvIncludePartner: true,
  hasAccompanyingChild: true,
  childTravellingWithParent: "oneParent",
  employmentStatus: "selfEmployed",
  jobStatus: "selfEmployed",
  eoJobStatus: "selfEmployed",
  spouseEmploymentStatus: "selfEmployed",
  spouseVisitLength: "sixMonthsOrMore",
  spouseCoop: true,
  spouseBiometrics: true,
  spouseMedical: true,
  coOp: true,
  hasBiometrics: true,
  isMedicalWork: true,
  hasPreviousVisaApplication: true,
  previousVisas: [
    { country: "CA", visaType: "visitor", result: "approved", dateOfIssue: "2024-03" },
    { country: "US", visaType: "visitor", result: "approved", dateOfIssue: "2024-03" },
  ],
  usPr: "yes",
  hasCriminalHistory: true,
  criminalHistoryStatus: ["charged"],
  isDiffToBirthName: true,
  hasProvincialNomination: true,
  iecCountryOfCitizenship: "FR",
  iecHasCanadianJobOffer: true,
  iecProgram: "youngProfessionals",
  returningJobOffer: true,
  appliedForPr: true,
  studiedInCanada: true,
  mostRecentStudies: "bachelor",
  scholarship: true,
  scholarshipAmount: 9_000_000,
  tuitionPayment: "twoSemesters",
  tuitionPaymentAmount: 9_000_000,
  hasFinances: true,
  financialSupport: "partially",
  hasSecondFinancialSupporter: true,
  userInputAvailableFunds: 90_000_000,
  startOfCanadianStudyProgram: "2029-09-01",
} as unknown as Answers;

const abroad = { country: "NG", insideCanadaCurrently: false, spouseCountry: "NG" } as Answers;
const inCanada = {
  country: "CA",
  insideCanadaCurrently: true,
  spouseCountry: "CA",
  currentImmigrationStatus: "visitorRecord",
  province: "QC",
} as unknown as Answers;

/** With a child of each visa type. */
const familyWith = (nth: number): CaseFile["dependents"] => [
  {
    id: "s",
    type: "Spouse",
    ...visaOf(nth),
    // Somebody else than the answers tell of, and nobody has said who it is.
    birthday: "1991-01-01",
    applicantFullName: "Ana Ruiz",
  },
  ...dependentVisaTypes.map(
    (visaType, index) =>
      ({
        id: `c${index}`,
        type: "Child",
        childNumber: index + 1,
        visaType,
        // Of the second, only the year is known, which leaves open whether biometrics are asked for.
        birthday: ["2008-01-01", "2012"][index] ?? "2016-01-01",
      }) as const,
  ),
];

const visaOf = (nth: number) => {
  const visaType = dependentVisaTypes[nth % dependentVisaTypes.length];
  return visaType ? { visaType } : {};
};

/** A file on every page, in which what its slot warns of was found. */
const filesOf = (type: ApplicationType): CaseFile["documents"] =>
  pagesFor(type).map((page, index) => ({
    fileId: `f${index}`,
    documentId: page.slug,
    slotId: page.slots[0]?.id ?? "",
    uploadedAt: "2026-11-02",
    ...(page.person === "child" ? { childNumber: 1 } : {}),
    findings: ["lumpSum", "missingLoanApprovalLetter"],
    parsedValues: { issueDate: "2026-11-02", schoolProvince: "QC" },
  }));

const served = Object.fromEntries(
  applicationForms.map((form) => [
    form,
    { "background.militaryQuestions.militaryService": "Yes", hasPreviousMarriage: "Yes" },
  ]),
);

/** One in each status, by turns abroad and in Canada, with and without files. */
export const fullCasesOf = (type: ApplicationType): readonly CaseFile[] =>
  applicationStatuses.flatMap((status, nth) =>
    [abroad, inCanada].map((place): CaseFile => ({
      today: "2026-11-20",
      user: {},
      profile: {},
      application: { type, status, reasonsForContactingIRCC: reasonsForContactingIrcc },
      answers: { ...eventful, ...place },
      dependents: familyWith(nth),
      documents: nth % 4 === 0 ? filesOf(type) : [],
      forms: served,
    })),
  );
