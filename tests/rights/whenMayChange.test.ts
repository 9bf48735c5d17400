import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationStatuses, type ApplicationStatus } from "@boreal/domain/caseFile/application";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import { actor, receiptPlace } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { addChild, storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { setAgreement } from "../../apps/server/src/commands/answers/setAgreement.ts";
import { mayGoOn, startUpload } from "../../apps/server/src/commands/uploads/startUpload.ts";
import { schema } from "../../apps/server/src/graphql/schema.ts";
import { applicationAbilities } from "../../apps/server/src/policies/abilities.ts";
import type { Actor, Asker } from "../../apps/server/src/policies/actor.ts";
import { mayAssignStaff, type ApplicationFacts } from "../../apps/server/src/policies/applications.ts";
import { mayAcknowledgeWarning, mayAgree, mayAnswer } from "../../apps/server/src/policies/assessment.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../apps/server/src/policies/dependents.ts";
import * as documents from "../../apps/server/src/policies/documents.ts";
import { mayFillForm, mayPutForm } from "../../apps/server/src/policies/forms.ts";
import { maySpeakAsLawyer } from "../../apps/server/src/policies/lawyerWords.ts";
import { mayInviteToSection, mayRevokeSectionInvitation } from "../../apps/server/src/policies/sections.ts";
import {
  changes,
  isOnlyLocked,
  isTimeFor,
  phaseOf,
  type Change,
  type Phase,
} from "../../apps/server/src/policies/whenMayChange.ts";
import { insertAssignment } from "../../apps/server/src/store/cases/applications.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";

/** Everybody with as much right as their role can have: only the status decides. */
const people: Readonly<Record<Role, Actor>> = {
  student: actor("amara"),
  lawyer: actor("lawyer", "lawyer"),
  paralegal: { ...actor("paralegal", "paralegal"), lawyerScope: "firm" },
  support: actor("support", "support"),
  schoolStaff: { ...actor("school", "schoolStaff"), schoolId: "school" },
  agent: { ...actor("agent", "agent"), agentId: "agency" },
  admin: actor("admin", "admin"),
};
const facts: ApplicationFacts = {
  id: "a",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school",
  ownerAgentId: "agency",
  assignedTo: [],
  schoolConsent: true,
  agentUploadConsent: true,
};
/** A page on which everybody who supplies anything does. */
const page = { page: "letter-of-acceptance", isThere: true, studentPermissions: ["View", "Upload"] as const };
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
  putForm: (by, the) => mayPutForm(by, the, "IMM1294", { place: page, page: { lawyerCanGenerate: {} } }),
  changeDependents: mayChangeDependents,
  changeVisaType: mayChangeVisaType,
  inviteToSection: mayInviteToSection,
  revokeInvitation: mayRevokeSectionInvitation,
  assignStaff: mayAssignStaff,
  upload: (by, the) =>
    documents.mayUpload(by, the, page) ||
    (by?.role === "schoolStaff" && documents.mayUpload(by, the, { ...page, page: "enrolment-letter" })),
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
  keepDuplicate: (by, the) => documents.mayKeepDuplicate(by, the, fileOf(by)),
  stateNoDocument: (by, the) => documents.mayStateNoDocument(by, the, page),
  fitForPortal: (by, the) => documents.mayFitForPortal(by, the, page),
  speakAsLawyer: maySpeakAsLawyer,
};

