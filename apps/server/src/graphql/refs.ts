import type { ClientLink } from "./applications/clientLink.ts";
import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import type { PlanBesideVault, PlannedDeadline, PlannedStep, PlannedWarning } from "@boreal/domain/plan/planned";
import type { DependentOutcome } from "../commands/dependents/dependentRefusals.ts";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { TutorialVideo } from "@boreal/domain/vault/files/tutorialVideos";
import type { UnreadableAnswer } from "@boreal/domain/caseFile/migrations/carryOver";
import type { Role } from "@boreal/domain/caseFile/user";
import type { Text } from "@boreal/domain/kernel/text";
import type { Source } from "@boreal/domain/kernel/trace";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import type { KeptLetter } from "@boreal/domain/letters/versions/letterVersion";
import type { PassagePlace } from "@boreal/domain/letters/versions/passage";
import type { OfficialFormFile } from "@boreal/domain/tables/officialForms/officialFormFiles";
import type { FoundBy } from "@boreal/domain/plan/findable";
import type { CaseSummary } from "@boreal/domain/plan/caseSummary";
import type { RedactedSlot } from "@boreal/domain/plan/redactedPlan";
import type { Why } from "@boreal/domain/plan/plan";
import type { FormGap, FormStatus, FormPartStatus } from "@boreal/domain/review/formStatuses";
import type { Readiness } from "@boreal/domain/review/readiness";
import type { Progress as AssessmentProgress } from "@boreal/domain/questionnaire/stepsProgress";
import type { Account, InvitationEntry } from "../accounts/people.ts";
import type { PlacedRefusal } from "../commands/deps.ts";
import type { SavedAnswers } from "../commands/answers/decideAnswers.ts";
import type { AddedBlank } from "../commands/forms/addBlank.ts";
import type { tryOfficialForm } from "../commands/forms/fillOfficialForm.ts";
import type { ListedBlank } from "../commands/forms/formDeps.ts";
import type { PutForm } from "../commands/forms/putFormIntoVault.ts";
import type { ReturnedForm } from "../commands/forms/returnedForms.ts";
import type { CreatedRegistrationLink } from "../commands/organisations/registrationLinks.ts";
import type { ForOrganisation } from "../commands/organisations/saveOrganisation.ts";
import type { SavedLife } from "../commands/accounts/savePersonalHistory.ts";
import type { SavedEntries } from "../commands/fields/writeEntries.ts";
import type { FoundLetter, NoLetter } from "../commands/letters/findLetter.ts";
import type { PutLetter } from "../commands/letters/putLetterIntoVault.ts";
import type { CommentRow, CommentWords, ReplyRow } from "../store/letters/letterComments.ts";
import type { VersionRow } from "../store/letters/letterVersions.ts";
import type { PersonalHistory } from "../store/answers/personalHistory.ts";
import type { Assigned } from "../commands/queue/assignStaffToMany.ts";
import type { CreatedCalendarFeed } from "../commands/calendar/createCalendarFeed.ts";
import type { ForInvitation } from "../commands/sections/inviteToSection.ts";
import type { CalendarFeedRow } from "../store/calendar/calendarFeeds.ts";
import { documentStates } from "../store/documents/readings.ts";
import type { TaskRow } from "../store/desk/tasks.ts";
import type { VisitedCase } from "../commands/desk/visitCase.ts";
import type { DeadlineWeek, StatusCount, WeekCount } from "../store/queue/board.ts";
import type { NoteRow } from "../store/desk/notes.ts";
import type { MessageRow } from "../store/desk/messages.ts";
import type { DocumentReviewRow } from "../store/reviews/documentReviews.ts";
import type { OpenedDecision } from "../store/documents/lawyerDecisions.ts";
import type { NoDocumentRow } from "../store/documents/noDocument.ts";
import type { SectionInvitationRow } from "../store/sectionInvitations.ts";
import type { DamagedFile } from "../store/documents/fileChecks.ts";
import type { KnownSchools } from "../store/knownSchools.ts";
import type { ConsentRow } from "../store/organisations/consents.ts";
import type { OrganisationRow } from "../store/organisations/organisations.ts";
import type { RegistrationLinkRow } from "../store/organisations/registrationLinks.ts";
import type { SignOnSettings } from "../store/organisations/signOns.ts";
import type { TutorialVideos } from "../store/tutorialVideos.ts";
import type { SeenWarning } from "../store/documents/warnings.ts";
import type { NoticeReader } from "../store/notices.ts";
import type { NotificationView } from "./notifications/seenNotifications.ts";
import type { Sight } from "../policies/viewers.ts";
import { builder } from "./builder.ts";
import type { ApplicationView, ChangeSignal, MailEntry, OpenCase, RedactedChange } from "./context.ts";
import type { Look } from "./applications/looks.ts";
import type { SameContent } from "./documents/duplicates.ts";
import type { SetAsideFiles } from "./documents/setAsideFiles.ts";
import type { LetterModelView, SuggestedSentence, SuggestionMark } from "./letters/letterModelView.ts";
import type { DocumentView, FieldView, ModelView, TypedBy } from "./documents/documentView.ts";
import type { AffiliationView } from "./organisations/affiliationOf.ts";
import type { AnswerGiver, TracedAnswer, TracedRevision } from "./history/answerGivers.ts";

