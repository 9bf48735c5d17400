import {
  applicationNumbersContext,
  dependentContext,
  lawyerDecisionContext,
  noDocumentContext,
  reviewReasonContext,
} from "../answers/sealedContexts.ts";
import {
  correctionContext,
  displayNameContext,
  fileNameContext,
  passwordContext,
  readingContext,
} from "../documents/caseDocument.ts";
import { reportContext } from "../documents/portalFits.ts";
import { letterCommentContext, letterReplyContext } from "../letters/letterComments.ts";
import { letterVersionContext } from "../letters/letterVersions.ts";
import { answerRevisionTable, answerTable } from "../tables/answers.ts";
import { applicationTable } from "../tables/applications.ts";
import { dependentTable } from "../tables/dependents.ts";
import { documentReviewTable } from "../tables/desk.ts";
import { documentFileTable } from "../tables/files.ts";
import { formValueTable } from "../tables/formValues.ts";
import { readingCorrectionTable, readingTable } from "../tables/jobs.ts";
import { lawyerDecisionTable } from "../tables/lawyerDecisions.ts";
import { letterCommentTable, letterReplyTable } from "../tables/letters/letterComments.ts";
import { letterVersionTable } from "../tables/letters/letterVersions.ts";
import { noDocumentTable } from "../tables/noDocument.ts";
import { portalFitTable } from "../tables/portalFits.ts";
import { sectionInvitationTable } from "../tables/sections.ts";
import { warningAcknowledgementTable } from "../tables/warnings.ts";
import * as beyond from "./beyondColumns.ts";
import { desk, money } from "./deskFamilies.ts";
import { family, type Family } from "./family.ts";
import { lifecycle } from "./lifecycleFamilies.ts";

const answersAndFamily: readonly Family[] = [
  family({
    name: "application",
    table: applicationTable,
    caseColumn: "id",
    order: ["id"],
    sealed: { sealedNumbers: ({ id }) => applicationNumbersContext(id) },
  }),
  family({
    name: "dependents",
    table: dependentTable,
    order: ["createdAt", "id"],
    sealed: { sealedDetails: ({ applicationId, id }) => dependentContext(applicationId, id) },
  }),
  family({
    name: "answers",
    table: answerTable,
    order: ["answeredAt"],
    leftOut: ["key", "sealedValue"],
    beyond: beyond.answers,
  }),
  family({
    name: "answer-history",
    table: answerRevisionTable,
    order: ["answeredAt", "id"],
    leftOut: ["key", "sealedValue"],
    beyond: beyond.answers,
  }),
  family({
    name: "form-values",
    table: formValueTable,
    order: ["enteredAt"],
    leftOut: ["formKey", "path", "sealedValue", "sealedBase"],
    beyond: beyond.formValues,
  }),
  family({
    name: "invitations",
    table: sectionInvitationTable,
    order: ["createdAt", "id"],
    leftOut: ["tokenHash"],
    beyond: beyond.invitations,
  }),
];

const documents: readonly Family[] = [
  family({
    name: "documents",
    table: documentFileTable,
    order: ["uploadedAt", "id"],
    sealed: {
      sealedName: ({ id }) => fileNameContext(id),
      sealedDisplayName: ({ id }) => displayNameContext(id),
      sealedPassword: ({ id }) => passwordContext(id),
    },
    leftOut: ["wrappedKey", "contentMac", "storageKey", "checkedAt", "damage", "readingStartedAt", "readingSkippedAt"],
    beyond: beyond.documents,
  }),
  family({
    name: "readings",
    table: readingTable,
    order: ["finishedAt", "fileId"],
    parent: { column: "fileId", family: "documents", key: "id" },
    sealed: { sealedResult: ({ fileId }) => readingContext(fileId) },
  }),
  family({
    name: "corrections",
    table: readingCorrectionTable,
    order: ["correctedAt", "id"],
    parent: { column: "fileId", family: "documents", key: "id" },
    sealed: { sealedValue: ({ fileId, field }) => correctionContext(fileId, field) },
  }),
  family({
    name: "merged-files",
    table: portalFitTable,
    order: ["requestedAt", "id"],
    sealed: { sealedReport: ({ id }) => reportContext(id) },
    leftOut: ["wrappedKey"],
    beyond: beyond.merged,
  }),
  family({
    name: "no-document",
    table: noDocumentTable,
    order: ["statedAt", "id"],
    sealed: { sealedExplanation: ({ applicationId, id }) => noDocumentContext(applicationId, id) },
  }),
  family({
    name: "reviews",
    table: documentReviewTable,
    order: ["reviewedAt", "id"],
    sealed: { sealedReason: ({ applicationId, id }) => reviewReasonContext(applicationId, id) },
    leftOut: ["valuesMac"],
    beyond: beyond.reviews,
  }),
  family({
    name: "lawyer-decisions",
    table: lawyerDecisionTable,
    order: ["givenAt", "id"],
    sealed: { sealedReason: ({ applicationId, id }) => lawyerDecisionContext(applicationId, id) },
  }),
  family({
    name: "warnings-seen",
    table: warningAcknowledgementTable,
    order: ["acknowledgedAt", "id"],
    leftOut: ["warningId", "stateMac"],
    beyond: beyond.acknowledgements,
  }),
];

const letters: readonly Family[] = [
  family({
    name: "letter-versions",
    table: letterVersionTable,
    order: ["keptAt", "id"],
    sealed: { sealedText: letterVersionContext },
    leftOut: ["letter"],
    beyond: beyond.ofLetter("text"),
  }),
  family({
    name: "letter-comments",
    table: letterCommentTable,
    order: ["writtenAt", "id"],
    sealed: { sealedWords: letterCommentContext },
    leftOut: ["letter"],
    beyond: beyond.ofLetter("words"),
  }),
  family({
    name: "letter-replies",
    table: letterReplyTable,
    order: ["writtenAt", "id"],
    parent: { column: "commentId", family: "letter-comments", key: "id" },
    sealed: { sealedBody: letterReplyContext },
  }),
];

/** Every table of which rows go into the archive of a case, in the order in which they are written into another server (ADR 0410). */
export const families: readonly Family[] = [
  ...answersAndFamily,
  ...documents,
  ...letters,
  ...lifecycle,
  ...desk,
  ...money,
];