/** Every command that a person can call: the row it goes by, or why it changes no case. A new one fails until it is here. */
const commands: Readonly<Record<string, { readonly row: Change } | { readonly noCase: string }>> = {
  saveAnswers: { row: "answer" },
  setAgreement: { row: "agree" },
  acknowledgeWarning: { row: "acknowledgeWarning" },
  saveFormValues: { row: "fillForm" },
  putFormIntoVault: { row: "putForm" },
  addDependent: { row: "changeDependents" },
  updateDependent: { row: "changeDependents" },
  removeDependent: { row: "changeDependents" },
  removeDependentsByType: { row: "changeDependents" },
  inviteToSection: { row: "inviteToSection" },
  revokeSectionInvitation: { row: "revokeInvitation" },
  assignStaff: { row: "assignStaff" },
  deleteDocument: { row: "delete" },
  restoreDocument: { row: "restore" },
  eraseDocument: { row: "erase" },
  arrangeFiles: { row: "arrange" },
  rotateDocument: { row: "rotate" },
  renameDocument: { row: "rename" },
  correctReading: { row: "correctReading" },
  readAgain: { row: "readAgain" },
  keepDuplicate: { row: "keepDuplicate" },
  stateNoDocument: { row: "stateNoDocument" },
  takeBackNoDocument: { row: "stateNoDocument" },
  fitForPortal: { row: "fitForPortal" },
  overrideWarning: { row: "speakAsLawyer" },
  acceptForm: { row: "speakAsLawyer" },
  takeBackLawyerWord: { row: "speakAsLawyer" },
  "POST /uploads": { row: "upload" },
  "POST /uploads replaces": { row: "replace" },
  saveKnownSchools: { noCase: "a setting" },
  saveTutorialVideos: { noCase: "a setting" },
  startApplication: { noCase: "begins one" },
  fetchOfficialBlank: { noCase: "blanks of forms" },
  acceptInvitation: { noCase: "an account" },
  claimSetup: { noCase: "an account" },
  inviteStaff: { noCase: "an account" },
  setLanguage: { noCase: "oneself" },
  setProfile: { noCase: "oneself" },
  saveOwnLife: { noCase: "oneself" },
  markNotificationsRead: { noCase: "own notices" },
  createCalendarFeed: { noCase: "an address" },
  revokeCalendarFeed: { noCase: "an address" },
};
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const rowOf = (name: string): Change | undefined => {
  const command = commands[name];
  return command && "row" in command ? command.row : undefined;
};

describe("the table of who may change what in which status", () => {
  it("has every command, and no row without one", () => {
    expect(
      Object.keys(commands)
        .filter((name) => !name.startsWith("POST "))
        .toSorted(),
    ).toEqual(mutations.toSorted());
    const used = new Set(Object.keys(commands).map(rowOf));
    // A visa type is changed by updateDependent and saveAnswers, beside other facts; what a letter says by correctReading.
    expect(changes.filter((change) => !used.has(change))).toEqual(["changeVisaType", "tellOfLetter"]);
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
    for (const change of changes) expect([change, when("support", change)]).toEqual([change, []]);
  });
});

/** One status of each kind, with all commands sent to a server. */
const statuses: readonly ApplicationStatus[] = [
  "Preparation",
  "LawyerReview",
  "ApplicantPool",
  "ItaReceived",
  "IrccProcessing",
  "Refused",
  "JrRecordFiled",
  "JrRedetermination",
  "Completed",
];

