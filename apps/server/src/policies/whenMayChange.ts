import { applicationStatuses, type ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { Role } from "@boreal/domain/caseFile/user";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import type { Asker } from "./actor.ts";

/**
 * Who may change what in which status: one table for all commands, and for the abilities that the browser is told. A command
 * that changes a case has a row here; a test holds that. Scope, page and whose file it is are for the policies, which ask this
 * table first (ADR 0106).
 */

/** After these nothing more is prepared or sent (docs/facts/statuses.md section 1, column “closed”). */
const closed = applicationStatuses.filter((status) => isClosedStatus(status));

const always = applicationStatuses;
const untilClosed = applicationStatuses.filter((status) => !closed.includes(status));
const preparation = ["Preparation"] as const;
const afterPreparation = untilClosed.filter((status) => status !== "Preparation");
/** Before it is sent. */
const beforeSending = ["Preparation", "LawyerReview"] as const;
const onceSent = untilClosed.filter((status) => !beforeSending.some((before) => before === status));
/** What an applicant answers or brings now goes into the file next: docs/facts/statuses.md section 5 names the three. */
const bringing = ["Preparation", "ItaReceived", "JrRedetermination"] as const;

const bringingAndReview = [...bringing, "LawyerReview"] as const;

/** What the statuses have in common, for saying why a change has to wait (docs/facts/statuses.md section 1). */
export type Phase = "preparation" | "review" | "pool" | "authority" | "refused" | "court" | "closed";

export function phaseOf(status: ApplicationStatus): Phase {
  if (closed.includes(status)) return "closed";
  switch (status) {
    case "Preparation":
      return "preparation";
    case "LawyerReview":
      return "review";
    case "ApplicantPool":
    case "ItaReceived":
      return "pool";
    case "IrccProcessing":
    case "Returned":
    case "Approved":
    case "Poe":
    case "JrRedetermination":
      return "authority";
    case "Refused":
    case "RefusedReconsideration":
      return "refused";
    default:
      return "court";
  }
}

type Row = Partial<Readonly<Record<Role, readonly ApplicationStatus[]>>>;

const byTeam = { lawyer: untilClosed, paralegal: untilClosed, admin: always } as const;
const teamUntilClosed = { lawyer: untilClosed, paralegal: untilClosed, admin: untilClosed } as const;

const rows = {
  // "student edits only what the lawyer reopens"; after an invitation only its details, which `mayAnswer` says. The team enters for a client before it is sent; the history of answers names who.
  answer: { student: ["Preparation", "ItaReceived"], lawyer: beforeSending, paralegal: beforeSending, admin: always },
  agree: { student: preparation },
  acknowledgeWarning: { student: bringing, ...byTeam },
  fillForm: { student: preparation, lawyer: untilClosed, paralegal: untilClosed },
  putForm: { lawyer: untilClosed, paralegal: untilClosed },
  // Whoever generates forms and letters puts together what is sent.
  buildPackage: { lawyer: untilClosed, paralegal: untilClosed },
  // A letter is finished while the case is in review as well (document 3 section 4.4), and letters to a court are written after a decision.
  writeLetter: { student: bringing, lawyer: untilClosed, paralegal: untilClosed },
  confirmLetter: { student: bringingAndReview, lawyer: untilClosed },
  putLetter: { student: bringingAndReview, lawyer: untilClosed, paralegal: untilClosed },
  // The legal team speaks about a letter while something can still be sent, and the applicant answers.
  commentLetter: { lawyer: untilClosed, paralegal: untilClosed },
  answerLetterComment: { student: untilClosed, lawyer: untilClosed, paralegal: untilClosed },
  // The team proposed the words, so accepting them changes nothing behind its back, also while it reviews the case.
  decideProposal: { student: bringingAndReview, lawyer: untilClosed, paralegal: untilClosed },
  changeDependents: { student: preparation, ...byTeam },
  // "A child’s visa type cannot be changed after submission" (document 3 section 5), nor that of a spouse (document 3 section 2.3): whoever asks.
  changeVisaType: { student: preparation, lawyer: beforeSending, paralegal: beforeSending, admin: beforeSending },
  inviteToSection: { student: preparation },
  revokeInvitation: { student: always, admin: always },
  // Which change, and what it needs, the machine says (domain/lifecycle). A closed case can still be appealed, or set right by an administrator.
  changeStatus: { student: always, lawyer: always, paralegal: always, admin: always },
  forceStatus: { admin: always },
  // From which status, the machine says. The earlier application stays as it is.
  startLinked: { student: always, lawyer: always, paralegal: always },
  settleReports: { lawyer: always, paralegal: always },
  // Nobody asks for anything about an application that was not sent.
  recordRequest: { student: onceSent, lawyer: onceSent, paralegal: onceSent, admin: onceSent },
  answerRequest: { student: onceSent, lawyer: onceSent, paralegal: onceSent, admin: onceSent },
  // A visa ends, and a day of receipt is put right, whatever the status.
  recordFact: { lawyer: always, paralegal: always, admin: always },
  // The lawyer finishes the draft while the case is in review as well (document 3 section 4.4).
  confirmStatement: { student: beforeSending },
  // Once the applicant can no longer change all of it, and while something can still be put right.
  reopenPart: { lawyer: afterPreparation, paralegal: afterPreparation, admin: afterPreparation },
  finishPart: { student: afterPreparation },
  // Work on a case ends whatever became of the application, and begins again.
  closeCase: { lawyer: always, paralegal: always, admin: always },
  reopenCase: { lawyer: always, paralegal: always, admin: always },
  // A second person confirms, and a hold is a lawyer’s word.
  askErasure: { lawyer: always, paralegal: always, admin: always },
  confirmErasure: { lawyer: always, admin: always },
  undoErasure: { lawyer: always, paralegal: always, admin: always },
  holdCase: { lawyer: always, admin: always },
  assignStaff: { lawyer: always, admin: always },
  // Receipts come after filing, so adding goes on.
  upload: { student: untilClosed, ...teamUntilClosed, schoolStaff: untilClosed, agent: untilClosed },
  // What was dropped goes where it could have been put at once.
  sort: { student: untilClosed, ...teamUntilClosed },
  // A lost file cannot be reviewed, sent or shown to a court: applicants take out only what no lawyer has begun to review. Replacing takes out.
  delete: { student: preparation, ...byTeam },
  restore: { student: preparation, ...byTeam },
  erase: { student: preparation, ...byTeam },
  replace: { student: preparation, ...teamUntilClosed },
  arrange: { student: bringing, ...teamUntilClosed },
  rotate: { student: bringing, ...teamUntilClosed },
  rename: { student: bringing, ...teamUntilClosed },
  correctReading: { student: bringing, ...teamUntilClosed },
  // The same on pages of a later phase: letters and receipts come after filing, and what they say was not filed.
  tellOfLetter: { student: untilClosed, ...teamUntilClosed },
  // Nobody else overrides what was found in a file (document 1 section 6).
  speakAsLawyer: { lawyer: untilClosed },
  // Looking at documents, returning them, asking for them: until nothing more is sent.
  reviewDocument: { lawyer: untilClosed, paralegal: untilClosed },
  // People write to each other whatever the status: a decision, a bill, a question after the end.
  writeMessage: { student: always, lawyer: always, paralegal: always, admin: always },
  writeNote: { lawyer: always, paralegal: always, admin: always },
  // Somebody may turn out to be in another case at any time, and after the end as well.
  checkConflicts: { lawyer: always, paralegal: always, admin: always },
  decideConflict: { lawyer: always, admin: always },
  giveTask: { lawyer: always, paralegal: always, admin: always },
  settleTask: { student: always, lawyer: always, paralegal: always, admin: always },
  // Reads the same bytes anew, with the password of a file that was just added; nobody’s word goes into it.
  readAgain: { student: untilClosed, ...teamUntilClosed },
  // Whose words they are decides, and may take it back whenever.
  allowModel: { student: untilClosed },
  withdrawModel: { student: always },
  keepDuplicate: { student: untilClosed, ...teamUntilClosed },
  issueInvoice: { student: untilClosed, ...teamUntilClosed },
  payOnline: { student: untilClosed },
  // Money comes in when it comes in: it is recorded in every status, also once nothing more is done.
  recordPayment: { lawyer: always, paralegal: always, admin: always },
  askForRefund: { support: always, admin: always },
  decideRefund: { admin: always },
  giveCredit: { admin: always },
  stateNoDocument: { student: bringing, ...teamUntilClosed },
  // Makes one more way to look at files and changes nothing.
  fitForPortal: {
    student: always,
    lawyer: always,
    paralegal: always,
    admin: always,
    schoolStaff: always,
    agent: always,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type Change = keyof typeof rows;
export const changes = Object.keys(rows) as readonly Change[];

const statusesFor = (role: Role, change: Change): readonly ApplicationStatus[] => (rows[change] as Row)[role] ?? [];

type The = { readonly status: ApplicationStatus; readonly isCaseClosed?: boolean };

/**
 * What is still done in a case that the firm closed (ADR 0460): people write to each other, who works on it changes hands, money
 * and other people’s cases do not wait for it, what was allowed is taken back, a further application begins. It is read-only else.
 */
export const whileCaseClosed = [
  "reopenCase",
  "askErasure",
  "confirmErasure",
  "undoErasure",
  "holdCase",
  "writeMessage",
  "writeNote",
  "assignStaff",
  "checkConflicts",
  "decideConflict",
  "recordPayment",
  "askForRefund",
  "decideRefund",
  "giveCredit",
  "revokeInvitation",
  "withdrawModel",
  "startLinked",
  "fitForPortal",
] as const satisfies readonly Change[];

/** Of a case that is open there is nothing to reopen, and nothing is erased. */
const onlyWhileCaseClosed: readonly Change[] = ["reopenCase", "askErasure", "confirmErasure", "undoErasure"];

/** Whether the firm’s own closing lets this change through. */
const isLetThrough = ({ isCaseClosed = false }: The, change: Change): boolean =>
  isCaseClosed ? (whileCaseClosed as readonly Change[]).includes(change) : !onlyWhileCaseClosed.includes(change);

/** Whether the role of the asker may make this change in this status at all. */
export const isTimeFor = (asker: Asker, the: The, change: Change): boolean =>
  asker !== null && isLetThrough(the, change) && statusesFor(asker.role, change).includes(the.status);

/** What applicants may do within a part that the legal team opened again for them, until the case is closed (ADR 0153). */
export const withinReopened = [
  "answer",
  "acknowledgeWarning",
  "fillForm",
  "upload",
  "delete",
  "restore",
  "replace",
  "arrange",
  "rotate",
  "rename",
  "correctReading",
  "stateNoDocument",
] as const satisfies readonly Change[];

/** The same of a change to one part, which may be open again. */
export const isTimeWithin = (asker: Asker, the: The, change: Change, isReopened: boolean): boolean =>
  isTimeFor(asker, the, change) ||
  (isReopened && asker?.role === "student" && !isClosed(the) && (withinReopened as readonly Change[]).includes(change));

/** Whether only the status stands against it: the same role may make this change at another time. */
export const isOnlyLocked = (asker: Asker, the: The, change: Change): boolean =>
  asker !== null && !isTimeFor(asker, the, change) && statusesFor(asker.role, change).length > 0;

/** An invited person answers while the applicant could (ADR 0058). */
export const isTimeForGuest = ({ status, isCaseClosed }: The): boolean =>
  isCaseClosed !== true && (preparation as readonly ApplicationStatus[]).includes(status);

/** Nothing is due any more. */
export const isClosed = ({ status, isCaseClosed }: The): boolean => isCaseClosed === true || closed.includes(status);

/** "A child’s visa type cannot be changed after submission" (document 3 section 5); the same holds for a spouse, and for everybody. */
export const isVisaTypeFixed = (the: The): boolean =>
  !(beforeSending as readonly ApplicationStatus[]).includes(the.status);
