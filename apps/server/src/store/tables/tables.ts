/** Every table, for the database client and the generator of migrations; it defines nothing itself. */
export { archivedPersonTable, factorResetTable, invitationTable, profileTable, setupTokenTable } from "./accounts.ts";
export { answerRevisionTable, answerTable } from "./answers.ts";
export { caseErasureTable, legalHoldTable } from "./erasing/erasures.ts";
export {
  applicationLinkTable,
  applicationTable,
  assignmentTable,
  caseClosingTable,
  filingTable,
  recordedFactTable,
  reopenedPartTable,
  statusChangeTable,
  statusReportTable,
} from "./applications.ts";
export { auditEventTable, auditHeadTable } from "./audit.ts";
export {
  accountTable,
  auth,
  passkeyTable,
  rateLimitTable,
  sessionTable,
  twoFactorTable,
  usedCodeTable,
  userTable,
  verificationTable,
} from "./auth.ts";
export { breakGlassTable } from "./breakGlass.ts";
export { calendarFeedTable, caseDayTable } from "./calendar.ts";
export { intakeLinkTable, intakeUseTable } from "./clients/intake.ts";
export { boreal } from "./columns.ts";
export {
  caseSummaryTable,
  documentReviewTable,
  caseNoteTable,
  caseTaskTable,
  caseVisitTable,
  messageReadTable,
  messageTable,
  searchTermTable,
} from "./desk.ts";
export { clientImportLineTable, clientImportTable } from "./clients/clientImports.ts";
export { conflictCheckTable } from "./clients/conflicts.ts";
export { dependentTable } from "./dependents.ts";
export { documentFileTable, uploadTable } from "./files.ts";
export { formValueTable } from "./formValues.ts";
export { readingCorrectionTable, readingTable } from "./jobs.ts";
export { personKeyTable } from "./keys.ts";
export { lawyerDecisionTable } from "./lawyerDecisions.ts";
export { letterFingerprintTable, letterPhraseTable } from "./letters/letterFingerprints.ts";
export { letterClauseTable } from "./letters/letterClauses.ts";
export { letterCommentTable, letterReplyTable } from "./letters/letterComments.ts";
export { letterVersionTable } from "./letters/letterVersions.ts";
export { mailOutboxTable } from "./mail.ts";
export { noDocumentTable } from "./noDocument.ts";
export { noticeChoiceTable, notificationTable } from "./notifications.ts";
export { consentTable, organisationTable, registrationLinkTable, signOnTable } from "./organisations.ts";
export {
  creditNoteTable,
  invoiceTable,
  paymentEventTable,
  paymentTable,
  refundTable,
  servicePriceTable,
} from "./payments.ts";
export { filingPackageTable } from "./filing/filingPackages.ts";
export { filingTickTable } from "./filing/filingTicks.ts";
export { portalFitTable } from "./portalFits.ts";
export {
  authorityRequestFileTable,
  authorityRequestItemTable,
  authorityRequestTable,
  authorityRequestTakenBackTable,
} from "./requests/authorityRequests.ts";
export { guestSessionTable, sectionInvitationTable } from "./sections.ts";
export { settingTable } from "./settings.ts";
export { warningAcknowledgementTable } from "./warnings.ts";
