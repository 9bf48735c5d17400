import { mayBuildPackage } from "../../apps/server/src/policies/desk/filingPackages.ts";
import { describe, expect, it } from "vitest";
import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import type { CasePart } from "@boreal/domain/review/caseParts";
import { unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { schema } from "../../apps/server/src/graphql/schema.ts";
import { applicationAbilities } from "../../apps/server/src/policies/abilities.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";
import { mayAssignStaff, type ApplicationFacts } from "../../apps/server/src/policies/applications.ts";
import { mayAcknowledgeWarning, mayAgree, mayAnswer } from "../../apps/server/src/policies/assessment.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../apps/server/src/policies/dependents.ts";
import * as documents from "../../apps/server/src/policies/documents.ts";
import { mayFillForm, mayPutForm } from "../../apps/server/src/policies/forms.ts";
import { mayAnswerComment, mayComment, mayDecideProposal } from "../../apps/server/src/policies/letterComments.ts";
import { mayConfirmLetter, mayPutLetter, mayWriteLetter } from "../../apps/server/src/policies/letters.ts";
import {
  mayChangeStatus,
  mayForceStatus,
  maySettleReports,
  mayStartLinked,
  mayConfirmStatement,
  mayRecordFacts,
} from "../../apps/server/src/policies/lifecycle.ts";
import {
  mayAskErasure,
  mayConfirmErasure,
  mayHoldCase,
  mayUndoErasure,
} from "../../apps/server/src/policies/desk/erasures.ts";
import { mayCloseCase, mayReopenCase } from "../../apps/server/src/policies/desk/closing.ts";
import { mayFinishPart, mayReopenParts } from "../../apps/server/src/policies/reopenedParts.ts";
import { maySpeakAsLawyer } from "../../apps/server/src/policies/lawyerDecisions.ts";
import { mayWriteMessage } from "../../apps/server/src/policies/desk/messages.ts";
import { mayAnswerRequests, mayRecordRequests } from "../../apps/server/src/policies/desk/requests.ts";
import { mayCheckConflicts, mayDecideConflict } from "../../apps/server/src/policies/desk/conflicts.ts";
import { mayWriteNote } from "../../apps/server/src/policies/desk/notes.ts";
import { mayGiveTask, maySettleTask } from "../../apps/server/src/policies/desk/tasks.ts";
import { mayReviewDocuments } from "../../apps/server/src/policies/desk/reviews.ts";
import * as payments from "../../apps/server/src/policies/payments.ts";
import { mayInviteToSection, mayRevokeSectionInvitation } from "../../apps/server/src/policies/sections.ts";
import { everything } from "../../apps/server/src/policies/rows/testPeople.ts";
import {
  changes,
  isTimeFor,
  whileCaseClosed,
  withinReopened,
  type Change,
} from "../../apps/server/src/policies/whenMayChange.ts";
import { commands, people, rowOf } from "./commandRows.ts";

const facts: ApplicationFacts = {
  id: "a",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school",
  ownerAgentId: "agency",
  assignedTo: [],
  schoolConsent: everything,
  agentConsent: everything,
  openedBy: [],
};
/** A page on which everybody who supplies anything does. */
const page = { page: "letter-of-acceptance", isThere: true, studentPermissions: ["View", "Upload"] as const };
const unsorted = { page: unsortedPlace.page };
const fileOf = (by: Asker) => ({
  ...page,
  uploadedBy: by?.userId ?? "",
  isDeleted: false,
  away: null,
  isNotKept: false,
});

type Decide = (by: Asker, the: ApplicationFacts) => boolean;
/** Every row of the table with the policy that asks it. */
const policies: Readonly<Record<Change, Decide>> = {
  answer: (by, the) =>
    mayAnswer(by, { ...the, type: "Iec" }, "iecOccupation") || mayAnswer(by, { ...the, type: "Iec" }, "iecProgram"),
  agree: mayAgree,
  acknowledgeWarning: mayAcknowledgeWarning,
  fillForm: (by, the) => mayFillForm(by, the, "IMM1294"),
  writeLetter: (by, the) => mayWriteLetter(by, the, "lumpSumExplanation"),
  confirmLetter: (by, the) => mayConfirmLetter(by, the, "lumpSumExplanation"),
  putLetter: (by, the) => mayPutLetter(by, the, "lumpSumExplanation"),
  commentLetter: (by, the) => mayComment(by, the, "lumpSumExplanation"),
  answerLetterComment: (by, the) => mayAnswerComment(by, the, "lumpSumExplanation", { isShared: true }),
  decideProposal: (by, the) => mayDecideProposal(by, the, "lumpSumExplanation", { isShared: true }),
  putForm: (by, the) => mayPutForm(by, the, "IMM1294", { place: page, page: { lawyerCanGenerate: {} } }),
  changeDependents: mayChangeDependents,
  changeVisaType: mayChangeVisaType,
  inviteToSection: mayInviteToSection,
  revokeInvitation: mayRevokeSectionInvitation,
  assignStaff: mayAssignStaff,
  upload: (by, the) =>
    documents.mayUpload(by, the, page) ||
    (by?.role === "schoolStaff" && documents.mayUpload(by, the, { ...page, page: "enrolment-letter" })),
  sort: (by, the) => documents.maySort(by, the, { ...fileOf(by), ...unsorted }),
  delete: (by, the) => documents.mayDelete(by, the, fileOf(by)),
  restore: (by, the) => documents.mayRestore(by, the, { ...fileOf(by), isDeleted: true }),
  erase: (by, the) => documents.mayErase(by, the, { ...fileOf(by), isDeleted: true }),
  replace: (by, the) => documents.mayReplace(by, the, fileOf(by)),
  arrange: (by, the) => documents.mayArrange(by, the, fileOf(by)),
  rotate: (by, the) => documents.mayRotate(by, the, fileOf(by)),
  rename: (by, the) => documents.mayRename(by, the, fileOf(by)),
  correctReading: (by, the) => documents.mayCorrectReading(by, the, fileOf(by)),
  tellOfLetter: (by, the) => documents.mayCorrectReading(by, the, { ...fileOf(by), page: "biometrics-request-letter" }),
  readAgain: (by, the) => documents.mayReadAgain(by, the, fileOf(by)),
  allowModel: (by, the) => documents.mayAllowModel(by, the, fileOf(by)),
  withdrawModel: (by, the) => documents.mayWithdrawModel(by, the, fileOf(by)),
  keepDuplicate: (by, the) => documents.mayKeepDuplicate(by, the, fileOf(by)),
  stateNoDocument: (by, the) => documents.mayStateNoDocument(by, the, page),
  buildPackage: mayBuildPackage,
  fitForPortal: (by, the) => documents.mayFitForPortal(by, the, page),
  speakAsLawyer: maySpeakAsLawyer,
  reviewDocument: mayReviewDocuments,
  writeMessage: mayWriteMessage,
  recordRequest: mayRecordRequests,
  answerRequest: mayAnswerRequests,
  giveTask: mayGiveTask,
  writeNote: mayWriteNote,
  checkConflicts: mayCheckConflicts,
  decideConflict: mayDecideConflict,
  settleTask: (by, the) => maySettleTask(by, the, { isForApplicant: true }),
  issueInvoice: payments.mayIssueInvoice,
  payOnline: payments.mayPayOnline,
  recordPayment: payments.mayRecordPayment,
  askForRefund: payments.mayAskForRefund,
  decideRefund: payments.mayDecideRefund,
  giveCredit: payments.mayGiveCredit,
  changeStatus: mayChangeStatus,
  forceStatus: mayForceStatus,
  settleReports: maySettleReports,
  startLinked: mayStartLinked,
  askErasure: mayAskErasure,
  confirmErasure: mayConfirmErasure,
  undoErasure: mayUndoErasure,
  holdCase: mayHoldCase,
  closeCase: mayCloseCase,
  reopenCase: mayReopenCase,
  reopenPart: mayReopenParts,
  finishPart: mayFinishPart,
  recordFact: mayRecordFacts,
  confirmStatement: mayConfirmStatement,
};

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

describe("the table of who may change what in which status", () => {
  it("has every command, and no row without one", () => {
    expect(
      Object.keys(commands)
        .filter((name) => !name.startsWith("POST "))
        .toSorted(),
    ).toEqual(mutations.toSorted());
    const used = new Set(Object.keys(commands).map(rowOf));
    // A visa type is changed by updateDependent and saveAnswers, beside other facts; what a letter says by correctReading; consent is given and withdrawn by one command.
    expect(changes.filter((change) => !used.has(change))).toEqual(["changeVisaType", "tellOfLetter", "withdrawModel"]);
  });

  it.each(changes)("decides %s for every role in every status", (change) => {
    const decided: string[] = [];
    const inTable: string[] = [];
    for (const role of roles) {
      for (const status of applicationStatuses) {
        if (policies[change](people[role], { ...facts, status })) decided.push(`${role} ${status}`);
        if (isTimeFor(people[role], { status }, change)) inTable.push(`${role} ${status}`);
      }
    }
    expect(decided).toEqual(inTable);
  });

  it("decides the same of a case that the firm closed, and lets through only what goes on there", () => {
    const closed = { ...facts, isCaseClosed: true };
    const decided = changes.filter((change) =>
      roles.some((role) => applicationStatuses.some((status) => policies[change](people[role], { ...closed, status }))),
    );
    expect(decided.toSorted()).toEqual([...whileCaseClosed].toSorted());
    // Those there are none of in an open case.
    const onlyThere: readonly Change[] = ["reopenCase", "askErasure", "confirmErasure", "undoErasure"];
    for (const change of whileCaseClosed.filter((one) => !onlyThere.includes(one)))
      for (const role of roles)
        for (const status of applicationStatuses)
          expect([change, role, status, policies[change](people[role], { ...closed, status })]).toEqual([
            change,
            role,
            status,
            isTimeFor(people[role], { status }, change),
          ]);
  });

  it("lets an applicant change what was opened again, and no more than that", () => {
    const asked: typeof policies = { ...policies, answer: (by, the) => mayAnswer(by, the, "country") };
    const part = (kind: CasePart["kind"], name: string): ApplicationFacts => ({
      ...facts,
      reopened: [{ kind, part: name, childNumber: 0 }],
    });
    const opened: readonly (readonly [ApplicationFacts, readonly Change[]])[] = [
      [part("question", "country"), ["answer", "acknowledgeWarning"]],
      [part("form", "IMM1294"), ["fillForm"]],
      [
        part("documents", page.page),
        withinReopened.filter((change) => !["answer", "acknowledgeWarning", "fillForm"].includes(change)),
      ],
      // Another question, page or form than the policies are asked about.
      [part("question", "birthday"), ["acknowledgeWarning"]],
      [part("documents", "digital-photo"), []],
      [part("form", "IMM5476"), []],
    ];
    for (const [the, expected] of opened) {
      for (const status of applicationStatuses) {
        const more = changes.filter(
          (change) =>
            asked[change](people.student, { ...the, status }) && !isTimeFor(people.student, { status }, change),
        );
        const may = isClosedStatus(status)
          ? []
          : changes.filter((change) => expected.includes(change) && !isTimeFor(people.student, { status }, change));
        expect([status, ...more]).toEqual([status, ...may]);
        for (const role of roles.filter((one) => one !== "student"))
          expect(changes.filter((change) => asked[change](people[role], { ...the, status }))).toEqual(
            changes.filter((change) => isTimeFor(people[role], { status }, change)),
          );
      }
    }
  });

  it("lets nobody replace what they may not delete, or do to a file more than they may in its case", () => {
    for (const role of roles) {
      for (const status of applicationStatuses) {
        const may = (change: Change) => policies[change](people[role], { ...facts, status });
        expect([role, status, may("replace") && !may("delete")]).toEqual([role, status, false]);
        expect([role, status, may("erase") && !may("delete")]).toEqual([role, status, false]);
        expect([role, status, may("changeVisaType") && !may("changeDependents")]).toEqual([role, status, false]);
      }
    }
  });

  it("tells the browser of what is refused by the status alone", () => {
    const told: Readonly<Record<string, Change>> = {
      fillForms: "fillForm",
      putForms: "putForm",
      inviteToSection: "inviteToSection",
      acknowledgeWarning: "acknowledgeWarning",
      addDependent: "changeDependents",
      updateDependent: "changeDependents",
      removeDependent: "changeDependents",
      changeVisaType: "changeVisaType",
      agree: "agree",
      stateNoDocument: "stateNoDocument",
      assign: "assignStaff",
      reviewDocuments: "reviewDocument",
      recordRequests: "recordRequest",
      answerRequests: "answerRequest",
      issueInvoice: "issueInvoice",
      payOnline: "payOnline",
      recordPayment: "recordPayment",
      askForRefund: "askForRefund",
      decideRefund: "decideRefund",
      giveCredit: "giveCredit",
    };
    for (const role of roles) {
      for (const status of applicationStatuses) {
        const abilities = applicationAbilities(people[role], { ...facts, status });
        for (const [ability, change] of Object.entries(told))
          expect([role, status, ability, abilities.includes(ability)]).toEqual([
            role,
            status,
            ability,
            policies[change](people[role], { ...facts, status }),
          ]);
      }
    }
  });

  it("keeps the sentences of the specification", () => {
    const when = (role: Role, change: Change) =>
      applicationStatuses.filter((status) => isTimeFor(people[role], { status }, change));
    // "A child's visa type cannot be changed after submission."
    for (const role of ["student", "lawyer", "paralegal", "admin"] as const)
      expect(
        when(role, "changeVisaType").filter((status) => !["Preparation", "LawyerReview"].includes(status)),
      ).toEqual([]);
    // "own uploads before LawyerReview"
    expect([when("student", "delete"), when("student", "replace"), when("student", "erase")]).toEqual([
      ["Preparation"],
      ["Preparation"],
      ["Preparation"],
    ]);
    // STUDENT_LOCKED = all but Preparation, ItaReceived and JrRedetermination (document updates only).
    expect(when("student", "answer")).toEqual(["Preparation", "ItaReceived"]);
    expect(when("student", "correctReading")).toEqual(["Preparation", "ItaReceived", "JrRedetermination"]);
    // The biometrics receipt comes after filing.
    expect(when("student", "upload")).toContain("IrccProcessing");
    // Support changes nothing of a case; it asks for a refund, and an administrator decides.
    for (const change of changes)
      expect([change, when("support", change)]).toEqual([change, change === "askForRefund" ? applicationStatuses : []]);
  });
});
