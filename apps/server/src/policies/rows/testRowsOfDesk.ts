import * as messages from "../desk/messages.ts";
import * as queue from "../desk/queue.ts";
import * as reviews from "../desk/reviews.ts";
import { facts, people, reviewed, type PolicyRow } from "./testPeople.ts";

const page = { page: "passport", isThere: true, studentPermissions: ["View"] as const };

/** The queue of cases, and the review of their documents (ADR 0144, ADR 0145). */
export const rowsOfDesk: readonly PolicyRow[] = [
  ["mayReadQueue", "list the cases of others", queue.mayReadQueue, "lawyer paralegal support schoolStaff agent admin"],
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
  ["mayWriteMessage", "write a message", (by) => messages.mayWriteMessage(by, facts), "student lawyer paralegal admin"],
  [
    "mayWriteMessage",
    "once it is closed",
    (by) => messages.mayWriteMessage(by, { ...facts, status: "Completed" }),
    "student lawyer paralegal admin",
  ],
];
