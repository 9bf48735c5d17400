import { addExchangeRates } from "./administration/exchangeRates.type.ts";
import { addAccountMutations, addDoneResult } from "./account/account.mutations.ts";
import { addAccountQueries, addAccountTypes } from "./account/account.type.ts";
import {
  addPersonalHistoryMutations,
  addPersonalHistoryQueries,
  addPersonalHistoryTypes,
} from "./account/personalHistory.type.ts";
import { addMatterNumber, addMatterNumberMutation } from "./office/matterNumber.type.ts";
import { addOfficeMutations, addOfficeQueries, addOfficeTypes } from "./office/office.type.ts";
import { addKeptAccountMutations } from "./administration/accounts.mutations.ts";
import { addAdministrationQueries } from "./administration/administration.queries.ts";
import { addAdministrationTypes } from "./administration/administration.type.ts";
import {
  addKnownSchoolMutations,
  addKnownSchoolQueries,
  addKnownSchoolTypes,
} from "./administration/knownSchools.type.ts";
import {
  addTutorialVideoMutations,
  addTutorialVideoQueries,
  addTutorialVideoTypes,
} from "./administration/tutorialVideos.type.ts";
import { addAdministrationMutations } from "./administration/inviteStaff.mutation.ts";
import { addApplicationMutations } from "./applications/applications.mutations.ts";
import { addApplicationQueries } from "./applications/applications.queries.ts";
import { addReminderTypes } from "./applications/reminders.type.ts";
import { addApplicationTypes } from "./applications/applications.type.ts";
import { addAssessmentMutations, addAssessmentTypes } from "./assessment/saveAnswers.mutation.ts";
import { addAgreementMutation } from "./assessment/setAgreement.mutation.ts";
import { builder } from "./builder.ts";
import { addCalendarMutations, addCalendarQueries, addCalendarTypes } from "./calendar/calendar.type.ts";
import { addFirmCalendarQueries, addFirmCalendarTypes } from "./calendar/firmCalendar.type.ts";
import { addChangeTypes, addSubscriptions } from "./changes/changes.subscription.ts";
import { addDependentMutations, addDependentQueries, addDependentTypes } from "./dependents/dependents.type.ts";
import { addDocumentMutations, addDocumentResult } from "./documents/documents.mutations.ts";
import { addDocumentTypes } from "./documents/documents.type.ts";
import { addFormStatusTypes } from "./forms/formStatuses.type.ts";
import { addOfficialFormMutations, addOfficialFormQueries, addOfficialFormTypes } from "./forms/officialForms.type.ts";
import { addLetterQuery } from "./letters/letter.type.ts";
import { addLetterExamples } from "./letters/letterExamples.type.ts";
import { addLetterPage } from "./letters/letterPage.type.ts";
import { addLettersToConfirm } from "./letters/lettersToConfirm.type.ts";
import {
  addLetterClauseMutations,
  addLetterClauseQueries,
  addLetterClauseTypes,
} from "./letters/letterClauses.type.ts";
import { addLetterModel, addLetterModelMutations } from "./letters/letterModel.type.ts";
import { addLetterCommentMutations } from "./letters/letterComments.mutations.ts";
import { addLetterComments } from "./letters/letterComments.type.ts";
import { addLetterVersions } from "./letters/letterVersions.type.ts";
import { addLetterMutations, addLetterTypes } from "./letters/letters.mutations.ts";
import { addPutFormMutations, addPutFormTypes } from "./forms/putFormIntoVault.mutation.ts";
import { addReturnedFormQueries, addReturnedFormTypes } from "./forms/returnedForms.type.ts";
import { addFormMutations, addFormTypes } from "./forms/saveFormValues.mutation.ts";
import { addCaseLogQueries, addCaseLogTypes } from "./caseLog/caseLog.type.ts";
import { addHistoryQueries, addHistoryTypes } from "./history/answerHistory.type.ts";
import { addLawyerDecisionMutations, addLawyerDecisionTypes } from "./lawyerDecisions/lawyerDecisions.type.ts";
import { addLifecycleMutations } from "./lifecycle/lifecycle.mutations.ts";
import { addLifecycleTypes } from "./lifecycle/lifecycle.type.ts";
import { addMemoTypes } from "./memo/memo.type.ts";
import { addMessageMutations, addMessageQueries, addMessageTypes } from "./messages/messages.type.ts";
import { addLinkedMutations, addLinkedTypes } from "./lifecycle/linked.type.ts";
import { addErasing, addErasingMutations } from "./erasing/erasing.type.ts";
import { addClosing, addClosingMutations } from "./closing/closing.type.ts";
import { addReopenedParts, addReopeningMutations } from "./reopening/reopenedParts.type.ts";
import { addRecordedFactMutations, addRecordedFacts } from "./lifecycle/recordedFacts.type.ts";
import { addNoDocumentMutations, addNoDocumentTypes } from "./noDocument/noDocument.type.ts";
import {
  addNotificationMutations,
  addNotificationQueries,
  addNotificationTypes,
} from "./notifications/notifications.type.ts";
import {
  addNoticeSettingsMutations,
  addNoticeSettingsQueries,
  addNoticeSettingsTypes,
} from "./notifications/noticeSettings.type.ts";
import {
  addAffiliationMutations,
  addAffiliationQueries,
  addAffiliationTypes,
} from "./organisations/affiliation.type.ts";
import { addSignOnMutations, addSignOnQueries, addSignOnTypes } from "./organisations/signOn.type.ts";
import {
  addOrganisationMutations,
  addOrganisationQueries,
  addOrganisationTypes,
} from "./organisations/organisations.type.ts";
import { addPaymentMutations } from "./payments/payments.mutations.ts";
import { addPaymentQueries, addPaymentTypes } from "./payments/payments.type.ts";
import { addPlanTypes } from "./plan/plan.type.ts";
import { addUploadChecklist } from "./filing/uploadChecklist.type.ts";
import { addFilingPackageMutation, addFilingPackageQuery, addFilingPackageTypes } from "./filing/filingPackage.type.ts";
import { addPortalFitMutation, addPortalFits } from "./portalFits/portalFits.type.ts";
import { addQueueMutations, addQueueQueries, addQueueTypes } from "./queue/queue.type.ts";
import { addRequestMutations } from "./requests/requests.mutations.ts";
import { addRequestTypes } from "./requests/requests.type.ts";
import { addReviewMutations, addReviewTypes } from "./reviews/reviews.type.ts";
import { addScalars } from "./scalars.ts";
import { addGuestLetter } from "./sections/guestLetter.type.ts";
import { addSectionMutations, addSectionQueries, addSectionTypes } from "./sections/sections.type.ts";
import { addStudentQueries, addStudentTypes } from "./students/students.type.ts";
import { addIntakeMutations, addIntakeQueries, addIntakeTypes } from "./intake/intake.type.ts";
import {
  addClientImportMutations,
  addClientImportQueries,
  addClientImportTypes,
} from "./clientImports/clientImports.type.ts";
import { addConflictMutations, addConflictQueries, addConflictTypes } from "./conflicts/conflicts.type.ts";
import { addNoteMutations, addNoteTypes } from "./notes/notes.type.ts";
import { addTaskMutations, addTaskQueries, addTaskTypes } from "./tasks/tasks.type.ts";
import { addBoardQueries, addBoardTypes } from "./board/board.type.ts";
import { addVisitMutations, addVisitTypes } from "./visits/visits.type.ts";
import { addWarningMutations } from "./warnings/acknowledgeWarning.mutation.ts";

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

