import {
  closingWordsContext,
  earlierContext,
  statusChangeContext,
  statusReportContext,
} from "../answers/sealedContexts.ts";
import { reopenedContext } from "../cases/reopenedParts.ts";
import {
  applicationLinkTable,
  caseClosingTable,
  filingTable,
  recordedFactTable,
  reopenedPartTable,
  statusChangeTable,
  statusReportTable,
} from "../tables/applications.ts";
import {
  authorityRequestFileTable,
  authorityRequestItemTable,
  authorityRequestTable,
  authorityRequestTakenBackTable,
} from "../tables/requests/authorityRequests.ts";
import * as beyond from "./beyondColumns.ts";
import { family, type Family } from "./family.ts";

/** What became of a case, and what authorities ask for. */
export const lifecycle: readonly Family[] = [
  family({
    name: "status-changes",
    table: statusChangeTable,
    order: ["position"],
    sealed: { sealedDetails: ({ applicationId, id }) => statusChangeContext(applicationId, id) },
  }),
  family({
    name: "status-reports",
    table: statusReportTable,
    order: ["reportedAt", "id"],
    sealed: { sealedDetails: ({ applicationId, id }) => statusReportContext(applicationId, id) },
  }),
  family({
    name: "filings",
    table: filingTable,
    order: ["filedAt", "statusChangeId"],
    parent: { column: "statusChangeId", family: "status-changes", key: "id" },
    leftOut: ["sealedContents"],
    beyond: beyond.filings,
  }),
  family({
    name: "closings",
    table: caseClosingTable,
    order: ["closedAt", "id"],
    sealed: {
      sealedWords: ({ id }) => closingWordsContext(id, "closed"),
      sealedReopenedWords: ({ id }) => closingWordsContext(id, "reopened"),
    },
  }),
  family({ name: "recorded-facts", table: recordedFactTable, order: ["recordedAt", "id"] }),
  family({
    name: "reopened-parts",
    table: reopenedPartTable,
    order: ["openedAt", "id"],
    sealed: { sealedReason: ({ id }) => reopenedContext(id) },
  }),
  family({
    name: "started-from",
    table: applicationLinkTable,
    caseColumn: "toId",
    order: ["createdAt"],
    sealed: { sealedEarlier: ({ toId }) => earlierContext(toId) },
  }),
  family({ name: "requests", table: authorityRequestTable, order: ["recordedAt", "id"] }),
  family({
    name: "request-items",
    table: authorityRequestItemTable,
    order: ["authorityRequestId", "position", "id"],
    parent: { column: "authorityRequestId", family: "requests", key: "id" },
    leftOut: ["sealedWords"],
    beyond: beyond.requestWords("request-items", "sealedWords", "words"),
  }),
  family({
    name: "request-files",
    table: authorityRequestFileTable,
    order: ["linkedAt", "itemId", "fileId"],
    parent: { column: "itemId", family: "request-items", key: "id" },
  }),
  family({
    name: "request-answers-taken-back",
    table: authorityRequestTakenBackTable,
    order: ["takenBackAt", "id"],
    parent: { column: "itemId", family: "request-items", key: "id" },
    leftOut: ["sealedReason"],
    beyond: beyond.requestWords("request-answers-taken-back", "sealedReason", "reason"),
  }),
];
