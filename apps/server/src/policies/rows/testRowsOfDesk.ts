import * as messages from "../desk/messages.ts";
import * as conflicts from "../desk/conflicts.ts";
import * as erasures from "../desk/erasures.ts";
import * as closing from "../desk/closing.ts";
import * as caseLog from "../desk/caseLog.ts";
import * as memo from "../desk/memo.ts";
import * as notes from "../desk/notes.ts";
import * as visits from "../desk/visits.ts";
import * as tasks from "../desk/tasks.ts";
import * as queue from "../desk/queue.ts";
import * as requests from "../desk/requests.ts";
import * as reviews from "../desk/reviews.ts";
import type { Asker } from "../actor.ts";
import { facts, filed, people, reviewed, type PolicyRow } from "./testPeople.ts";

const sharedNote = { writtenBy: people.paralegal.userId, isShared: true };
/** The firm closed it. */
const closed = { ...facts, isCaseClosed: true };
const page = { page: "passport", isThere: true, studentPermissions: ["View"] as const };

/** An entry of the log, of something that the lawyer did. */
const entry = { kind: "", actorId: people.lawyer.userId, subject: {}, page: undefined };
const readsEntry =
  (kind: string, subject: Readonly<Record<string, unknown>> = {}) =>
  (by: Asker): boolean =>
    caseLog.mayReadLogEntry(by, facts, { ...entry, kind, subject });

const documents = { kind: "documents" } as const;
const biometrics = { kind: "biometrics" } as const;
const court = { kind: "court" } as const;

/** Requests of authorities (ADR 0151). */
const rowsOfRequests: readonly PolicyRow[] = [
  [
    "mayReadRequests",
    "see what is asked for",
    (by) => requests.mayReadRequests(by, filed),
    "student lawyer paralegal admin",
  ],
  [
    "mayRecordRequests",
    "record a request",
    (by) => requests.mayRecordRequests(by, filed),
    "student lawyer paralegal admin",
  ],
  ["mayRecordRequests", "before it is sent", (by) => requests.mayRecordRequests(by, facts), ""],
  ["mayAnswerRequests", "link files", (by) => requests.mayAnswerRequests(by, filed), "student lawyer paralegal admin"],
  [
    "mayChangeRequest",
    "put right what the lawyer recorded",
    (by) => requests.mayChangeRequest(by, filed, "lawyer"),
    "lawyer paralegal admin",
  ],
  [
    "mayChangeRequest",
    "put right what the applicant recorded",
    (by) => requests.mayChangeRequest(by, filed, "amara"),
    "student lawyer paralegal admin",
  ],
  [
    "mayMarkSent",
    "say that documents were sent",
    (by) => requests.mayMarkSent(by, filed, documents),
    "lawyer paralegal admin",
  ],
  [
    "mayMarkSent",
    "say that biometrics were given",
    (by) => requests.mayMarkSent(by, filed, biometrics),
    "student lawyer paralegal admin",
  ],
  [
    "howTakenBack",
    "take back what they recorded within the hour",
    (by) =>
      requests.howTakenBack(by, filed, { by: by?.userId ?? "", at: new Date(0) }, new Date(3_600_000)) === "freely",
    "student lawyer paralegal admin",
  ],
  [
    "howTakenBack",
    "take it back later",
    (by) => requests.howTakenBack(by, filed, { by: by?.userId ?? "", at: new Date(0) }, new Date(3_600_001)) !== "no",
    "lawyer paralegal admin",
  ],
  [
    "maySeeItems",
    "see what a court asks for",
    (by) => requests.mayReadRequests(by, filed) && requests.maySeeItems(by, court),
    "lawyer paralegal admin",
  ],
];

