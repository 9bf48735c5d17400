import { applicationStatuses, type ApplicationStatus } from "../../caseFile/application.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";

/** Nothing of it has gone to the authority. A status that is not known is the first one. */
export const isBeforeSending = (status: ApplicationStatus | undefined): boolean =>
  status === undefined || beforeSending.has(status);
const beforeSending = new Set<ApplicationStatus>(["Preparation", "ApplicantPool", "ItaReceived", "LawyerReview"]);

/** Where the application stands. The sets of statuses are those of docs/facts/statuses.md section 5. */

const statusIsOneOf = (id: string, sentence: Text, statuses: readonly ApplicationStatus[]): CaseCondition => {
  const known = new Set<ApplicationStatus>(statuses);
  return says(id, sentence, (the) => {
    const status = the.application("status");
    return status !== undefined && known.has(status);
  });
};

export const lawyerReviews = statusIsOneOf(
  "lawyerReviews",
  { en: "the lawyer is reviewing the file", fr: "l’équipe juridique examine le dossier" },
  ["LawyerReview"],
);

export const approvedStatuses: readonly ApplicationStatus[] = ["Approved", "Poe", "Completed"];
export const wasApproved = statusIsOneOf(
  "wasApproved",
  { en: "the application was approved", fr: "la demande a été approuvée" },
  approvedStatuses,
);

export const authorityIsDone = statusIsOneOf(
  "authorityIsDone",
  { en: "IRCC has nothing more to decide on this application", fr: "IRCC n’a plus rien à décider dans cette demande" },
  ["Completed", "Withdrawn", "Refused", "RefusedReconsideration", "RefusedReapply", "RefusedClosed"],
);

/** Nothing more is prepared or sent for it, and no court looks at it here (`isClosed` of the lifecycle). */
export const closedStatuses: readonly ApplicationStatus[] = [
  "Completed",
  "Withdrawn",
  "RefusedReapply",
  "RefusedClosed",
  "JrLeaveDismissed",
  "JrDismissed",
  "JrDiscontinued",
];

export const applicationIsOver = statusIsOneOf(
  "applicationIsOver",
  {
    en: "nothing more is done about this application",
    fr: "plus rien n’est fait au sujet de cette demande",
  },
  closedStatuses,
);

export const caseCanSettle = statusIsOneOf(
  "caseCanSettle",
  {
    en: "the court case is at a stage where a settlement can be offered",
    fr: "le dossier judiciaire est à une étape où un règlement peut être offert",
  },
  [
    "JrLeaveFiled",
    "JrRule9Requested",
    "JrRule9Received",
    "JrRecordFiled",
    "JrRespondentReplied",
    "JrLeavePending",
    "JrLeaveGranted",
    "JrHearingScheduled",
    "JrSettlementOffered",
  ],
);

export const mayFollowSimplifiedProcedure = statusIsOneOf(
  "mayFollowSimplifiedProcedure",
  {
    en: "the court case may follow the simplified procedure",
    fr: "le dossier judiciaire peut suivre la procédure simplifiée",
  },
  ["JrPreparation", "JrLeaveFiled", "JrRule9Requested", "JrRule9Received", "JrSimplifiedProcedure"],
);

export const caseIsAboutDelay = statusIsOneOf(
  "caseIsAboutDelay",
  { en: "the court case is about a delay", fr: "le dossier judiciaire porte sur un retard" },
  ["MandamusDemand", "MandamusLeaveFiled"],
);

export const recordWasFiled = statusIsOneOf(
  "recordWasFiled",
  { en: "the application record has been filed", fr: "le dossier de demande a été déposé" },
  [
    "JrRecordFiled",
    "JrRespondentReplied",
    "JrLeavePending",
    "JrLeaveGranted",
    "JrHearingScheduled",
    "JrDecisionReserved",
  ],
);

export const caseWasFiledInCourt = statusIsOneOf(
  "caseWasFiledInCourt",
  { en: "the case has been filed in court", fr: "le dossier a été déposé à la Cour" },
  [
    "JrLeaveFiled",
    "JrRule9Requested",
    "JrRule9Received",
    "JrRecordFiled",
    "JrRespondentReplied",
    "JrLeavePending",
    "JrLeaveGranted",
    "JrHearingScheduled",
    "JrDecisionReserved",
    "JrSimplifiedProcedure",
    "JrSettlementOffered",
    "MandamusLeaveFiled",
  ],
);

/** A new decision follows from a settlement or from a judgment: where the day of a judgment is entered, the judgment ended the case. */
export const caseEndsWithoutJudgment = says(
  "caseEndsWithoutJudgment",
  { en: "the court case ends without a judgment", fr: "le dossier judiciaire se termine sans jugement" },
  (the) => {
    const status = the.application("status");
    return status === "JrDiscontinued" || (status === "JrRedetermination" && !the.application("judgmentAt"));
  },
);

export const wasRefused = statusIsOneOf(
  "wasRefused",
  { en: "the application was refused", fr: "la demande a été refusée" },
  ["Refused", "RefusedReconsideration", "RefusedReapply", "RefusedClosed"],
);

export const invitationArrived = statusIsOneOf(
  "invitationArrived",
  { en: "the invitation to apply has arrived", fr: "l’invitation à présenter une demande est arrivée" },
  ["ItaReceived", "LawyerReview", "IrccProcessing", "Approved", "Poe", "Completed"],
);

export const leaveWasGranted = statusIsOneOf(
  "leaveWasGranted",
  { en: "the Court has granted leave", fr: "la Cour a accordé l’autorisation" },
  ["JrLeaveGranted", "JrHearingScheduled", "JrDecisionReserved", "JrAllowed", "JrDismissed"],
);

export const courtHasDecided = statusIsOneOf(
  "courtHasDecided",
  { en: "the Court has decided", fr: "la Cour a rendu sa décision" },
  ["JrAllowed", "JrDismissed", "JrLeaveDismissed", "JrRedetermination", "JrAppeal"],
);

/** No more papers go to the Court: it has decided, or the case was given up or settled. */
export const courtCaseIsOver = any(courtHasDecided, caseEndsWithoutJudgment);

/** Whatever was sent to IRCC lies behind. */
export const wentToCourt = statusIsOneOf(
  "wentToCourt",
  { en: "the file is now about a court case", fr: "le dossier porte maintenant sur une affaire judiciaire" },
  applicationStatuses.filter((status) => status.startsWith("Jr") || status.startsWith("Mandamus")),
);

export const reasonsArrived = statusIsOneOf(
  "reasonsArrived",
  { en: "the officer’s reasons have arrived", fr: "les motifs de l’agent sont arrivés" },
  ["JrRule9Received", "JrRecordFiled", "JrRespondentReplied", "JrLeavePending"],
);