/** The types of the schema by name with what stands behind each; the concept files say what fields they have. */

export type StudentView = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};
/** `advice`: only in a plan, about a value that is kept. */
type ToldRefusal = PlacedRefusal & { readonly advice?: true };

/** A slot with what this reader may do on its page; an applicant may say that a document is not there while little else is open. */
type SeenSlot = Omit<RedactedSlot, "permissions"> & {
  readonly permissions: readonly (RedactedSlot["permissions"][number] | "StateNoDocument")[];
};

export type PlanView = {
  readonly rulesVersion: string;
  readonly today: string;
  readonly progress: AssessmentProgress;
  readonly asksOnlyPart: boolean;
  readonly next: string | null;
  readonly steps: readonly PlannedStep[];
  readonly assessmentWarnings: readonly PlannedWarning[];
  readonly vault: readonly SeenSlot[];
  /** Some lines are not told to this reader. */
  readonly isCut: boolean;
  readonly warnings: readonly PlannedWarning[];
  readonly deadlines: readonly PlannedDeadline[];
  readonly refusals: readonly ToldRefusal[];
  readonly whole: PlanBesideVault | null;
};
export type ApplicationOutcome = { readonly applicationId: string | null; readonly refusals: readonly PlacedRefusal[] };
export type DocumentOutcome = { readonly fileId: string | null; readonly refusals: readonly PlacedRefusal[] };
export type DoneOutcome = { readonly done: boolean; readonly refusals: readonly PlacedRefusal[] };

export const Text_ = builder.objectRef<Text>("Text");
export const RefusalRef = builder.objectRef<ToldRefusal>("Refusal");
export const MeRef = builder.objectRef<Account>("Me");
export const StudentRef = builder.objectRef<StudentView>("Student");
export const KnownSchoolRef = builder.objectRef<KnownSchool>("KnownSchool");
export const ExchangeRatesRef = builder.objectRef<{
  readonly count: number;
  readonly currencies: readonly string[];
  readonly newest: string | null;
}>("ExchangeRates");
export const KnownSchoolsRef = builder.objectRef<KnownSchools & { readonly listed: number }>("KnownSchools");
export const ListedSchoolRef = builder.objectRef<KnownSchool>("ListedSchool");
export const OrganisationRef = builder.objectRef<OrganisationRow>("Organisation");
export const SignOnRef = builder.objectRef<Omit<SignOnSettings, "clientSecret">>("SignOn");
export const RegistrationLinkRef = builder.objectRef<RegistrationLinkRow>("RegistrationLink");
export const OrganisationResultRef = builder.objectRef<ForOrganisation>("OrganisationResult");
export const RegistrationLinkResultRef = builder.objectRef<CreatedRegistrationLink>("RegistrationLinkResult");
export const ClientLinkRef = builder.objectRef<ClientLink>("ClientLink");
export const AffiliationRef = builder.objectRef<AffiliationView>("Affiliation");
export const ConsentRef = builder.objectRef<ConsentRow>("Consent");
export const TutorialVideoRef = builder.objectRef<TutorialVideo>("TutorialVideo");
export const TutorialVideosRef = builder.objectRef<TutorialVideos>("TutorialVideos");
export const UserRef =
  builder.objectRef<
    Pick<
      Account,
      "id" | "email" | "firstName" | "lastName" | "role" | "roles" | "twoFactorEnabled" | "disabledAt" | "lawyerScope"
    >
  >("User");