const parts = [
  addScalars,
  addPlanTypes,
  addAccountTypes,
  addDoneResult,
  addAdministrationTypes,
  addExchangeRates,
  addKnownSchoolTypes,
  addKnownSchoolQueries,
  addKnownSchoolMutations,
  addOrganisationTypes,
  addOrganisationQueries,
  addOrganisationMutations,
  addSignOnTypes,
  addSignOnQueries,
  addSignOnMutations,
  addAffiliationTypes,
  addAffiliationQueries,
  addAffiliationMutations,
  addTutorialVideoTypes,
  addTutorialVideoQueries,
  addTutorialVideoMutations,
  addLetterClauseTypes,
  addLetterClauseQueries,
  addLetterClauseMutations,
  addApplicationTypes,
  addReminderTypes,
  addAssessmentTypes,
  addDependentTypes,
  addDocumentTypes,
  addDocumentResult,
  addNotificationTypes,
  addNoticeSettingsTypes,
  addStudentTypes,
  addChangeTypes,
  addAccountQueries,
  addOfficeQueries,
  addAdministrationQueries,
  addApplicationQueries,
  addDependentQueries,
  addNotificationQueries,
  addNoticeSettingsQueries,
  addStudentQueries,
  addAccountMutations,
  addOfficeMutations,
  addMatterNumberMutation,
  addAdministrationMutations,
  addKeptAccountMutations,
  addApplicationMutations,
  addAssessmentMutations,
  addAgreementMutation,
  addDependentMutations,
  addDocumentMutations,
  addNoDocumentTypes,
  addNoDocumentMutations,
  addLawyerDecisionTypes,
  addLawyerDecisionMutations,
  addLifecycleTypes,
  addLinkedTypes,
  addRecordedFacts,
  addErasing,
  addErasingMutations,
  addClosing,
  addClosingMutations,
  addReopenedParts,
  addReopeningMutations,
  addRecordedFactMutations,
  addLifecycleMutations,
  addLinkedMutations,
  addNotificationMutations,
  addNoticeSettingsMutations,
  addWarningMutations,
  addSectionTypes,
  addSectionQueries,
  addSectionMutations,
  addGuestLetter,
  addCalendarTypes,
  addCalendarQueries,
  addCalendarMutations,
  addFirmCalendarTypes,
  addFirmCalendarQueries,
  addCaseLogTypes,
  addCaseLogQueries,
  addHistoryTypes,
  addHistoryQueries,
  addPortalFits,
  addPortalFitMutation,
  addFilingPackageTypes,
  addFilingPackageQuery,
  addFilingPackageMutation,
  addUploadChecklist,
  addFormTypes,
  addFormMutations,
  addFormStatusTypes,
  addPutFormTypes,
  addPutFormMutations,
  addLetterTypes,
  addLetterMutations,
  addLetterQuery,
  addLetterExamples,
  addLetterPage,
  addLettersToConfirm,
  addLetterModel,
  addLetterModelMutations,
  addLetterVersions,
  addLetterComments,
  addLetterCommentMutations,
  addOfficialFormTypes,
  addOfficialFormQueries,
  addOfficialFormMutations,
  addReturnedFormTypes,
  addReturnedFormQueries,
  addPersonalHistoryTypes,
  addOfficeTypes,
  addMatterNumber,
  addPersonalHistoryQueries,
  addPersonalHistoryMutations,
  addPaymentTypes,
  addPaymentQueries,
  addPaymentMutations,
  addQueueTypes,
  addRequestTypes,
  addRequestMutations,
  addReviewTypes,
  addReviewMutations,
  addBoardTypes,
  addBoardQueries,
  addVisitTypes,
  addVisitMutations,
  addIntakeTypes,
  addIntakeQueries,
  addIntakeMutations,
  addClientImportTypes,
  addClientImportQueries,
  addClientImportMutations,
  addConflictTypes,
  addMemoTypes,
  addConflictQueries,
  addConflictMutations,
  addNoteTypes,
  addNoteMutations,
  addTaskTypes,
  addTaskQueries,
  addTaskMutations,
  addMessageTypes,
  addMessageQueries,
  addMessageMutations,
  addQueueQueries,
  addQueueMutations,
  addSubscriptions,
];
for (const part of parts) part();

/** The schema, put together from the concepts; it defines nothing itself. */
export const schema = builder.toSchema({ sortSchema: true });
