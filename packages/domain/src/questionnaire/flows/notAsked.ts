import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { ApplicationType } from "../../caseFile/application.ts";

/**
 * Answers that rules of several types read and that a flow leaves out on purpose (ADR 0097). Nobody can give them there, so
 * they are not missing: what follows rests on the type of the application instead. A rule that reads an answer that is
 * neither asked nor named here is a fault, which `test/guards/answerable.test.ts` finds.
 */

type Keys = readonly AnswerKey[];

/** The same facts as Express Entry and the graduates call them, and the number of programs that only graduates count. */
const underOtherNames: Keys = ["eoAppliedForPr", "eoJobStatus", "jobStatus", "numberOfStudyPrograms"];

/** Document 3 section 4.2: asked where the application is one for a first study permit. */
const ofFirstPermits: Keys = ["spouseBiometrics", "spouseBiometricsExpiryDate", "returningJobOffer"];

const renewing: Keys = [...underOtherNames, "pgwpFullTimeStudent", ...ofFirstPermits];

/** The person in Canada asks for nothing; the family does. So her own health, past, work, money, names and biometrics are not asked. */
const ofPersonInCanada: Keys = [
  "isMedicalWork",
  "hasDesireToWorkInMedicalProfession",
  "hasMedicalExam",
  "medicalHistory",
  "medicalTb",
  "hasCriminalHistory",
  "criminalHistoryStatus",
  "hasBeenIncarcerated",
  "hasOrganizedCrimeHistory",
  "hasPreviousVisaApplication",
  "previousVisas",
  "pastCanadianRefusal",
  "hasStayedPastAuthorization",
  "usPr",
  "hasTravelHistory",
  "travelHistory",
  "employmentStatus",
  "appliedForPr",
  "insideCanadaOther",
  "insideCanadaVisitorRecord",
  "financialSupport",
  "hasSecondFinancialSupporter",
  "hasProperty",
  "isDiffToBirthName",
  "isNameSameOnOfficialDocs",
  "childTravellingWithParent",
  "hasBiometrics",
  "biometricsExpiryDate",
];

const ofFamilies: Keys = [
  "eoAppliedForPr",
  "eoJobStatus",
  "jobStatus",
  "spouseBiometrics",
  "spouseBiometricsExpiryDate",
  ...ofPersonInCanada,
];

/**
 * Who renews a visa from inside Canada has a permit: work, studies and family were looked at when it was given, and nobody
 * comes along (docs/facts/flows.md section 1).
 */
const ofVisaRenewals: Keys = [
  "accompanyingChildren",
  "accompanyingSpouse",
  "appliedForPr",
  "childTravellingWithParent",
  "employmentStatus",
  "eoAppliedForPr",
  "eoJobStatus",
  "familyMembersLocation",
  "financialSupport",
  "hasDesireToWorkInMedicalProfession",
  "hasMedicalExam",
  "hasProperty",
  "hasSecondFinancialSupporter",
  "insideCanadaOther",
  "insideCanadaPreviousStatusType",
  "isMedicalWork",
  "lengthOfStudies",
  "spouseBiometrics",
  "spouseCoop",
  "spouseCountry",
  "spouseEmploymentStatus",
  "spouseVisitLength",
];

/** A request to IRCC and a court case speak of a file that is there already; nothing is decided anew about the person’s health or past. */
const ofFiles: Keys = [
  "criminalHistoryStatus",
  "graduationDate",
  "hasBeenIncarcerated",
  "hasCriminalHistory",
  "hasOrganizedCrimeHistory",
  "hasTravelHistory",
  "medicalHistory",
  "medicalTb",
];

const ofRequests: Keys = [
  ...ofFiles,
  "accompanyingChildren",
  "employmentStatus",
  "eoJobStatus",
  "hasDesireToWorkInMedicalProfession",
  "hasPreviousVisaApplication",
  "hasStayedPastAuthorization",
  "insideCanadaVisitorRecord",
  "isMedicalWork",
  "jobStatus",
  "lengthOfStudies",
  "pastCanadianRefusal",
  "previousVisas",
  "spouseBiometrics",
  "spouseVisitLength",
  "travelHistory",
];

/** Who works in Canada after studies, or for them: travel, other relatives and ways in are for others to tell. */
const ofWorkersInCanada: Keys = [
  "childTravellingWithParent",
  "employmentStatus",
  "eoJobStatus",
  "familyMembersLocation",
  "hasDesireToWorkInMedicalProfession",
  "hasProperty",
  "hasTravelHistory",
  "travelHistory",
  "insideCanadaOther",
  "spouseBiometrics",
  "spouseCoop",
  "spouseEmploymentStatus",
  "spouseVisitLength",
  "insideCanadaPreviousStatusType",
];

const ofGraduates: Keys = [...ofWorkersInCanada, "coOp", "fullTimeStudent", "lengthOfStudies", "mostRecentStudies"];

/** Nobody asks them about work: they study. */
const ofPlacements: Keys = [...ofWorkersInCanada, "jobStatus", "pgwpFullTimeStudent"];

