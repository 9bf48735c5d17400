import {
  creditReasonContext,
  invoiceLinesContext,
  paymentReferenceContext,
  refundReasonContext,
} from "../answers/sealedContexts.ts";
import { breakGlassContext } from "../cases/breakGlass.ts";
import { messageContext } from "../desk/messages.ts";
import { noteContext } from "../desk/notes.ts";
import { taskContext } from "../desk/tasks.ts";
import { assignmentTable } from "../tables/applications.ts";
import { breakGlassTable } from "../tables/breakGlass.ts";
import { caseNoteTable, caseTaskTable, messageReadTable, messageTable } from "../tables/desk.ts";
import { creditNoteTable, invoiceTable, paymentEventTable, paymentTable, refundTable } from "../tables/payments.ts";
import { family, type Family } from "./family.ts";

/** Who works on a case, what they write to each other, and its money. */
export const desk: readonly Family[] = [
  family({ name: "assignments", table: assignmentTable, order: ["assignedAt", "staffId"] }),
  family({ name: "messages", table: messageTable, order: ["position"], sealed: { sealedBody: messageContext } }),
  family({ name: "messages-read", table: messageReadTable, order: ["userId"] }),
  family({
    name: "tasks",
    table: caseTaskTable,
    order: ["givenAt", "id"],
    sealed: { sealedWords: taskContext },
  }),
  family({ name: "notes", table: caseNoteTable, order: ["writtenAt", "id"], sealed: { sealedBody: noteContext } }),
  family({
    name: "opened-by-support",
    table: breakGlassTable,
    order: ["openedAt", "id"],
    sealed: { sealedReason: ({ id }) => breakGlassContext(id) },
  }),
];

export const money: readonly Family[] = [
  family({
    name: "invoices",
    table: invoiceTable,
    order: ["issuedAt", "id"],
    sealed: { sealedLines: ({ applicationId, id }) => invoiceLinesContext(applicationId, id) },
  }),
  family({
    name: "payments",
    table: paymentTable,
    refers: [{ column: "invoiceId", family: "invoices", key: "id" }],
    order: ["recordedAt", "id"],
    sealed: { sealedReference: ({ applicationId, id }) => paymentReferenceContext(applicationId, id) },
  }),
  family({
    name: "refunds",
    table: refundTable,
    refers: [{ column: "paymentId", family: "payments", key: "id" }],
    order: ["askedAt", "id"],
    sealed: { sealedReason: ({ applicationId, id }) => refundReasonContext(applicationId, id) },
  }),
  family({
    name: "credit-notes",
    table: creditNoteTable,
    refers: [
      { column: "invoiceId", family: "invoices", key: "id" },
      { column: "refundId", family: "refunds", key: "id" },
    ],
    order: ["issuedAt", "id"],
    sealed: { sealedReason: ({ applicationId, id }) => creditReasonContext(applicationId, id) },
  }),
  family({ name: "payment-events", table: paymentEventTable, order: ["receivedAt", "id"] }),
];