describe("every command", () => {
  let server: RightsServer;
  let applicationId: string;
  let childId: string;
  let by: Readonly<Record<Role, Actor>>;
  let file: string;
  /** On a page of the preparation; the other one is a receipt, which comes after filing. */
  let paper: string;

  beforeAll(async () => {
    server = await openRightsServer();
    const { vault } = server;
    ({ applicationId } = vault);
    by = { ...people, student: vault.student };
    await vault.database.$client.query(
      "insert into boreal.profile (user_id, role, school_id, agent_id, language, sealed_names, created_at) values ($1, 'student', 'school', 'agency', 'en', '', now())",
      [vault.student.userId],
    );
    await vault.database.transaction(
      async (tx) => await insertAssignment(tx, { applicationId, staffId: "paralegal", at: new Date() }),
    );
    await setAgreement(vault.deps, vault.student, { applicationId, agreed: true });
    childId = await addChild(vault, applicationId, 1);
    file = await storeFile(vault.deps, { applicationId, by: vault.student });
    paper = await storeFile(vault.deps, {
      applicationId,
      by: vault.student,
      place: { page: "passport", slot: "passportBioPage", person: "main", childNumber: null },
    });
  });
  afterAll(async () => await server.close());

  const setStatus = async (status: ApplicationStatus) =>
    await server.vault.database.$client.query("update boreal.application set status = $2 where id = $1", [
      applicationId,
      status,
    ]);
  const events = async () =>
    (
      await server.vault.database.$client.query<{ n: number }>(
        "select count(*)::int as n from boreal.audit_event where chain_id = $1",
        [applicationId],
      )
    ).rows[0]?.n;

  const calls = (): Readonly<Record<string, string>> => {
    const place = `applicationId: "${applicationId}", page: "${receiptPlace.page}", slot: "${receiptPlace.slot}"`;
    const refused = "{ refusals { code text { en fr } } }";
    return {
      saveAnswers: `saveAnswers(applicationId: "${applicationId}", answers: [{ key: "country", value: "NG", baseVersion: 0 }]) ${refused}`,
      setAgreement: `setAgreement(applicationId: "${applicationId}", agreed: false) ${refused}`,
      acknowledgeWarning: `acknowledgeWarning(applicationId: "${applicationId}", warningId: "blurry") ${refused}`,
      saveFormValues: `saveFormValues(applicationId: "${applicationId}", formKey: "IMM1294", changes: [{ path: "uci", value: "11112222" }]) ${refused}`,
      removeDependent: `removeDependent(id: "${childId}") ${refused}`,
      inviteToSection: `inviteToSection(applicationId: "${applicationId}", section: "spouse", email: "chidi@example.test", language: "en") ${refused}`,
      deleteDocument: `deleteDocument(fileId: "${file}") ${refused}`,
      arrangeFiles: `arrangeFiles(fileIds: ["${file}"]) ${refused}`,
      rotateDocument: `rotateDocument(fileId: "${file}", rotation: 90) ${refused}`,
      renameDocument: `renameDocument(fileId: "${file}", name: "x") ${refused}`,
      correctReading: `correctReading(fileId: "${paper}", field: "passportIssueDate", value: "2026-01-01") ${refused}`,
      readAgain: `readAgain(fileId: "${file}") ${refused}`,
      keepDuplicate: `keepDuplicate(fileId: "${file}") ${refused}`,
      stateNoDocument: `stateNoDocument(${place}) ${refused}`,
      takeBackNoDocument: `takeBackNoDocument(${place}) ${refused}`,
    };
  };

  it.each(statuses)("is refused in %s where the table says so, writes nothing, and says what to do", async (status) => {
    await setStatus(status);
    const before = await events();
    for (const role of roles) {
      for (const [name, call] of Object.entries(calls())) {
        const change = rowOf(name);
        if (change === undefined || isTimeFor(by[role], { status }, change)) continue;
        const outcome = (await server.graphql(by[role], `mutation { ${call} }`))[name] as {
          refusals: { code: string; text: { en: string; fr: string } }[];
        };
        expect([role, name, outcome.refusals.length]).toEqual([role, name, 1]);
        const [refusal] = outcome.refusals;
        if (role === "student" && isOnlyLocked(by[role], { status }, change))
          expect([name, refusal?.code, refusal?.text.en]).toEqual([
            name,
            "applicationLocked",
            expect.stringMatching(saysInPhase[phaseOf(status)]),
          ]);
      }
    }
    expect(await events()).toBe(before);
    expect(server.vault.faults).toEqual([]);
  });

  const saysInPhase: Readonly<Record<Phase, RegExp>> = {
    preparation: /./,
    review: /reviewing.*Ask your lawyer/,
    pool: /pool.*Ask your lawyer/,
    authority: /with the authority.*Ask your lawyer/,
    refused: /decided.*Ask your lawyer/,
    court: /court.*Ask your lawyer/,
    closed: /closed.*Ask your lawyer/,
  };

  it("takes no file in the place of another once a lawyer reviews it, neither at the start of the upload nor while it goes on", async () => {
    const { deps, student } = server.vault;
    const upload = { applicationId, ...receiptPlace, fileName: "b.pdf", length: 2000, replaces: file };
    await setStatus("LawyerReview");
    const refused = await startUpload(deps, student, upload);
    expect("refused" in refused && [refused.refused.code, refused.refused.text.en]).toEqual([
      "CASE_LOCKED",
      expect.stringContaining("Ask your lawyer"),
    ]);
    await setStatus("Preparation");
    const started = await startUpload(deps, student, upload);
    if ("refused" in started) throw new Error(started.refused.code);
    expect(await mayGoOn(deps, student, started.upload)).toBe(true);
    await setStatus("LawyerReview");
    expect([await mayGoOn(deps, student, started.upload), await mayGoOn(deps, by.lawyer, started.upload)]).toEqual([
      false,
      true,
    ]);
  });
});
