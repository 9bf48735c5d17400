/**
 * What a sealed value belongs to. The seal is bound to it, so that a value copied to another row, another key or
 * another case does not open.
 */
export const answerContext = (applicationId: string, key: string): string => `answer ${applicationId} ${key}`;
export const membershipContext = (userId: string): string => `membership ${userId}`;
export const personalHistoryContext = (userId: string): string => `own life ${userId}`;
export const formValueContext = (applicationId: string, formKey: string, path: string): string =>
  `form value ${applicationId} ${formKey} ${path}`;
export const formBaseContext = (applicationId: string, formKey: string, path: string): string =>
  `form base ${applicationId} ${formKey} ${path}`;
export const noDocumentContext = (applicationId: string, statementId: string): string =>
  `no document ${applicationId} ${statementId}`;
export const lawyerDecisionContext = (applicationId: string, wordId: string): string =>
  `lawyer word ${applicationId} ${wordId}`;
export const requestWordsContext = (applicationId: string, itemId: string): string =>
  `authority request ${applicationId} ${itemId}`;
export const reviewReasonContext = (applicationId: string, reviewId: string): string =>
  `document review ${applicationId} ${reviewId}`;
export const dependentContext = (applicationId: string, dependentId: string): string =>
  `dependent ${applicationId} ${dependentId}`;
export const invoiceLinesContext = (applicationId: string, invoiceId: string): string =>
  `invoice lines ${applicationId} ${invoiceId}`;
export const paymentReferenceContext = (applicationId: string, paymentId: string): string =>
  `payment reference ${applicationId} ${paymentId}`;
export const refundReasonContext = (applicationId: string, refundId: string): string =>
  `refund reason ${applicationId} ${refundId}`;
export const creditReasonContext = (applicationId: string, creditNoteId: string): string =>
  `credit reason ${applicationId} ${creditNoteId}`;
export const applicationNumbersContext = (applicationId: string): string => `application numbers ${applicationId}`;
export const statusChangeContext = (applicationId: string, changeId: string): string =>
  `status change ${applicationId} ${changeId}`;
export const statusReportContext = (applicationId: string, reportId: string): string =>
  `status report ${applicationId} ${reportId}`;
export const earlierContext = (applicationId: string): string => `earlier application ${applicationId}`;
export const filingContext = (applicationId: string, changeId: string): string => `filing ${applicationId} ${changeId}`;
export const holdContext = (holdId: string): string => `legal hold ${holdId}`;
export const closingWordsContext = (closingId: string, of: "closed" | "reopened"): string => `case ${of} ${closingId}`;
