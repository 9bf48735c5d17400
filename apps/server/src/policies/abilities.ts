import type { Asker } from "./actor.ts";
import { mayReopenParts } from "./reopenedParts.ts";
import { mayInviteStaff, mayKeepForms, mayListUsers, mayReadOutbox } from "./administration.ts";
import {
  isInScope,
  isOpenFor,
  mayAssignAnywhere,
  mayAssignStaff,
  mayBeginCase,
  mayInviteClient,
  maySetMatterNumber,
  mayStartApplication,
  type ApplicationFacts,
} from "./applications.ts";
import {
  mayAcknowledgeWarning,
  mayAgree,
  mayAnswer,
  mayReadAnswer,
  mayReadAnswerHistory,
  mayReadReasons,
} from "./assessment.ts";
import { unsortedPage } from "../store/documents/vaultPlace.ts";
import { mayBreakGlass } from "./breakGlass.ts";
import { mayUpload } from "./documents.ts";
import { mayChangeDependents, mayChangeVisaType, mayReadDependents } from "./dependents.ts";
import { maySpeakAsLawyer } from "./lawyerDecisions.ts";
import { mayReadMessages, mayWriteMessage } from "./desk/messages.ts";
import { mayImportClients } from "./desk/clientImports.ts";
import { mayMakeIntakeLink } from "./desk/intakeLinks.ts";
import { mayCheckConflicts, mayDecideConflict } from "./desk/conflicts.ts";
import { mayReadLog } from "./desk/caseLog.ts";
import { mayAskErasure, mayConfirmErasure, mayHoldCase, mayUndoErasure } from "./desk/erasures.ts";
import { mayCloseCase, mayReopenCase } from "./desk/closing.ts";
import { mayReadMemo } from "./desk/memo.ts";
import { mayWriteNote } from "./desk/notes.ts";
import { mayReadSummaries } from "./desk/queue.ts";
import { mayAnswerRequests, mayRecordRequests } from "./desk/requests.ts";
import { mayGiveTask, mayReadTasks } from "./desk/tasks.ts";
import { mayReviewDocuments } from "./desk/reviews.ts";
import { mayBuildPackage } from "./desk/filingPackages.ts";
import { mayFillForm, mayPutForms, mayReadForm } from "./forms.ts";
import {
  mayAskForRefund,
  mayDecideRefund,
  mayGiveCredit,
  mayIssueInvoice,
  mayPayOnline,
  mayReadPayments,
  mayRecordPayment,
} from "./payments.ts";
import { mayInviteToSection } from "./sections.ts";
import { maySetAffiliation } from "./organisations.ts";
import { mayCallStudent } from "./students.ts";
import { isTimeFor } from "./whenMayChange.ts";

const names = (abilities: readonly (readonly [string, boolean])[]): string[] =>
  abilities.filter(([, may]) => may).map(([name]) => name);

/** What a person may do anywhere, so that no screen invents a rule of its own. */
export const ownAbilities = (asker: Asker): string[] =>
  names([
    ["startApplication", mayStartApplication(asker)],
    ["beginCase", mayBeginCase(asker)],
    ["importClients", mayImportClients(asker)],
    ["makeIntakeLinks", mayMakeIntakeLink(asker)],
    ["seeStudents", mayCallStudent(asker)],
    ["assignStaff", mayAssignAnywhere(asker)],
    ["readSummaries", mayReadSummaries(asker)],
    ["inviteStaff", mayInviteStaff(asker)],
    ["listUsers", mayListUsers(asker)],
    ["readOutbox", mayReadOutbox(asker)],
    ["keepForms", mayKeepForms(asker)],
  ]);

/** Without what is open again: an ability is about all of a case, and single parts are told by themselves. */
const whole = (the: ApplicationFacts): ApplicationFacts => ({ ...the, reopened: [] });

/** What a person may do with one application. Uploads are decided page by page, in the plan's `permissions`. */
export const applicationAbilities = (asker: Asker, the: ApplicationFacts): string[] =>
  names([
    ["readAnswers", mayReadAnswer(asker, the, "country")],
    ["readReasons", mayReadReasons(asker, the)],
    ["readHistory", mayReadAnswerHistory(asker, the)],
    ["answer", mayAnswer(asker, whole(the), "country")],
    ["readForms", mayReadForm(asker, the, "IMM1294")],
    ["fillForms", mayFillForm(asker, whole(the), "IMM1294")],
    ["putForms", mayPutForms(asker, the)],
    ["inviteToSection", mayInviteToSection(asker, the)],
    ["acknowledgeWarning", mayAcknowledgeWarning(asker, the)],
    ["speakAsLawyer", maySpeakAsLawyer(asker, the)],
    ["reviewDocuments", mayReviewDocuments(asker, the)],
    ["readMessages", mayReadMessages(asker, the)],
    ["writeMessage", mayWriteMessage(asker, the)],
    ["recordRequests", mayRecordRequests(asker, the)],
    ["answerRequests", mayAnswerRequests(asker, the)],
    ["buildPackage", mayBuildPackage(asker, the)],
    ["readTasks", mayReadTasks(asker, the)],
    ["giveTask", mayGiveTask(asker, the)],
    ["writeNote", mayWriteNote(asker, the)],
    ["checkConflicts", mayCheckConflicts(asker, the)],
    ["decideConflict", mayDecideConflict(asker, the)],
    ["readLog", mayReadLog(asker, the)],
    ["readMemo", mayReadMemo(asker, the)],
    ["readDependents", mayReadDependents(asker, the)],
    ["addDependent", mayChangeDependents(asker, the)],
    ["updateDependent", mayChangeDependents(asker, the)],
    ["removeDependent", mayChangeDependents(asker, the)],
    ["changeVisaType", mayChangeVisaType(asker, the)],
    ["agree", mayAgree(asker, the)],
    ["dropFiles", mayUpload(asker, the, unsortedPage)],
    ["stateNoDocument", isInScope(asker, the) && isTimeFor(asker, the, "stateNoDocument")],
    ["assign", mayAssignStaff(asker, the)],
    ["inviteClient", mayInviteClient(asker, the)],
    ["setMatterNumber", maySetMatterNumber(asker, the)],
    ["askErasure", mayAskErasure(asker, the)],
    ["confirmErasure", mayConfirmErasure(asker, the)],
    ["undoErasure", mayUndoErasure(asker, the)],
    ["holdCase", mayHoldCase(asker, the)],
    ["closeCase", mayCloseCase(asker, the)],
    ["reopenCase", mayReopenCase(asker, the)],
    ["reopenParts", mayReopenParts(asker, the)],
    ["setAffiliation", maySetAffiliation(asker, the)],
    ["breakGlass", mayBreakGlass(asker, the) && !isOpenFor(asker, the)],
    ["readPayments", mayReadPayments(asker, the)],
    ["issueInvoice", mayIssueInvoice(asker, the)],
    ["payOnline", mayPayOnline(asker, the)],
    ["recordPayment", mayRecordPayment(asker, the)],
    ["askForRefund", mayAskForRefund(asker, the)],
    ["decideRefund", mayDecideRefund(asker, the)],
    ["giveCredit", mayGiveCredit(asker, the)],
  ]);
