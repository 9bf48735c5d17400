// Generated from docs/schemas/schema.graphql and the operations of the web by `node scripts/graphql-types.ts`. Do not edit.

import type { Operation } from "./graphql.ts";

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnswerGiverKind =
  | 'applicant'
  | 'financialSupporter'
  | 'host'
  | 'secondFinancialSupporter'
  | 'spouse'
  | 'staff'
  | 'unknown'
  | 'visitor';

export type AnswerInput = {
  baseVersion: number;
  key: string;
  value?: unknown;
};

export type AskedInput = {
  childNumber?: number | null | undefined;
  id?: string | null | undefined;
  page?: string | null | undefined;
  slot?: string | null | undefined;
  words?: string | null | undefined;
};

export type ClientDefaultsInput = {
  language: string;
  staffId?: string | null | undefined;
  type?: string | null | undefined;
};

export type ClientLineInput = {
  birthday?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  language?: string | null | undefined;
  lastName?: string | null | undefined;
  line: number;
  name?: string | null | undefined;
  note?: string | null | undefined;
  number?: string | null | undefined;
  staff?: string | null | undefined;
  telephone?: string | null | undefined;
  type?: string | null | undefined;
};

export type DependentInput = {
  applicantFullName?: string | null | undefined;
  birthday?: string | null | undefined;
  childNumber?: number | null | undefined;
  id?: string | null | undefined;
  type: string;
  visaType?: string | null | undefined;
};

export type DocumentState =
  | 'damaged'
  | 'needsPassword'
  | 'notReadable'
  | 'read'
  | 'reading'
  | 'rejected'
  | 'waiting';

export type FormValueChange = {
  base?: unknown;
  baseVersion?: number | null | undefined;
  path: string;
  value?: unknown;
};

export type KnownSchoolInput = {
  marksPlacement: boolean;
  names: Array<string>;
  paysForStudents?: boolean | null | undefined;
  programs: Array<string>;
  schoolId?: string | null | undefined;
  suppliesCertificate: boolean;
};

export type LetterChange = {
  base?: unknown;
  baseVersion?: number | null | undefined;
  path: string;
  value?: unknown;
};

export type LetterClauseInput = {
  applicationType: string;
  language: string;
  letter: string;
  place: string;
  words: string;
};

export type LogActorKind =
  | 'boreal'
  | 'invited'
  | 'person'
  | 'self'
  | 'unknown';

export type NoticeKindChoiceInput = {
  kind: string;
  mail: string;
};

export type PersonalHistoryChange = {
  baseVersion?: number | null | undefined;
  path: string;
  value?: unknown;
};

export type Role =
  | 'admin'
  | 'agent'
  | 'lawyer'
  | 'paralegal'
  | 'schoolStaff'
  | 'student'
  | 'support';

export type SectionInvitationState =
  | 'expired'
  | 'opened'
  | 'revoked'
  | 'waiting';

export type SentenceEdit = {
  sentence: number;
  text: string;
};

export type ServicePriceInput = {
  addIfZero: boolean;
  applicationType: string;
  appliesTo: string;
  cents?: number | null | undefined;
  description: TextInput;
  from: string;
  itemId: string;
  key: string;
  name: TextInput;
  note: TextInput;
  until?: string | null | undefined;
};

export type StatusEntryInput = {
  key: string;
  value: string;
};

export type TextInput = {
  en: string;
  fr: string;
};

export type TutorialVideoInput = {
  address: string;
  language: string;
  transcript: string;
  type: string;
};

export type UpdateDependentInput = {
  applicantFullName?: string | null | undefined;
  birthday?: string | null | undefined;
  id: string;
  isSamePerson?: boolean | null | undefined;
  visaType?: string | null | undefined;
};

export type AcceptDocumentMutationVariables = Exact<{
  applicationId: string;
  fileId: string;
}>;


