import { date, freeText, listOf, nullable, objectOf, oneOf, yesNo, type ValueOf } from "../kernel/shape.ts";

/** Document 1 section 1. `WorkPermit` is the post-graduation work permit (docs/facts/vault.md section 1). */
export const applicationTypes = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "JudicialReview",
  "IrccRequest",
  "VisitorVisa",
  "WorkPermit",
  "WorkPermitExtension",
  "CoOpWorkPermit",
  "ExpressEntry",
  "ExpressEntryIta",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Dli",
  "Iec",
  "Bowp",
  "TrvSpe",
  "TrvPgwp",
  "SinRequest",
] as const;

export type ApplicationType = (typeof applicationTypes)[number];

/** The types of the specification. A request for a social insurance number goes to another authority (ADR 0196). */
export const immigrationTypes = applicationTypes.filter((type) => type !== "SinRequest");

export const ofEachType = <T>(of: (type: ApplicationType) => T): Record<ApplicationType, T> =>
  Object.fromEntries(applicationTypes.map((type) => [type, of(type)])) as Record<ApplicationType, T>;

/** docs/facts/statuses.md section 1; the specification names only some of them. */
export const applicationStatuses = [
  "Preparation",
  "LawyerReview",
  "ApplicantPool",
  "ItaReceived",
  "IrccProcessing",
  "Returned",
  "Approved",
  "Poe",
  "Completed",
  "Withdrawn",
  "Refused",
  "RefusedReconsideration",
  "RefusedReapply",
  "RefusedClosed",
  "JrPreparation",
  "JrLeaveFiled",
  "JrRule9Requested",
  "JrRule9Received",
  "JrRecordFiled",
  "JrRespondentReplied",
  "JrLeavePending",
  "JrSimplifiedProcedure",
  "JrSettlementOffered",
  "JrLeaveGranted",
  "JrHearingScheduled",
  "JrDecisionReserved",
  "JrAllowed",
  "JrRedetermination",
  "JrLeaveDismissed",
  "JrDismissed",
  "JrAppeal",
  "JrDiscontinued",
  "MandamusDemand",
  "MandamusLeaveFiled",
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Why an `IrccRequest` is made (document 1 section 4; the first three are the specification's). */
export const reasonsForContactingIrcc = [
  "changeWorkConditions",
  "biometricsExtension",
  "caseNotesRefused",
  "caseNotesPending",
  "documentExtension",
  "addDocuments",
  "medicalExtension",
  "correctError",
  "changePersonalInfo",
  "changeDli",
  "statusUpdate",
  "urgentProcessing",
  "withdraw",
  "reconsideration",
  "replacePermit",
  "passportReturn",
  "authorizeRepresentative",
  "other",
] as const;

export type ContactReason = (typeof reasonsForContactingIrcc)[number];

/** Dates kept on the application (docs/facts/statuses.md section 2). */
const statusDates = {
  decisionNotifiedAt: nullable(date()),
  decisionPlace: nullable(freeText()),
  leaveDeadline: nullable(date()),
  leaveFiledAt: nullable(date()),
  courtFileNumber: nullable(freeText()),
  servedAt: nullable(date()),
  appearanceAt: nullable(date()),
  rule9ReceivedAt: nullable(date()),
  recordDeadline: nullable(date()),
  recordFiledAt: nullable(date()),
  respondentMemoAt: nullable(date()),
  leaveDecidedAt: nullable(date()),
  hearingAt: nullable(date()),
  judgmentAt: nullable(date()),
  appealFiledAt: nullable(date()),
  itaReceivedAt: nullable(date()),
  submittedAt: nullable(date()),
  /** As the portal and the pool show them. */
  confirmationNumber: nullable(freeText(60)),
  profileNumber: nullable(freeText(60)),
};

/** Of these, the numbers by which courts and portals know a case; stores seal them, because they lead to a name. */
export const statusNumberKeys = [
  "courtFileNumber",
  "confirmationNumber",
  "profileNumber",
] as const satisfies readonly (keyof typeof statusDates)[];
const isNumber = (key: string): boolean => (statusNumberKeys as readonly string[]).includes(key);
/** All others. */
export const statusDateKeys = Object.keys(statusDates).filter((key) => !isNumber(key)) as readonly Exclude<
  keyof typeof statusDates,
  (typeof statusNumberKeys)[number]
>[];

export const applicationShape = objectOf(
  {
    type: oneOf(applicationTypes),
    status: oneOf(applicationStatuses),
    statusUpdatedAt: nullable(date()),
    receivedDate: nullable(date()),
    /** The status in which a settlement was offered. */
    statusBeforeOffer: nullable(oneOf(applicationStatuses)),
    /** The status from which the record was filed: a case about a delay goes back to another one than a refusal. */
    statusBeforeRecord: nullable(oneOf(applicationStatuses)),
    /** The day on which leave was filed in a court case of its own that was started from this refusal. */
    linkedLeaveFiledAt: nullable(date()),
    reasonsForContactingIRCC: listOf(oneOf(reasonsForContactingIrcc)),
    agreedToDisclaimer: nullable(yesNo()),
    confirmedSoP: nullable(yesNo()),
    sopManuallyUploadedByLawyer: nullable(yesNo()),
    temporaryResidentVisaExpiryDate: nullable(date()),
    ...statusDates,
  },
  ["type"],
);

export type Application = ValueOf<typeof applicationShape> & { readonly type: ApplicationType };
export type ApplicationKey = keyof Application;
