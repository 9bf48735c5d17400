import { roles } from "@boreal/domain/caseFile/user";
import { isReady } from "../actor.ts";
import * as administration from "../administration.ts";
import * as applications from "../applications.ts";
import * as archives from "../desk/archives.ts";
import * as breakGlass from "../breakGlass.ts";
import * as calendar from "../calendar.ts";
import * as organisations from "../organisations.ts";
import * as payments from "../payments.ts";
import * as intakeLinks from "../desk/intakeLinks.ts";
import * as clientImports from "../desk/clientImports.ts";
import * as lifecycle from "../lifecycle.ts";
import * as parts from "../reopenedParts.ts";
import * as students from "../students.ts";
import * as whenMayChange from "../whenMayChange.ts";
import { facts, people, reviewed, unshared, type PolicyRow } from "./testPeople.ts";

/** Applications and their people, settings and accounts. */
export const rowsOfApplications: readonly PolicyRow[] = [
  ["mayStartApplication", "start an application", applications.mayStartApplication, "student"],
  [
    "mayTakeOutWhole",
    "all of a case as an archive",
    (by) => archives.mayTakeOutWhole(by, facts),
    "lawyer paralegal admin",
  ],
  ["mayTakeOut", "a case as an archive", (by) => archives.mayTakeOut(by, facts), "student lawyer paralegal admin"],
  ["mayBeginCase", "begin a case for a client", applications.mayBeginCase, "lawyer paralegal admin"],
  ["mayMakeIntakeLink", "give out a link of the firm", intakeLinks.mayMakeIntakeLink, "lawyer paralegal admin"],
  [
    "maySeeEveryIntakeLink",
    "see the links of others",
    (by) => intakeLinks.maySeeEveryIntakeLink(by && { ...by, lawyerScope: null }),
    "admin",
  ],
  [
    "mayEndIntakeLink",
    "end a link of the paralegal",
    (by) => intakeLinks.mayEndIntakeLink(by && { ...by, lawyerScope: null }, { createdBy: people.paralegal.userId }),
    "paralegal admin",
  ],
  ["mayBeginByLink", "begin a case by a link of the firm", intakeLinks.mayBeginByLink, "student"],
  ["mayImportClients", "import a list of clients", clientImports.mayImportClients, "lawyer paralegal admin"],
  [
    "mayUndoImport",
    "undo an import of the paralegal",
    (by) => clientImports.mayUndoImport(by, { createdBy: people.paralegal.userId }),
    "paralegal admin",
  ],
  [
    "maySetMatterNumber",
    "give a case of their own a number",
    (by) => applications.maySetMatterNumber(by, facts),
    "lawyer paralegal admin",
  ],
  [
    "mayInviteClient",
    "send the link to a client",
    (by) => applications.mayInviteClient(by, facts),
    "lawyer paralegal admin",
  ],
  [
    "mayInviteClient",
    "of a case that is not assigned",
    (by) => applications.mayInviteClient(by, { ...facts, assignedTo: [] }),
    "admin",
  ],
  [
    "mayListApplications",
    "ask for a list",
    applications.mayListApplications,
    "student lawyer paralegal support schoolStaff agent admin",
  ],
  [
    "maySeeApplication",
    "own, assigned, school with consent, agent",
    (by) => applications.maySeeApplication(by, facts),
    "student lawyer paralegal support schoolStaff agent admin",
  ],
  [
    "maySeeApplication",
    "without the consent of the applicant",
    (by) => applications.maySeeApplication(by, unshared),
    "student lawyer paralegal support admin",
  ],
  [
    "maySeeApplication",
    "of somebody else, not assigned",
    (by) => applications.maySeeApplication(by, { ...facts, ownerId: "other", assignedTo: [] }),
    "support schoolStaff agent admin",
  ],
  [
    "maySeeApplication",
    "of another school and agent",
    (by) => applications.maySeeApplication(by, { ...facts, ownerSchoolId: "school-2", ownerAgentId: "agent-2" }),
    "student lawyer paralegal support admin",
  ],
  [
    "maySeeApplication",
    "of no school and no agent",
    (by) => applications.maySeeApplication(by, { ...facts, ownerSchoolId: null, ownerAgentId: null }),
    "student lawyer paralegal support admin",
  ],
  [
    "isInScope",
    "the same as seeing",
    (by) => applications.isInScope(by, facts),
    "student lawyer paralegal support schoolStaff agent admin",
  ],
  ["isOwner", "own application", (by) => applications.isOwner(by, facts), "student"],
  ["mayAssignAnywhere", "assign staff", applications.mayAssignAnywhere, "admin"],
  ["mayAssignStaff", "assign staff to this one", (by) => applications.mayAssignStaff(by, facts), "admin"],
  [
    "statusActorOf",
    "move the case as somebody",
    (by) => lifecycle.statusActorOf(by, facts) !== undefined,
    "student lawyer paralegal admin",
  ],
  ["mayChangeStatus", "move the case", (by) => lifecycle.mayChangeStatus(by, facts), "student lawyer paralegal admin"],
  [
    "mayChangeStatus",
    "move the case of somebody else",
    (by) => lifecycle.mayChangeStatus(by, { ...facts, ownerId: "other", assignedTo: [] }),
    "admin",
  ],
  ["mayStartLinked", "start one from it", (by) => lifecycle.mayStartLinked(by, facts), "student lawyer paralegal"],
  [
    "mayStartLinked",
    "start one from somebody else’s",
    (by) => lifecycle.mayStartLinked(by, { ...facts, ownerId: "other", assignedTo: [] }),
    "",
  ],
  ["mayForceStatus", "set any status", (by) => lifecycle.mayForceStatus(by, facts), "admin"],
  ["mayReopenParts", "open a part again", (by) => parts.mayReopenParts(by, reviewed), "lawyer paralegal admin"],
  ["mayFinishPart", "say that a part is corrected", (by) => parts.mayFinishPart(by, reviewed), "student"],
  ["mayRecordFacts", "record a fact", (by) => lifecycle.mayRecordFacts(by, facts), "lawyer paralegal admin"],
  ["mayConfirmStatement", "confirm the statement", (by) => lifecycle.mayConfirmStatement(by, facts), "student"],
  ["maySettleReports", "confirm a report", (by) => lifecycle.maySettleReports(by, facts), "lawyer paralegal"],
  [
    "mayReadStatusHistory",
    "read why it was moved",
    (by) => lifecycle.mayReadStatusHistory(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadFilings",
    "read what was filed",
    (by) => lifecycle.mayReadFilings(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayBeAssigned",
    "be given an application",
    (by) => by !== null && applications.mayBeAssigned([by.role]),
    "lawyer paralegal",
  ],
  ["mayKeepCalendarFeed", "keep a calendar address", calendar.mayKeepCalendarFeed, "student lawyer paralegal admin"],
  [
    "mayDownloadDeadlines",
    "save the deadlines as a file",
    (by) => calendar.mayDownloadDeadlines(by, facts),
    "student lawyer paralegal support schoolStaff agent admin",
  ],
  [
    "mayDownloadDeadlines",
    "without the consent of the applicant",
    (by) => calendar.mayDownloadDeadlines(by, unshared),
    "student lawyer paralegal support admin",
  ],
  ["mayKeepForms", "add blanks of official forms", administration.mayKeepForms, "admin"],
  ["mayListForms", "see which forms can be filled in", administration.mayListForms, roles.join(" ")],
  ["mayKeepVideos", "set the videos of slots", administration.mayKeepVideos, "admin"],
  ["mayKeepLetterClauses", "set what the firm says in letters", administration.mayKeepLetterClauses, "admin"],
  ["mayReadExamples", "read the worked examples of a letter", administration.mayReadExamples, roles.join(" ")],
  ["mayWatchVideos", "see which videos are set", administration.mayWatchVideos, roles.join(" ")],
  [
    "isClosed",
    "nothing is due in a withdrawn application",
    () => whenMayChange.isClosed({ status: "Withdrawn" }),
    roles.join(" "),
  ],
  ["isClosed", "while it is prepared", () => whenMayChange.isClosed(facts), ""],
  [
    "mayCallStudent",
    "ask for a student by id",
    students.mayCallStudent,
    "lawyer paralegal support schoolStaff agent admin",
  ],
  [
    "maySeeStudent",
    "see a student of theirs",
    (by) => students.maySeeStudent(by, [facts]),
    "lawyer paralegal support schoolStaff agent admin",
  ],
  ["maySeeStudent", "see a student without applications", (by) => students.maySeeStudent(by, []), "support admin"],
  [
    "mayReadContact",
    "read the email address",
    (by) => students.mayReadContact(by, facts),
    "student lawyer paralegal support agent admin",
  ],
  ["mayReadNotifications", "read own notifications", students.mayReadNotifications, roles.join(" ")],
  ["maySearchSchools", "search the list of schools", administration.maySearchSchools, roles.join(" ")],
  ["mayKeepSchools", "say what is known of schools", administration.mayKeepSchools, "admin"],
  ["mayKeepRates", "load exchange rates", administration.mayKeepRates, "admin"],
  ["mayListDamagedFiles", "see which stored files are damaged", administration.mayListDamagedFiles, "admin"],
  ["mayListUsers", "list accounts", administration.mayListUsers, "admin"],
  ["mayInviteStaff", "invite staff", administration.mayInviteStaff, "admin"],
  ["mayKeepAccounts", "end accounts, hand cases over, reset factors", administration.mayKeepAccounts, "admin"],
  ["mayReadOutbox", "read the mail folder", administration.mayReadOutbox, "admin"],
  ["mayKeepOrganisations", "add schools and agencies and their links", organisations.mayKeepOrganisations, "admin"],
  ["mayListOrganisations", "list schools and agencies", organisations.mayListOrganisations, "lawyer paralegal admin"],
  ["mayJoinOrganisation", "join by a link", organisations.mayJoinOrganisation, "student"],
  ["mayGiveConsent", "let a school or agency see something", organisations.mayGiveConsent, "student"],
  [
    "maySetAffiliation",
    "say to whom an applicant belongs",
    (by) => organisations.maySetAffiliation(by, facts),
    "lawyer paralegal admin",
  ],
  [
    "maySetAffiliation",
    "in a case of which they have nothing to do",
    (by) => organisations.maySetAffiliation(by, { ...facts, assignedTo: [] }),
    "admin",
  ],
  [
    "consentFor",
    "what is allowed to them",
    (by) =>
      isReady(by) &&
      (by?.role === "agent" || by?.role === "schoolStaff") &&
      applications.consentFor(by.role, facts) !== null,
    "schoolStaff agent",
  ],
  ["mayBreakGlass", "open a case with a reason", (by) => breakGlass.mayBreakGlass(by, facts), "support"],
  ["isOpenFor", "nobody opened it", (by) => applications.isOpenFor(by, facts), ""],
  [
    "isOpenFor",
    "support opened it",
    (by) => applications.isOpenFor(by, { ...facts, openedBy: ["support", "lawyer"] }),
    "support",
  ],
  [
    "mayReadLooks",
    "see who looked, also while support has it open",
    (by) => breakGlass.mayReadLooks(by, { ...facts, openedBy: ["support"] }),
    "student lawyer paralegal admin",
  ],
  ["mayAcceptInvitation", "follow an invitation", administration.mayAcceptInvitation, roles.join(" ")],
  ["mayClaimSetup", "follow the set-up link", administration.mayClaimSetup, roles.join(" ")],
  ["mayKeepFirm", "say who the firm is", administration.mayKeepFirm, "admin"],
  ["mayKeepMembership", "say as what one acts", administration.mayKeepMembership, "lawyer paralegal admin"],
  ["mayWorkAs", "change to another role that one holds", administration.mayWorkAs, "lawyer paralegal admin"],
  ["mayChangeOwnProfile", "change own name and language", administration.mayChangeOwnProfile, roles.join(" ")],
  ["mayTellPersonalHistory", "tell of a personal history", administration.mayTellPersonalHistory, "student"],
  ["mayChooseNotices", "choose own notices", administration.mayChooseNotices, roles.join(" ")],
  ["mayMarkNotificationsRead", "mark own notifications", administration.mayMarkNotificationsRead, roles.join(" ")],
];

const closed = { ...facts, status: "Withdrawn" as const };
const ofSomebodyElse = { ...facts, ownerId: "other", assignedTo: [] };

/** Money (docs/facts/roles.md section 2, row "Payments"). */
export const rowsOfPayments: readonly PolicyRow[] = [
  ["mayKeepPrices", "prices and how the office is paid", payments.mayKeepPrices, "admin"],
  [
    "mayReadPayments",
    "costs, payments and receipts of a case",
    (by) => payments.mayReadPayments(by, facts),
    "student lawyer paralegal support admin",
  ],
  [
    "mayReadPayments",
    "of somebody else, not assigned",
    (by) => payments.mayReadPayments(by, ofSomebodyElse),
    "support admin",
  ],
  [
    "mayIssueInvoice",
    "ask for what is due",
    (by) => payments.mayIssueInvoice(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayIssueInvoice", "once it was withdrawn", (by) => payments.mayIssueInvoice(by, closed), ""],
  ["mayPayOnline", "pay by card", (by) => payments.mayPayOnline(by, facts), "student"],
  [
    "mayRecordPayment",
    "say what came in, also late",
    (by) => payments.mayRecordPayment(by, closed),
    "lawyer paralegal admin",
  ],
  ["mayRecordPayment", "in a case that is not theirs", (by) => payments.mayRecordPayment(by, ofSomebodyElse), "admin"],
  ["mayAskForRefund", "ask for a refund", (by) => payments.mayAskForRefund(by, closed), "support admin"],
  ["mayDecideRefund", "pay back", (by) => payments.mayDecideRefund(by, closed), "admin"],
  ["mayGiveCredit", "lower an invoice", (by) => payments.mayGiveCredit(by, closed), "admin"],
];