export const InvitationRef = builder.objectRef<InvitationEntry>("Invitation");
export const DamagedFileRef = builder.objectRef<DamagedFile>("DamagedFile");
export const MailRef = builder.objectRef<MailEntry>("Mail");
/** `isCurrent`: the values of the file are those that were looked at. */
export const DocumentReviewRef = builder.objectRef<{
  readonly row: DocumentReviewRow;
  readonly reason: string | null;
  readonly isCurrent: boolean;
}>("DocumentReview");
export const MessageThreadRef = builder.objectRef<{ readonly open: OpenCase }>("MessageThread");
export type MessageView = MessageRow & { readonly body: string; readonly isOwn: boolean; readonly isRead: boolean };
export const MessageRef = builder.objectRef<MessageView>("Message");
/** A status of the board; days are counted to today. */
export type BoardStatusView = Pick<StatusCount, "status" | "openRequest" | "cases" | "blocked"> & {
  readonly halfDays: number;
  readonly longestDays: number;
};
export type BoardView = {
  readonly isOfFirm: boolean;
  readonly statuses: readonly BoardStatusView[];
  readonly byWeek: readonly WeekCount[];
  readonly deadlines: readonly DeadlineWeek[];
};
export const BoardRef = builder.objectRef<BoardView>("Board");
export const BoardStatusRef = builder.objectRef<BoardStatusView>("BoardStatus");
export const BoardWeekRef = builder.objectRef<WeekCount>("BoardWeek");
export const DeadlineWeekRef = builder.objectRef<DeadlineWeek>("DeadlineWeek");
export const CaseVisitRef = builder.objectRef<VisitedCase>("CaseVisit");
/** What one person changed in one part of a case. */
export type CaseChangeView = { readonly said: Text; readonly actorId: string; readonly at: Date };
export const CaseChangeRef = builder.objectRef<CaseChangeView>("CaseChange");
export const CaseNoteRef = builder.objectRef<{
  readonly row: NoteRow;
  readonly body: string;
  readonly mayRemove: boolean;
}>("CaseNote");
export type CaseTaskView = { readonly row: TaskRow; readonly words: string | null; readonly maySettle: boolean };
export const CaseTaskRef = builder.objectRef<CaseTaskView>("CaseTask");
export type OwnTaskView = { readonly task: CaseTaskView; readonly application: ApplicationView };
export const OwnTaskRef = builder.objectRef<OwnTaskView>("OwnTask");
export const TaskTakerRef = builder.objectRef<{ readonly userId: string; readonly isApplicant: boolean }>("TaskTaker");
/** A case of the queue. `summary`: null for those who do not know all of it, and until it was made once. */
export type QueuedCase = {
  readonly view: ApplicationView;
  readonly summary: CaseSummary | null;
  readonly foundBy: readonly FoundBy[];
};
export type QueuePage = { readonly cases: readonly QueuedCase[]; readonly next: string | null };
export const QueuedCaseRef = builder.objectRef<QueuedCase>("QueuedCase");
export const QueuePageRef = builder.objectRef<QueuePage>("QueuePage");
export const AssignedRef = builder.objectRef<Assigned>("Assigned");
export const ApplicationRef = builder.objectRef<ApplicationView>("Application");
/** Somebody besides the applicant who sees something of a case, as the policies decide; named only where they see answers. */
export type ViewerView = { readonly role: Role; readonly name: string | null; readonly sees: Sight };
export const ViewerRef = builder.objectRef<ViewerView>("Viewer");
export const LookRef = builder.objectRef<Look>("Look");
export const AcknowledgementRef = builder.objectRef<SeenWarning>("Acknowledgement");
export const DependentRef = builder.objectRef<Dependent>("Dependent");
export const DependentResultRef = builder.objectRef<DependentOutcome>("DependentResult");
export const DocumentFileRef = builder.objectRef<DocumentView>("DocumentFile");
export const NoDocumentRef = builder.objectRef<{ readonly row: NoDocumentRow; readonly explanation: string | null }>(
  "NoDocumentStatement",
);
export const LawyerDecisionRef = builder.objectRef<OpenedDecision>("LawyerDecision");
export const SameContentRef = builder.objectRef<SameContent>("SameContent");
export const SetAsideFilesRef = builder.objectRef<SetAsideFiles>("SetAsideFiles");
export const TypedByRef = builder.objectRef<TypedBy>("TypedBy");
export const ModelOfFileRef = builder.objectRef<ModelView>("ModelOfFile");
export const FoundInFileRef = builder.objectRef<DocumentView["found"][number]>("FoundInFile");
export const ReadFieldRef = builder.objectRef<FieldView>("ReadField");
export const ReadingProgressRef = builder.objectRef<NonNullable<ChangeSignal["progress"]>>("ReadingProgress");
export const PlanRef = builder.objectRef<PlanView>("Plan");
export const ProgressRef = builder.objectRef<AssessmentProgress>("Progress");
export const WhyRef = builder.objectRef<Why>("Why");
export const SourceRef = builder.objectRef<Source>("Source");
export const PlannedStepRef = builder.objectRef<PlannedStep>("PlannedStep");
export const PlannedWarningRef = builder.objectRef<PlannedWarning>("PlannedWarning");
export const PlannedSlotRef = builder.objectRef<SeenSlot>("PlannedSlot");
export const PlannedDeadlineRef = builder.objectRef<PlanView["deadlines"][number]>("PlannedDeadline");
export const NotificationRef = builder.objectRef<NotificationView>("Notification");
export const NoticeSettingsRef = builder.objectRef<NoticeReader>("NoticeSettings");
export const NoticeKindChoiceRef = builder.objectRef<NoticeKindChoice>("NoticeKindChoice");
export const SaveAnswersResultRef = builder.objectRef<SavedAnswers & { readonly applicationId: string }>(
  "SaveAnswersResult",
);
export const SavedAnswerRef = builder.objectRef<SavedAnswers["saved"][number]>("SavedAnswer");
export const AnswerConflictRef = builder.objectRef<SavedAnswers["conflicts"][number]>("AnswerConflict");
export const SaveFormValuesResultRef = builder.objectRef<SavedEntries & { readonly applicationId: string }>(
  "SaveFormValuesResult",
);
export const SavedFormValueRef = builder.objectRef<SavedEntries["saved"][number]>("SavedFormValue");
export const FormValueConflictRef = builder.objectRef<SavedEntries["conflicts"][number]>("FormValueConflict");
export const SavePersonalHistoryResultRef = builder.objectRef<SavedLife>("SavePersonalHistoryResult");
export const PersonalHistoryRef = builder.objectRef<PersonalHistory>("PersonalHistory");
export const OfficialBlankRef = builder.objectRef<ListedBlank>("OfficialBlank");
export const FormFileRef = builder.objectRef<OfficialFormFile>("OfficialFormFile");
export const BlankRefusalRef = builder.objectRef<AddedBlank["refusals"][number]>("BlankRefusal");
export const BlankResultRef = builder.objectRef<AddedBlank>("BlankResult");
export const ReturnedFormRef = builder.objectRef<ReturnedForm>("ReturnedForm");
export const FormDifferenceRef = builder.objectRef<ReturnedForm["differences"][number]>("FormDifference");
export const OfficialFormRef = builder.objectRef<{
  readonly made: Awaited<ReturnType<typeof tryOfficialForm>>;
  readonly address: string | null;
}>("OfficialForm");
export const ApplicationResultRef = builder.objectRef<ApplicationOutcome>("ApplicationResult");
export const DocumentResultRef = builder.objectRef<DocumentOutcome>("DocumentResult");
export const LetterRef = builder.objectRef<FoundLetter | NoLetter>("Letter");
export const LetterResultRef = builder.objectRef<PutLetter>("LetterResult");
export const LetterModelRef = builder.objectRef<LetterModelView>("LetterModel");
export const SuggestedSentenceRef = builder.objectRef<SuggestedSentence>("SuggestedSentence");
export const SuggestionMarkRef = builder.objectRef<SuggestionMark>("SuggestionMark");
export type CommentView = {
  readonly row: CommentRow;
  readonly said: CommentWords;
  readonly place: PassagePlace | undefined;
  readonly replies: readonly { readonly row: ReplyRow; readonly body: string }[];
  readonly may: readonly string[];
};
export const LetterCommentRef = builder.objectRef<CommentView>("LetterComment");
export const LetterReplyRef = builder.objectRef<CommentView["replies"][number]>("LetterReply");
export const LetterVersionRef = builder.objectRef<{ readonly row: VersionRow; readonly kept: KeptLetter }>(
  "LetterVersion",
);
export const OpenCommentsRef = builder.objectRef<{ readonly letter: LetterId; readonly count: number }>("OpenComments");
export const LetterAbilityRef = builder.objectRef<{ readonly letter: string; readonly may: readonly string[] }>(
  "LetterAbility",
);
export const PutFormResultRef = builder.objectRef<PutForm>("PutFormResult");
export const FormStatusRef = builder.objectRef<FormStatus>("FormStatus");
export const FormPartRef = builder.objectRef<FormPartStatus>("FormPart");
export const FormGapRef = builder.objectRef<FormGap>("FormGap");
export const ReadinessRef = builder.objectRef<Readiness>("Readiness");
export const OpenPointRef = builder.objectRef<Readiness["open"][number]>("OpenPoint");
export const DoneResultRef = builder.objectRef<DoneOutcome>("DoneResult");
export const ApplicationChangeRef = builder.objectRef<RedactedChange>("ApplicationChange");

