import { roles } from "@boreal/domain/caseFile/user";
import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import { describe, expect, it } from "vitest";
import { applicationAbilities, ownAbilities } from "./abilities.ts";
import type { Actor } from "./actor.ts";
import * as applications from "./applications.ts";
import * as assessment from "./assessment.ts";
import * as documents from "./documents.ts";
import * as sections from "./sections.ts";
import type { Guest } from "./sections.ts";
import { table } from "./rows/testTable.ts";
import { facts, filed, reviewed, people, firmLawyer, who, own, deleted } from "./rows/testPeople.ts";

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
    expect([sections.mayReadAsGuest(guest, facts), sections.mayFinishAsGuest(guest, facts)]).toEqual([true, true]);
    for (const the of [reviewed, filed, { ...facts, id: "application-2" }]) {
      expect(sections.mayReadAsGuest(guest, the)).toBe(false);
      expect(sections.mayAnswerAsGuest(guest, the, "spouseBiometrics")).toBe(false);
    }
    const given = {
      page: "spouse-passport",
      isThere: true,
      studentPermissions: ["View", "Upload"],
      uploadedBy: "invitation:invitation-1",
      isDeleted: false,
      away: null,
      isNotKept: false,
    } as const;
    expect(sections.mayRemoveAsGuest(guest, facts, given)).toBe(sections.mayUploadAsGuest(guest, facts, given));
    for (const other of [
      { uploadedBy: "invitation:invitation-2" },
      { uploadedBy: people.student.userId },
      { isDeleted: true },
      { away: "pageClosed" as const },
    ])
      expect(sections.mayRemoveAsGuest(guest, facts, { ...given, ...other })).toBe(false);
    const open = Object.keys(answerShapes).filter((key) => sections.mayAnswerAsGuest(guest, facts, key));
    expect(open).toContain("spouseBiometrics");
    expect(open.filter((key) => !key.startsWith("spouse"))).toEqual([]);
    expect(
      ["toString", "__proto__", "country", "spouse"].filter((key) => sections.mayAnswerAsGuest(guest, facts, key)),
    ).toEqual([]);
  });

  it("lets the invited host of a visitor answer the questions about the own income, and those only", () => {
    const visit = { ...facts, type: "VisitorVisa" as const };
    const host: Guest = { invitationId: "invitation-1", applicationId: visit.id, section: "host", language: "fr" };
    expect(
      Object.keys(answerShapes)
        .filter((key) => sections.mayAnswerAsGuest(host, visit, key))
        .toSorted(),
    ).toEqual(["vvHasFamilyFundsRequired", "vvIsSpouseSponsoring", "vvNumberOfFamilyMembers"]);
    expect(Object.keys(answerShapes).filter((key) => sections.mayAnswerAsGuest(host, facts, key))).toEqual([]);
    for (const the of [
      { ...reviewed, type: "VisitorVisa" as const },
      { ...filed, type: "VisitorVisa" as const },
    ])
      expect(sections.mayAnswerAsGuest(host, the, "vvHasFamilyFundsRequired")).toBe(false);
  });

  it("lets an invited person add their own papers while the application is prepared, and no paper of anybody else", () => {
    const visit = { ...facts, type: "VisitorVisa" as const };
    const visitor: Guest = {
      invitationId: "invitation-1",
      applicationId: visit.id,
      section: "visitor",
      language: "fr",
    };
    const open = { isThere: true, studentPermissions: ["View", "Upload"] } as const;
    const may = (page: string, the = visit, more: object = {}) =>
      sections.mayUploadAsGuest(visitor, the, { page, ...open, ...more });
    expect(may("visitor-visa-visitor-passport")).toBe(true);
    for (const page of [
      "passport",
      "visitor-visa-spouse-passport",
      "visitor-visa-host-pay-slips",
      "visitor-visa-visitor-application",
      "unsorted",
      "toString",
    ])
      expect([page, may(page)]).toEqual([page, false]);
    expect(may("visitor-visa-visitor-passport", visit, { isThere: false })).toBe(false);
    expect(may("visitor-visa-visitor-passport", visit, { studentPermissions: ["View"] })).toBe(false);
    for (const the of [reviewed, filed, { ...visit, id: "application-2" }])
      expect(may("visitor-visa-visitor-passport", { ...the, type: "VisitorVisa" })).toBe(false);
  });

  it("lets an applicant take away what an invited person gave, and not what the team gave", () => {
    const given = {
      page: "passport",
      isThere: true,
      studentPermissions: ["View", "Upload"],
      isDeleted: false,
      away: null,
      isNotKept: false,
    } as const;
    const may = (uploadedBy: string) => documents.mayDelete(people.student, facts, { ...given, uploadedBy });
    expect([may("invitation:invitation-1"), may(people.lawyer.userId)]).toEqual([true, false]);
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
      "beginCase",
      "importClients",
      "makeIntakeLinks",
      "seeStudents",
      "assignStaff",
      "readSummaries",
      "inviteStaff",
      "listUsers",
      "readOutbox",
      "keepForms",
    ]);
    expect(ownAbilities(null)).toEqual([]);
    // What is made from the whole of a case is for those who know all of it (ADR 0144).
    expect(ownAbilities(people.support)).toEqual(["seeStudents"]);
    expect(applicationAbilities(people.student, filed)).toEqual([
      "readAnswers",
      "readReasons",
      "readHistory",
      "readForms",
      "readMessages",
      "writeMessage",
      "recordRequests",
      "answerRequests",
      "readTasks",
      "readLog",
      "readDependents",
      "dropFiles",
      "readPayments",
      "issueInvoice",
      "payOnline",
    ]);
    expect(applicationAbilities(people.student, facts)).toContain("inviteToSection");
    expect(applicationAbilities(people.support, facts)).toEqual([
      "readDependents",
      "breakGlass",
      "readPayments",
      "askForRefund",
    ]);
    // Messages are read by support while the case is open to it; tasks are not.
    const opened = applicationAbilities(people.support, { ...facts, openedBy: [people.support.userId] });
    expect([opened.includes("readMessages"), opened.includes("readTasks")]).toEqual([true, false]);
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
      "allowModel",
      "withdrawModel",
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