/** The queue of cases, and the review of their documents (ADR 0144, ADR 0145). */
export const rowsOfDesk: readonly PolicyRow[] = [
  ...rowsOfRequests,
  ["mayReadQueue", "list the cases of others", queue.mayReadQueue, "lawyer paralegal support schoolStaff agent admin"],
  ["mayKnowWholeFirm", "see cases that nobody assigned to them", queue.mayKnowWholeFirm, "admin"],
  ["mayReadSummaries", "see what is made from all of a case", queue.mayReadSummaries, "lawyer paralegal admin"],
  ["mayReviewDocuments", "accept documents", (by) => reviews.mayReviewDocuments(by, facts), "lawyer paralegal"],
  ["mayReviewDocuments", "while it is reviewed", (by) => reviews.mayReviewDocuments(by, reviewed), "lawyer paralegal"],
  [
    "mayReviewDocuments",
    "once it is closed",
    (by) => reviews.mayReviewDocuments(by, { ...facts, status: "Completed" }),
    "",
  ],
  [
    "mayReadReview",
    "read why a document was returned",
    (by) => reviews.mayReadReview(by, facts, page),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadReview",
    "on a page that the applicant does not see",
    (by) => reviews.mayReadReview(by, facts, { ...page, studentPermissions: [] }),
    "lawyer paralegal admin",
  ],
  ["mayReadMessages", "read messages", (by) => messages.mayReadMessages(by, facts), "student lawyer paralegal admin"],
  [
    "mayReadMessages",
    "while support opened the case with a reason",
    (by) => messages.mayReadMessages(by, { ...facts, openedBy: [people.support.userId] }),
    "student lawyer paralegal support admin",
  ],
  [
    "mayVisitCase",
    "be seen in a case, also while support has it open with a reason",
    (by) => visits.mayVisitCase(by, { ...facts, openedBy: [people.support.userId] }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadConflicts",
    "read the check of conflicts",
    (by) => conflicts.mayReadConflicts(by, { ...facts, openedBy: [people.support.userId] }),
    "lawyer paralegal admin",
  ],
  [
    "mayCheckConflicts",
    "look for people of a case",
    (by) => conflicts.mayCheckConflicts(by, facts),
    "lawyer paralegal admin",
  ],
  [
    "mayCheckConflicts",
    "of a case that is not assigned",
    (by) => conflicts.mayCheckConflicts(by, { ...facts, assignedTo: [] }),
    "admin",
  ],
  ["mayDecideConflict", "decide of a conflict", (by) => conflicts.mayDecideConflict(by, facts), "lawyer admin"],
  [
    "mayReadMemo",
    "read the readiness memo",
    (by) => memo.mayReadMemo(by, { ...facts, openedBy: [people.support.userId] }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadMemo",
    "of a case that is not assigned",
    (by) => memo.mayReadMemo(by, { ...facts, assignedTo: [] }),
    "admin",
  ],
  [
    "mayReadLog",
    "read who did what",
    (by) => caseLog.mayReadLog(by, { ...facts, openedBy: [people.support.userId] }),
    "student lawyer paralegal admin",
  ],
  ["mayCheckLog", "check that the log is whole", (by) => caseLog.mayCheckLog(by, facts), "lawyer admin"],
  ["mayReadLogEntry", "read that answers were saved", readsEntry("answersSaved"), "student lawyer paralegal admin"],
  ["mayReadLogEntry", "read that somebody looked", readsEntry("caseRead"), "student lawyer paralegal admin"],
  [
    "mayReadLogEntry",
    "read that a note for the team was written",
    readsEntry("noteWritten", { isShared: true }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadLogEntry",
    "read that the lawyer wrote a note for themselves",
    readsEntry("noteWritten", { isShared: false }),
    "lawyer",
  ],
  ["mayReadLogEntry", "read of conflicts of interest", readsEntry("conflictsChecked"), "lawyer paralegal admin"],
  [
    "mayReadLogEntry",
    "read of a comment within the team",
    readsEntry("letterCommented", { isShared: false }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadLogEntry",
    "read of a task of the team",
    readsEntry("taskGiven", { isForApplicant: false }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadLogEntry",
    "read of a document on a page that is not the applicant’s",
    (by) =>
      caseLog.mayReadLogEntry(by, facts, {
        ...entry,
        kind: "documentUploaded",
        page: { ...page, studentPermissions: [] },
      }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadLogEntry",
    "read of a letter that is not the applicant’s",
    readsEntry("letterGenerated", { form: "demandLetter" }),
    "lawyer paralegal admin",
  ],
  ["mayReadLogEntry", "read of something that nobody knows", readsEntry("somethingElse"), "lawyer paralegal admin"],
  [
    "isOutputOpen",
    "read a form that an entry names",
    (by) => caseLog.isOutputOpen(by, facts, "IMM1294"),
    "student lawyer paralegal admin",
  ],
  ["mayAskErasure", "ask to erase a closed case", (by) => erasures.mayAskErasure(by, closed), "lawyer paralegal admin"],
  ["mayAskErasure", "of an open case", (by) => erasures.mayAskErasure(by, facts), ""],
  ["mayConfirmErasure", "confirm it", (by) => erasures.mayConfirmErasure(by, closed), "lawyer admin"],
  ["mayConfirmErasure", "of an open case", (by) => erasures.mayConfirmErasure(by, facts), ""],
  ["mayUndoErasure", "undo it", (by) => erasures.mayUndoErasure(by, closed), "lawyer paralegal admin"],
  ["mayHoldCase", "put a case on hold", (by) => erasures.mayHoldCase(by, facts), "lawyer admin"],
  ["mayHoldCase", "a closed one", (by) => erasures.mayHoldCase(by, closed), "lawyer admin"],
  ["mayReadErasure", "read who asked", (by) => erasures.mayReadErasure(by, closed), "lawyer paralegal admin"],
  ["mayListErasures", "list what was erased", (by) => erasures.mayListErasures(by), "admin"],
  ["mayCloseCase", "close a case", (by) => closing.mayCloseCase(by, facts), "lawyer paralegal admin"],
  ["mayCloseCase", "one that is closed", (by) => closing.mayCloseCase(by, closed), ""],
  ["mayReopenCase", "reopen a closed case", (by) => closing.mayReopenCase(by, closed), "lawyer paralegal admin"],
  ["mayReopenCase", "one that is open", (by) => closing.mayReopenCase(by, facts), ""],
  ["mayReadClosings", "read why it was closed", (by) => closing.mayReadClosings(by, closed), "lawyer paralegal admin"],
  [
    "mayReadClosings",
    "while support opened the case with a reason",
    (by) => closing.mayReadClosings(by, { ...closed, openedBy: [people.support.userId] }),
    "lawyer paralegal admin",
  ],
  [
    "mayWriteMessage",
    "write a message in a closed case",
    (by) => messages.mayWriteMessage(by, closed),
    "student lawyer paralegal admin",
  ],
  ["mayGiveTask", "give a task in a closed case", (by) => tasks.mayGiveTask(by, closed), ""],
  ["mayReviewDocuments", "review documents of a closed case", (by) => reviews.mayReviewDocuments(by, closed), ""],
  ["mayWriteNote", "write a note", (by) => notes.mayWriteNote(by, facts), "lawyer paralegal admin"],
  [
    "mayReadNote",
    "read a shared note",
    (by) => notes.mayReadNote(by, { ...facts, openedBy: [people.support.userId] }, sharedNote),
    "lawyer paralegal admin",
  ],
  [
    "mayReadNote",
    "read a private note of the paralegal",
    (by) => notes.mayReadNote(by, facts, { ...sharedNote, isShared: false }),
    "paralegal",
  ],
  ["mayRemoveNote", "remove a note of the paralegal", (by) => notes.mayRemoveNote(by, facts, sharedNote), "paralegal"],
  ["mayReadTasks", "read their tasks", (by) => tasks.mayReadTasks(by, facts), "student lawyer paralegal admin"],
  ["mayReadEveryTask", "read all tasks", (by) => tasks.mayReadEveryTask(by, facts), "lawyer paralegal admin"],
  [
    "mayReadEveryTask",
    "while support opened the case with a reason",
    (by) => tasks.mayReadEveryTask(by, { ...facts, openedBy: [people.support.userId] }),
    "lawyer paralegal admin",
  ],
  ["mayGiveTask", "give a task", (by) => tasks.mayGiveTask(by, facts), "lawyer paralegal admin"],
  [
    "maySettleTask",
    "settle a task of the applicant",
    (by) => tasks.maySettleTask(by, facts, { isForApplicant: true }),
    "student lawyer paralegal admin",
  ],
  [
    "maySettleTask",
    "settle a task of the team",
    (by) => tasks.maySettleTask(by, facts, { isForApplicant: false }),
    "lawyer paralegal admin",
  ],
  ["mayWriteMessage", "write a message", (by) => messages.mayWriteMessage(by, facts), "student lawyer paralegal admin"],
  [
    "mayWriteMessage",
    "once it is closed",
    (by) => messages.mayWriteMessage(by, { ...facts, status: "Completed" }),
    "student lawyer paralegal admin",
  ],
];
