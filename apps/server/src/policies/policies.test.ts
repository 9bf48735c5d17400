import type { Role } from "@boreal/domain/caseFile/user";
import { roles } from "@boreal/domain/caseFile/user";
import { answerShapes } from "@boreal/domain/caseFile/answers/answers";
import { describe, expect, it } from "vitest";
import { applicationAbilities, ownAbilities } from "./abilities.ts";
import type { Actor, Asker } from "./actor.ts";
import * as administration from "./administration.ts";
import * as applications from "./applications.ts";
import type { ApplicationFacts } from "./applications.ts";
import * as assessment from "./assessment.ts";
import * as calendar from "./calendar.ts";
import * as dependents from "./dependents.ts";
import * as documents from "./documents.ts";
import * as forms from "./forms.ts";
import * as lawyerWords from "./lawyerWords.ts";
import * as sections from "./sections.ts";
import type { Guest } from "./sections.ts";
import * as students from "./students.ts";
import * as whenMayChange from "./whenMayChange.ts";

const facts: ApplicationFacts = {
  id: "application-1",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school-1",
  ownerAgentId: "agent-1",
  assignedTo: ["lawyer", "paralegal"],
  schoolConsent: true,
  agentUploadConsent: true,
};
const unshared: ApplicationFacts = { ...facts, schoolConsent: false, agentUploadConsent: false };
const filed: ApplicationFacts = { ...facts, status: "IrccProcessing" };
const reviewed: ApplicationFacts = { ...facts, status: "LawyerReview" };

/** One person per role, all with as much right as their role can have. */
const people: Record<Role, Actor> = {
  student: { userId: "amara", role: "student", emailVerified: true, secondFactor: "none", language: "en" },
  lawyer: { userId: "lawyer", role: "lawyer", emailVerified: true, secondFactor: "verified", language: "en" },
  paralegal: { userId: "paralegal", role: "paralegal", emailVerified: true, secondFactor: "verified", language: "en" },
  support: { userId: "support", role: "support", emailVerified: true, secondFactor: "verified", language: "en" },
  schoolStaff: {
    userId: "school",
    role: "schoolStaff",
    emailVerified: true,
    secondFactor: "verified",
    language: "en",
    schoolId: "school-1",
  },
  agent: {
    userId: "agent",
    role: "agent",
    emailVerified: true,
    secondFactor: "verified",
    language: "en",
    agentId: "agent-1",
  },
  admin: { userId: "admin", role: "admin", emailVerified: true, secondFactor: "verified", language: "en" },
};
const firmLawyer: Actor = { ...people.lawyer, userId: "firm-lawyer", lawyerScope: "firm" };

type Decide = (asker: Asker) => boolean;
const who = (decide: Decide): string => roles.filter((role) => decide(people[role])).join(" ");

const open = { page: "biometrics-validity-letter", isThere: true, studentPermissions: ["View", "Upload"] as const };
const supplied = { page: "biometrics-request-letter", isThere: true, studentPermissions: ["View"] as const };
const hidden = { page: "biometrics-request-letter", isThere: true, studentPermissions: [] as const };
const filing = { page: "document-filing-status-email", isThere: true, studentPermissions: ["View", "Upload"] as const };
const acceptance = { page: "letter-of-acceptance", isThere: true, studentPermissions: ["View", "Upload"] as const };
const passport = { page: "passport", isThere: true, studentPermissions: ["View", "Upload"] as const };
const own = { ...open, uploadedBy: "amara", isDeleted: false, away: null, isNotKept: false };
const theirs = { ...open, uploadedBy: "lawyer", isDeleted: false, away: null, isNotKept: false };
const deleted = { ...own, isDeleted: true };
const closedPage = { ...open, isThere: false };
const setAside = { ...own, isThere: false, away: "pageClosed" as const };
const left = { ...deleted, away: "personLeft" as const };

