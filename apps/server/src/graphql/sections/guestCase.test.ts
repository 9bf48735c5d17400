import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hiddenAnswer } from "../../store/answers/answers.ts";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { guestCaseQuery, personWithGuest, saveMutation } from "./testGuests.ts";

let server: TestServer;
let amara: Actor;
let application: string;
let guest: Guest;
beforeAll(async () => {
  server = await openTestServer();
  ({ owner: amara, guest } = await personWithGuest(server, "spouse"));
  application = guest.applicationId;
});
afterAll(async () => await server.close());

const spouse = (value: unknown, baseVersion = 1) => ({
  id: application,
  answers: [{ key: "spouseBiometrics", value, baseVersion }],
});

describe("an invited person", () => {
  it("gets the questions about her and what she needs to see them", async () => {
    const { data, errors } = await server.ask(null, guestCaseQuery, {}, guest);
    expect(errors).toEqual([]);
    const seen = data?.guestCase as {
      caseFile: { answers: Record<string, unknown>; profile: unknown; documents: unknown };
      versions: unknown;
      stepIds: string[];
    };
    expect(seen).toMatchObject({
      applicationId: application,
      section: "spouse",
      language: "fr",
      versions: [{ key: "spouseBiometrics", version: 1 }],
    });
    expect(seen.caseFile).toMatchObject({
      format: "boreal-case/1",
      application: { type: "Student", status: "Preparation" },
    });
    expect(seen.caseFile.answers).toMatchObject({
      maritalStatus: "married",
      accompanyingSpouse: true,
      spouseBiometrics: false,
    });
    expect(JSON.stringify(seen)).not.toMatch(/Amara|Okafor|birthday|medicalTb|1991/);
    expect(seen.stepIds).toContain("spouseBiometricsGroup");
  });

  it("saves by the same operation, and reads nothing of the application in its answer", async () => {
    const { data } = await server.ask(null, saveMutation, spouse(true), guest);
    expect(data?.saveAnswers).toEqual({
      saved: [{ key: "spouseBiometrics" }],
      conflicts: [],
      refusals: [],
      application: null,
    });
  });

  it("answers in her own name also where the applicant is signed in, when the page says so", async () => {
    const asApplicant = await server.ask(amara, saveMutation, spouse(false, 2), guest);
    const asGuest = await server.ask(amara, saveMutation, { ...spouse(true, 3), asGuest: true }, guest);
    expect(
      [asApplicant, asGuest].map(({ data }) => (data?.saveAnswers as { saved: unknown[] } | undefined)?.saved.length),
    ).toEqual([1, 1]);
    const key = hiddenAnswer(await server.firm.personKey(amara.userId), application, "spouseBiometrics");
    const { rows } = await server.firm.db.$client.query(
      `select answered_by from boreal.answer_revision where application_id = $1 and key = $2 order by version`,
      [application, key],
    );
    expect(rows.map((row: { answered_by: string }) => row.answered_by)).toEqual([
      amara.userId,
      guest.invitationId,
      amara.userId,
      guest.invitationId,
    ]);
    const { data } = await server.ask(
      amara,
      saveMutation,
      { id: application, answers: [{ key: "country", value: "NG", baseVersion: 0 }], asGuest: true },
      guest,
    );
    expect(data?.saveAnswers).toMatchObject({ saved: [], refusals: [{ code: "answerNotYours" }] });
  });

  it("says that she is done: the applicant sees when, and is told", async () => {
    const finish = "mutation { finishSection { done refusals { code } } }";
    expect((await server.ask(amara, finish)).data?.finishSection).toEqual({
      done: false,
      refusals: [{ code: "sectionLinkNotValid" }],
    });
    expect((await server.ask(null, finish, {}, guest)).data?.finishSection).toEqual({ done: true, refusals: [] });
    const own = await server.ask(null, "{ guestCase { finishedAt } }", {}, guest);
    const listed = await server.data(
      amara,
      "query I($id: ID!) { sectionInvitations(applicationId: $id) { finishedAt } }",
      { id: application },
    );
    expect(listed.sectionInvitations).toEqual([own.data?.guestCase]);
    expect(listed.sectionInvitations).toEqual([{ finishedAt: expect.any(String) }]);
    const { notifications } = await server.data(amara, "{ notifications { kind applicationId page } }");
    expect(notifications).toContainEqual({ kind: "sectionFinished", applicationId: application, page: null });
  });

  it("is told of a wrong answer in words that speak to her", async () => {
    const wrong = { id: application, answers: [{ key: "spouseVisaType", value: "Student", baseVersion: 0 }] };
    await server.ask(
      null,
      saveMutation,
      { id: application, answers: [{ key: "spouseHasLetterOfAcceptance", value: false, baseVersion: 0 }] },
      guest,
    );
    const told = saveMutation.replace("refusals { code }", "refusals { text { en } }");
    expect((await server.ask(null, told, wrong, guest)).data?.saveAnswers).toMatchObject({
      refusals: [{ text: { en: "This visa type is not open to you. Choose another one." } }],
    });
    expect((await server.ask(amara, told, wrong)).data?.saveAnswers).toMatchObject({
      refusals: [{ text: { en: "This visa type is not open to your spouse or partner. Choose another one." } }],
    });
  });

  it("gets nothing without the link, for another application, or once it is sent", async () => {
    expect((await server.data(amara, guestCaseQuery)).guestCase).toBeNull();
    expect(
      (await server.ask(null, guestCaseQuery, {}, { ...guest, invitationId: "other", applicationId: "other" })).data
        ?.guestCase,
    ).toBeNull();
    await server.firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [
      application,
    ]);
    expect((await server.ask(null, guestCaseQuery, {}, guest)).data?.guestCase).toBeNull();
    await server.firm.db.$client.query(`update boreal.application set status = 'Preparation' where id = $1`, [
      application,
    ]);
  });
});

describe("the applicant", () => {
  const invitations =
    "query I($id: ID!) { sectionInvitations(applicationId: $id) { id section language createdAt expiresAt openedAt revokedAt state } }";
  const ask =
    'mutation I($id: ID!) { inviteToSection(applicationId: $id, section: "spouse", email: "chidi@example.test", language: "en") { invitation { id state } refusals { code } } }';
  const revoke =
    "mutation R($id: ID!) { revokeSectionInvitation(id: $id) { invitation { id state } refusals { code } } }";

  it("invites, sees how the invitation stands, and takes it back", async () => {
    const { invitation } = (await server.data(amara, ask, { id: application })).inviteToSection as {
      invitation: { id: string; state: string };
    };
    expect(invitation.state).toBe("waiting");
    const listed = (await server.data(amara, invitations, { id: application })).sectionInvitations as {
      id: string;
      state: string;
    }[];
    expect(listed.map(({ state }) => state)).toEqual(["waiting", "revoked"]);
    expect((await server.data(amara, revoke, { id: invitation.id })).revokeSectionInvitation).toEqual({
      invitation: { id: invitation.id, state: "revoked" },
      refusals: [],
    });
  });

  it("is seen inviting by those who prepare the case, and by nobody else", async () => {
    const count = async (actor: Actor) =>
      ((await server.data(actor, invitations, { id: application })).sectionInvitations as unknown[]).length;
    const lawyer = await server.firm.person("lawyer");
    await server.firm.assign(application, lawyer);
    expect(await count(lawyer)).toBe(2);
    expect([
      await count(await server.firm.person("support")),
      await count(await server.firm.person("student")),
      await count(await server.firm.person("lawyer")),
    ]).toEqual([0, 0, 0]);
  });
});