/** The graduate’s studies are over, and the file about them is another one. */
const ofFamilyOfGraduate: Keys = [
  ...ofPersonInCanada.filter((key) => key !== "appliedForPr"),
  "eoAppliedForPr",
  "eoJobStatus",
  "graduationDate",
  "lengthOfStudies",
  "province",
  "schoolAddressObject",
  "spouseBiometrics",
  "startOfCanadianStudyProgram",
];

/** The visitor’s family, host and money are asked about under names of their own, and nobody studies or works. */
const ofVisitors: Keys = [
  "accompanyingChildren",
  "accompanyingSpouse",
  "biometricsExpiryDate",
  "childTravellingWithParent",
  "eoJobStatus",
  "graduationDate",
  "hasCanadianSpouse",
  "hasDesireToWorkInMedicalProfession",
  "hasProperty",
  "insideCanadaOther",
  "insideCanadaPreviousStatusType",
  "isMedicalWork",
  "jobStatus",
  "lengthOfStudies",
  "maritalStatus",
  "spouseBiometrics",
  "spouseCoop",
  "spouseCountry",
  "spouseEmploymentStatus",
  "spouseVisitLength",
];

/**
 * Somebody who immigrates asks for no permit and goes to no school, and the same facts have names of their own in these flows
 * (docs/facts/questionnaire.md section 3). A medical exam is asked of everybody, whatever the work.
 */
const ofImmigrants: Keys = [
  "childTravellingWithParent",
  "employmentStatus",
  "graduationDate",
  "hasDesireToWorkInMedicalProfession",
  "hasProperty",
  "isMedicalWork",
  "jobStatus",
  "lengthOfStudies",
  "mostRecentStudies",
  "province",
  "schoolAddressObject",
  "spouseBiometrics",
  "spouseCoop",
  "spouseVisaType",
  "spouseVisitLength",
  "startOfCanadianStudyProgram",
  "studiedInCanada",
  "tradeCertificate",
];

/** What comes after an invitation. */
const afterInvitation: Keys = [
  "biometricsExpiryDate",
  "hasBiometrics",
  "hasMedicalExam",
  "hasTravelHistory",
  "medicalHistory",
  "medicalTb",
  "travelHistory",
];

/** Somebody who comes alone, to work and not to study, and of full age (document 3 section 4.7). */
const ofYouthMobility: Keys = [
  "jobStatus",
  "eoJobStatus",
  "accompanyingSpouse",
  "accompanyingChildren",
  "spouseCountry",
  "spouseEmploymentStatus",
  "spouseVisitLength",
  "spouseBiometrics",
  "spouseCoop",
  "childTravellingWithParent",
  "startOfCanadianStudyProgram",
  "graduationDate",
  "province",
  "schoolAddressObject",
  "languageTest",
  "hasDesireToWorkInMedicalProfession",
  "financialSupport",
  "hasSecondFinancialSupporter",
  "hasProperty",
  "returningJobOffer",
  "insideCanadaOther",
];

/** Of who asks for a permit to work: studies, and what is asked under another name. The spouse’s biometrics belong to first study permits. */
const ofWorkers: Keys = [
  "childTravellingWithParent",
  "employmentStatus",
  "eoJobStatus",
  "graduationDate",
  "hasDesireToWorkInMedicalProfession",
  "hasProperty",
  "insideCanadaOther",
  "insideCanadaPreviousStatusType",
  "spouseBiometrics",
  "spouseCoop",
];

/** In Canada, travel is not asked about, and the family applies later or not at all (docs/facts/flows.md section 1). */
const ofPermitHolders: Keys = [
  ...ofWorkers,
  "familyMembersLocation",
  "lengthOfStudies",
  "hasTravelHistory",
  "spouseEmploymentStatus",
  "spouseVisitLength",
  "travelHistory",
];

const leftOut: Partial<Record<ApplicationType, Keys>> = {
  Student: [...underOtherNames, "eoStudiedInCanada"],
  StudentExtension: renewing,
  Dli: renewing,
  StandaloneFamily: ofFamilies,
  SpeFamily: ofFamilies,
  ExpressEntry: [...ofImmigrants, ...afterInvitation],
  ExpressEntryIta: [...ofImmigrants, "appliedForPr", "insideCanadaOther"],
  WorkPermitExtension: ofPermitHolders,
  Lmia: ofWorkers,
  C10: ofWorkers,
  ClosedWorkPermit: ofWorkers,
  Bowp: [
    ...ofPermitHolders,
    "accompanyingChildren",
    "accompanyingSpouse",
    "appliedForPr",
    "eoAppliedForPr",
    "spouseCountry",
  ],
  TrvSpe: [...ofVisaRenewals, "jobStatus", "pgwpFullTimeStudent", "startOfCanadianStudyProgram"],
  TrvPgwp: [...ofVisaRenewals, "graduationDate"],
  JudicialReview: ofFiles,
  IrccRequest: ofRequests,
  WorkPermit: ofGraduates,
  CoOpWorkPermit: ofPlacements,
  PgwpFamily: ofFamilyOfGraduate,
  VisitorVisa: ofVisitors,
  Iec: ofYouthMobility,
  SinRequest: ["graduationDate"],
};

export const notAskedIn = (type: ApplicationType): Keys => leftOut[type] ?? [];