/** Policy, case in words, roles that may. Every exported policy is in this table. */
const table: readonly (readonly [string, string, Decide, string])[] = [
  ["mayStartApplication", "start an application", applications.mayStartApplication, "student"],
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
    "student lawyer paralegal support agent admin",
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
    "mayBeAssigned",
    "be given an application",
    (by) => by !== null && applications.mayBeAssigned(by.role),
    "lawyer paralegal",
  ],
  [
    "mayReadAnswer",
    "where one lives",
    (by) => assessment.mayReadAnswer(by, facts, "country"),
    "student lawyer paralegal agent admin",
  ],
  [
    "mayReadAnswer",
    "criminal history",
    (by) => assessment.mayReadAnswer(by, facts, "spouseCriminalHistory"),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadReasons",
    "why the plan is as it is",
    (by) => assessment.mayReadReasons(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadAnswerHistory",
    "who answered what when",
    (by) => assessment.mayReadAnswerHistory(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadAnswerHistory",
    "of somebody else, not assigned",
    (by) => assessment.mayReadAnswerHistory(by, { ...facts, ownerId: "other", assignedTo: [] }),
    "admin",
  ],
  ["mayInviteToSection", "ask the spouse to answer", (by) => sections.mayInviteToSection(by, facts), "student"],
  ["mayInviteToSection", "ask the spouse in review", (by) => sections.mayInviteToSection(by, reviewed), ""],
  [
    "mayInviteToSection",
    "ask for somebody else",
    (by) => sections.mayInviteToSection(by, { ...facts, ownerId: "other" }),
    "",
  ],
  [
    "mayRevokeSectionInvitation",
    "take an invitation back, also later",
    (by) => sections.mayRevokeSectionInvitation(by, filed),
    "student admin",
  ],
  [
    "maySeeSectionInvitations",
    "see who was asked",
    (by) => sections.maySeeSectionInvitations(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayKeepCalendarFeed", "have a private calendar address", calendar.mayKeepCalendarFeed, "student"],
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
    "student lawyer paralegal support agent admin",
  ],
  ["mayAnswer", "in preparation", (by) => assessment.mayAnswer(by, facts, "country"), "student paralegal admin"],
  ["mayAnswer", "in review", (by) => assessment.mayAnswer(by, reviewed, "country"), "paralegal admin"],
  ["mayAnswer", "after filing", (by) => assessment.mayAnswer(by, filed, "country"), "admin"],
  [
    "mayAnswer",
    "work permit details after the invitation",
    (by) => assessment.mayAnswer(by, { ...facts, type: "Iec", status: "ItaReceived" }, "iecOccupation"),
    "admin",
  ],
  [
    "mayAnswer",
    "anything else after the invitation",
    (by) => assessment.mayAnswer(by, { ...facts, type: "Iec", status: "ItaReceived" }, "country"),
    "admin",
  ],
  ["mayAgree", "agree to a statement", (by) => assessment.mayAgree(by, facts), "student"],
  ["mayAgree", "agree in review", (by) => assessment.mayAgree(by, reviewed), ""],
  [
    "mayAcknowledgeWarning",
    "go on past a warning",
    (by) => assessment.mayAcknowledgeWarning(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadDependents",
    "see the family",
    (by) => dependents.mayReadDependents(by, facts),
    "student lawyer paralegal support agent admin",
  ],
  [
    "mayChangeDependents",
    "change the family",
    (by) => dependents.mayChangeDependents(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayChangeDependents",
    "change the family after filing",
    (by) => dependents.mayChangeDependents(by, filed),
    "lawyer paralegal admin",
  ],
  ["isVisaTypeFixed", "the visa type after filing", () => whenMayChange.isVisaTypeFixed(filed), roles.join(" ")],
  [
    "mayChangeVisaType",
    "another visa type for a child",
    (by) => dependents.mayChangeVisaType(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayChangeVisaType", "in review", (by) => dependents.mayChangeVisaType(by, reviewed), "lawyer paralegal admin"],
  ["mayChangeVisaType", "after filing, whoever asks", (by) => dependents.mayChangeVisaType(by, filed), ""],
  [
    "mayReadForm",
    "read the study permit form",
    (by) => forms.mayReadForm(by, facts, "IMM1294"),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadForm",
    "read the family form of a work holiday",
    (by) => forms.mayReadForm(by, { ...facts, type: "Iec" }, "IMM5645"),
    "lawyer paralegal admin",
  ],
  [
    "mayReadForm",
    "read the other family form of a judicial review",
    (by) => forms.mayReadForm(by, { ...facts, type: "JudicialReview" }, "IMM5707"),
    "lawyer paralegal admin",
  ],
  [
    "mayFillForm",
    "fill in the study permit form",
    (by) => forms.mayFillForm(by, facts, "IMM1294"),
    "student lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill it in during the review",
    (by) => forms.mayFillForm(by, reviewed, "IMM1294"),
    "lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill it in once it is closed",
    (by) => forms.mayFillForm(by, { ...facts, status: "Withdrawn" }, "IMM1294"),
    "",
  ],
  [
    "mayFillForm",
    "fill in the family form of a work holiday",
    (by) => forms.mayFillForm(by, { ...facts, type: "Iec" }, "IMM5645"),
    "lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill in the form of somebody else, not assigned",
    (by) => forms.mayFillForm(by, { ...facts, ownerId: "other", assignedTo: [] }, "IMM1294"),
    "",
  ],
  [
    "mayDownloadForm",
    "have the study permit form written",
    (by) => forms.mayDownloadForm(by, reviewed, "IMM1294"),
    "student lawyer paralegal admin",
  ],
  [
    "mayDownloadForm",
    "of somebody else, not assigned",
    (by) => forms.mayDownloadForm(by, { ...facts, ownerId: "other", assignedTo: [] }, "IMM1294"),
    "admin",
  ],
  ["mayPutForms", "put filled forms into the vault", (by) => forms.mayPutForms(by, facts), "lawyer paralegal"],
  ["mayPutForms", "once it is closed", (by) => forms.mayPutForms(by, { ...facts, status: "Withdrawn" }), ""],
  ["mayPutForms", "of somebody not assigned", (by) => forms.mayPutForms(by, { ...facts, assignedTo: [] }), ""],
  [
    "mayPutForm",
    "put one on a page of forms",
    (by) => forms.mayPutForm(by, facts, "IMM1294", { place: open, page: { lawyerCanGenerate: {} } }),
    "lawyer paralegal",
  ],
  [
    "mayPutForm",
    "put one on a page that only others supply",
    (by) => forms.mayPutForm(by, facts, "IMM5646", { place: open, page: {} }),
    "",
  ],
  [
    "mayPutForm",
    "put one in the place of a letter",
    (by) =>
      forms.mayPutForm(by, facts, "IMM1294", { place: open, page: { lawyerCanGenerate: { letter: "demandLetter" } } }),
    "",
  ],
  [
    "mayPutForm",
    "put one on a page that is not there",
    (by) => forms.mayPutForm(by, facts, "IMM1294", { place: closedPage, page: { lawyerCanGenerate: {} } }),
    "",
  ],
  ["mayKeepForms", "add blanks of official forms", administration.mayKeepForms, "admin"],
  ["mayListForms", "see which forms can be filled in", administration.mayListForms, roles.join(" ")],
  ["mayKeepVideos", "set the videos of slots", administration.mayKeepVideos, "admin"],
  ["mayWatchVideos", "see which videos are set", administration.mayWatchVideos, roles.join(" ")],
  [
    "mayListPage",
    "see that a page has files",
    (by) => documents.mayListPage(by, facts, open),
    "student lawyer paralegal support admin",
  ],
  [
    "mayOpenPage",
    "open a page the applicant may view",
    (by) => documents.mayOpenPage(by, facts, supplied),
    "student lawyer paralegal admin",
  ],
  [
    "mayOpenPage",
    "open a page the applicant has nothing on",
    (by) => documents.mayOpenPage(by, facts, hidden),
    "lawyer paralegal admin",
  ],
  [
    "mayOpenPage",
    "open the filing status e-mail, whatever a rule says",
    (by) => documents.mayOpenPage(by, facts, filing),
    "lawyer paralegal admin",
  ],
  [
    "mayOpenPage",
    "open the letter of acceptance",
    (by) => documents.mayOpenPage(by, facts, acceptance),
    "student lawyer paralegal schoolStaff agent admin",
  ],
  [
    "mayOpenPage",
    "open the passport",
    (by) => documents.mayOpenPage(by, facts, passport),
    "student lawyer paralegal agent admin",
  ],
  [
    "mayListPage",
    "see a page that is not there with its person",
    (by) => documents.mayListPage(by, facts, closedPage),
    "",
  ],
  [
    "mayOpenPage",
    "open a page that is not there with its person",
    (by) => documents.mayOpenPage(by, facts, closedPage),
    "",
  ],
  [
    "mayUpload",
    "upload to a page that is not there with its person",
    (by) => documents.mayUpload(by, facts, closedPage),
    "",
  ],
  ["mayKnow", "know of a file", (by) => documents.mayKnow(by, facts, own), "student lawyer paralegal support admin"],
  [
    "mayKnow",
    "know of a file in the trash",
    (by) => documents.mayKnow(by, facts, deleted),
    "student lawyer paralegal admin",
  ],
  [
    "mayKnow",
    "know of a file in the trash, in review",
    (by) => documents.mayKnow(by, reviewed, deleted),
    "lawyer paralegal admin",
  ],
  ["mayKnow", "know of a file that is set aside", (by) => documents.mayKnow(by, facts, setAside), ""],
  ["isForApplicant", "is told of a document", () => documents.isForApplicant(supplied), roles.join(" ")],
  ["isForApplicant", "of one the applicant has nothing on", () => documents.isForApplicant(hidden), ""],
  ["isForApplicant", "of the filing status e-mail", () => documents.isForApplicant(filing), ""],
  ["mayView", "view a file", (by) => documents.mayView(by, facts, own), "student lawyer paralegal admin"],
  ["mayDownload", "open a file", (by) => documents.mayDownload(by, facts, own), "student lawyer paralegal admin"],
  [
    "mayDownload",
    "open a file that was not kept",
    (by) => documents.mayDownload(by, facts, { ...own, isNotKept: true }),
    "",
  ],
  ["mayView", "view a file in the trash", (by) => documents.mayView(by, reviewed, deleted), "lawyer paralegal admin"],
  ["mayView", "view a file of somebody who left the application", (by) => documents.mayView(by, facts, left), ""],
  [
    "mayUpload",
    "upload where the applicant may",
    (by) => documents.mayUpload(by, facts, open),
    "student lawyer paralegal admin",
  ],
  [
    "mayUpload",
    "supply a letter the applicant only views",
    (by) => documents.mayUpload(by, facts, supplied),
    "lawyer paralegal admin",
  ],
  [
    "mayUpload",
    "upload a letter of acceptance",
    (by) => documents.mayUpload(by, facts, acceptance),
    "student lawyer paralegal schoolStaff agent admin",
  ],
  [
    "mayUpload",
    "upload a letter of acceptance without consents",
    (by) => documents.mayUpload(by, unshared, acceptance),
    "student lawyer paralegal admin",
  ],
  [
    "mayUpload",
    "upload to a closed application",
    (by) => documents.mayUpload(by, { ...facts, status: "Withdrawn" }, open),
    "",
  ],
  [
    "isClosed",
    "nothing is due in a withdrawn application",
    () => whenMayChange.isClosed({ status: "Withdrawn" }),
    roles.join(" "),
  ],
  ["isClosed", "while it is prepared", () => whenMayChange.isClosed(facts), ""],
  [
    "mayDelete",
    "take back what the applicant gave",
    (by) => documents.mayDelete(by, facts, own),
    "student lawyer paralegal admin",
  ],
  ["mayDelete", "delete what staff supplied", (by) => documents.mayDelete(by, facts, theirs), "lawyer paralegal admin"],
  ["mayDelete", "delete in review", (by) => documents.mayDelete(by, reviewed, own), "lawyer paralegal admin"],
  [
    "mayRestore",
    "put back from the trash",
    (by) => documents.mayRestore(by, facts, deleted),
    "student lawyer paralegal admin",
  ],
  ["mayRestore", "put back a file of somebody who left", (by) => documents.mayRestore(by, facts, left), ""],
  [
    "mayErase",
    "erase what lies in the trash",
    (by) => documents.mayErase(by, facts, deleted),
    "student lawyer paralegal admin",
  ],
  ["mayErase", "erase in review", (by) => documents.mayErase(by, reviewed, deleted), "lawyer paralegal admin"],
  ["mayErase", "erase what is in the vault", (by) => documents.mayErase(by, facts, own), ""],
  [
    "mayArrange",
    "set the order where the applicant may upload",
    (by) => documents.mayArrange(by, facts, theirs),
    "student lawyer paralegal admin",
  ],
  [
    "mayArrange",
    "set the order where the applicant only views",
    (by) => documents.mayArrange(by, facts, { ...theirs, ...supplied }),
    "lawyer paralegal admin",
  ],
  [
    "mayArrange",
    "set the order in a closed application",
    (by) => documents.mayArrange(by, { ...facts, status: "Withdrawn" }, own),
    "",
  ],
  ["mayArrange", "set the order in the trash", (by) => documents.mayArrange(by, facts, deleted), ""],
  ["mayRotate", "turn a file", (by) => documents.mayRotate(by, facts, theirs), "student lawyer paralegal admin"],
  [
    "mayRotate",
    "turn what may only be viewed",
    (by) => documents.mayRotate(by, facts, { ...theirs, ...supplied }),
    "lawyer paralegal admin",
  ],
  ["mayRename", "rename an own file", (by) => documents.mayRename(by, facts, own), "student lawyer paralegal admin"],
  ["mayRename", "rename a file of the staff", (by) => documents.mayRename(by, facts, theirs), "lawyer paralegal admin"],
  ["mayReplace", "replace an own file", (by) => documents.mayReplace(by, facts, own), "student lawyer paralegal admin"],
  [
    "mayReplace",
    "replace in review, which would take a reviewed file out",
    (by) => documents.mayReplace(by, reviewed, own),
    "lawyer paralegal admin",
  ],
  [
    "mayReplace",
    "replace what may only be viewed, as a statement of purpose once it is confirmed",
    (by) => documents.mayReplace(by, facts, { ...own, ...supplied }),
    "lawyer paralegal admin",
  ],
  [
    "mayDelete",
    "delete what may only be viewed",
    (by) => documents.mayDelete(by, facts, { ...own, ...supplied }),
    "lawyer paralegal admin",
  ],
  [
    "mayReplace",
    "replace a file of the staff",
    (by) => documents.mayReplace(by, facts, theirs),
    "lawyer paralegal admin",
  ],
  [
    "mayCorrectReading",
    "correct a read value",
    (by) => documents.mayCorrectReading(by, facts, own),
    "student lawyer paralegal admin",
  ],
  [
    "mayCorrectReading",
    "correct a value in review",
    (by) => documents.mayCorrectReading(by, reviewed, own),
    "lawyer paralegal admin",
  ],
  [
    "mayCorrectReading",
    "correct a value while the authority has the case",
    (by) => documents.mayCorrectReading(by, filed, own),
    "lawyer paralegal admin",
  ],
  ["mayCorrectReading", "correct a value in the trash", (by) => documents.mayCorrectReading(by, facts, deleted), ""],
  [
    "maySaySeen",
    "say that a notary’s stamp is there",
    (by) => documents.maySaySeen(by, facts, own),
    "lawyer paralegal admin",
  ],
  ["maySpeakAsLawyer", "override what was found in a file", (by) => lawyerWords.maySpeakAsLawyer(by, facts), "lawyer"],
  ["maySpeakAsLawyer", "while it is reviewed", (by) => lawyerWords.maySpeakAsLawyer(by, reviewed), "lawyer"],
  [
    "maySpeakAsLawyer",
    "once it is closed",
    (by) => lawyerWords.maySpeakAsLawyer(by, { ...facts, status: "Completed" }),
    "",
  ],
  [
    "mayReadLawyerWord",
    "read the reason of a lawyer",
    (by) => lawyerWords.mayReadLawyerWord(by, facts, open),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadLawyerWord",
    "about a file that the applicant does not see",
    (by) => lawyerWords.mayReadLawyerWord(by, facts, hidden),
    "lawyer paralegal admin",
  ],
  [
    "mayFitForPortal",
    "merge the files of a page for a portal",
    (by) => documents.mayFitForPortal(by, facts, open),
    "student lawyer paralegal admin",
  ],
  [
    "mayFitForPortal",
    "of a page the applicant has nothing on",
    (by) => documents.mayFitForPortal(by, facts, hidden),
    "lawyer paralegal admin",
  ],
  [
    "mayKeepDuplicate",
    "keep a file that is in the case twice",
    (by) => documents.mayKeepDuplicate(by, facts, own),
    "student lawyer paralegal admin",
  ],
  ["mayKeepDuplicate", "keep a file that is in the trash", (by) => documents.mayKeepDuplicate(by, facts, deleted), ""],
  [
    "mayStateNoDocument",
    "say that a document is not there",
    (by) => documents.mayStateNoDocument(by, facts, open),
    "student lawyer paralegal admin",
  ],
  [
    "mayStateNoDocument",
    "say so of a letter the applicant only views",
    (by) => documents.mayStateNoDocument(by, facts, supplied),
    "lawyer paralegal admin",
  ],
  [
    "mayReadAgain",
    "have a document read again",
    (by) => documents.mayReadAgain(by, facts, own),
    "student lawyer paralegal admin",
  ],
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
    "read the e-mail address",
    (by) => students.mayReadContact(by, facts),
    "student lawyer paralegal support agent admin",
  ],
  ["mayReadNotifications", "read own notifications", students.mayReadNotifications, roles.join(" ")],
  ["mayKeepSchools", "say what is known of schools", administration.mayKeepSchools, "admin"],
  ["mayListDamagedFiles", "see which stored files are damaged", administration.mayListDamagedFiles, "admin"],
  ["mayListUsers", "list accounts", administration.mayListUsers, "admin"],
  ["mayInviteStaff", "invite staff", administration.mayInviteStaff, "admin"],
  ["mayReadOutbox", "read the mail folder", administration.mayReadOutbox, "admin"],
  ["mayAcceptInvitation", "follow an invitation", administration.mayAcceptInvitation, roles.join(" ")],
  ["mayClaimSetup", "follow the set-up link", administration.mayClaimSetup, roles.join(" ")],
  ["mayChangeOwnProfile", "change own name and language", administration.mayChangeOwnProfile, roles.join(" ")],
  ["mayTellOwnLife", "tell of an own life", administration.mayTellOwnLife, "student"],
  ["mayMarkNotificationsRead", "mark own notifications", administration.mayMarkNotificationsRead, roles.join(" ")],
];

/** Policies that hold for anybody signed in, before e-mail and second factor. */
const beforeReady = [
  "isOwner",
  "mayAcceptInvitation",
  "mayClaimSetup",
  "mayChangeOwnProfile",
  "mayBeAssigned",
  "isVisaTypeFixed",
  "isClosed",
  "isForApplicant",
];

describe("who may do what", () => {
  it.each(table)("%s: %s", (_, __, decide, expected) => {
    expect(who(decide)).toBe(expected);
  });

  it.each(table.filter(([name]) => !beforeReady.includes(name)))(
    "%s: %s - nobody without session, confirmed e-mail, second factor",
    (_, __, decide) => {
      expect(decide(null)).toBe(false);
      for (const role of roles) {
        expect(decide({ ...people[role], emailVerified: false })).toBe(false);
        if (role !== "student")
          expect(
            ["none" as const, "set" as const].map((secondFactor) => decide({ ...people[role], secondFactor })),
          ).toEqual([false, false]);
      }
    },
  );

  it("leaves no policy out of the table", () => {
    const exported = [
      applications,
      assessment,
      calendar,
      dependents,
      documents,
      forms,
      lawyerWords,
      sections,
      students,
      administration,
    ].flatMap((concept) => Object.keys(concept));
    const inStatus = ["isVisaTypeFixed", "isClosed"];
    const inWords = ["documentAbilities", "isGuest", "mayReadAsGuest", "mayAnswerAsGuest"];
    expect(exported.filter((name) => !inWords.includes(name)).toSorted()).toEqual(
      [...new Set(table.map(([name]) => name))].filter((name) => !inStatus.includes(name)).toSorted(),
    );
  });

  it("lets a lawyer of the whole firm see and assign every application", () => {
    const unassigned = { ...facts, assignedTo: [] };
    expect([
      applications.maySeeApplication(firmLawyer, unassigned),
      applications.mayAssignStaff(firmLawyer, unassigned),
    ]).toEqual([true, true]);
    expect(applications.maySeeApplication({ ...people.paralegal, lawyerScope: "firm" }, unassigned)).toBe(true);
  });

  it("opens only the invited kind of answers after an invitation", () => {
    const invited = { ...facts, type: "Iec" as const, status: "ItaReceived" as const };
    const open = Object.keys(answerShapes).filter((key) => assessment.mayAnswer(people.student, invited, key));
    expect(open.length).toBeGreaterThan(0);
    expect(open.every((key) => key.startsWith("iec"))).toBe(true);
  });

  it("lets a guest read one application while it is prepared, and answer the questions about the spouse there", () => {
    const guest: Guest = { invitationId: "invitation-1", applicationId: facts.id, section: "spouse", language: "fr" };
    expect([sections.isGuest(guest), sections.isGuest(people.student), sections.isGuest(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(sections.mayReadAsGuest(guest, facts)).toBe(true);
    for (const the of [reviewed, filed, { ...facts, id: "application-2" }]) {
      expect(sections.mayReadAsGuest(guest, the)).toBe(false);
      expect(sections.mayAnswerAsGuest(guest, the, "spouseBiometrics")).toBe(false);
    }
    const open = Object.keys(answerShapes).filter((key) => sections.mayAnswerAsGuest(guest, facts, key));
    expect(open).toContain("spouseBiometrics");
    expect(open.filter((key) => !key.startsWith("spouse"))).toEqual([]);
    expect(
      ["toString", "__proto__", "country", "spouse"].filter((key) => sections.mayAnswerAsGuest(guest, facts, key)),
    ).toEqual([]);
  });

  it("knows no policy for actors that lets a guest through, should one ever be taken for an actor", () => {
    const posing = {
      invitationId: "invitation-1",
      applicationId: facts.id,
      section: "spouse",
      language: "fr",
    } as unknown as Actor;
    const harmless = [...beforeReady, "mayBeAssigned"];
    expect(
      table.filter(([name, , decide]) => !harmless.includes(name) && decide(posing)).map(([name]) => name),
    ).toEqual([]);
  });

  it("withholds every answer about health, crime, prison and money from agents", () => {
    const shown = Object.keys(answerShapes).filter((key) => assessment.mayReadAnswer(people.agent, facts, key));
    expect(shown).toContain("country");
    expect(
      shown.filter((key) =>
        /health|medic|crim|prison|incarcer|police|bank|fund|income|loan|salary|tuition|money|tb$/i.test(key),
      ),
    ).toEqual([]);
  });

  it("tells the screen abilities in its own words", () => {
    expect(ownAbilities(people.student)).toEqual(["startApplication"]);
    expect(ownAbilities(people.admin)).toEqual([
      "seeStudents",
      "assignStaff",
      "inviteStaff",
      "listUsers",
      "readOutbox",
      "keepForms",
    ]);
    expect(ownAbilities(null)).toEqual([]);
    expect(applicationAbilities(people.student, filed)).toEqual([
      "readAnswers",
      "readReasons",
      "readHistory",
      "readForms",
      "readDependents",
    ]);
    expect(applicationAbilities(people.student, facts)).toContain("inviteToSection");
    expect(applicationAbilities(people.support, facts)).toEqual(["readDependents"]);
    expect(documents.documentAbilities(people.student, facts, own)).toEqual([
      "view",
      "download",
      "replace",
      "arrange",
      "rename",
      "rotate",
      "delete",
      "correctReading",
      "keepDuplicate",
      "readAgain",
    ]);
    expect(documents.documentAbilities(people.student, facts, deleted)).toEqual([
      "view",
      "download",
      "restore",
      "erase",
    ]);
    expect(documents.documentAbilities(people.support, facts, own)).toEqual([]);
  });
});