export type AcceptDocumentMutation = { acceptDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AcceptFormMutationVariables = Exact<{
  applicationId: string;
  fileId: string;
  formKey: string;
  reason: string;
}>;


export type AcceptFormMutation = { acceptForm: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AcknowledgeWarningMutationVariables = Exact<{
  applicationId: string;
  warningId: string;
  fileId?: string | null | undefined;
}>;


export type AcknowledgeWarningMutation = { acknowledgeWarning: { application: { id: string, acknowledgedWarnings: Array<{ warningId: string, fileId: string | null, at: string }> } | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type AddDependentMutationVariables = Exact<{
  userId: string;
  applicationId: string;
  input: DependentInput;
}>;


export type AddDependentMutation = { enterDependent: { dependent: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AddServicePriceMutationVariables = Exact<{
  price: ServicePriceInput;
}>;


export type AddServicePriceMutation = { addServicePrice: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type DoneFieldsFragment = { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> };

export type AllowLetterModelMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  isAllowed: boolean;
}>;


export type AllowLetterModelMutation = { allowLetterModel: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type LetterOutcomeFragment = { refusals: Array<{ code: string, text: { en: string, fr: string } }> };

export type AllowModelMutationVariables = Exact<{
  fileId: string;
  isAllowed: boolean;
}>;


export type AllowModelMutation = { allowModel: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AnswerLetterCommentMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  commentId: string;
  key: string;
  body: string;
}>;


export type AnswerLetterCommentMutation = { answerLetterComment: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ReviewOutcomeFragment = { refusals: Array<{ code: string, text: { en: string, fr: string } }> };

export type AnswersNowQueryVariables = Exact<{
  id: string;
}>;


export type AnswersNowQuery = { application: { id: string, caseFile: unknown, answerVersions: unknown } | null };

export type AnswersSheetQueryVariables = Exact<{
  id: string;
}>;


export type AnswersSheetQuery = { application: { id: string, type: string, abilities: Array<string>, caseFile: unknown, untoldQuestions: Array<string>, owner: { firstName: string, lastName: string } } | null, answerHistory: Array<{ key: string, version: number, value: unknown, answeredAt: string, answeredBy: { kind: AnswerGiverKind, name: string | null, role: Role | null }, revisions: Array<{ version: number, value: unknown, answeredAt: string, answeredBy: { kind: AnswerGiverKind, name: string | null, role: Role | null } }> }> };

export type ApplicationChangedSubscriptionVariables = Exact<{
  id: string;
  askedAgo: number;
}>;


export type ApplicationChangedSubscription = { applicationChanged: { kind: string, isOwn: boolean, fileId: string | null, progress: { stage: string, page: number | null, pages: number | null, ratio: number } | null } };

export type ApplicationOverviewQueryVariables = Exact<{
  id: string;
  whole?: boolean | null | undefined;
}>;


export type ApplicationOverviewQuery = { application: { id: string, type: string, matterNumber: string | null, status: string, closedAt: string | null, erasesAt: string | null, createdAt: string, statusUpdatedAt: string, abilities: Array<string>, openPartCount: number, untoldQuestions: Array<string>, caseFile: unknown, owner: { id: string, firstName: string, lastName: string }, staff: Array<{ id: string, firstName: string, lastName: string, role: Role }>, plan: { whole?: unknown, rulesVersion: string, today: string, isCut: boolean, next: string | null, progress: { answered: number, skipped: number, total: number, ratio: number }, steps: Array<{ id: string, state: string, group: string | null }>, assessmentWarnings: Array<{ id: string, blocking: boolean, popUp: boolean, fileId: string | null, slot: string | null, overriddenBy: string | null, forLawyer: boolean, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, warnings: Array<{ id: string, blocking: boolean, popUp: boolean, fileId: string | null, slot: string | null, overriddenBy: string | null, forLawyer: boolean, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, vault: Array<{ page: string, slot: string, person: string, childNumber: number | null, requirement: string, permissions: Array<string>, phase: string, saidNotAvailable: boolean, toReplace: boolean, notCounted: Array<string>, isOver: boolean, askedBy: string | null, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, deadlines: Array<{ id: string, date: string | null, title: { en: string, fr: string }, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }> }, dependents: Array<{ id: string, type: string, childNumber: number | null, visaType: string | null, birthday: string | null, applicantFullName: string | null, knownAs: { birthday: string | null, applicantFullName: string | null } | null }>, documents: Array<{ id: string, page: string, slot: string, person: string, childNumber: number | null, name: string, givenName: string | null, rotation: number, mime: string, bytes: number, uploadedAt: string, uploadedByMe: boolean, deletedAt: string | null, replaces: string | null, filledForm: string | null, isReturned: boolean, returnedBecause: string | null, state: DocumentState, findings: Array<string>, pages: number, scanned: string, abilities: Array<string>, progress: { stage: string, page: number | null, pages: number | null, ratio: number } | null, fields: Array<{ name: string, value: string | null, confidence: number, page: number | null, box: Array<number> | null, checked: string | null, isSure: boolean, otherMeaning: string | null, suggestedBy: string | null, readBefore: string | null, correctedValue: string | null, label: { en: string, fr: string }, typed: { at: string, byMe: boolean, name: string | null } | null }>, languageModel: { model: string, runBy: string, isAllowed: boolean, outcome: string | null } | null, found: Array<{ id: string, page: number | null, box: Array<number> | null, because: { en: string, fr: string } }>, problem: { en: string, fr: string } | null, sameContent: { fileId: string, page: string, slot: string, person: string, childNumber: number | null, name: string, inTrash: boolean } | null }>, noDocumentStatements: Array<{ page: string, slot: string, childNumber: number | null, explanation: string | null, statedAt: string, statedByMe: boolean, statedByName: string | null, withdrawnAt: string | null, withdrawnBecause: string | null }>, lawyerDecisions: Array<{ id: string, kind: string, fileId: string, warningId: string | null, formKey: string | null, reason: string, givenAt: string, givenByName: string | null, withdrawnAt: string | null, withdrawnByName: string | null }>, acknowledgedWarnings: Array<{ warningId: string, fileId: string | null, at: string }> } | null };

export type DocumentFieldsFragment = { id: string, page: string, slot: string, person: string, childNumber: number | null, name: string, givenName: string | null, rotation: number, mime: string, bytes: number, uploadedAt: string, uploadedByMe: boolean, deletedAt: string | null, replaces: string | null, filledForm: string | null, isReturned: boolean, returnedBecause: string | null, state: DocumentState, findings: Array<string>, pages: number, scanned: string, abilities: Array<string>, progress: { stage: string, page: number | null, pages: number | null, ratio: number } | null, fields: Array<{ name: string, value: string | null, confidence: number, page: number | null, box: Array<number> | null, checked: string | null, isSure: boolean, otherMeaning: string | null, suggestedBy: string | null, readBefore: string | null, correctedValue: string | null, label: { en: string, fr: string }, typed: { at: string, byMe: boolean, name: string | null } | null }>, languageModel: { model: string, runBy: string, isAllowed: boolean, outcome: string | null } | null, found: Array<{ id: string, page: number | null, box: Array<number> | null, because: { en: string, fr: string } }>, problem: { en: string, fr: string } | null, sameContent: { fileId: string, page: string, slot: string, person: string, childNumber: number | null, name: string, inTrash: boolean } | null };

export type PlanFieldsFragment = { rulesVersion: string, today: string, isCut: boolean, next: string | null, progress: { answered: number, skipped: number, total: number, ratio: number }, steps: Array<{ id: string, state: string, group: string | null }>, assessmentWarnings: Array<{ id: string, blocking: boolean, popUp: boolean, fileId: string | null, slot: string | null, overriddenBy: string | null, forLawyer: boolean, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, warnings: Array<{ id: string, blocking: boolean, popUp: boolean, fileId: string | null, slot: string | null, overriddenBy: string | null, forLawyer: boolean, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, vault: Array<{ page: string, slot: string, person: string, childNumber: number | null, requirement: string, permissions: Array<string>, phase: string, saidNotAvailable: boolean, toReplace: boolean, notCounted: Array<string>, isOver: boolean, askedBy: string | null, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }>, deadlines: Array<{ id: string, date: string | null, title: { en: string, fr: string }, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } }> };

export type WarningFieldsFragment = { id: string, blocking: boolean, popUp: boolean, fileId: string | null, slot: string | null, overriddenBy: string | null, forLawyer: boolean, why: { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } };

export type WhyFieldsFragment = { decidedBy: string, restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> };

export type ApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsQuery = { applications: Array<{ id: string, type: string, status: string, closedAt: string | null, createdAt: string, statusUpdatedAt: string, openPartCount: number, owner: { id: string, firstName: string, lastName: string }, plan: { next: string | null, progress: { answered: number, skipped: number, total: number, ratio: number } } }> };

export type ArrangeFilesMutationVariables = Exact<{
  fileIds: Array<string> | string;
}>;


export type ArrangeFilesMutation = { arrangeFiles: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AskErasureMutationVariables = Exact<{
  applicationId: string;
  reason: string;
}>;


export type AskErasureMutation = { askErasure: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type AskFactorResetMutationVariables = Exact<{
  userId: string;
}>;


export type AskFactorResetMutation = { askFactorReset: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AccountOutcomeFragment = { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> };

export type AskForDocumentMutationVariables = Exact<{
  applicationId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
  reason: string;
  requestId?: string | null | undefined;
}>;


export type AskForDocumentMutation = { askForDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type AskForRefundMutationVariables = Exact<{
  applicationId: string;
  key: string;
  cents: number;
  reason: string;
}>;


export type AskForRefundMutation = { askForRefund: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type PaymentOutcomeFragment = { refusals: Array<{ code: string, text: { en: string, fr: string } }> };

export type AssessmentQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentQuery = { application: { id: string, type: string, status: string, abilities: Array<string>, openSteps: Array<string>, untoldQuestions: Array<string>, caseFile: unknown, answerVersions: unknown, contactEmail: string | null, unreadableAnswers: Array<{ key: string, value: unknown }>, acknowledgedWarnings: Array<{ warningId: string, fileId: string | null, at: string }> } | null };

export type AssignStaffToManyMutationVariables = Exact<{
  applicationIds: Array<string> | string;
  staffId: string;
}>;


export type AssignStaffToManyMutation = { assignStaffToMany: { applicationIds: Array<string>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type AssignableStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type AssignableStaffQuery = { assignableStaff: Array<{ id: string, firstName: string, lastName: string, email: string }> };

export type AuthorityRequestsQueryVariables = Exact<{
  id: string;
}>;


export type AuthorityRequestsQuery = { application: { id: string, type: string, status: string, abilities: Array<string>, plan: { today: string }, documents: Array<{ id: string, name: string, page: string, childNumber: number | null }>, authorityRequests: Array<{ id: string, kind: string, addressee: string, childNumber: number | null, letterFileId: string | null, letterDate: string | null, dueDate: string | null, recordedAt: string, recordedByName: string | null, isOpen: boolean, isEnded: boolean, turn: string, isDoneInPerson: boolean, version: number, seesItems: boolean, mayChange: boolean, mayLink: boolean, mayMarkSent: boolean, name: { en: string, fr: string }, deadline: { date: string | null, why: { because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, status: string }> } } | null, items: Array<{ id: string, state: string, typed: string | null, page: string | null, slot: string | null, childNumber: number | null, path: string | null, files: Array<string>, offered: Array<string>, linked: Array<string>, sentOn: string | null, mayTakeBack: boolean, takingBackNeedsReason: boolean, name: { en: string, fr: string }, words: { en: string, fr: string } | null, takenBackBefore: Array<{ sentOn: string, takenBackAt: string, takenBackByName: string | null, reason: string | null }> }> }>, authorityRequestForm: { kinds: Array<{ id: string, isOfEach: boolean, name: { en: string, fr: string }, hint: { en: string, fr: string }, thing: { en: string, fr: string } | null }>, people: Array<{ addressee: string, childNumber: number | null }>, letters: Array<{ fileId: string, kind: string, addressee: string, childNumber: number | null }>, places: Array<{ page: string, slot: string, childNumber: number | null, person: string, name: { en: string, fr: string } }> } | null } | null };

export type BeginByLinkMutationVariables = Exact<{
  token: string;
}>;


export type BeginByLinkMutation = { beginByLink: { application: { id: string, plan: { next: string | null } } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type BeginClientCaseMutationVariables = Exact<{
  firstName: string;
  lastName: string;
  email: string;
  language: string;
  type: string;
  staffId?: string | null | undefined;
}>;


export type BeginClientCaseMutation = { beginClientCase: { application: { id: string } | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type BoardQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardQuery = { board: { isOfFirm: boolean, statuses: Array<{ status: string, waitsFor: string, cases: number, blocked: number, halfDays: number, longestDays: number }>, weeks: Array<{ week: string, waitsFor: string, cases: number }>, deadlines: Array<{ week: string, cases: number }> } | null };

export type BuildFilingPackageMutationVariables = Exact<{
  applicationId: string;
  portal: string;
  language: string;
}>;


export type BuildFilingPackageMutation = { buildFilingPackage: { packageId: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string, readAt: string | null, withNames: boolean } | null };

export type CalendarMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarMembersQuery = { assignableStaff: Array<{ id: string, firstName: string, lastName: string, email: string }> };

export type CancelCreditMutationVariables = Exact<{
  applicationId: string;
  creditNoteId: string;
}>;


export type CancelCreditMutation = { cancelCredit: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CancelPaymentMutationVariables = Exact<{
  applicationId: string;
  paymentId: string;
}>;


export type CancelPaymentMutation = { cancelPayment: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CancelRequestMutationVariables = Exact<{
  applicationId: string;
  authorityRequestId: string;
}>;


export type CancelRequestMutation = { cancelRequest: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CancelReviewMutationVariables = Exact<{
  applicationId: string;
  reviewId: string;
}>;


export type CancelReviewMutation = { cancelReview: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CaseAffiliationQueryVariables = Exact<{
  id: string;
}>;


export type CaseAffiliationQuery = { application: { id: string, affiliation: Array<{ fact: string, value: string, organisation: { name: string } | null }> } | null, organisations: Array<{ id: string, kind: string, name: string }> };

export type CaseClosingQueryVariables = Exact<{
  id: string;
}>;


export type CaseClosingQuery = { application: { id: string, closedAt: string | null, abilities: Array<string>, closings: Array<{ id: string, words: string | null, closedAt: string, closedByName: string | null, reopenedWords: string | null, reopenedAt: string | null, reopenedByName: string | null, reason: { en: string, fr: string }, reopenedReason: { en: string, fr: string } | null }>, beforeClosing: { openTasks: number, deadlines: Array<{ id: string, date: string | null, title: { en: string, fr: string } }> } | null } | null };

export type CaseLogQueryVariables = Exact<{
  id: string;
  before?: number | null | undefined;
  only?: string | null | undefined;
}>;


export type CaseLogQuery = { caseLog: { next: number | null, mayCheck: boolean, entries: Array<{ position: number, at: string, who: { kind: LogActorKind, name: string | null, role: Role | null }, what: { en: string, fr: string }, about: { en: string, fr: string } | null }> } | null };

export type CaseLogCheckQueryVariables = Exact<{
  id: string;
}>;


export type CaseLogCheckQuery = { caseLogCheck: { isWhole: boolean, entries: number | null, isGuarded: boolean, fault: { en: string, fr: string } | null } | null };

export type CaseMessagesQueryVariables = Exact<{
  id: string;
}>;


export type CaseMessagesQuery = { application: { id: string, type: string, thread: { unread: number, mayWrite: boolean, messages: Array<{ id: string, position: number, body: string, isFromTeam: boolean, isOwn: boolean, byName: string | null, writtenAt: string, isRead: boolean }> } | null } | null };

export type ShownMessageFragment = { id: string, position: number, body: string, isFromTeam: boolean, isOwn: boolean, byName: string | null, writtenAt: string, isRead: boolean };

export type CaseNewsQueryVariables = Exact<{
  id: string;
}>;


export type CaseNewsQuery = { application: { id: string, thread: { unread: number } | null, openLetterComments: Array<{ letter: string, count: number }>, tasks: Array<{ id: string, words: string | null, dueOn: string | null, isLate: boolean, isForApplicant: boolean, isMine: boolean, assigneeName: string | null, givenByName: string | null, givenAt: string, doneAt: string | null, doneByName: string | null, maySettle: boolean, cause: { en: string, fr: string } | null }> } | null };

export type ShownTaskFragment = { id: string, words: string | null, dueOn: string | null, isLate: boolean, isForApplicant: boolean, isMine: boolean, assigneeName: string | null, givenByName: string | null, givenAt: string, doneAt: string | null, doneByName: string | null, maySettle: boolean, cause: { en: string, fr: string } | null };

export type CaseNotesQueryVariables = Exact<{
  id: string;
}>;


export type CaseNotesQuery = { application: { id: string, notes: Array<{ id: string, body: string, isShared: boolean, byName: string | null, writtenAt: string, mayRemove: boolean }> } | null };

export type CasePaymentsQueryVariables = Exact<{
  id: string;
}>;


export type CasePaymentsQuery = { application: { id: string, type: string, abilities: Array<string>, payments: { totalCents: number | null, schoolPays: boolean, isSettled: boolean | null, creditedCents: number, receivedCents: number, openCents: number, overpaidCents: number, takesCards: boolean, items: Array<{ id: string, kind: string, quantity: number, priceCents: number | null, amountCents: number | null, isInvoiced: boolean, name: { en: string, fr: string }, because: Array<{ en: string, fr: string }>, description: { en: string, fr: string } | null, note: { en: string, fr: string } | null }> | null, because: Array<{ en: string, fr: string }>, invoice: { id: string, number: number, issuedAt: string, totalCents: number, isOfToday: boolean, lines: Array<{ id: string, quantity: number, priceCents: number, name: { en: string, fr: string }, note: { en: string, fr: string } | null }> } | null, howToPay: { en: string, fr: string } | null, payments: Array<{ id: string, cents: number, currency: string, receivedOn: string, how: string, reference: string | null, isCancelled: boolean, recordedByName: string | null }>, refunds: Array<{ id: string, cents: number, currency: string, state: string, how: string | null, reason: string | null, askedByName: string | null }>, creditNotes: Array<{ id: string, number: number, cents: number, issuedAt: string, reason: string | null, isOfRefund: boolean, isCancelled: boolean }> } | null } | null };

export type CaseTasksQueryVariables = Exact<{
  id: string;
}>;


export type CaseTasksQuery = { application: { id: string, abilities: Array<string>, tasks: Array<{ id: string, words: string | null, dueOn: string | null, isLate: boolean, isForApplicant: boolean, isMine: boolean, assigneeName: string | null, givenByName: string | null, givenAt: string, doneAt: string | null, doneByName: string | null, maySettle: boolean, cause: { en: string, fr: string } | null }>, taskTakers: Array<{ id: string, name: string | null, isApplicant: boolean }> } | null };

export type ChangeFamilyAnswersMutationVariables = Exact<{
  applicationId: string;
  answers: Array<AnswerInput> | AnswerInput;
}>;


export type ChangeFamilyAnswersMutation = { saveAnswers: { saved: Array<{ key: string }>, conflicts: Array<{ key: string }>, refusals: Array<{ code: string, text: { en: string, fr: string } }>, application: { id: string, dependents: Array<{ id: string, type: string, childNumber: number | null }> } | null } };

export type ChangeRequestMutationVariables = Exact<{
  applicationId: string;
  authorityRequestId: string;
  letterFileId?: string | null | undefined;
  letterDate?: string | null | undefined;
  dueDate?: string | null | undefined;
  items: Array<AskedInput> | AskedInput;
  baseVersion?: number | null | undefined;
}>;


export type ChangeRequestMutation = { changeRequest: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ChangeStatusMutationVariables = Exact<{
  applicationId: string;
  transition: string;
  from: string;
  entered: Array<StatusEntryInput> | StatusEntryInput;
  confirmed: Array<string> | string;
  reason: string;
  requestId: string;
}>;


export type ChangeStatusMutation = { changeStatus: { isReported: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, open: Array<{ kind: string, id: string, person: string | null, childNumber: number | null, personName: string | null, path: string | null, text: { en: string, fr: string }, whose: { en: string, fr: string } | null }> } };

export type CheckConflictsMutationVariables = Exact<{
  applicationId: string;
}>;


export type CheckConflictsMutation = { checkConflicts: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ChooseNoticesMutationVariables = Exact<{
  kinds: Array<NoticeKindChoiceInput> | NoticeKindChoiceInput;
  digest: string;
  quietFrom?: number | null | undefined;
  quietUntil?: number | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type ChooseNoticesMutation = { chooseNotices: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ClaimSetupMutationVariables = Exact<{
  token: string;
}>;


export type ClaimSetupMutation = { claimSetup: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ClientImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientImportsQuery = { clientImports: Array<{ id: string, byName: string | null, createdAt: string, total: number, done: number, undoneAt: string | null, undoUntil: string | null }> };

export type ClientLinkQueryVariables = Exact<{
  id: string;
}>;


export type ClientLinkQuery = { application: { id: string, clientLink: { sentTo: string, openUntil: string | null } | null } | null };

export type CloseCaseMutationVariables = Exact<{
  applicationId: string;
  reason: string;
  ownWords: string;
  seenDeadlines: Array<string> | string;
}>;


export type CloseCaseMutation = { closeCase: { application: { id: string, closedAt: string | null } | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type ClosePartMutationVariables = Exact<{
  applicationId: string;
  partId: string;
}>;


export type ClosePartMutation = { closePart: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CommentLetterMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  key: string;
  section: string;
  quote: string;
  before: string;
  words: string;
  proposal: string;
  isShared: boolean;
}>;


export type CommentLetterMutation = { commentLetter: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ConfirmErasureMutationVariables = Exact<{
  applicationId: string;
}>;


export type ConfirmErasureMutation = { confirmErasure: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type ConfirmFactorResetMutationVariables = Exact<{
  userId: string;
}>;


export type ConfirmFactorResetMutation = { confirmFactorReset: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ConfirmLetterMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  text: string;
  asGuest?: boolean | null | undefined;
}>;


export type ConfirmLetterMutation = { confirmLetter: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ConfirmStatementMutationVariables = Exact<{
  applicationId: string;
  fileIds: Array<string> | string;
}>;


export type ConfirmStatementMutation = { confirmStatement: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ConflictChecksQueryVariables = Exact<{
  id: string;
}>;


export type ConflictChecksQuery = { application: { id: string, conflictChecks: Array<{ id: string, checkedAt: string, byName: string | null, searched: number, decision: string | null, reason: string | null, decidedAt: string | null, decidedByName: string | null, mayDecide: boolean, people: { elsewhere: number, ask: Array<string>, found: Array<{ name: string, searched: string, isSame: boolean, application: { id: string, type: string }, asWhat: { en: string, fr: string } }> } | null }> } | null };

export type CorrectReadingMutationVariables = Exact<{
  fileId: string;
  field: string;
  value?: string | null | undefined;
}>;


export type CorrectReadingMutation = { correctReading: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CountAccountMutationVariables = Exact<{
  fileId: string;
  isCounted: boolean;
  account?: string | null | undefined;
}>;


export type CountAccountMutation = { countAccount: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CreateCalendarFeedMutationVariables = Exact<{
  withNames?: boolean | null | undefined;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { path: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type CreateRegistrationLinkMutationVariables = Exact<{
  organisationId: string;
  applicantKind?: string | null | undefined;
}>;


export type CreateRegistrationLinkMutation = { createRegistrationLink: { path: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DecideConflictMutationVariables = Exact<{
  applicationId: string;
  checkId: string;
  decision: string;
  reason: string;
}>;


export type DecideConflictMutation = { decideConflict: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type DecideLetterProposalMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  commentId: string;
  isAccepted: boolean;
  text: string;
  body: string;
}>;


export type DecideLetterProposalMutation = { decideLetterProposal: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DecideRefundMutationVariables = Exact<{
  applicationId: string;
  refundId: string;
  how?: string | null | undefined;
}>;


export type DecideRefundMutation = { decideRefund: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DeclineReportMutationVariables = Exact<{
  applicationId: string;
}>;


export type DeclineReportMutation = { declineReport: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DeleteDocumentMutationVariables = Exact<{
  fileId: string;
}>;


export type DeleteDocumentMutation = { deleteDocument: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DisableAccountMutationVariables = Exact<{
  userId: string;
  toUserId?: string | null | undefined;
}>;


export type DisableAccountMutation = { disableAccount: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type DocumentReviewsQueryVariables = Exact<{
  id: string;
}>;


export type DocumentReviewsQuery = { application: { id: string, documentReviews: Array<{ id: string, kind: string, fileId: string | null, page: string, slot: string, childNumber: number | null, reason: string | null, reviewedAt: string, reviewedByName: string | null, cancelledAt: string | null, isCurrent: boolean }> } | null };

export type DueSoonQueryVariables = Exact<{ [key: string]: never; }>;


export type DueSoonQuery = { firmCalendar: { soon: number } | null };

export type EarlierMessagesQueryVariables = Exact<{
  applicationId: string;
  position: number;
}>;


export type EarlierMessagesQuery = { earlierMessages: Array<{ id: string, position: number, body: string, isFromTeam: boolean, isOwn: boolean, byName: string | null, writtenAt: string, isRead: boolean }> };

export type EnableAccountMutationVariables = Exact<{
  userId: string;
}>;


export type EnableAccountMutation = { enableAccount: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type EndIntakeLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type EndIntakeLinkMutation = { endIntakeLink: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type EraseDocumentMutationVariables = Exact<{
  fileId: string;
}>;


export type EraseDocumentMutation = { eraseDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ErasingQueryVariables = Exact<{
  id: string;
}>;


export type ErasingQuery = { application: { id: string, closedAt: string | null, abilities: Array<string>, erasure: { id: string, askedAt: string, askedByName: string | null, isAskedByMe: boolean, confirmedAt: string | null, confirmedByName: string | null, erasesAt: string | null, reason: { en: string, fr: string } } | null, hold: { reason: string, setAt: string, setByName: string | null } | null } | null };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, applicationId: string, type: string, askedAt: string, askedByName: string | null, confirmedAt: string | null, confirmedByName: string | null, erasesAt: string | null, undoneAt: string | null, erasedAt: string | null, withPerson: boolean | null, answers: number | null, documents: number | null, letters: number | null, messages: number | null, reason: { en: string, fr: string } }> | null };

export type ExchangeRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangeRatesQuery = { exchangeRates: { count: number, currencies: Array<string>, newest: string | null } | null };

export type ExplainTransactionMutationVariables = Exact<{
  fileId: string;
  depositDate: string;
  depositAmount: number;
  explanation: string;
  noSupportingDocuments: boolean;
  documentFiles: Array<string> | string;
}>;


export type ExplainTransactionMutation = { explainTransaction: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type FamilyAnswersQueryVariables = Exact<{
  id: string;
}>;


export type FamilyAnswersQuery = { application: { id: string, answerVersions: unknown } | null };

export type FetchOfficialBlankMutationVariables = Exact<{
  address: string;
}>;


export type FetchOfficialBlankMutation = { fetchOfficialBlank: { blank: { sha256: string } | null, refusals: Array<{ code: string, missing: Array<string>, added: Array<string>, text: { en: string, fr: string } }> } };

export type FilingChangesQueryVariables = Exact<{
  id: string;
}>;


export type FilingChangesQuery = { application: { id: string, lifecycle: { filings: Array<{ id: string, changes: Array<{ what: string, of: { en: string, fr: string } | null, name: { en: string, fr: string }, before: { en: string, fr: string } | null, after: { en: string, fr: string } | null }> | null }> } } | null };

export type FilingPackageQueryVariables = Exact<{
  applicationId: string;
  portal?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type FilingPackageQuery = { filingPackage: { portal: string, missing: Array<{ title: { en: string, fr: string } | null, text: { en: string, fr: string } }>, remarks: Array<{ title: { en: string, fr: string } | null, text: { en: string, fr: string } }>, files: Array<{ path: string, sha256: string | null, edition: string | null, field: { en: string, fr: string }, title: { en: string, fr: string }, toDo: Array<{ en: string, fr: string }> }>, built: { id: string, state: string, isStale: boolean, made: number, wanted: number, bytes: number | null, failures: Array<{ title: { en: string, fr: string } | null, text: { en: string, fr: string } }>, files: Array<{ path: string, name: string, sha256: string | null, edition: string | null, upload: string, uploadedAt: string | null, uploadedByName: string | null, applicant: { en: string, fr: string }, field: { en: string, fr: string }, title: { en: string, fr: string }, toDo: Array<{ en: string, fr: string }> }>, values: Array<{ id: string, value: string, applicant: { en: string, fr: string }, label: { en: string, fr: string } }> } | null } | null };

export type FinishPartMutationVariables = Exact<{
  applicationId: string;
  partId: string;
}>;


export type FinishPartMutation = { finishPart: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type FinishSectionMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishSectionMutation = { finishSection: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type FirmQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmQuery = { firm: { values: unknown, version: number } | null };

export type FirmCalendarQueryVariables = Exact<{
  view?: string | null | undefined;
  day?: string | null | undefined;
  kinds?: Array<string> | string | null | undefined;
  staff?: string | null | undefined;
  applicationId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FirmCalendarQuery = { firmCalendar: { today: string, day: string, from: string, to: string, next: string | null, overdue: number, days: Array<{ day: string, count: number }>, entries: Array<{ id: string, day: string, kind: string, words: string | null, isForApplicant: boolean, assigneeName: string | null, title: { en: string, fr: string } | null, application: { id: string, matterNumber: string | null, owner: { id: string, firstName: string, lastName: string } } }> } | null };

export type FitForPortalMutationVariables = Exact<{
  applicationId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
  portal: string;
}>;


export type FitForPortalMutation = { fitForPortal: { fitId: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ForceStatusMutationVariables = Exact<{
  applicationId: string;
  from: string;
  to: string;
  reason: string;
  requestId: string;
}>;


export type ForceStatusMutation = { forceStatus: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type FormLibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type FormLibraryQuery = { officialBlanks: Array<{ sha256: string, form: string, edition: string, language: string, kind: string, addedAt: string, source: string | null }>, officialFormFiles: Array<{ form: string, edition: string, language: string, address: string }> };

export type FormStatusesQueryVariables = Exact<{
  id: string;
}>;


export type FormStatusesQuery = { application: { id: string, lettersToConfirm: Array<string>, formStatuses: Array<{ key: string, id: string, person: string, childNumber: number | null, isComplete: boolean, isFilled: boolean, settledBy: string | null, forLawyer: boolean, title: { en: string, fr: string }, changedSince: { en: string, fr: string } | null, parts: Array<{ id: string, title: { en: string, fr: string }, gaps: Array<{ path: string }> }> }>, readiness: { readyForReview: boolean, open: Array<{ kind: string, id: string, forLawyer: boolean }> } | null } | null };

export type GiveConsentMutationVariables = Exact<{
  organisationId: string;
  parts: Array<string> | string;
  until: string;
}>;


export type GiveConsentMutation = { giveConsent: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type GiveCreditMutationVariables = Exact<{
  applicationId: string;
  key: string;
  cents: number;
  reason: string;
}>;


export type GiveCreditMutation = { giveCredit: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type GiveTaskMutationVariables = Exact<{
  applicationId: string;
  key: string;
  words: string;
  toUserId?: string | null | undefined;
  dueOn?: string | null | undefined;
}>;


export type GiveTaskMutation = { giveTask: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type GuestCaseQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestCaseQuery = { guestCase: { applicationId: string, section: string, language: string, finishedAt: string | null, caseFile: unknown, contactEmail: string | null, stepIds: Array<string>, versions: Array<{ key: string, version: number }>, documents: Array<{ page: string, slot: string, requirement: string, title: { en: string, fr: string }, files: Array<{ id: string, name: string }> }>, letters: Array<{ key: string, name: { en: string, fr: string } }> } | null };

export type GuestLetterQueryVariables = Exact<{
  letterKey: string;
}>;


export type GuestLetterQuery = { guestLetter: { applicationId: string | null, section: string | null, sections: unknown, asked: unknown, caseFile: unknown, versions: unknown, text: string | null, standing: string | null, words: number | null, may: Array<string>, name: { en: string, fr: string } | null, checks: Array<{ en: string, fr: string }>, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type HoldCaseMutationVariables = Exact<{
  applicationId: string;
  reason: string;
}>;


export type HoldCaseMutation = { holdCase: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type ImportClientsMutationVariables = Exact<{
  key: string;
  total: number;
  invites: boolean;
  lines: Array<ClientLineInput> | ClientLineInput;
  defaults: ClientDefaultsInput;
}>;


export type ImportClientsMutation = { importClients: { imported: Array<{ line: number, applicationId: string }>, faults: Array<{ line: number, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> }>, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type IntakeLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type IntakeLinksQuery = { intakeLinks: Array<{ id: string, type: string, language: string, words: string, path: string | null, mostUses: number | null, uses: number, lastDay: string, endedAt: string | null, madeAt: string, byName: string | null, mayEnd: boolean }> };

export type InviteClientAgainMutationVariables = Exact<{
  applicationId: string;
  email: string;
}>;


export type InviteClientAgainMutation = { inviteClientAgain: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type InviteStaffMutationVariables = Exact<{
  email: string;
  role: Role;
  language: string;
  organisationId?: string | null | undefined;
}>;


export type InviteStaffMutation = { inviteStaff: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type InviteToSectionMutationVariables = Exact<{
  applicationId: string;
  section: string;
  email: string;
  language: string;
}>;


export type InviteToSectionMutation = { inviteToSection: { invitation: { id: string, section: string, language: string, state: SectionInvitationState, createdAt: string, expiresAt: string, openedAt: string | null, finishedAt: string | null } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SectionInvitationFieldsFragment = { id: string, section: string, language: string, state: SectionInvitationState, createdAt: string, expiresAt: string, openedAt: string | null, finishedAt: string | null };

export type IssueInvoiceMutationVariables = Exact<{
  applicationId: string;
}>;


export type IssueInvoiceMutation = { issueInvoice: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type JoinOrganisationMutationVariables = Exact<{
  token: string;
}>;


export type JoinOrganisationMutation = { joinOrganisation: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type KeepDuplicateMutationVariables = Exact<{
  fileId: string;
}>;


export type KeepDuplicateMutation = { keepDuplicate: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type KeptAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptAccountsQuery = { users: Array<{ id: string, email: string, firstName: string, lastName: string, role: Role, roles: Array<Role>, twoFactorEnabled: boolean, disabledAt: string | null, scope: string | null, factorResetAskedByMe: boolean | null }>, assignableStaff: Array<{ id: string, firstName: string, lastName: string }> };

export type KeptVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptVideosQuery = { tutorialVideos: { version: number, videos: Array<{ type: string, language: string, address: string, transcript: string }> } | null };

export type KnownSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownSchoolsQuery = { knownSchools: { version: number, listed: number, schools: Array<{ schoolId: string | null, names: Array<string>, suppliesCertificate: boolean, marksPlacement: boolean, paysForStudents: boolean, programs: Array<string> }> } | null };

export type LetterQueryVariables = Exact<{
  applicationId: string;
  letterKey: string;
}>;


export type LetterQuery = { letter: { written: unknown, asked: unknown, text: string | null, standing: string | null, isFileBehind: boolean | null, words: number | null, may: Array<string>, languageModel: { model: string, runBy: string, isAllowed: boolean, may: Array<string>, section: string, suggestion: string | null, standing: string, sentences: Array<{ text: string, marks: Array<{ kind: string, said: string, key: string, because: { en: string, fr: string } }> }> } | null, waiting: { en: string, fr: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type LetterCommentsQueryVariables = Exact<{
  applicationId: string;
  letterKey: string;
}>;


export type LetterCommentsQuery = { letter: { comments: Array<{ id: string, section: string, quote: string, start: number | null, words: string, proposal: string | null, isShared: boolean, byName: string | null, writtenAt: string, decision: string | null, decidedByName: string | null, isOpen: boolean, may: Array<string>, replies: Array<{ id: string, body: string, byName: string | null, writtenAt: string }> }> } };

export type LetterExamplesQueryVariables = Exact<{
  language: string;
}>;


export type LetterExamplesQuery = { letterExamples: Array<{ id: string, about: { en: string, fr: string }, sections: Array<{ text: string, title: { en: string, fr: string }, answers: Array<{ typed: string, label: { en: string, fr: string } }> }> }> };

export type LetterPageQueryVariables = Exact<{
  id: string;
  slug: string;
  isOfTeam: boolean;
}>;


export type LetterPageQuery = { application: { id: string, type: string, status: string, abilities: Array<string>, owner: { id: string }, letterPage: { letter: string, slug: string, isOfType: boolean, requirement: string | null, name: { en: string, fr: string }, why: { restsOn: Array<string>, missing: Array<string>, because: Array<{ en: string, fr: string }>, sources: Array<{ title: string, address: string | null, validFrom: string | null, checkedOn: string, status: string }> } | null, people: Array<{ key: string, childNumber: number | null, name: string | null }>, place: { slug: string, name: { en: string, fr: string } } | null, writer: { section: string, visitor: { en: string, fr: string } } | null } | null, plan: { vault: Array<{ page: string, slot: string, childNumber: number | null, permissions: Array<string> }> }, documents: Array<{ page: string, slot: string, childNumber: number | null, deletedAt: string | null, filledForm: string | null, isReturned: boolean, state: DocumentState }> } | null };

export type LetterTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterTextsQuery = { clauseLetters: Array<{ id: string, name: { en: string, fr: string }, versions: Array<{ place: string, isInEffect: boolean }> }> };

export type LetterVersionTextsQueryVariables = Exact<{
  applicationId: string;
  letterKey: string;
  ids: Array<string> | string;
}>;


export type LetterVersionTextsQuery = { letterVersions: Array<{ id: string, sections: unknown }> };

export type LetterVersionsQueryVariables = Exact<{
  applicationId: string;
  letterKey: string;
}>;


export type LetterVersionsQuery = { letter: { versions: Array<{ id: string, byName: string | null, keptAt: string, cause: { en: string, fr: string } }> } };

export type LetterheadQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterheadQuery = { letterhead: { address: string, replacesText: boolean } | null };

export type LifecycleQueryVariables = Exact<{
  id: string;
}>;


export type LifecycleQuery = { application: { id: string, type: string, status: string, closedAt: string | null, erasesAt: string | null, statusUpdatedAt: string, abilities: Array<string>, lifecycle: { pagesToConfirm: Array<string>, name: { en: string, fr: string }, now: { en: string, fr: string }, steps: Array<{ id: string, to: string, reason: string | null, isReport: boolean, leavesTheHouse: boolean, isFiling: boolean, links: string | null, toName: { en: string, fr: string }, name: { en: string, fr: string }, means: { en: string, fr: string }, asks: Array<{ key: string, kind: string, isOptional: boolean, suggested: string | null, label: { en: string, fr: string }, hint: { en: string, fr: string } | null, options: Array<{ id: string, name: { en: string, fr: string } }> }>, confirms: Array<{ id: string, text: { en: string, fr: string } }>, warns: Array<{ en: string, fr: string }>, open: Array<{ kind: string, id: string, person: string | null, childNumber: number | null, personName: string | null, path: string | null, text: { en: string, fr: string }, whose: { en: string, fr: string } | null }> }>, history: Array<{ id: string, at: string, byName: string | null, reason: string, undoneAt: string | null, mayUndo: boolean, name: { en: string, fr: string }, fromName: { en: string, fr: string }, toName: { en: string, fr: string } }>, reports: Array<{ id: string, transition: string, at: string, name: { en: string, fr: string }, entered: Array<{ key: string, value: string, label: { en: string, fr: string }, words: { en: string, fr: string } }> }>, facts: Array<{ key: string, value: string, label: { en: string, fr: string }, words: { en: string, fr: string } }>, forceable: Array<{ id: string, name: { en: string, fr: string } }>, offers: Array<{ kind: string, type: string, name: { en: string, fr: string }, means: { en: string, fr: string }, warns: Array<{ en: string, fr: string }> }>, startedFrom: { startedAt: string, application: { id: string, type: string }, name: { en: string, fr: string }, statusName: { en: string, fr: string } } | null, continuesIn: Array<{ startedAt: string, application: { id: string, type: string }, name: { en: string, fr: string }, statusName: { en: string, fr: string } }>, filings: Array<{ id: string, filedOn: string, confirmationNumber: string | null, formsAreFilled: boolean, packageId: string | null, filedForms: Array<{ person: string, childNumber: number | null, title: { en: string, fr: string } }>, files: Array<{ fileId: string, name: string | null, opens: boolean, isInCase: boolean, pageName: { en: string, fr: string } }>, packageFiles: Array<{ path: string, sha256: string | null, edition: string | null, upload: string, uploadedAt: string | null, uploadedByName: string | null, field: { en: string, fr: string }, title: { en: string, fr: string }, toDo: Array<{ en: string, fr: string }> }> }> } } | null };

export type LiftHoldMutationVariables = Exact<{
  applicationId: string;
}>;


export type LiftHoldMutation = { liftHold: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type LinkRequestFileMutationVariables = Exact<{
  applicationId: string;
  itemId: string;
  fileId: string;
  linked: boolean;
}>;


export type LinkRequestFileMutation = { linkRequestFile: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type MakeIntakeLinkMutationVariables = Exact<{
  type: string;
  language: string;
  words: string;
  mostUses?: number | null | undefined;
  until: string;
}>;


export type MakeIntakeLinkMutation = { makeIntakeLink: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type MarkMessagesReadMutationVariables = Exact<{
  applicationId: string;
  position: number;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { refusals: Array<{ code: string }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { done: boolean } };

export type MatterNumberQueryVariables = Exact<{
  id: string;
}>;


export type MatterNumberQuery = { application: { id: string, matterNumber: string | null } | null };

export type MayConfirmStatementQueryVariables = Exact<{
  id: string;
}>;


export type MayConfirmStatementQuery = { application: { id: string, mayConfirmStatement: boolean } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, firstName: string, lastName: string, role: Role, roles: Array<Role>, language: string, emailVerified: boolean, twoFactorEnabled: boolean, mustSetSecondFactor: boolean, abilities: Array<string> } | null };

export type MembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipQuery = { membership: unknown };

export type MyAffiliationQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAffiliationQuery = { myAffiliation: Array<{ fact: string, value: string, signOn: string | null, how: string | null, by: string | null, at: string | null, organisation: { id: string, kind: string, name: string } | null, consent: { parts: Array<string>, endsAt: string } | null }> };

export type MyTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTasksQuery = { myTasks: Array<{ task: { id: string, words: string | null, dueOn: string | null, isLate: boolean, isForApplicant: boolean, isMine: boolean, assigneeName: string | null, givenByName: string | null, givenAt: string, doneAt: string | null, doneByName: string | null, maySettle: boolean, cause: { en: string, fr: string } | null }, application: { id: string, owner: { id: string, firstName: string, lastName: string } } }> | null };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: { digest: string, quietFrom: number | null, quietUntil: number | null, timeZone: string | null, kinds: Array<{ id: string, mail: string, name: { en: string, fr: string } }> } | null };

export type NotificationArrivedSubscriptionVariables = Exact<{
  askedAgo: number;
}>;


export type NotificationArrivedSubscription = { notificationArrived: { id: string } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ id: string, about: string | null, path: string | null, createdAt: string, readAt: string | null, said: { en: string, fr: string }, act: { en: string, fr: string } }> };

export type OfficialFormQueryVariables = Exact<{
  applicationId: string;
  formKey: string;
  language: string;
}>;


export type OfficialFormQuery = { officialForm: { address: string | null, edition: string | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, notes: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } | null };

export type OfficialFormsQueryVariables = Exact<{
  id: string;
}>;


export type OfficialFormsQuery = { application: { id: string, type: string, status: string, abilities: Array<string>, openForms: Array<string>, caseFile: unknown, formVersions: unknown, documents: Array<{ id: string, page: string, slot: string, person: string, childNumber: number | null, name: string, rotation: number, mime: string, deletedAt: string | null, abilities: Array<string>, fields: Array<{ name: string, value: string | null, correctedValue: string | null, page: number | null, box: Array<number> | null }> }> } | null };

export type OpenIntakeLinkQueryVariables = Exact<{
  token: string;
}>;


export type OpenIntakeLinkQuery = { intakeLink: { type: string, words: string } | null };

export type OpenPartsQueryVariables = Exact<{
  id: string;
}>;


export type OpenPartsQuery = { application: { id: string, reopenedParts: Array<{ id: string, kind: string, part: string, childNumber: number | null, steps: Array<string>, reason: string, openedAt: string, openedByName: string | null, closedAt: string | null, name: { en: string, fr: string } }> } | null };

export type OpenUntilQueryVariables = Exact<{
  id: string;
}>;


export type OpenUntilQuery = { application: { id: string, openUntil: string | null } | null };

export type OpenWithReasonMutationVariables = Exact<{
  applicationId: string;
  reason: string;
}>;


export type OpenWithReasonMutation = { openWithReason: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type OrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationsQuery = { organisations: Array<{ id: string, kind: string, name: string, signOn: { issuer: string, clientId: string, domains: Array<string> } | null, links: Array<{ id: string, applicantKind: string | null, createdAt: string, revokedAt: string | null, used: number }> }> };

export type OverrideWarningMutationVariables = Exact<{
  applicationId: string;
  fileId: string;
  warningId: string;
  reason: string;
}>;


export type OverrideWarningMutation = { overrideWarning: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type OwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApplicationsQuery = { applications: Array<{ id: string, type: string, createdAt: string }> };

export type OwnerOfCaseQueryVariables = Exact<{
  id: string;
}>;


export type OwnerOfCaseQuery = { application: { id: string, type: string, matterNumber: string | null, owner: { id: string, firstName: string, lastName: string } } | null };

export type PayOnlineMutationVariables = Exact<{
  applicationId: string;
}>;


export type PayOnlineMutation = { payOnline: { page: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type PeopleNamedQueryVariables = Exact<{
  firstName: string;
  lastName: string;
}>;


export type PeopleNamedQuery = { peopleNamed: { elsewhere: number, ask: Array<string>, found: Array<{ name: string, searched: string, isSame: boolean, application: { id: string, type: string }, asWhat: { en: string, fr: string } }> } | null };

export type PersonalHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalHistoryQuery = { personalHistory: { values: unknown, versions: unknown } | null };

export type PortalFitsQueryVariables = Exact<{
  applicationId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
}>;


export type PortalFitsQuery = { portalFits: Array<{ id: string, portal: string, state: string, isStale: boolean, bytes: number | null, summary: Array<{ en: string, fr: string }>, warnings: Array<{ en: string, fr: string }>, pages: Array<{ en: string, fr: string }> }> };

export type PreviewClientsQueryVariables = Exact<{
  lines: Array<ClientLineInput> | ClientLineInput;
  defaults: ClientDefaultsInput;
}>;


export type PreviewClientsQuery = { previewClients: Array<{ line: number, firstName: string, lastName: string, isNameGuessed: boolean, email: string, hasAccount: boolean, faults: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, people: { elsewhere: number, ask: Array<string>, found: Array<{ name: string, searched: string, isSame: boolean, application: { id: string, type: string }, asWhat: { en: string, fr: string } }> } | null }> };

export type PricesQueryVariables = Exact<{ [key: string]: never; }>;


export type PricesQuery = { prices: { version: number, collectsFees: boolean, howToPay: { en: string, fr: string }, prices: Array<{ id: string, applicationType: string, itemId: string, cents: number | null, from: string, until: string | null, name: { en: string, fr: string } }>, unplaced: Array<{ id: string, reference: string | null, cents: number | null, currency: string | null, receivedAt: string }> } | null };

export type PutBackLetterTextMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  versionId: string;
  section: string;
  text: string;
}>;


export type PutBackLetterTextMutation = { putBackLetterText: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type PutFormIntoVaultMutationVariables = Exact<{
  applicationId: string;
  formKey: string;
  language: string;
}>;


export type PutFormIntoVaultMutation = { putFormIntoVault: { fileId: string | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, parts: Array<{ id: string, title: { en: string, fr: string }, gaps: Array<{ path: string, label: { en: string, fr: string }, row: { en: string, fr: string } | null }> }>, notes: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type PutLetterMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
}>;


export type PutLetterMutation = { putLetterIntoVault: { fileId: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type QueueQueryVariables = Exact<{
  tab?: string | null | undefined;
  order?: string | null | undefined;
  types?: Array<string> | string | null | undefined;
  statuses?: Array<string> | string | null | undefined;
  staff?: string | null | undefined;
  due?: string | null | undefined;
  closed?: boolean | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type QueueQuery = { queue: { next: string | null, cases: Array<{ foundBy: Array<string>, waitsFor: string, nextDeadline: string | null, isBlocked: boolean | null, answered: number | null, asked: number | null, application: { id: string, type: string, matterNumber: string | null, status: string, closedAt: string | null, statusUpdatedAt: string, owner: { id: string, firstName: string, lastName: string }, staff: Array<{ id: string, firstName: string, lastName: string }> } }> } };

export type ReadAgainMutationVariables = Exact<{
  fileId: string;
  password?: string | null | undefined;
}>;


export type ReadAgainMutation = { readAgain: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ReadinessMemoQueryVariables = Exact<{
  id: string;
}>;


export type ReadinessMemoQuery = { application: { id: string, type: string, memo: unknown } | null };

export type RecordFactMutationVariables = Exact<{
  applicationId: string;
  fact: string;
  words: Array<string> | string;
  seen: Array<string> | string;
}>;


export type RecordFactMutation = { recordFact: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type RecordPaymentMutationVariables = Exact<{
  applicationId: string;
  key: string;
  cents: number;
  receivedOn: string;
  how: string;
  reference: string;
  isAnother: boolean;
}>;


export type RecordPaymentMutation = { recordPayment: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RecordRequestMutationVariables = Exact<{
  applicationId: string;
  kind: string;
  addressee: string;
  childNumber?: number | null | undefined;
  letterFileId?: string | null | undefined;
  letterDate?: string | null | undefined;
  dueDate?: string | null | undefined;
  items: Array<AskedInput> | AskedInput;
  requestId: string;
}>;


export type RecordRequestMutation = { recordRequest: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RecordedFactsQueryVariables = Exact<{
  id: string;
}>;


export type RecordedFactsQuery = { application: { id: string, recordedFacts: Array<{ key: string, kind: string, words: Array<string>, recordedAt: string | null, recordedByName: string | null, label: { en: string, fr: string }, hint: { en: string, fr: string }, choices: Array<{ id: string, name: { en: string, fr: string } }> }> } | null };

export type RegistrationLinkQueryVariables = Exact<{
  token: string;
}>;


export type RegistrationLinkQuery = { registrationLink: { id: string, kind: string, name: string } | null };

export type RemindersQueryVariables = Exact<{
  id: string;
}>;


export type RemindersQuery = { application: { id: string, reminders: { count: number, last: string } | null } | null };

export type RemoveDependentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDependentMutation = { removeDependent: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RemoveDependentsByTypeMutationVariables = Exact<{
  applicationId: string;
  type: string;
}>;


export type RemoveDependentsByTypeMutation = { removeDependentsByType: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RemoveGuestDocumentMutationVariables = Exact<{
  fileId: string;
}>;


export type RemoveGuestDocumentMutation = { removeGuestDocument: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RemoveLetterheadMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveLetterheadMutation = { removeLetterhead: { done: boolean } };

export type RemoveNoteMutationVariables = Exact<{
  applicationId: string;
  noteId: string;
}>;


export type RemoveNoteMutation = { removeNote: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RemoveSignOnMutationVariables = Exact<{
  organisationId: string;
}>;


export type RemoveSignOnMutation = { removeSignOn: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RenameDocumentMutationVariables = Exact<{
  fileId: string;
  name: string;
}>;


export type RenameDocumentMutation = { renameDocument: { document: { id: string, name: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ReopenCaseMutationVariables = Exact<{
  applicationId: string;
  reason: string;
  ownWords: string;
}>;


export type ReopenCaseMutation = { reopenCase: { application: { id: string, closedAt: string | null } | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type ReopenPartMutationVariables = Exact<{
  applicationId: string;
  kind: string;
  part: string;
  childNumber?: number | null | undefined;
  reason: string;
}>;


export type ReopenPartMutation = { reopenPart: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type ReopenedPartsQueryVariables = Exact<{
  id: string;
}>;


export type ReopenedPartsQuery = { application: { id: string, reopenedParts: Array<{ id: string, kind: string, path: string, reason: string, openedAt: string, openedByName: string | null, closedAt: string | null, outcome: string | null, mayFinish: boolean, mayClose: boolean, name: { en: string, fr: string } }>, reopenable: Array<{ kind: string, part: string, childNumber: number | null, name: { en: string, fr: string }, subject: { en: string, fr: string } | null }> } | null };

export type ResolveLetterCommentMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  commentId: string;
  isResolved: boolean;
}>;


export type ResolveLetterCommentMutation = { resolveLetterComment: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RestoreDependentDocumentMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreDependentDocumentMutation = { restoreDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RestoreDocumentMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreDocumentMutation = { restoreDocument: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ReturnDocumentMutationVariables = Exact<{
  applicationId: string;
  fileId: string;
  reason: string;
}>;


export type ReturnDocumentMutation = { returnDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type ReturnedFormsQueryVariables = Exact<{
  applicationId: string;
  formKey: string;
}>;


export type ReturnedFormsQuery = { returnedForms: Array<{ fileId: string, edition: string | null, validated: boolean | null, lastValidated: string | null, isSigned: boolean, differences: Array<{ path: string, onForm: unknown, inCase: unknown }>, refusals: Array<{ code: string, text: { en: string, fr: string } }> }> };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RevokeRegistrationLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type RevokeRegistrationLinkMutation = { revokeRegistrationLink: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RevokeSectionInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSectionInvitationMutation = { revokeSectionInvitation: { invitation: { id: string, state: SectionInvitationState } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type RotateDocumentMutationVariables = Exact<{
  fileId: string;
  rotation: number;
}>;


export type RotateDocumentMutation = { rotateDocument: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SaveAnswersMutationVariables = Exact<{
  applicationId: string;
  answers: Array<AnswerInput> | AnswerInput;
  asGuest?: boolean | null | undefined;
}>;


export type SaveAnswersMutation = { saveAnswers: { saved: Array<{ key: string, version: number }>, conflicts: Array<{ key: string, value: unknown, version: number, answeredAt: string, wasStored: boolean }>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, application: { id: string, acknowledgedWarnings: Array<{ warningId: string, fileId: string | null, at: string }> } | null } };

export type SaveFirmMutationVariables = Exact<{
  values: unknown;
  baseVersion: number;
}>;


export type SaveFirmMutation = { saveFirm: { refusals: Array<{ path: string | null, text: { en: string, fr: string } }> } };

export type SaveFormValuesMutationVariables = Exact<{
  applicationId: string;
  formKey: string;
  changes: Array<FormValueChange> | FormValueChange;
}>;


export type SaveFormValuesMutation = { saveFormValues: { saved: Array<{ path: string, version: number }>, conflicts: Array<{ path: string, value: unknown, base: unknown, version: number, enteredAt: string | null }>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SavedEntriesFragment = { saved: Array<{ path: string, version: number }>, conflicts: Array<{ path: string, value: unknown, base: unknown, version: number, enteredAt: string | null }>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> };

export type SaveKnownSchoolsMutationVariables = Exact<{
  schools: Array<KnownSchoolInput> | KnownSchoolInput;
  baseVersion: number;
}>;


export type SaveKnownSchoolsMutation = { saveKnownSchools: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SaveLetterMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  changes: Array<LetterChange> | LetterChange;
  asGuest?: boolean | null | undefined;
}>;


export type SaveLetterMutation = { saveLetter: { saved: Array<{ path: string, version: number }>, conflicts: Array<{ path: string, value: unknown, base: unknown, version: number, enteredAt: string | null }>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SaveLetterTextMutationVariables = Exact<{
  clause: LetterClauseInput;
  from: string;
  reason: string;
  baseVersion: number;
}>;


export type SaveLetterTextMutation = { saveLetterClause: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SaveMembershipMutationVariables = Exact<{
  membership: unknown;
}>;


export type SaveMembershipMutation = { saveMembership: { refusals: Array<{ path: string | null, text: { en: string, fr: string } }> } };

export type SaveOrganisationMutationVariables = Exact<{
  kind: string;
  name: string;
}>;


export type SaveOrganisationMutation = { saveOrganisation: { organisationId: string | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SavePaymentSettingsMutationVariables = Exact<{
  collectsFees: boolean;
  howToPay: TextInput;
  baseVersion: number;
}>;


export type SavePaymentSettingsMutation = { savePaymentSettings: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SavePersonalHistoryMutationVariables = Exact<{
  changes: Array<PersonalHistoryChange> | PersonalHistoryChange;
}>;


export type SavePersonalHistoryMutation = { savePersonalHistory: { saved: Array<{ path: string, version: number }>, conflicts: Array<{ path: string, value: unknown, version: number, enteredAt: string | null }>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SaveSignOnMutationVariables = Exact<{
  organisationId: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: Array<string> | string;
}>;


export type SaveSignOnMutation = { saveSignOn: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SaveTutorialVideosMutationVariables = Exact<{
  videos: Array<TutorialVideoInput> | TutorialVideoInput;
  baseVersion: number;
}>;


export type SaveTutorialVideosMutation = { saveTutorialVideos: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SayWhyDocumentCountsMutationVariables = Exact<{
  fileId: string;
  because?: string | null | undefined;
}>;


export type SayWhyDocumentCountsMutation = { sayWhyDocumentCounts: { document: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SchoolNamesQueryVariables = Exact<{
  search: string;
}>;


export type SchoolNamesQuery = { schools: Array<{ name: string, city: string | null, province: string | null }> };

export type SectionInvitationsQueryVariables = Exact<{
  applicationId: string;
}>;


export type SectionInvitationsQuery = { sectionInvitations: Array<{ id: string, section: string, language: string, state: SectionInvitationState, createdAt: string, expiresAt: string, openedAt: string | null, finishedAt: string | null }> };

export type SendMessageMutationVariables = Exact<{
  applicationId: string;
  key: string;
  body: string;
}>;


export type SendMessageMutation = { sendMessage: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SendRequestItemsMutationVariables = Exact<{
  applicationId: string;
  authorityRequestId: string;
  itemIds: Array<string> | string;
  on: string;
}>;


export type SendRequestItemsMutation = { sendRequestItems: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetAffiliationMutationVariables = Exact<{
  applicationId: string;
  applicantKind?: string | null | undefined;
  schoolId?: string | null | undefined;
  agentId?: string | null | undefined;
}>;


export type SetAffiliationMutation = { setAffiliation: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetAgreementMutationVariables = Exact<{
  applicationId: string;
  agreed: boolean;
}>;


export type SetAgreementMutation = { setAgreement: { application: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetAsideFilesQueryVariables = Exact<{
  id: string;
}>;


export type SetAsideFilesQuery = { application: { id: string, setAsideFiles: Array<{ reason: string, person: string, childNumber: number | null, count: number, erasedFrom: string | null, why: Array<{ en: string, fr: string }> }> } | null };

export type SetLanguageMutationVariables = Exact<{
  language: string;
}>;


export type SetLanguageMutation = { setLanguage: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetLawyerScopeMutationVariables = Exact<{
  userId: string;
  scope: string;
}>;


export type SetLawyerScopeMutation = { setLawyerScope: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetMatterNumberMutationVariables = Exact<{
  applicationId: string;
  matterNumber?: string | null | undefined;
}>;


export type SetMatterNumberMutation = { setMatterNumber: { application: { id: string, matterNumber: string | null } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SetProfileMutationVariables = Exact<{
  firstName: string;
  lastName: string;
}>;


export type SetProfileMutation = { setProfile: { done: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type SetRolesMutationVariables = Exact<{
  userId: string;
  roles: Array<Role> | Role;
}>;


export type SetRolesMutation = { setRoles: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SettleSpouseMutationVariables = Exact<{
  input: UpdateDependentInput;
}>;


export type SettleSpouseMutation = { changeDependent: { dependent: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SettleSuggestionMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
  isAccepted: boolean;
  shown: string;
  edits: Array<SentenceEdit> | SentenceEdit;
}>;


export type SettleSuggestionMutation = { settleSuggestion: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SettleTaskMutationVariables = Exact<{
  applicationId: string;
  taskId: string;
  isDone: boolean;
}>;


export type SettleTaskMutation = { settleTask: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SignOnOrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignOnOrganisationsQuery = { signOnOrganisations: Array<{ id: string, kind: string, name: string }> };

export type SortDocumentMutationVariables = Exact<{
  fileId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
}>;


export type SortDocumentMutation = { sortDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type StartApplicationMutationVariables = Exact<{
  type: string;
}>;


export type StartApplicationMutation = { startApplication: { application: { id: string, plan: { next: string | null } } | null, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type StartLinkedApplicationMutationVariables = Exact<{
  applicationId: string;
  kind: string;
  requestId: string;
}>;


export type StartLinkedApplicationMutation = { startLinkedApplication: { application: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type StateNoDocumentMutationVariables = Exact<{
  applicationId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
  explanation?: string | null | undefined;
}>;


export type StateNoDocumentMutation = { stateNoDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type SuggestWordingMutationVariables = Exact<{
  applicationId: string;
  letterKey: string;
}>;


export type SuggestWordingMutation = { suggestWording: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TakeBackConsentMutationVariables = Exact<{
  organisationId: string;
}>;


export type TakeBackConsentMutation = { takeBackConsent: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TakeBackFormMutationVariables = Exact<{
  fileId: string;
}>;


export type TakeBackFormMutation = { deleteDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TakeBackNoDocumentMutationVariables = Exact<{
  applicationId: string;
  page: string;
  slot: string;
  childNumber?: number | null | undefined;
}>;


export type TakeBackNoDocumentMutation = { takeBackNoDocument: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TakeBackSentMutationVariables = Exact<{
  applicationId: string;
  itemId: string;
  reason?: string | null | undefined;
}>;


export type TakeBackSentMutation = { takeBackSent: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TeamForImportQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamForImportQuery = { assignableStaff: Array<{ id: string, email: string, firstName: string, lastName: string }> };

export type TextPreviewQueryVariables = Exact<{
  clause: LetterClauseInput;
}>;


export type TextPreviewQuery = { clausePreview: { isCovered: boolean, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }>, sections: Array<{ id: string, title: string, sentences: Array<{ text: string, isOfFirm: boolean, isGap: boolean, startsParagraph: boolean }> }> } | null };

export type TextsOfLetterQueryVariables = Exact<{
  letter: string;
}>;


export type TextsOfLetterQuery = { clauseLetters: Array<{ id: string, today: string, types: Array<string>, name: { en: string, fr: string }, sections: Array<{ id: string, title: { en: string, fr: string } }>, facts: Array<{ name: string, exampleEn: string | null, exampleFr: string | null, mayBeEmpty: boolean, label: { en: string, fr: string } }>, versions: Array<{ language: string, applicationType: string, place: string, version: number, words: string, from: string, reason: string, isInEffect: boolean, savedBy: string, savedAt: string }> }> };

export type TickUploadedFileMutationVariables = Exact<{
  applicationId: string;
  packageId: string;
  path: string;
  isUploaded: boolean;
}>;


export type TickUploadedFileMutation = { tickUploadedFile: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TransferCasesMutationVariables = Exact<{
  userId: string;
  toUserId: string;
}>;


export type TransferCasesMutation = { transferCases: { done: boolean, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type TrashQueryVariables = Exact<{
  id: string;
}>;


export type TrashQuery = { application: { id: string, trashDays: number, filesOfPeopleGone: number, caseFile: unknown, trash: Array<{ id: string, page: string, slot: string, person: string, childNumber: number | null, name: string, bytes: number, daysInTrash: number | null, abilities: Array<string> }> } | null };

export type TutorialVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type TutorialVideosQuery = { tutorialVideos: { videos: Array<{ type: string, language: string, address: string, transcript: string }> } | null };

export type UnassignStaffFromManyMutationVariables = Exact<{
  applicationIds: Array<string> | string;
  staffId: string;
}>;


export type UnassignStaffFromManyMutation = { unassignStaffFromMany: { applicationIds: Array<string>, refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type UndoClientImportMutationVariables = Exact<{
  importId: string;
  keepWorkedOn: boolean;
}>;


export type UndoClientImportMutation = { undoClientImport: { removed: number, kept: Array<{ id: string, type: string, owner: { firstName: string, lastName: string } }>, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type UndoErasureMutationVariables = Exact<{
  applicationId: string;
}>;


export type UndoErasureMutation = { undoErasure: { refusals: Array<{ code: string, path: string | null, text: { en: string, fr: string } }> } };

export type UndoStatusChangeMutationVariables = Exact<{
  applicationId: string;
  changeId: string;
}>;


export type UndoStatusChangeMutation = { undoStatusChange: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type UpdateDependentMutationVariables = Exact<{
  input: UpdateDependentInput;
}>;


export type UpdateDependentMutation = { changeDependent: { dependent: { id: string } | null, refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { membership: unknown, users: Array<{ id: string, email: string, firstName: string, lastName: string, role: Role, roles: Array<Role>, twoFactorEnabled: boolean, disabledAt: string | null }>, firm: { version: number } | null, prices: { prices: Array<{ id: string }> } | null, officialBlanks: Array<{ sha256: string }>, invitations: Array<{ id: string, email: string, role: Role, expiresAt: string, acceptedAt: string | null }>, damagedFiles: Array<{ fileId: string, applicationId: string, damage: string, checkedAt: string | null }>, organisations: Array<{ id: string, kind: string, name: string }>, outbox: Array<{ id: string, to: string, subject: string, body: string, createdAt: string, sentAt: string | null }> };

export type VaultApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type VaultApplicationsQuery = { applications: Array<{ id: string, type: string }> };

export type VisitCaseMutationVariables = Exact<{
  applicationId: string;
}>;


export type VisitCaseMutation = { visitCase: { others: Array<string>, since: string | null, changes: Array<{ byName: string | null, at: string, said: { en: string, fr: string } }> } | null };

export type WhoLookedQueryVariables = Exact<{
  id: string;
}>;


export type WhoLookedQuery = { application: { id: string, whoLooked: Array<{ role: Role, name: string | null, at: string, reason: string | null, until: string | null }> } | null };

export type WhoSeesQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoSeesQuery = { applications: Array<{ id: string, type: string, whoSees: Array<{ role: Role, name: string | null, sees: string }> }> };

export type WithdrawLawyerDecisionMutationVariables = Exact<{
  applicationId: string;
  wordId: string;
}>;


export type WithdrawLawyerDecisionMutation = { withdrawLawyerDecision: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export type WorkAsMutationVariables = Exact<{
  role: Role;
}>;


export type WorkAsMutation = { workAs: { refusals: Array<{ text: { en: string, fr: string } }> } };

export type WriteNoteMutationVariables = Exact<{
  applicationId: string;
  key: string;
  body: string;
  isShared: boolean;
}>;


export type WriteNoteMutation = { writeNote: { refusals: Array<{ code: string, text: { en: string, fr: string } }> } };

export interface Documents {
  "\n    fragment PlanFields on Plan {\n      rulesVersion\n      today\n      isCut\n      progress {\n        answered\n        skipped\n        total\n        ratio\n      }\n      next\n      steps {\n        id\n        state\n        group\n      }\n      assessmentWarnings {\n        ...WarningFields\n      }\n      warnings {\n        ...WarningFields\n      }\n      vault {\n        page\n        slot\n        person\n        childNumber\n        requirement\n        permissions\n        phase\n        saidNotAvailable\n        toReplace\n        notCounted\n        isOver\n        askedBy\n        why {\n          ...WhyFields\n        }\n      }\n      deadlines {\n        id\n        title {\n          en\n          fr\n        }\n        date\n        why {\n          ...WhyFields\n        }\n      }\n    }\n  ": Operation<PlanFieldsFragment, never>;
  "\n    fragment WarningFields on PlannedWarning {\n      id\n      blocking\n      popUp\n      fileId\n      slot\n      overriddenBy\n      forLawyer\n      why {\n        ...WhyFields\n      }\n    }\n  ": Operation<WarningFieldsFragment, never>;
  "\n    mutation AddServicePrice($price: ServicePriceInput!) {\n      addServicePrice(price: $price) {\n        ...DoneFields\n      }\n    }\n  ": Operation<AddServicePriceMutation, AddServicePriceMutationVariables>;
  "\n    mutation AskFactorReset($userId: ID!) {\n      askFactorReset(userId: $userId) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<AskFactorResetMutation, AskFactorResetMutationVariables>;
  "\n    mutation AskForRefund($applicationId: ID!, $key: ID!, $cents: Int!, $reason: String!) {\n      askForRefund(applicationId: $applicationId, key: $key, cents: $cents, reason: $reason) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<AskForRefundMutation, AskForRefundMutationVariables>;
  "\n    mutation CancelCredit($applicationId: ID!, $creditNoteId: ID!) {\n      cancelCredit(applicationId: $applicationId, creditNoteId: $creditNoteId) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<CancelCreditMutation, CancelCreditMutationVariables>;
  "\n    mutation CancelPayment($applicationId: ID!, $paymentId: ID!) {\n      cancelPayment(applicationId: $applicationId, paymentId: $paymentId) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<CancelPaymentMutation, CancelPaymentMutationVariables>;
  "\n    mutation ConfirmFactorReset($userId: ID!) {\n      confirmFactorReset(userId: $userId) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<ConfirmFactorResetMutation, ConfirmFactorResetMutationVariables>;
  "\n    mutation DecideRefund($applicationId: ID!, $refundId: ID!, $how: String) {\n      decideRefund(applicationId: $applicationId, refundId: $refundId, how: $how) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<DecideRefundMutation, DecideRefundMutationVariables>;
  "\n    mutation DisableAccount($userId: ID!, $toUserId: ID) {\n      disableAccount(userId: $userId, toUserId: $toUserId) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<DisableAccountMutation, DisableAccountMutationVariables>;
  "\n    mutation EnableAccount($userId: ID!) {\n      enableAccount(userId: $userId) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<EnableAccountMutation, EnableAccountMutationVariables>;
  "\n    mutation GiveCredit($applicationId: ID!, $key: ID!, $cents: Int!, $reason: String!) {\n      giveCredit(applicationId: $applicationId, key: $key, cents: $cents, reason: $reason) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<GiveCreditMutation, GiveCreditMutationVariables>;
  "\n    mutation InviteStaff($email: String!, $role: Role!, $language: String!, $organisationId: ID) {\n      inviteStaff(email: $email, role: $role, language: $language, organisationId: $organisationId) {\n        ...DoneFields\n      }\n    }\n  ": Operation<InviteStaffMutation, InviteStaffMutationVariables>;
  "\n    mutation InviteToSection($applicationId: ID!, $section: String!, $email: String!, $language: String!) {\n      inviteToSection(applicationId: $applicationId, section: $section, email: $email, language: $language) {\n        invitation {\n          ...SectionInvitationFields\n        }\n        refusals {\n          code\n          text {\n            en\n            fr\n          }\n        }\n      }\n    }\n  ": Operation<InviteToSectionMutation, InviteToSectionMutationVariables>;
  "\n    mutation IssueInvoice($applicationId: ID!) {\n      issueInvoice(applicationId: $applicationId) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
  "\n    mutation RecordPayment(\n      $applicationId: ID!\n      $key: ID!\n      $cents: Int!\n      $receivedOn: String!\n      $how: String!\n      $reference: String!\n      $isAnother: Boolean!\n    ) {\n      recordPayment(\n        applicationId: $applicationId\n        key: $key\n        cents: $cents\n        receivedOn: $receivedOn\n        how: $how\n        reference: $reference\n        isAnother: $isAnother\n      ) {\n        ...PaymentOutcome\n      }\n    }\n  ": Operation<RecordPaymentMutation, RecordPaymentMutationVariables>;
  "\n    mutation SaveKnownSchools($schools: [KnownSchoolInput!]!, $baseVersion: Int!) {\n      saveKnownSchools(schools: $schools, baseVersion: $baseVersion) {\n        ...DoneFields\n      }\n    }\n  ": Operation<SaveKnownSchoolsMutation, SaveKnownSchoolsMutationVariables>;
  "\n    mutation SavePaymentSettings($collectsFees: Boolean!, $howToPay: TextInput!, $baseVersion: Int!) {\n      savePaymentSettings(collectsFees: $collectsFees, howToPay: $howToPay, baseVersion: $baseVersion) {\n        ...DoneFields\n      }\n    }\n  ": Operation<SavePaymentSettingsMutation, SavePaymentSettingsMutationVariables>;
  "\n    mutation SaveTutorialVideos($videos: [TutorialVideoInput!]!, $baseVersion: Int!) {\n      saveTutorialVideos(videos: $videos, baseVersion: $baseVersion) {\n        ...DoneFields\n      }\n    }\n  ": Operation<SaveTutorialVideosMutation, SaveTutorialVideosMutationVariables>;
  "\n    mutation SetLawyerScope($userId: ID!, $scope: String!) {\n      setLawyerScope(userId: $userId, scope: $scope) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<SetLawyerScopeMutation, SetLawyerScopeMutationVariables>;
  "\n    mutation SetRoles($userId: ID!, $roles: [Role!]!) {\n      setRoles(userId: $userId, roles: $roles) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<SetRolesMutation, SetRolesMutationVariables>;
  "\n    mutation TransferCases($userId: ID!, $toUserId: ID!) {\n      transferCases(userId: $userId, toUserId: $toUserId) {\n        ...AccountOutcome\n      }\n    }\n  ": Operation<TransferCasesMutation, TransferCasesMutationVariables>;
  "\n    query ApplicationOverview($id: ID!, $whole: Boolean = false) {\n      application(id: $id) {\n        id\n        type\n        matterNumber\n        status\n        closedAt\n        erasesAt\n        createdAt\n        statusUpdatedAt\n        abilities\n        openPartCount\n      untoldQuestions\n        owner {\n          id\n          firstName\n          lastName\n        }\n        staff {\n          id\n          firstName\n          lastName\n          role\n        }\n        caseFile\n        plan {\n          ...PlanFields\n          whole @include(if: $whole)\n        }\n        dependents {\n          id\n          type\n          childNumber\n          visaType\n          birthday\n          applicantFullName\n          knownAs {\n            birthday\n            applicantFullName\n          }\n        }\n        documents {\n          ...DocumentFields\n        }\n        noDocumentStatements {\n          page\n          slot\n          childNumber\n          explanation\n          statedAt\n          statedByMe\n          statedByName\n          withdrawnAt\n          withdrawnBecause\n        }\n        lawyerDecisions {\n          id\n          kind\n          fileId\n          warningId\n          formKey\n          reason\n          givenAt\n          givenByName\n          withdrawnAt\n          withdrawnByName\n        }\n        acknowledgedWarnings {\n          warningId\n          fileId\n          at\n        }\n      }\n    }\n  ": Operation<ApplicationOverviewQuery, ApplicationOverviewQueryVariables>;
  "\n    query CaseNews($id: ID!) {\n      application(id: $id) {\n        id\n        thread {\n          unread\n        }\n        openLetterComments {\n          letter\n          count\n        }\n        tasks {\n          ...ShownTask\n        }\n      }\n    }\n  ": Operation<CaseNewsQuery, CaseNewsQueryVariables>;
  "\n    query CaseTasks($id: ID!) {\n      application(id: $id) {\n        id\n        abilities\n        tasks {\n          ...ShownTask\n        }\n        taskTakers {\n          id\n          name\n          isApplicant\n        }\n      }\n    }\n  ": Operation<CaseTasksQuery, CaseTasksQueryVariables>;
  "\n    query EarlierMessages($applicationId: ID!, $position: Int!) {\n      earlierMessages(applicationId: $applicationId, position: $position) {\n        ...ShownMessage\n      }\n    }\n  ": Operation<EarlierMessagesQuery, EarlierMessagesQueryVariables>;
  "\n    query MyTasks {\n      myTasks {\n        task {\n          ...ShownTask\n        }\n        application {\n          id\n          owner {\n            id\n            firstName\n            lastName\n          }\n        }\n      }\n    }\n  ": Operation<MyTasksQuery, MyTasksQueryVariables>;
  "\n    query SectionInvitations($applicationId: ID!) {\n      sectionInvitations(applicationId: $applicationId) {\n        ...SectionInvitationFields\n      }\n    }\n  ": Operation<SectionInvitationsQuery, SectionInvitationsQueryVariables>;
  "\n  fragment AccountOutcome on DoneResult {\n    done\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n    }\n  }\n": Operation<AccountOutcomeFragment, never>;
  "\n  fragment DocumentFields on DocumentFile {\n    id\n    page\n    slot\n    person\n    childNumber\n    name\n    givenName\n    rotation\n    mime\n    bytes\n    uploadedAt\n    uploadedByMe\n    deletedAt\n    replaces\n    filledForm\n    isReturned\n    returnedBecause\n    state\n    progress {\n      stage\n      page\n      pages\n      ratio\n    }\n    fields {\n      name\n      label {\n        en\n        fr\n      }\n      value\n      confidence\n      page\n      box\n      checked\n      isSure\n      otherMeaning\n      suggestedBy\n      readBefore\n      correctedValue\n      typed {\n        at\n        byMe\n        name\n      }\n    }\n    languageModel {\n      model\n      runBy\n      isAllowed\n      outcome\n    }\n    findings\n    found {\n      id\n      page\n      box\n      because {\n        en\n        fr\n      }\n    }\n    pages\n    problem {\n      en\n      fr\n    }\n    scanned\n    sameContent {\n      fileId\n      page\n      slot\n      person\n      childNumber\n      name\n      inTrash\n    }\n    abilities\n  }\n": Operation<DocumentFieldsFragment, never>;
  "\n  fragment DoneFields on DoneResult {\n    done\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n      path\n    }\n  }\n": Operation<DoneFieldsFragment, never>;
  "\n  fragment LetterOutcome on LetterResult {\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n    }\n  }\n": Operation<LetterOutcomeFragment, never>;
  "\n  fragment PaymentOutcome on ApplicationResult {\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n    }\n  }\n": Operation<PaymentOutcomeFragment, never>;
  "\n  fragment ReviewOutcome on LetterResult {\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n    }\n  }\n": Operation<ReviewOutcomeFragment, never>;
  "\n  fragment SavedEntries on SaveFormValuesResult {\n    saved {\n      path\n      version\n    }\n    conflicts {\n      path\n      value\n      base\n      version\n      enteredAt\n    }\n    refusals {\n      code\n      text {\n        en\n        fr\n      }\n      path\n    }\n  }\n": Operation<SavedEntriesFragment, never>;
  "\n  fragment SectionInvitationFields on SectionInvitation {\n    id\n    section\n    language\n    state\n    createdAt\n    expiresAt\n    openedAt\n    finishedAt\n  }\n": Operation<SectionInvitationFieldsFragment, never>;
  "\n  fragment ShownMessage on Message {\n    id\n    position\n    body\n    isFromTeam\n    isOwn\n    byName\n    writtenAt\n    isRead\n  }\n": Operation<ShownMessageFragment, never>;
  "\n  fragment ShownTask on CaseTask {\n    id\n    words\n    cause {\n      en\n      fr\n    }\n    dueOn\n    isLate\n    isForApplicant\n    isMine\n    assigneeName\n    givenByName\n    givenAt\n    doneAt\n    doneByName\n    maySettle\n  }\n": Operation<ShownTaskFragment, never>;
  "\n  fragment WhyFields on Why {\n    because {\n      en\n      fr\n    }\n    decidedBy\n    restsOn\n    missing\n    sources {\n      title\n      address\n      validFrom\n      checkedOn\n      status\n    }\n  }\n": Operation<WhyFieldsFragment, never>;
  "\n  mutation AcceptDocument($applicationId: ID!, $fileId: ID!) {\n    acceptDocument(applicationId: $applicationId, fileId: $fileId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AcceptDocumentMutation, AcceptDocumentMutationVariables>;
  "\n  mutation AcceptForm($applicationId: ID!, $fileId: ID!, $formKey: String!, $reason: String!) {\n    acceptForm(applicationId: $applicationId, fileId: $fileId, formKey: $formKey, reason: $reason) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AcceptFormMutation, AcceptFormMutationVariables>;
  "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
  "\n  mutation AcknowledgeWarning($applicationId: ID!, $warningId: String!, $fileId: ID) {\n    acknowledgeWarning(applicationId: $applicationId, warningId: $warningId, fileId: $fileId) {\n      application {\n        id\n        acknowledgedWarnings {\n          warningId\n          fileId\n          at\n        }\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<AcknowledgeWarningMutation, AcknowledgeWarningMutationVariables>;
  "\n  mutation AddDependent($userId: ID!, $applicationId: ID!, $input: DependentInput!) {\n    enterDependent(userId: $userId, applicationId: $applicationId, input: $input) {\n      dependent {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AddDependentMutation, AddDependentMutationVariables>;
  "\n  mutation AllowLetterModel($applicationId: ID!, $letterKey: String!, $isAllowed: Boolean!) {\n    allowLetterModel(applicationId: $applicationId, letterKey: $letterKey, isAllowed: $isAllowed) {\n      ...LetterOutcome\n    }\n  }\n": Operation<AllowLetterModelMutation, AllowLetterModelMutationVariables>;
  "\n  mutation AllowModel($fileId: ID!, $isAllowed: Boolean!) {\n    allowModel(fileId: $fileId, isAllowed: $isAllowed) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AllowModelMutation, AllowModelMutationVariables>;
  "\n  mutation AnswerLetterComment(\n    $applicationId: ID!\n    $letterKey: String!\n    $commentId: ID!\n    $key: ID!\n    $body: String!\n  ) {\n    answerLetterComment(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      commentId: $commentId\n      key: $key\n      body: $body\n    ) {\n      ...ReviewOutcome\n    }\n  }\n": Operation<AnswerLetterCommentMutation, AnswerLetterCommentMutationVariables>;
  "\n  mutation ArrangeFiles($fileIds: [ID!]!) {\n    arrangeFiles(fileIds: $fileIds) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ArrangeFilesMutation, ArrangeFilesMutationVariables>;
  "\n  mutation AskErasure($applicationId: ID!, $reason: String!) {\n    askErasure(applicationId: $applicationId, reason: $reason) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<AskErasureMutation, AskErasureMutationVariables>;
  "\n  mutation AskForDocument(\n    $applicationId: ID!\n    $page: String!\n    $slot: String!\n    $childNumber: Int\n    $reason: String!\n    $requestId: String\n  ) {\n    askForDocument(\n      applicationId: $applicationId\n      page: $page\n      slot: $slot\n      childNumber: $childNumber\n      reason: $reason\n      requestId: $requestId\n    ) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<AskForDocumentMutation, AskForDocumentMutationVariables>;
  "\n  mutation AssignStaffToMany($applicationIds: [ID!]!, $staffId: ID!) {\n    assignStaffToMany(applicationIds: $applicationIds, staffId: $staffId) {\n      applicationIds\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<AssignStaffToManyMutation, AssignStaffToManyMutationVariables>;
  "\n  mutation BeginByLink($token: String!) {\n    beginByLink(token: $token) {\n      application {\n        id\n        plan {\n          next\n        }\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<BeginByLinkMutation, BeginByLinkMutationVariables>;
  "\n  mutation BeginClientCase(\n    $firstName: String!\n    $lastName: String!\n    $email: String!\n    $language: String!\n    $type: String!\n    $staffId: ID\n  ) {\n    beginClientCase(\n      firstName: $firstName\n      lastName: $lastName\n      email: $email\n      language: $language\n      type: $type\n      staffId: $staffId\n    ) {\n      application {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<BeginClientCaseMutation, BeginClientCaseMutationVariables>;
  "\n  mutation BuildFilingPackage($applicationId: ID!, $portal: String!, $language: String!) {\n    buildFilingPackage(applicationId: $applicationId, portal: $portal, language: $language) {\n      packageId\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<BuildFilingPackageMutation, BuildFilingPackageMutationVariables>;
  "\n  mutation CancelRequest($applicationId: ID!, $authorityRequestId: ID!) {\n    cancelRequest(applicationId: $applicationId, authorityRequestId: $authorityRequestId) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<CancelRequestMutation, CancelRequestMutationVariables>;
  "\n  mutation CancelReview($applicationId: ID!, $reviewId: ID!) {\n    cancelReview(applicationId: $applicationId, reviewId: $reviewId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CancelReviewMutation, CancelReviewMutationVariables>;
  "\n  mutation ChangeFamilyAnswers($applicationId: ID!, $answers: [AnswerInput!]!) {\n    saveAnswers(applicationId: $applicationId, answers: $answers) {\n      saved {\n        key\n      }\n      conflicts {\n        key\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n      application {\n        id\n        dependents {\n          id\n          type\n          childNumber\n        }\n      }\n    }\n  }\n": Operation<ChangeFamilyAnswersMutation, ChangeFamilyAnswersMutationVariables>;
  "\n  mutation ChangeRequest(\n    $applicationId: ID!\n    $authorityRequestId: ID!\n    $letterFileId: ID\n    $letterDate: String\n    $dueDate: String\n    $items: [AskedInput!]!\n    $baseVersion: Int\n  ) {\n    changeRequest(\n      applicationId: $applicationId\n      authorityRequestId: $authorityRequestId\n      letterFileId: $letterFileId\n      letterDate: $letterDate\n      dueDate: $dueDate\n      items: $items\n      baseVersion: $baseVersion\n    ) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<ChangeRequestMutation, ChangeRequestMutationVariables>;
  "\n  mutation ChangeStatus(\n    $applicationId: ID!\n    $transition: String!\n    $from: String!\n    $entered: [StatusEntryInput!]!\n    $confirmed: [String!]!\n    $reason: String!\n    $requestId: String!\n  ) {\n    changeStatus(\n      applicationId: $applicationId\n      transition: $transition\n      from: $from\n      entered: $entered\n      confirmed: $confirmed\n      reason: $reason\n      requestId: $requestId\n    ) {\n      isReported\n      refusals { code path text { en fr } }\n      open { kind id text { en fr } person childNumber personName whose { en fr } path }\n    }\n  }\n": Operation<ChangeStatusMutation, ChangeStatusMutationVariables>;
  "\n  mutation CheckConflicts($applicationId: ID!) {\n    checkConflicts(applicationId: $applicationId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CheckConflictsMutation, CheckConflictsMutationVariables>;
  "\n  mutation ChooseNotices(\n    $kinds: [NoticeKindChoiceInput!]!\n    $digest: String!\n    $quietFrom: Int\n    $quietUntil: Int\n    $timeZone: String\n  ) {\n    chooseNotices(\n      kinds: $kinds\n      digest: $digest\n      quietFrom: $quietFrom\n      quietUntil: $quietUntil\n      timeZone: $timeZone\n    ) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ChooseNoticesMutation, ChooseNoticesMutationVariables>;
  "\n  mutation ClaimSetup($token: String!) {\n    claimSetup(token: $token) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ClaimSetupMutation, ClaimSetupMutationVariables>;
  "\n  mutation CloseCase($applicationId: ID!, $reason: String!, $ownWords: String!, $seenDeadlines: [String!]!) {\n    closeCase(applicationId: $applicationId, reason: $reason, ownWords: $ownWords, seenDeadlines: $seenDeadlines) {\n      application { id closedAt }\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<CloseCaseMutation, CloseCaseMutationVariables>;
  "\n  mutation ClosePart($applicationId: ID!, $partId: ID!) {\n    closePart(applicationId: $applicationId, partId: $partId) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<ClosePartMutation, ClosePartMutationVariables>;
  "\n  mutation CommentLetter(\n    $applicationId: ID!\n    $letterKey: String!\n    $key: ID!\n    $section: String!\n    $quote: String!\n    $before: String!\n    $words: String!\n    $proposal: String!\n    $isShared: Boolean!\n  ) {\n    commentLetter(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      key: $key\n      section: $section\n      quote: $quote\n      before: $before\n      words: $words\n      proposal: $proposal\n      isShared: $isShared\n    ) {\n      ...ReviewOutcome\n    }\n  }\n": Operation<CommentLetterMutation, CommentLetterMutationVariables>;
  "\n  mutation ConfirmErasure($applicationId: ID!) {\n    confirmErasure(applicationId: $applicationId) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<ConfirmErasureMutation, ConfirmErasureMutationVariables>;
  "\n  mutation ConfirmLetter($applicationId: ID!, $letterKey: String!, $text: String!, $asGuest: Boolean) {\n    confirmLetter(applicationId: $applicationId, letterKey: $letterKey, text: $text, asGuest: $asGuest) {\n      ...LetterOutcome\n    }\n  }\n": Operation<ConfirmLetterMutation, ConfirmLetterMutationVariables>;
  "\n  mutation ConfirmStatement($applicationId: ID!, $fileIds: [ID!]!) {\n    confirmStatement(applicationId: $applicationId, fileIds: $fileIds) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<ConfirmStatementMutation, ConfirmStatementMutationVariables>;
  "\n  mutation CorrectReading($fileId: ID!, $field: String!, $value: String) {\n    correctReading(fileId: $fileId, field: $field, value: $value) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CorrectReadingMutation, CorrectReadingMutationVariables>;
  "\n  mutation CountAccount($fileId: ID!, $isCounted: Boolean!, $account: String) {\n    countAccount(fileId: $fileId, isCounted: $isCounted, account: $account) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CountAccountMutation, CountAccountMutationVariables>;
  "\n  mutation CreateCalendarFeed($withNames: Boolean) {\n    createCalendarFeed(withNames: $withNames) {\n      path\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
  "\n  mutation CreateRegistrationLink($organisationId: ID!, $applicantKind: String) {\n    createRegistrationLink(organisationId: $organisationId, applicantKind: $applicantKind) {\n      path\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<CreateRegistrationLinkMutation, CreateRegistrationLinkMutationVariables>;
  "\n  mutation DecideConflict($applicationId: ID!, $checkId: ID!, $decision: String!, $reason: String!) {\n    decideConflict(applicationId: $applicationId, checkId: $checkId, decision: $decision, reason: $reason) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<DecideConflictMutation, DecideConflictMutationVariables>;
  "\n  mutation DecideLetterProposal(\n    $applicationId: ID!\n    $letterKey: String!\n    $commentId: ID!\n    $isAccepted: Boolean!\n    $text: String!\n    $body: String!\n  ) {\n    decideLetterProposal(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      commentId: $commentId\n      isAccepted: $isAccepted\n      text: $text\n      body: $body\n    ) {\n      ...ReviewOutcome\n    }\n  }\n": Operation<DecideLetterProposalMutation, DecideLetterProposalMutationVariables>;
  "\n  mutation DeclineReport($applicationId: ID!) {\n    declineReport(applicationId: $applicationId) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<DeclineReportMutation, DeclineReportMutationVariables>;
  "\n  mutation DeleteDocument($fileId: ID!) {\n    deleteDocument(fileId: $fileId) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
  "\n  mutation EndIntakeLink($linkId: ID!) {\n    endIntakeLink(linkId: $linkId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<EndIntakeLinkMutation, EndIntakeLinkMutationVariables>;
  "\n  mutation EraseDocument($fileId: ID!) {\n    eraseDocument(fileId: $fileId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<EraseDocumentMutation, EraseDocumentMutationVariables>;
  "\n  mutation ExplainTransaction($fileId: ID!, $depositDate: String!, $depositAmount: Float!, $explanation: String!, $noSupportingDocuments: Boolean!, $documentFiles: [ID!]!) {\n    explainTransaction(fileId: $fileId, depositDate: $depositDate, depositAmount: $depositAmount, explanation: $explanation, noSupportingDocuments: $noSupportingDocuments, documentFiles: $documentFiles) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ExplainTransactionMutation, ExplainTransactionMutationVariables>;
  "\n  mutation FetchOfficialBlank($address: String!) {\n    fetchOfficialBlank(address: $address) {\n      blank {\n        sha256\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        missing\n        added\n      }\n    }\n  }\n": Operation<FetchOfficialBlankMutation, FetchOfficialBlankMutationVariables>;
  "\n  mutation FinishPart($applicationId: ID!, $partId: ID!) {\n    finishPart(applicationId: $applicationId, partId: $partId) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<FinishPartMutation, FinishPartMutationVariables>;
  "\n  mutation FinishSection {\n    finishSection {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<FinishSectionMutation, FinishSectionMutationVariables>;
  "\n  mutation FitForPortal($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int, $portal: String!) {\n    fitForPortal(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber, portal: $portal) {\n      fitId\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<FitForPortalMutation, FitForPortalMutationVariables>;
  "\n  mutation ForceStatus($applicationId: ID!, $from: String!, $to: String!, $reason: String!, $requestId: String!) {\n    forceStatus(applicationId: $applicationId, from: $from, to: $to, reason: $reason, requestId: $requestId) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<ForceStatusMutation, ForceStatusMutationVariables>;
  "\n  mutation GiveConsent($organisationId: ID!, $parts: [String!]!, $until: String!) {\n    giveConsent(organisationId: $organisationId, parts: $parts, until: $until) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<GiveConsentMutation, GiveConsentMutationVariables>;
  "\n  mutation GiveTask($applicationId: ID!, $key: ID!, $words: String!, $toUserId: ID, $dueOn: String) {\n    giveTask(applicationId: $applicationId, key: $key, words: $words, toUserId: $toUserId, dueOn: $dueOn) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<GiveTaskMutation, GiveTaskMutationVariables>;
  "\n  mutation HoldCase($applicationId: ID!, $reason: String!) {\n    holdCase(applicationId: $applicationId, reason: $reason) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<HoldCaseMutation, HoldCaseMutationVariables>;
  "\n  mutation ImportClients(\n    $key: ID!\n    $total: Int!\n    $invites: Boolean!\n    $lines: [ClientLineInput!]!\n    $defaults: ClientDefaultsInput!\n  ) {\n    importClients(key: $key, total: $total, invites: $invites, lines: $lines, defaults: $defaults) {\n      imported {\n        line\n        applicationId\n      }\n      faults {\n        line\n        refusals {\n          code\n          text {\n            en\n            fr\n          }\n          path\n        }\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ImportClientsMutation, ImportClientsMutationVariables>;
  "\n  mutation InviteClientAgain($applicationId: ID!, $email: String!) {\n    inviteClientAgain(applicationId: $applicationId, email: $email) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<InviteClientAgainMutation, InviteClientAgainMutationVariables>;
  "\n  mutation JoinOrganisation($token: String!) {\n    joinOrganisation(token: $token) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<JoinOrganisationMutation, JoinOrganisationMutationVariables>;
  "\n  mutation KeepDuplicate($fileId: ID!) {\n    keepDuplicate(fileId: $fileId) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<KeepDuplicateMutation, KeepDuplicateMutationVariables>;
  "\n  mutation LiftHold($applicationId: ID!) {\n    liftHold(applicationId: $applicationId) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<LiftHoldMutation, LiftHoldMutationVariables>;
  "\n  mutation LinkRequestFile($applicationId: ID!, $itemId: ID!, $fileId: ID!, $linked: Boolean!) {\n    linkRequestFile(applicationId: $applicationId, itemId: $itemId, fileId: $fileId, linked: $linked) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<LinkRequestFileMutation, LinkRequestFileMutationVariables>;
  "\n  mutation MakeIntakeLink($type: String!, $language: String!, $words: String!, $mostUses: Int, $until: String!) {\n    makeIntakeLink(type: $type, language: $language, words: $words, mostUses: $mostUses, until: $until) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<MakeIntakeLinkMutation, MakeIntakeLinkMutationVariables>;
  "\n  mutation MarkMessagesRead($applicationId: ID!, $position: Int!) {\n    markMessagesRead(applicationId: $applicationId, position: $position) {\n      refusals {\n        code\n      }\n    }\n  }\n": Operation<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
  "\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(ids: $ids) {\n      done\n    }\n  }\n": Operation<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
  "\n  mutation OpenWithReason($applicationId: ID!, $reason: String!) {\n    openWithReason(applicationId: $applicationId, reason: $reason) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<OpenWithReasonMutation, OpenWithReasonMutationVariables>;
  "\n  mutation OverrideWarning($applicationId: ID!, $fileId: ID!, $warningId: String!, $reason: String!) {\n    overrideWarning(applicationId: $applicationId, fileId: $fileId, warningId: $warningId, reason: $reason) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<OverrideWarningMutation, OverrideWarningMutationVariables>;
  "\n  mutation PayOnline($applicationId: ID!) {\n    payOnline(applicationId: $applicationId) {\n      page\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<PayOnlineMutation, PayOnlineMutationVariables>;
  "\n  mutation PutBackLetterText(\n    $applicationId: ID!\n    $letterKey: String!\n    $versionId: ID!\n    $section: String!\n    $text: String!\n  ) {\n    putBackLetterText(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      versionId: $versionId\n      section: $section\n      text: $text\n    ) {\n      ...ReviewOutcome\n    }\n  }\n": Operation<PutBackLetterTextMutation, PutBackLetterTextMutationVariables>;
  "\n  mutation PutFormIntoVault($applicationId: ID!, $formKey: String!, $language: String!) {\n    putFormIntoVault(applicationId: $applicationId, formKey: $formKey, language: $language) {\n      fileId\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n      parts {\n        id\n        title {\n          en\n          fr\n        }\n        gaps {\n          path\n          label {\n            en\n            fr\n          }\n          row {\n            en\n            fr\n          }\n        }\n      }\n      notes {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<PutFormIntoVaultMutation, PutFormIntoVaultMutationVariables>;
  "\n  mutation PutLetter($applicationId: ID!, $letterKey: String!) {\n    putLetterIntoVault(applicationId: $applicationId, letterKey: $letterKey) {\n      fileId\n      ...LetterOutcome\n    }\n  }\n": Operation<PutLetterMutation, PutLetterMutationVariables>;
  "\n  mutation ReadAgain($fileId: ID!, $password: String) {\n    readAgain(fileId: $fileId, password: $password) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ReadAgainMutation, ReadAgainMutationVariables>;
  "\n  mutation RecordFact($applicationId: ID!, $fact: String!, $words: [String!]!, $seen: [String!]!) {\n    recordFact(applicationId: $applicationId, fact: $fact, words: $words, seen: $seen) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<RecordFactMutation, RecordFactMutationVariables>;
  "\n  mutation RecordRequest(\n    $applicationId: ID!\n    $kind: String!\n    $addressee: String!\n    $childNumber: Int\n    $letterFileId: ID\n    $letterDate: String\n    $dueDate: String\n    $items: [AskedInput!]!\n    $requestId: String!\n  ) {\n    recordRequest(\n      applicationId: $applicationId\n      kind: $kind\n      addressee: $addressee\n      childNumber: $childNumber\n      letterFileId: $letterFileId\n      letterDate: $letterDate\n      dueDate: $dueDate\n      items: $items\n      requestId: $requestId\n    ) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<RecordRequestMutation, RecordRequestMutationVariables>;
  "\n  mutation RemoveDependent($id: ID!) {\n    removeDependent(id: $id) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RemoveDependentMutation, RemoveDependentMutationVariables>;
  "\n  mutation RemoveDependentsByType($applicationId: ID!, $type: String!) {\n    removeDependentsByType(applicationId: $applicationId, type: $type) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RemoveDependentsByTypeMutation, RemoveDependentsByTypeMutationVariables>;
  "\n  mutation RemoveGuestDocument($fileId: ID!) {\n    removeGuestDocument(fileId: $fileId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RemoveGuestDocumentMutation, RemoveGuestDocumentMutationVariables>;
  "\n  mutation RemoveLetterhead {\n    removeLetterhead {\n      done\n    }\n  }\n": Operation<RemoveLetterheadMutation, RemoveLetterheadMutationVariables>;
  "\n  mutation RemoveNote($applicationId: ID!, $noteId: ID!) {\n    removeNote(applicationId: $applicationId, noteId: $noteId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RemoveNoteMutation, RemoveNoteMutationVariables>;
  "\n  mutation RemoveSignOn($organisationId: ID!) {\n    removeSignOn(organisationId: $organisationId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RemoveSignOnMutation, RemoveSignOnMutationVariables>;
  "\n  mutation RenameDocument($fileId: ID!, $name: String!) {\n    renameDocument(fileId: $fileId, name: $name) {\n      document {\n        id\n        name\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RenameDocumentMutation, RenameDocumentMutationVariables>;
  "\n  mutation ReopenCase($applicationId: ID!, $reason: String!, $ownWords: String!) {\n    reopenCase(applicationId: $applicationId, reason: $reason, ownWords: $ownWords) {\n      application { id closedAt }\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<ReopenCaseMutation, ReopenCaseMutationVariables>;
  "\n  mutation ReopenPart($applicationId: ID!, $kind: String!, $part: String!, $childNumber: Int, $reason: String!) {\n    reopenPart(\n      applicationId: $applicationId\n      kind: $kind\n      part: $part\n      childNumber: $childNumber\n      reason: $reason\n    ) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<ReopenPartMutation, ReopenPartMutationVariables>;
  "\n  mutation ResolveLetterComment($applicationId: ID!, $letterKey: String!, $commentId: ID!, $isResolved: Boolean!) {\n    resolveLetterComment(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      commentId: $commentId\n      isResolved: $isResolved\n    ) {\n      ...ReviewOutcome\n    }\n  }\n": Operation<ResolveLetterCommentMutation, ResolveLetterCommentMutationVariables>;
  "\n  mutation RestoreDependentDocument($fileId: ID!) {\n    restoreDocument(fileId: $fileId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RestoreDependentDocumentMutation, RestoreDependentDocumentMutationVariables>;
  "\n  mutation RestoreDocument($fileId: ID!) {\n    restoreDocument(fileId: $fileId) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RestoreDocumentMutation, RestoreDocumentMutationVariables>;
  "\n  mutation ReturnDocument($applicationId: ID!, $fileId: ID!, $reason: String!) {\n    returnDocument(applicationId: $applicationId, fileId: $fileId, reason: $reason) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ReturnDocumentMutation, ReturnDocumentMutationVariables>;
  "\n  mutation RevokeCalendarFeed {\n    revokeCalendarFeed {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
  "\n  mutation RevokeRegistrationLink($linkId: ID!) {\n    revokeRegistrationLink(linkId: $linkId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RevokeRegistrationLinkMutation, RevokeRegistrationLinkMutationVariables>;
  "\n  mutation RevokeSectionInvitation($id: ID!) {\n    revokeSectionInvitation(id: $id) {\n      invitation {\n        id\n        state\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RevokeSectionInvitationMutation, RevokeSectionInvitationMutationVariables>;
  "\n  mutation RotateDocument($fileId: ID!, $rotation: Int!) {\n    rotateDocument(fileId: $fileId, rotation: $rotation) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<RotateDocumentMutation, RotateDocumentMutationVariables>;
  "\n  mutation SaveAnswers($applicationId: ID!, $answers: [AnswerInput!]!, $asGuest: Boolean) {\n    saveAnswers(applicationId: $applicationId, answers: $answers, asGuest: $asGuest) {\n      saved {\n        key\n        version\n      }\n      conflicts {\n        key\n        value\n        version\n        answeredAt\n        wasStored\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n      application {\n        id\n        acknowledgedWarnings {\n          warningId\n          fileId\n          at\n        }\n      }\n    }\n  }\n": Operation<SaveAnswersMutation, SaveAnswersMutationVariables>;
  "\n  mutation SaveFirm($values: JSON!, $baseVersion: Int!) {\n    saveFirm(values: $values, baseVersion: $baseVersion) {\n      refusals {\n        path\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SaveFirmMutation, SaveFirmMutationVariables>;
  "\n  mutation SaveFormValues($applicationId: ID!, $formKey: String!, $changes: [FormValueChange!]!) {\n    saveFormValues(applicationId: $applicationId, formKey: $formKey, changes: $changes) {\n      ...SavedEntries\n    }\n  }\n": Operation<SaveFormValuesMutation, SaveFormValuesMutationVariables>;
  "\n  mutation SaveLetter($applicationId: ID!, $letterKey: String!, $changes: [LetterChange!]!, $asGuest: Boolean) {\n    saveLetter(applicationId: $applicationId, letterKey: $letterKey, changes: $changes, asGuest: $asGuest) {\n      ...SavedEntries\n    }\n  }\n": Operation<SaveLetterMutation, SaveLetterMutationVariables>;
  "\n  mutation SaveLetterText($clause: LetterClauseInput!, $from: String!, $reason: String!, $baseVersion: Int!) {\n    saveLetterClause(clause: $clause, from: $from, reason: $reason, baseVersion: $baseVersion) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<SaveLetterTextMutation, SaveLetterTextMutationVariables>;
  "\n  mutation SaveMembership($membership: JSON!) {\n    saveMembership(membership: $membership) {\n      refusals {\n        path\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SaveMembershipMutation, SaveMembershipMutationVariables>;
  "\n  mutation SaveOrganisation($kind: String!, $name: String!) {\n    saveOrganisation(kind: $kind, name: $name) {\n      organisationId\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SaveOrganisationMutation, SaveOrganisationMutationVariables>;
  "\n  mutation SavePersonalHistory($changes: [PersonalHistoryChange!]!) {\n    savePersonalHistory(changes: $changes) {\n      saved {\n        path\n        version\n      }\n      conflicts {\n        path\n        value\n        version\n        enteredAt\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<SavePersonalHistoryMutation, SavePersonalHistoryMutationVariables>;
  "\n  mutation SaveSignOn(\n    $organisationId: ID!\n    $issuer: String!\n    $clientId: String!\n    $clientSecret: String!\n    $domains: [String!]!\n  ) {\n    saveSignOn(\n      organisationId: $organisationId\n      issuer: $issuer\n      clientId: $clientId\n      clientSecret: $clientSecret\n      domains: $domains\n    ) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SaveSignOnMutation, SaveSignOnMutationVariables>;
  "\n  mutation SayWhyDocumentCounts($fileId: ID!, $because: String) {\n    sayWhyDocumentCounts(fileId: $fileId, because: $because) {\n      document {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SayWhyDocumentCountsMutation, SayWhyDocumentCountsMutationVariables>;
  "\n  mutation SendMessage($applicationId: ID!, $key: ID!, $body: String!) {\n    sendMessage(applicationId: $applicationId, key: $key, body: $body) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SendMessageMutation, SendMessageMutationVariables>;
  "\n  mutation SendRequestItems($applicationId: ID!, $authorityRequestId: ID!, $itemIds: [ID!]!, $on: String!) {\n    sendRequestItems(\n      applicationId: $applicationId\n      authorityRequestId: $authorityRequestId\n      itemIds: $itemIds\n      on: $on\n    ) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<SendRequestItemsMutation, SendRequestItemsMutationVariables>;
  "\n  mutation SetAffiliation($applicationId: ID!, $applicantKind: String, $schoolId: ID, $agentId: ID) {\n    setAffiliation(applicationId: $applicationId, applicantKind: $applicantKind, schoolId: $schoolId, agentId: $agentId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SetAffiliationMutation, SetAffiliationMutationVariables>;
  "\n  mutation SetAgreement($applicationId: ID!, $agreed: Boolean!) {\n    setAgreement(applicationId: $applicationId, agreed: $agreed) {\n      application {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SetAgreementMutation, SetAgreementMutationVariables>;
  "\n  mutation SetLanguage($language: String!) {\n    setLanguage(language: $language) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SetLanguageMutation, SetLanguageMutationVariables>;
  "\n  mutation SetMatterNumber($applicationId: ID!, $matterNumber: String) {\n    setMatterNumber(applicationId: $applicationId, matterNumber: $matterNumber) {\n      application {\n        id\n        matterNumber\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SetMatterNumberMutation, SetMatterNumberMutationVariables>;
  "\n  mutation SetProfile($firstName: String!, $lastName: String!) {\n    setProfile(firstName: $firstName, lastName: $lastName) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<SetProfileMutation, SetProfileMutationVariables>;
  "\n  mutation SettleSpouse($input: UpdateDependentInput!) {\n    changeDependent(input: $input) {\n      dependent {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SettleSpouseMutation, SettleSpouseMutationVariables>;
  "\n  mutation SettleSuggestion(\n    $applicationId: ID!\n    $letterKey: String!\n    $isAccepted: Boolean!\n    $shown: String!\n    $edits: [SentenceEdit!]!\n  ) {\n    settleSuggestion(\n      applicationId: $applicationId\n      letterKey: $letterKey\n      isAccepted: $isAccepted\n      shown: $shown\n      edits: $edits\n    ) {\n      ...LetterOutcome\n    }\n  }\n": Operation<SettleSuggestionMutation, SettleSuggestionMutationVariables>;
  "\n  mutation SettleTask($applicationId: ID!, $taskId: ID!, $isDone: Boolean!) {\n    settleTask(applicationId: $applicationId, taskId: $taskId, isDone: $isDone) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SettleTaskMutation, SettleTaskMutationVariables>;
  "\n  mutation SortDocument($fileId: ID!, $page: String!, $slot: String!, $childNumber: Int) {\n    sortDocument(fileId: $fileId, page: $page, slot: $slot, childNumber: $childNumber) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<SortDocumentMutation, SortDocumentMutationVariables>;
  "\n  mutation StartApplication($type: String!) {\n    startApplication(type: $type) {\n      application {\n        id\n        plan {\n          next\n        }\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<StartApplicationMutation, StartApplicationMutationVariables>;
  "\n  mutation StartLinkedApplication($applicationId: ID!, $kind: String!, $requestId: String!) {\n    startLinkedApplication(applicationId: $applicationId, kind: $kind, requestId: $requestId) {\n      application { id }\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<StartLinkedApplicationMutation, StartLinkedApplicationMutationVariables>;
  "\n  mutation StateNoDocument($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int, $explanation: String) {\n    stateNoDocument(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber, explanation: $explanation) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<StateNoDocumentMutation, StateNoDocumentMutationVariables>;
  "\n  mutation SuggestWording($applicationId: ID!, $letterKey: String!) {\n    suggestWording(applicationId: $applicationId, letterKey: $letterKey) {\n      ...LetterOutcome\n    }\n  }\n": Operation<SuggestWordingMutation, SuggestWordingMutationVariables>;
  "\n  mutation TakeBackConsent($organisationId: ID!) {\n    takeBackConsent(organisationId: $organisationId) {\n      done\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<TakeBackConsentMutation, TakeBackConsentMutationVariables>;
  "\n  mutation TakeBackForm($fileId: ID!) {\n    deleteDocument(fileId: $fileId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<TakeBackFormMutation, TakeBackFormMutationVariables>;
  "\n  mutation TakeBackNoDocument($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int) {\n    takeBackNoDocument(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<TakeBackNoDocumentMutation, TakeBackNoDocumentMutationVariables>;
  "\n  mutation TakeBackSent($applicationId: ID!, $itemId: ID!, $reason: String) {\n    takeBackSent(applicationId: $applicationId, itemId: $itemId, reason: $reason) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<TakeBackSentMutation, TakeBackSentMutationVariables>;
  "\n  mutation TickUploadedFile($applicationId: ID!, $packageId: ID!, $path: String!, $isUploaded: Boolean!) {\n    tickUploadedFile(applicationId: $applicationId, packageId: $packageId, path: $path, isUploaded: $isUploaded) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<TickUploadedFileMutation, TickUploadedFileMutationVariables>;
  "\n  mutation UnassignStaffFromMany($applicationIds: [ID!]!, $staffId: ID!) {\n    unassignStaffFromMany(applicationIds: $applicationIds, staffId: $staffId) {\n      applicationIds\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<UnassignStaffFromManyMutation, UnassignStaffFromManyMutationVariables>;
  "\n  mutation UndoClientImport($importId: ID!, $keepWorkedOn: Boolean!) {\n    undoClientImport(importId: $importId, keepWorkedOn: $keepWorkedOn) {\n      removed\n      kept {\n        id\n        type\n        owner {\n          firstName\n          lastName\n        }\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<UndoClientImportMutation, UndoClientImportMutationVariables>;
  "\n  mutation UndoErasure($applicationId: ID!) {\n    undoErasure(applicationId: $applicationId) {\n      refusals { code path text { en fr } }\n    }\n  }\n": Operation<UndoErasureMutation, UndoErasureMutationVariables>;
  "\n  mutation UndoStatusChange($applicationId: ID!, $changeId: ID!) {\n    undoStatusChange(applicationId: $applicationId, changeId: $changeId) {\n      refusals { code text { en fr } }\n    }\n  }\n": Operation<UndoStatusChangeMutation, UndoStatusChangeMutationVariables>;
  "\n  mutation UpdateDependent($input: UpdateDependentInput!) {\n    changeDependent(input: $input) {\n      dependent {\n        id\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<UpdateDependentMutation, UpdateDependentMutationVariables>;
  "\n  mutation VisitCase($applicationId: ID!) {\n    visitCase(applicationId: $applicationId) {\n      others\n      since\n      changes {\n        said {\n          en\n          fr\n        }\n        byName\n        at\n      }\n    }\n  }\n": Operation<VisitCaseMutation, VisitCaseMutationVariables>;
  "\n  mutation WithdrawLawyerDecision($applicationId: ID!, $wordId: ID!) {\n    withdrawLawyerDecision(applicationId: $applicationId, wordId: $wordId) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<WithdrawLawyerDecisionMutation, WithdrawLawyerDecisionMutationVariables>;
  "\n  mutation WorkAs($role: Role!) {\n    workAs(role: $role) {\n      refusals {\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<WorkAsMutation, WorkAsMutationVariables>;
  "\n  mutation WriteNote($applicationId: ID!, $key: ID!, $body: String!, $isShared: Boolean!) {\n    writeNote(applicationId: $applicationId, key: $key, body: $body, isShared: $isShared) {\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<WriteNoteMutation, WriteNoteMutationVariables>;
  "\n  query AnswersNow($id: ID!) {\n    application(id: $id) {\n      id\n      caseFile\n      answerVersions\n    }\n  }\n": Operation<AnswersNowQuery, AnswersNowQueryVariables>;
  "\n  query AnswersSheet($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      abilities\n      caseFile\n      untoldQuestions\n      owner {\n        firstName\n        lastName\n      }\n    }\n    answerHistory(applicationId: $id) {\n      key\n      version\n      value\n      answeredAt\n      answeredBy {\n        kind\n        name\n        role\n      }\n      revisions {\n        version\n        value\n        answeredAt\n        answeredBy {\n          kind\n          name\n          role\n        }\n      }\n    }\n  }\n": Operation<AnswersSheetQuery, AnswersSheetQueryVariables>;
  "\n  query Applications {\n    applications {\n      id\n      type\n      status\n      closedAt\n      createdAt\n      statusUpdatedAt\n      owner {\n        id\n        firstName\n        lastName\n      }\n      openPartCount\n      plan {\n        progress {\n          answered\n          skipped\n          total\n          ratio\n        }\n        next\n      }\n    }\n  }\n": Operation<ApplicationsQuery, ApplicationsQueryVariables>;
  "\n  query Assessment($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      status\n      abilities\n      openSteps\n      untoldQuestions\n      caseFile\n      answerVersions\n      contactEmail\n      unreadableAnswers {\n        key\n        value\n      }\n      acknowledgedWarnings {\n        warningId\n        fileId\n        at\n      }\n    }\n  }\n": Operation<AssessmentQuery, AssessmentQueryVariables>;
  "\n  query AssignableStaff {\n    assignableStaff {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n": Operation<AssignableStaffQuery, AssignableStaffQueryVariables>;
  "\n  query AuthorityRequests($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      status\n      abilities\n      plan { today }\n      documents { id name page childNumber }\n      authorityRequests {\n        id\n        kind\n        name { en fr }\n        addressee\n        childNumber\n        letterFileId\n        letterDate\n        dueDate\n        deadline { date why { because { en fr } sources { title status } } }\n        recordedAt\n        recordedByName\n        isOpen\n        isEnded\n        turn\n        isDoneInPerson\n        version\n        seesItems\n        mayChange\n        mayLink\n        mayMarkSent\n        items {\n          id\n          state\n          name { en fr }\n          words { en fr }\n          typed\n          page\n          slot\n          childNumber\n          path\n          files\n          offered\n          linked\n          sentOn\n          mayTakeBack\n          takingBackNeedsReason\n          takenBackBefore { sentOn takenBackAt takenBackByName reason }\n        }\n      }\n      authorityRequestForm {\n        kinds { id name { en fr } hint { en fr } thing { en fr } isOfEach }\n        people { addressee childNumber }\n        letters { fileId kind addressee childNumber }\n        places { page slot childNumber person name { en fr } }\n      }\n    }\n  }\n": Operation<AuthorityRequestsQuery, AuthorityRequestsQueryVariables>;
  "\n  query Board {\n    board {\n      isOfFirm\n      statuses {\n        status\n        waitsFor\n        cases\n        blocked\n        halfDays\n        longestDays\n      }\n      weeks {\n        week\n        waitsFor\n        cases\n      }\n      deadlines {\n        week\n        cases\n      }\n    }\n  }\n": Operation<BoardQuery, BoardQueryVariables>;
  "\n  query CalendarFeed {\n    calendarFeed {\n      createdAt\n      readAt\n      withNames\n    }\n  }\n": Operation<CalendarFeedQuery, CalendarFeedQueryVariables>;
  "\n  query CalendarMembers {\n    assignableStaff {\n      id\n      firstName\n      lastName\n      email\n    }\n  }\n": Operation<CalendarMembersQuery, CalendarMembersQueryVariables>;
  "\n  query CaseAffiliation($id: ID!) {\n    application(id: $id) {\n      id\n      affiliation {\n        fact\n        value\n        organisation {\n          name\n        }\n      }\n    }\n    organisations {\n      id\n      kind\n      name\n    }\n  }\n": Operation<CaseAffiliationQuery, CaseAffiliationQueryVariables>;
  "\n  query CaseClosing($id: ID!) {\n    application(id: $id) {\n      id\n      closedAt\n      abilities\n      closings {\n        id\n        reason { en fr }\n        words\n        closedAt\n        closedByName\n        reopenedReason { en fr }\n        reopenedWords\n        reopenedAt\n        reopenedByName\n      }\n      beforeClosing {\n        deadlines { id title { en fr } date }\n        openTasks\n      }\n    }\n  }\n": Operation<CaseClosingQuery, CaseClosingQueryVariables>;
  "\n  query CaseLog($id: ID!, $before: Int, $only: String) {\n    caseLog(applicationId: $id, before: $before, only: $only) {\n      entries {\n        position\n        at\n        who {\n          kind\n          name\n          role\n        }\n        what {\n          en\n          fr\n        }\n        about {\n          en\n          fr\n        }\n      }\n      next\n      mayCheck\n    }\n  }\n": Operation<CaseLogQuery, CaseLogQueryVariables>;
  "\n  query CaseLogCheck($id: ID!) {\n    caseLogCheck(applicationId: $id) {\n      isWhole\n      entries\n      fault {\n        en\n        fr\n      }\n      isGuarded\n    }\n  }\n": Operation<CaseLogCheckQuery, CaseLogCheckQueryVariables>;
  "\n  query CaseMessages($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      thread {\n        unread\n        mayWrite\n        messages {\n          ...ShownMessage\n        }\n      }\n    }\n  }\n": Operation<CaseMessagesQuery, CaseMessagesQueryVariables>;
  "\n  query CaseNotes($id: ID!) {\n    application(id: $id) {\n      id\n      notes {\n        id\n        body\n        isShared\n        byName\n        writtenAt\n        mayRemove\n      }\n    }\n  }\n": Operation<CaseNotesQuery, CaseNotesQueryVariables>;
  "\n  query CasePayments($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      abilities\n      payments {\n        items {\n          id\n          kind\n          name {\n            en\n            fr\n          }\n          quantity\n          because {\n            en\n            fr\n          }\n          priceCents\n          amountCents\n          description {\n            en\n            fr\n          }\n          note {\n            en\n            fr\n          }\n          isInvoiced\n        }\n        totalCents\n        schoolPays\n        isSettled\n        because {\n          en\n          fr\n        }\n        invoice {\n          id\n          number\n          issuedAt\n          totalCents\n          isOfToday\n          lines {\n            id\n            name {\n              en\n              fr\n            }\n            quantity\n            priceCents\n            note {\n              en\n              fr\n            }\n          }\n        }\n        creditedCents\n        receivedCents\n        openCents\n        overpaidCents\n        takesCards\n        howToPay {\n          en\n          fr\n        }\n        payments {\n          id\n          cents\n          currency\n          receivedOn\n          how\n          reference\n          isCancelled\n          recordedByName\n        }\n        refunds {\n          id\n          cents\n          currency\n          state\n          how\n          reason\n          askedByName\n        }\n        creditNotes {\n          id\n          number\n          cents\n          issuedAt\n          reason\n          isOfRefund\n          isCancelled\n        }\n      }\n    }\n  }\n": Operation<CasePaymentsQuery, CasePaymentsQueryVariables>;
  "\n  query ClientImports {\n    clientImports {\n      id\n      byName\n      createdAt\n      total\n      done\n      undoneAt\n      undoUntil\n    }\n  }\n": Operation<ClientImportsQuery, ClientImportsQueryVariables>;
  "\n  query ClientLink($id: ID!) {\n    application(id: $id) {\n      id\n      clientLink {\n        sentTo\n        openUntil\n      }\n    }\n  }\n": Operation<ClientLinkQuery, ClientLinkQueryVariables>;
  "\n  query ConflictChecks($id: ID!) {\n    application(id: $id) {\n      id\n      conflictChecks {\n        id\n        checkedAt\n        byName\n        searched\n        people {\n          found {\n            application {\n              id\n              type\n            }\n            asWhat {\n              en\n              fr\n            }\n            name\n            searched\n            isSame\n          }\n          elsewhere\n          ask\n        }\n        decision\n        reason\n        decidedAt\n        decidedByName\n        mayDecide\n      }\n    }\n  }\n": Operation<ConflictChecksQuery, ConflictChecksQueryVariables>;
  "\n  query DocumentReviews($id: ID!) {\n    application(id: $id) {\n      id\n      documentReviews {\n        id\n        kind\n        fileId\n        page\n        slot\n        childNumber\n        reason\n        reviewedAt\n        reviewedByName\n        cancelledAt\n        isCurrent\n      }\n    }\n  }\n": Operation<DocumentReviewsQuery, DocumentReviewsQueryVariables>;
  "\n  query DueSoon {\n    firmCalendar {\n      soon\n    }\n  }\n": Operation<DueSoonQuery, DueSoonQueryVariables>;
  "\n  query Erasing($id: ID!) {\n    application(id: $id) {\n      id\n      closedAt\n      abilities\n      erasure {\n        id\n        reason { en fr }\n        askedAt\n        askedByName\n        isAskedByMe\n        confirmedAt\n        confirmedByName\n        erasesAt\n      }\n      hold { reason setAt setByName }\n    }\n  }\n": Operation<ErasingQuery, ErasingQueryVariables>;
  "\n  query Erasures {\n    erasures {\n      id\n      applicationId\n      type\n      reason { en fr }\n      askedAt\n      askedByName\n      confirmedAt\n      confirmedByName\n      erasesAt\n      undoneAt\n      erasedAt\n      withPerson\n      answers\n      documents\n      letters\n      messages\n    }\n  }\n": Operation<ErasuresQuery, ErasuresQueryVariables>;
  "\n  query ExchangeRates {\n    exchangeRates {\n      count\n      currencies\n      newest\n    }\n  }\n": Operation<ExchangeRatesQuery, ExchangeRatesQueryVariables>;
  "\n  query FamilyAnswers($id: ID!) {\n    application(id: $id) {\n      id\n      answerVersions\n    }\n  }\n": Operation<FamilyAnswersQuery, FamilyAnswersQueryVariables>;
  "\n  query FilingChanges($id: ID!) {\n    application(id: $id) {\n      id\n      lifecycle {\n        filings {\n          id\n          changes { what of { en fr } name { en fr } before { en fr } after { en fr } }\n        }\n      }\n    }\n  }\n": Operation<FilingChangesQuery, FilingChangesQueryVariables>;
  "\n  query FilingPackage($applicationId: ID!, $portal: String, $language: String) {\n    filingPackage(applicationId: $applicationId, portal: $portal, language: $language) {\n      portal\n      missing { title { en fr } text { en fr } }\n      remarks { title { en fr } text { en fr } }\n      files {\n        path\n        field { en fr }\n        title { en fr }\n        sha256\n        edition\n        toDo { en fr }\n      }\n      built {\n        id\n        state\n        isStale\n        made\n        wanted\n        bytes\n        failures { title { en fr } text { en fr } }\n        files {\n          path\n          name\n          applicant { en fr }\n          field { en fr }\n          title { en fr }\n          sha256\n          edition\n          toDo { en fr }\n          upload\n          uploadedAt\n          uploadedByName\n        }\n        values { id applicant { en fr } label { en fr } value }\n      }\n    }\n  }\n": Operation<FilingPackageQuery, FilingPackageQueryVariables>;
  "\n  query Firm {\n    firm {\n      values\n      version\n    }\n  }\n": Operation<FirmQuery, FirmQueryVariables>;
  "\n  query FirmCalendar(\n    $view: String\n    $day: Date\n    $kinds: [String!]\n    $staff: String\n    $applicationId: ID\n    $after: String\n  ) {\n    firmCalendar(\n      view: $view\n      day: $day\n      kinds: $kinds\n      staff: $staff\n      applicationId: $applicationId\n      after: $after\n    ) {\n      today\n      day\n      from\n      to\n      next\n      overdue\n      days {\n        day\n        count\n      }\n      entries {\n        id\n        day\n        kind\n        title {\n          en\n          fr\n        }\n        words\n        isForApplicant\n        assigneeName\n        application {\n          id\n          matterNumber\n          owner {\n            id\n            firstName\n            lastName\n          }\n        }\n      }\n    }\n  }\n": Operation<FirmCalendarQuery, FirmCalendarQueryVariables>;
  "\n  query FormLibrary {\n    officialBlanks {\n      sha256\n      form\n      edition\n      language\n      kind\n      addedAt\n      source\n    }\n    officialFormFiles {\n      form\n      edition\n      language\n      address\n    }\n  }\n": Operation<FormLibraryQuery, FormLibraryQueryVariables>;
  "\n  query FormStatuses($id: ID!) {\n    application(id: $id) {\n      id\n      formStatuses {\n        key\n        id\n        title {\n          en\n          fr\n        }\n        person\n        childNumber\n        isComplete\n        isFilled\n        changedSince {\n          en\n          fr\n        }\n        settledBy\n        forLawyer\n        parts {\n          id\n          title {\n            en\n            fr\n          }\n          gaps {\n            path\n          }\n        }\n      }\n      lettersToConfirm\n      readiness {\n        readyForReview\n        open {\n          kind\n          id\n          forLawyer\n        }\n      }\n    }\n  }\n": Operation<FormStatusesQuery, FormStatusesQueryVariables>;
  "\n  query GuestCase {\n    guestCase {\n      applicationId\n      section\n      language\n      finishedAt\n      caseFile\n      versions {\n        key\n        version\n      }\n      contactEmail\n      stepIds\n      documents {\n        page\n        slot\n        title {\n          en\n          fr\n        }\n        requirement\n        files {\n          id\n          name\n        }\n      }\n      letters {\n        key\n        name {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<GuestCaseQuery, GuestCaseQueryVariables>;
  "\n  query GuestLetter($letterKey: String!) {\n    guestLetter(letterKey: $letterKey) {\n      applicationId\n      section\n      name {\n        en\n        fr\n      }\n      sections\n      checks {\n        en\n        fr\n      }\n      asked\n      caseFile\n      versions\n      text\n      standing\n      words\n      may\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<GuestLetterQuery, GuestLetterQueryVariables>;
  "\n  query IntakeLinks {\n    intakeLinks {\n      id\n      type\n      language\n      words\n      path\n      mostUses\n      uses\n      lastDay\n      endedAt\n      madeAt\n      byName\n      mayEnd\n    }\n  }\n": Operation<IntakeLinksQuery, IntakeLinksQueryVariables>;
  "\n  query KeptAccounts {\n    users {\n      id\n      email\n      firstName\n      lastName\n      role\n      roles\n      twoFactorEnabled\n      disabledAt\n      scope\n      factorResetAskedByMe\n    }\n    assignableStaff {\n      id\n      firstName\n      lastName\n    }\n  }\n": Operation<KeptAccountsQuery, KeptAccountsQueryVariables>;
  "\n  query KeptVideos {\n    tutorialVideos {\n      version\n      videos {\n        type\n        language\n        address\n        transcript\n      }\n    }\n  }\n": Operation<KeptVideosQuery, KeptVideosQueryVariables>;
  "\n  query KnownSchools {\n    knownSchools {\n      version\n      listed\n      schools {\n        schoolId\n        names\n        suppliesCertificate\n        marksPlacement\n        paysForStudents\n        programs\n      }\n    }\n  }\n": Operation<KnownSchoolsQuery, KnownSchoolsQueryVariables>;
  "\n  query Letter($applicationId: ID!, $letterKey: String!) {\n    letter(applicationId: $applicationId, letterKey: $letterKey) {\n      written\n      asked\n      text\n      standing\n      isFileBehind\n      words\n      may\n      languageModel {\n        model\n        runBy\n        isAllowed\n        may\n        section\n        suggestion\n        standing\n        sentences {\n          text\n          marks {\n            kind\n            said\n            key\n            because {\n              en\n              fr\n            }\n          }\n        }\n      }\n      waiting {\n        en\n        fr\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<LetterQuery, LetterQueryVariables>;
  "\n  query LetterComments($applicationId: ID!, $letterKey: String!) {\n    letter(applicationId: $applicationId, letterKey: $letterKey) {\n      comments {\n        id\n        section\n        quote\n        start\n        words\n        proposal\n        isShared\n        byName\n        writtenAt\n        decision\n        decidedByName\n        isOpen\n        may\n        replies {\n          id\n          body\n          byName\n          writtenAt\n        }\n      }\n    }\n  }\n": Operation<LetterCommentsQuery, LetterCommentsQueryVariables>;
  "\n  query LetterExamples($language: String!) {\n    letterExamples(language: $language) {\n      id\n      about {\n        en\n        fr\n      }\n      sections {\n        title {\n          en\n          fr\n        }\n        answers {\n          label {\n            en\n            fr\n          }\n          typed\n        }\n        text\n      }\n    }\n  }\n": Operation<LetterExamplesQuery, LetterExamplesQueryVariables>;
  "\n  query LetterPage($id: ID!, $slug: String!, $isOfTeam: Boolean!) {\n    application(id: $id) {\n      id\n      type\n      status\n      abilities\n      owner {\n        id\n      }\n      letterPage(slug: $slug, isOfTeam: $isOfTeam) {\n        letter\n        slug\n        name {\n          en\n          fr\n        }\n        isOfType\n        requirement\n        why {\n          because {\n            en\n            fr\n          }\n          restsOn\n          missing\n          sources {\n            title\n            address\n            validFrom\n            checkedOn\n            status\n          }\n        }\n        people {\n          key\n          childNumber\n          name\n        }\n        place {\n          slug\n          name {\n            en\n            fr\n          }\n        }\n        writer {\n          section\n          visitor {\n            en\n            fr\n          }\n        }\n      }\n      plan {\n        vault {\n          page\n          slot\n          childNumber\n          permissions\n        }\n      }\n      documents {\n        page\n        slot\n        childNumber\n        deletedAt\n        filledForm\n        isReturned\n        state\n      }\n    }\n  }\n": Operation<LetterPageQuery, LetterPageQueryVariables>;
  "\n  query LetterTexts {\n    clauseLetters {\n      id\n      name {\n        en\n        fr\n      }\n      versions {\n        place\n        isInEffect\n      }\n    }\n  }\n": Operation<LetterTextsQuery, LetterTextsQueryVariables>;
  "\n  query LetterVersionTexts($applicationId: ID!, $letterKey: String!, $ids: [ID!]!) {\n    letterVersions(applicationId: $applicationId, letterKey: $letterKey, ids: $ids) {\n      id\n      sections\n    }\n  }\n": Operation<LetterVersionTextsQuery, LetterVersionTextsQueryVariables>;
  "\n  query LetterVersions($applicationId: ID!, $letterKey: String!) {\n    letter(applicationId: $applicationId, letterKey: $letterKey) {\n      versions {\n        id\n        byName\n        keptAt\n        cause {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<LetterVersionsQuery, LetterVersionsQueryVariables>;
  "\n  query Letterhead {\n    letterhead {\n      address\n      replacesText\n    }\n  }\n": Operation<LetterheadQuery, LetterheadQueryVariables>;
  "\n  query Lifecycle($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      status\n      closedAt\n      erasesAt\n      statusUpdatedAt\n      abilities\n      lifecycle {\n        name { en fr }\n        now { en fr }\n        steps {\n          id\n          to\n          toName { en fr }\n          name { en fr }\n          means { en fr }\n          asks { key kind label { en fr } hint { en fr } isOptional suggested options { id name { en fr } } }\n          confirms { id text { en fr } }\n          reason\n          warns { en fr }\n          open { kind id text { en fr } person childNumber personName whose { en fr } path }\n          isReport\n          leavesTheHouse\n          isFiling\n          links\n        }\n        history { id name { en fr } fromName { en fr } toName { en fr } at byName reason undoneAt mayUndo }\n        reports { id transition name { en fr } at entered { key label { en fr } value words { en fr } } }\n        facts { key label { en fr } value words { en fr } }\n        forceable { id name { en fr } }\n        offers { kind type name { en fr } means { en fr } warns { en fr } }\n        startedFrom { application { id type } name { en fr } statusName { en fr } startedAt }\n        continuesIn { application { id type } name { en fr } statusName { en fr } startedAt }\n        pagesToConfirm\n        filings {\n          id\n          filedOn\n          confirmationNumber\n          formsAreFilled\n          filedForms { title { en fr } person childNumber }\n          files { fileId name pageName { en fr } opens isInCase }\n          packageId\n          packageFiles {\n            path\n            field { en fr }\n            title { en fr }\n            sha256\n            edition\n            toDo { en fr }\n            upload\n            uploadedAt\n            uploadedByName\n          }\n        }\n      }\n    }\n  }\n": Operation<LifecycleQuery, LifecycleQueryVariables>;
  "\n  query MatterNumber($id: ID!) {\n    application(id: $id) {\n      id\n      matterNumber\n    }\n  }\n": Operation<MatterNumberQuery, MatterNumberQueryVariables>;
  "\n  query MayConfirmStatement($id: ID!) {\n    application(id: $id) { id mayConfirmStatement }\n  }\n": Operation<MayConfirmStatementQuery, MayConfirmStatementQueryVariables>;
  "\n  query Me {\n    me {\n      id\n      email\n      firstName\n      lastName\n      role\n      roles\n      language\n      emailVerified\n      twoFactorEnabled\n      mustSetSecondFactor\n      abilities\n    }\n  }\n": Operation<MeQuery, MeQueryVariables>;
  "\n  query Membership {\n    membership\n  }\n": Operation<MembershipQuery, MembershipQueryVariables>;
  "\n  query MyAffiliation {\n    myAffiliation {\n      fact\n      value\n      organisation {\n        id\n        kind\n        name\n      }\n      signOn\n      how\n      by\n      at\n      consent {\n        parts\n        endsAt\n      }\n    }\n  }\n": Operation<MyAffiliationQuery, MyAffiliationQueryVariables>;
  "\n  query NoticeSettings {\n    noticeSettings {\n      kinds {\n        id\n        name {\n          en\n          fr\n        }\n        mail\n      }\n      digest\n      quietFrom\n      quietUntil\n      timeZone\n    }\n  }\n": Operation<NoticeSettingsQuery, NoticeSettingsQueryVariables>;
  "\n  query Notifications {\n    notifications {\n      id\n      about\n      said {\n        en\n        fr\n      }\n      act {\n        en\n        fr\n      }\n      path\n      createdAt\n      readAt\n    }\n  }\n": Operation<NotificationsQuery, NotificationsQueryVariables>;
  "\n  query OfficialForm($applicationId: ID!, $formKey: String!, $language: String!) {\n    officialForm(applicationId: $applicationId, formKey: $formKey, language: $language) {\n      address\n      edition\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n      notes {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n    }\n  }\n": Operation<OfficialFormQuery, OfficialFormQueryVariables>;
  "\n  query OfficialForms($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      status\n      abilities\n      openForms\n      caseFile\n      formVersions\n      documents {\n        id\n        page\n        slot\n        person\n        childNumber\n        name\n        rotation\n        mime\n        deletedAt\n        abilities\n        fields {\n          name\n          value\n          correctedValue\n          page\n          box\n        }\n      }\n    }\n  }\n": Operation<OfficialFormsQuery, OfficialFormsQueryVariables>;
  "\n  query OpenIntakeLink($token: String!) {\n    intakeLink(token: $token) {\n      type\n      words\n    }\n  }\n": Operation<OpenIntakeLinkQuery, OpenIntakeLinkQueryVariables>;
  "\n  query OpenParts($id: ID!) {\n    application(id: $id) {\n      id\n      reopenedParts { id kind part childNumber steps name { en fr } reason openedAt openedByName closedAt }\n    }\n  }\n": Operation<OpenPartsQuery, OpenPartsQueryVariables>;
  "\n  query OpenUntil($id: ID!) {\n    application(id: $id) {\n      id\n      openUntil\n    }\n  }\n": Operation<OpenUntilQuery, OpenUntilQueryVariables>;
  "\n  query Organisations {\n    organisations {\n      id\n      kind\n      name\n      signOn {\n        issuer\n        clientId\n        domains\n      }\n      links {\n        id\n        applicantKind\n        createdAt\n        revokedAt\n        used\n      }\n    }\n  }\n": Operation<OrganisationsQuery, OrganisationsQueryVariables>;
  "\n  query OwnApplications {\n    applications {\n      id\n      type\n      createdAt\n    }\n  }\n": Operation<OwnApplicationsQuery, OwnApplicationsQueryVariables>;
  "\n  query OwnerOfCase($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      matterNumber\n      owner {\n        id\n        firstName\n        lastName\n      }\n    }\n  }\n": Operation<OwnerOfCaseQuery, OwnerOfCaseQueryVariables>;
  "\n  query PeopleNamed($firstName: String!, $lastName: String!) {\n    peopleNamed(firstName: $firstName, lastName: $lastName) {\n      found {\n        application {\n          id\n          type\n        }\n        asWhat {\n          en\n          fr\n        }\n        name\n        searched\n        isSame\n      }\n      elsewhere\n      ask\n    }\n  }\n": Operation<PeopleNamedQuery, PeopleNamedQueryVariables>;
  "\n  query PersonalHistory {\n    personalHistory {\n      values\n      versions\n    }\n  }\n": Operation<PersonalHistoryQuery, PersonalHistoryQueryVariables>;
  "\n  query PortalFits($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int) {\n    portalFits(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber) {\n      id\n      portal\n      state\n      isStale\n      bytes\n      summary {\n        en\n        fr\n      }\n      warnings {\n        en\n        fr\n      }\n      pages {\n        en\n        fr\n      }\n    }\n  }\n": Operation<PortalFitsQuery, PortalFitsQueryVariables>;
  "\n  query PreviewClients($lines: [ClientLineInput!]!, $defaults: ClientDefaultsInput!) {\n    previewClients(lines: $lines, defaults: $defaults) {\n      line\n      firstName\n      lastName\n      isNameGuessed\n      email\n      faults {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n      hasAccount\n      people {\n        found {\n          application {\n            id\n            type\n          }\n          asWhat {\n            en\n            fr\n          }\n          name\n          searched\n          isSame\n        }\n        elsewhere\n        ask\n      }\n    }\n  }\n": Operation<PreviewClientsQuery, PreviewClientsQueryVariables>;
  "\n  query Prices {\n    prices {\n      version\n      collectsFees\n      howToPay {\n        en\n        fr\n      }\n      prices {\n        id\n        applicationType\n        itemId\n        cents\n        name {\n          en\n          fr\n        }\n        from\n        until\n      }\n      unplaced {\n        id\n        reference\n        cents\n        currency\n        receivedAt\n      }\n    }\n  }\n": Operation<PricesQuery, PricesQueryVariables>;
  "\n  query Queue(\n    $tab: String\n    $order: String\n    $types: [String!]\n    $statuses: [String!]\n    $staff: String\n    $due: String\n    $closed: Boolean\n    $search: String\n    $after: String\n  ) {\n    queue(\n      tab: $tab\n      order: $order\n      types: $types\n      statuses: $statuses\n      staff: $staff\n      due: $due\n      closed: $closed\n      search: $search\n      after: $after\n    ) {\n      next\n      cases {\n        foundBy\n        waitsFor\n        nextDeadline\n        isBlocked\n        answered\n        asked\n        application {\n          id\n          type\n          matterNumber\n          status\n          closedAt\n          statusUpdatedAt\n          owner {\n            id\n            firstName\n            lastName\n          }\n          staff {\n            id\n            firstName\n            lastName\n          }\n        }\n      }\n    }\n  }\n": Operation<QueueQuery, QueueQueryVariables>;
  "\n  query ReadinessMemo($id: ID!) {\n    application(id: $id) {\n      id\n      type\n      memo\n    }\n  }\n": Operation<ReadinessMemoQuery, ReadinessMemoQueryVariables>;
  "\n  query RecordedFacts($id: ID!) {\n    application(id: $id) {\n      id\n      recordedFacts {\n        key\n        kind\n        label { en fr }\n        hint { en fr }\n        choices { id name { en fr } }\n        words\n        recordedAt\n        recordedByName\n      }\n    }\n  }\n": Operation<RecordedFactsQuery, RecordedFactsQueryVariables>;
  "\n  query RegistrationLink($token: String!) {\n    registrationLink(token: $token) {\n      id\n      kind\n      name\n    }\n  }\n": Operation<RegistrationLinkQuery, RegistrationLinkQueryVariables>;
  "\n  query Reminders($id: ID!) {\n    application(id: $id) {\n      id\n      reminders {\n        count\n        last\n      }\n    }\n  }\n": Operation<RemindersQuery, RemindersQueryVariables>;
  "\n  query ReopenedParts($id: ID!) {\n    application(id: $id) {\n      id\n      reopenedParts {\n        id\n        kind\n        name { en fr }\n        path\n        reason\n        openedAt\n        openedByName\n        closedAt\n        outcome\n        mayFinish\n        mayClose\n      }\n      reopenable { kind part childNumber name { en fr } subject { en fr } }\n    }\n  }\n": Operation<ReopenedPartsQuery, ReopenedPartsQueryVariables>;
  "\n  query ReturnedForms($applicationId: ID!, $formKey: String!) {\n    returnedForms(applicationId: $applicationId, formKey: $formKey) {\n      fileId\n      edition\n      validated\n      lastValidated\n      isSigned\n      differences {\n        path\n        onForm\n        inCase\n      }\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n      }\n    }\n  }\n": Operation<ReturnedFormsQuery, ReturnedFormsQueryVariables>;
  "\n  query SchoolNames($search: String!) {\n    schools(search: $search) {\n      name\n      city\n      province\n    }\n  }\n": Operation<SchoolNamesQuery, SchoolNamesQueryVariables>;
  "\n  query SetAsideFiles($id: ID!) {\n    application(id: $id) {\n      id\n      setAsideFiles {\n        reason\n        person\n        childNumber\n        why {\n          en\n          fr\n        }\n        count\n        erasedFrom\n      }\n    }\n  }\n": Operation<SetAsideFilesQuery, SetAsideFilesQueryVariables>;
  "\n  query SignOnOrganisations {\n    signOnOrganisations {\n      id\n      kind\n      name\n    }\n  }\n": Operation<SignOnOrganisationsQuery, SignOnOrganisationsQueryVariables>;
  "\n  query TeamForImport {\n    assignableStaff {\n      id\n      email\n      firstName\n      lastName\n    }\n  }\n": Operation<TeamForImportQuery, TeamForImportQueryVariables>;
  "\n  query TextPreview($clause: LetterClauseInput!) {\n    clausePreview(clause: $clause) {\n      isCovered\n      refusals {\n        code\n        text {\n          en\n          fr\n        }\n        path\n      }\n      sections {\n        id\n        title\n        sentences {\n          text\n          isOfFirm\n          isGap\n          startsParagraph\n        }\n      }\n    }\n  }\n": Operation<TextPreviewQuery, TextPreviewQueryVariables>;
  "\n  query TextsOfLetter($letter: String!) {\n    clauseLetters(only: $letter) {\n      id\n      today\n      name {\n        en\n        fr\n      }\n      types\n      sections {\n        id\n        title {\n          en\n          fr\n        }\n      }\n      facts {\n        name\n        label {\n          en\n          fr\n        }\n        exampleEn\n        exampleFr\n        mayBeEmpty\n      }\n      versions {\n        language\n        applicationType\n        place\n        version\n        words\n        from\n        reason\n        isInEffect\n        savedBy\n        savedAt\n      }\n    }\n  }\n": Operation<TextsOfLetterQuery, TextsOfLetterQueryVariables>;
  "\n  query Trash($id: ID!) {\n    application(id: $id) {\n      id\n      trashDays\n      filesOfPeopleGone\n      trash {\n        id\n        page\n        slot\n        person\n        childNumber\n        name\n        bytes\n        daysInTrash\n        abilities\n      }\n      caseFile\n    }\n  }\n": Operation<TrashQuery, TrashQueryVariables>;
  "\n  query TutorialVideos {\n    tutorialVideos {\n      videos {\n        type\n        language\n        address\n        transcript\n      }\n    }\n  }\n": Operation<TutorialVideosQuery, TutorialVideosQueryVariables>;
  "\n  query Users {\n    users {\n      id\n      email\n      firstName\n      lastName\n      role\n      roles\n      twoFactorEnabled\n      disabledAt\n    }\n    firm {\n      version\n    }\n    membership\n    prices {\n      prices {\n        id\n      }\n    }\n    officialBlanks {\n      sha256\n    }\n    invitations {\n      id\n      email\n      role\n      expiresAt\n      acceptedAt\n    }\n    damagedFiles {\n      fileId\n      applicationId\n      damage\n      checkedAt\n    }\n    organisations {\n      id\n      kind\n      name\n    }\n    outbox {\n      id\n      to\n      subject\n      body\n      createdAt\n      sentAt\n    }\n  }\n": Operation<UsersQuery, UsersQueryVariables>;
  "\n  query VaultApplications {\n    applications {\n      id\n      type\n    }\n  }\n": Operation<VaultApplicationsQuery, VaultApplicationsQueryVariables>;
  "\n  query WhoLooked($id: ID!) {\n    application(id: $id) {\n      id\n      whoLooked {\n        role\n        name\n        at\n        reason\n        until\n      }\n    }\n  }\n": Operation<WhoLookedQuery, WhoLookedQueryVariables>;
  "\n  query WhoSees {\n    applications {\n      id\n      type\n      whoSees {\n        role\n        name\n        sees\n      }\n    }\n  }\n": Operation<WhoSeesQuery, WhoSeesQueryVariables>;
  "\n  subscription ApplicationChanged($id: ID!, $askedAgo: Int!) {\n    applicationChanged(id: $id, askedAgo: $askedAgo) {\n      kind\n      isOwn\n      fileId\n      progress {\n        stage\n        page\n        pages\n        ratio\n      }\n    }\n  }\n": Operation<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;
  "\n  subscription NotificationArrived($askedAgo: Int!) {\n    notificationArrived(askedAgo: $askedAgo) {\n      id\n    }\n  }\n": Operation<NotificationArrivedSubscription, NotificationArrivedSubscriptionVariables>;
}