export const SectionInvitationRef = builder.objectRef<SectionInvitationRow>("SectionInvitation");
export const SectionInvitationResultRef = builder.objectRef<ForInvitation>("SectionInvitationResult");
export const UnreadableAnswerRef = builder.objectRef<UnreadableAnswer>("UnreadableAnswer");
export const AnswerVersionRef = builder.objectRef<{ readonly key: string; readonly version: number }>("AnswerVersion");
export const CalendarFeedRef = builder.objectRef<CalendarFeedRow>("CalendarFeed");
export const CalendarFeedResultRef = builder.objectRef<CreatedCalendarFeed>("CalendarFeedResult");
export const AnswerEntryRef = builder.objectRef<TracedAnswer>("AnswerEntry");
export const AnswerRevisionRef = builder.objectRef<TracedRevision>("AnswerRevision");
export const AnswerGiverRef = builder.objectRef<AnswerGiver>("AnswerGiver");

export const RoleRef = builder.enumType("Role", {
  values: [
    "student",
    "lawyer",
    "paralegal",
    "support",
    "schoolStaff",
    "agent",
    "admin",
  ] as const satisfies readonly Role[],
});
export const DocumentStateRef = builder.enumType("DocumentState", { values: documentStates });

/** One kind of notice with when its mail goes out. */
export type NoticeKindChoice = { readonly id: NoticeKindId; readonly name: Text; readonly mail: string };
