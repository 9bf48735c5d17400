import * as payments from "./payments.ts";
import { facts, type PolicyRow } from "./testPeople.ts";

const closed = { ...facts, status: "Withdrawn" as const };
const ofSomebodyElse = { ...facts, ownerId: "other", assignedTo: [] };

/** Money (docs/facts/roles.md section 2, row "Payments"). */
export const rowsOfPayments: readonly PolicyRow[] = [
  ["mayKeepPrices", "prices and how the office is paid", payments.mayKeepPrices, "admin"],
  [
    "mayReadPayments",
    "costs, payments and receipts of a case",
    (by) => payments.mayReadPayments(by, facts),
    "student lawyer paralegal support admin",
  ],
  [
    "mayReadPayments",
    "of somebody else, not assigned",
    (by) => payments.mayReadPayments(by, ofSomebodyElse),
    "support admin",
  ],
  [
    "mayIssueInvoice",
    "ask for what is due",
    (by) => payments.mayIssueInvoice(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayIssueInvoice", "once it was withdrawn", (by) => payments.mayIssueInvoice(by, closed), ""],
  ["mayPayOnline", "pay by card", (by) => payments.mayPayOnline(by, facts), "student"],
  [
    "mayRecordPayment",
    "say what came in, also late",
    (by) => payments.mayRecordPayment(by, closed),
    "lawyer paralegal admin",
  ],
  ["mayRecordPayment", "in a case that is not theirs", (by) => payments.mayRecordPayment(by, ofSomebodyElse), "admin"],
  ["mayAskForRefund", "ask for a refund", (by) => payments.mayAskForRefund(by, closed), "support admin"],
  ["mayDecideRefund", "pay back", (by) => payments.mayDecideRefund(by, closed), "admin"],
];
