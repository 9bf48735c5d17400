import { randomUUID } from "node:crypto";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { answersVersion } from "@boreal/domain/caseFile/migrations/answerMigrations";
import type { ArchivedRecord } from "../../store/archive/family.ts";
import { sampleReading } from "../documents/testFileDeps.ts";
import type { ArchivedPerson } from "./peopleOfArchive.ts";

type Of = {
  readonly type: ApplicationType;
  readonly ownerId: string;
  readonly fileId: string;
  readonly mergedId: string;
};
type Made = Readonly<Record<string, ArchivedRecord>>;

export const madeLawyer: ArchivedPerson = { id: "staff-1", role: "lawyer", firstName: "Hélène", lastName: "Tremblay" };

/** By the name of its family: where the rules read a record, it has to be one of a real case. */
export const madeRecords = (of: Of): Made => ({ ...toldAndGiven(of), ...writtenAndDone(of), ...deskAndMoney(of) });

const toldAndGiven = (of: Of): Made => ({
  application: {
    type: of.type,
    status: "Preparation",
    dates: { passportRequestedAt: null },
    numbers: { courtFileNumber: "IMM-1-26" },
  },
  dependents: {
    id: `spouse-${of.fileId}`,
    type: "Spouse",
    visaType: "Visitor",
    details: { birthday: "2001-01-31", applicantFullName: "Jun Wu" },
  },
  answers: { answer: "country", value: "NG", version: 2, writtenIn: answersVersion, answeredBy: of.ownerId },
  "answer-history": { answer: "country", value: "CN", version: 1, writtenIn: answersVersion, answeredBy: of.ownerId },
  "form-values": { form: "IMM1294", path: "personalDetails.city", value: "Enugu", base: null, enteredBy: of.ownerId },
  documents: {
    id: of.fileId,
    page: "biometrics-receipt",
    slot: "biometricsReceipt",
    person: "main",
    name: "Reçu.pdf",
    mime: "application/pdf",
    bytes: 200_000,
    scanned: "notScanned",
    uploadedBy: of.ownerId,
    rotation: 0,
    readingRound: 1,
    file: `documents/${of.fileId}.pdf`,
  },
  readings: { fileId: of.fileId, round: 1, outcome: "read", result: { reading: sampleReading() } },
  corrections: { fileId: of.fileId, field: "issueDate", value: { value: "2026-10-02" }, correctedBy: of.ownerId },
  "merged-files": {
    id: of.mergedId,
    state: "fitted",
    bytes: 15,
    file: `merged/${of.mergedId}.pdf`,
    report: { report: { pages: 1 } },
  },
  "no-document": { page: "passport", slot: "passportBioPage", explanation: "I have none." },
  reviews: { kind: "accepted", fileId: of.fileId, values: { issueDate: "2026-10-02" }, reviewedBy: madeLawyer.id },
  "lawyer-decisions": {
    kind: "warningOverridden",
    fileId: of.fileId,
    warningId: "blurry",
    reason: { reason: "It can be read.", found: [] },
  },
  "warnings-seen": { state: null },
});

const writtenAndDone = (of: Of): Made => ({
  "letter-versions": { text: { letter: "studyPlan", language: "en", sections: [] } },
  "letter-comments": {
    id: `comment-${of.fileId}`,
    words: { letter: "studyPlan", passage: {}, words: "Say why.", proposal: null },
  },
  "letter-replies": { commentId: `comment-${of.fileId}` },
  "status-changes": {
    id: `change-${of.fileId}`,
    transition: "forced",
    fromStatus: "Preparation",
    toStatus: "Preparation",
  },
  filings: {
    statusChangeId: `change-${of.fileId}`,
    contents: { filedOn: "2026-10-01", confirmationNumber: null, files: [], forms: [], plan: {} },
  },
  "started-from": {
    fromId: randomUUID(),
    kind: "judicialReview",
    earlier: { kind: "judicialReview", type: "Student", writtenIn: answersVersion, answers: {} },
  },
  requests: { id: `request-${of.fileId}`, kind: "biometrics", addressee: "main" },
  "request-items": {
    id: `item-${of.fileId}`,
    authorityRequestId: `request-${of.fileId}`,
    words: "Give your biometrics.",
  },
  "request-files": { itemId: `item-${of.fileId}`, fileId: of.fileId },
  "request-answers-taken-back": { itemId: `item-${of.fileId}`, sentOn: "2026-10-01", reason: "It was another one." },
});

const deskAndMoney = (of: Of): Made => ({
  assignments: { staffId: madeLawyer.id },
  "recorded-facts": { words: ["true"] },
  "reopened-parts": {
    kind: "documents",
    part: "passport",
    closedAt: "2026-10-01T12:09:00.000Z",
    closedBy: madeLawyer.id,
    outcome: "closed",
  },
  invoices: { id: `invoice-${of.fileId}`, number: 41, lines: [] },
  payments: {
    id: `payment-${of.fileId}`,
    invoiceId: `invoice-${of.fileId}`,
    currency: "CAD",
    receivedOn: "2026-10-01",
    sourceKey: randomUUID(),
  },
  refunds: {
    id: `refund-${of.fileId}`,
    paymentId: `payment-${of.fileId}`,
    currency: "CAD",
    state: "made",
    sourceKey: randomUUID(),
  },
  "credit-notes": {
    id: `credit-${of.fileId}`,
    number: 7,
    invoiceId: `invoice-${of.fileId}`,
    refundId: `refund-${of.fileId}`,
  },
  "payment-events": { id: randomUUID() },
});
