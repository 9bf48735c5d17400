import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { inviteToSection } from "../../commands/sections/inviteToSection.ts";
import { hiddenAnswer } from "../../store/answers/answers.ts";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import { schema } from "../schema.ts";
import { callOf } from "../testCalls.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let application: string;
let guest: Guest;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
  const answers = {
    maritalStatus: "married",
    accompanyingSpouse: true,
    birthday: "1991-03-14",
    medicalTb: { hasTb: false },
    spouseBiometrics: false,
  };
  await saveAnswers(server.firm, amara, {
    applicationId: application,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  guest = await invite();
});
afterAll(async () => await server.close());

async function invite(): Promise<Guest> {
  const { invitationId } = await inviteToSection(server.firm, amara, {
    applicationId: application,
    section: "spouse",
    email: "chidi@example.test",
    language: "fr",
  });
  return { invitationId: invitationId ?? "", applicationId: application, section: "spouse", language: "fr" };
}

const guestCase = "{ guestCase { applicationId section language caseFile versions { key version } stepIds } }";
const save =
  "mutation S($id: ID!, $answers: [AnswerInput!]!, $asGuest: Boolean) { saveAnswers(applicationId: $id, answers: $answers, asGuest: $asGuest) { saved { key } conflicts { key } refusals { code } application { id } } }";
const spouse = (value: unknown, baseVersion = 1) => ({
  id: application,
  answers: [{ key: "spouseBiometrics", value, baseVersion }],
});

describe("an invited person", () => {
  it("gets the questions about her and what she needs to see them", async () => {
    const { data, errors } = await server.ask(null, guestCase, {}, guest);
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
    const { data } = await server.ask(null, save, spouse(true), guest);
    expect(data?.saveAnswers).toEqual({
      saved: [{ key: "spouseBiometrics" }],
      conflicts: [],
      refusals: [],
      application: null,
    });
  });

  it("answers in her own name also where the applicant is signed in, when the page says so", async () => {
    const asApplicant = await server.ask(amara, save, spouse(false, 2), guest);
    const asGuest = await server.ask(amara, save, { ...spouse(true, 3), asGuest: true }, guest);
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
      save,
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
      save,
      { id: application, answers: [{ key: "spouseHasLetterOfAcceptance", value: false, baseVersion: 0 }] },
      guest,
    );
    const told = save.replace("refusals { code }", "refusals { text { en } }");
    expect((await server.ask(null, told, wrong, guest)).data?.saveAnswers).toMatchObject({
      refusals: [{ text: { en: "This visa type is not open to you. Choose another one." } }],
    });
    expect((await server.ask(amara, told, wrong)).data?.saveAnswers).toMatchObject({
      refusals: [{ text: { en: "This visa type is not open to your spouse or partner. Choose another one." } }],
    });
  });

  it("gets nothing without the link, for another application, or once it is sent", async () => {
    expect((await server.data(amara, guestCase)).guestCase).toBeNull();
    expect(
      (await server.ask(null, guestCase, {}, { ...guest, invitationId: "other", applicationId: "other" })).data
        ?.guestCase,
    ).toBeNull();
    await server.firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [
      application,
    ]);
    expect((await server.ask(null, guestCase, {}, guest)).data?.guestCase).toBeNull();
    await server.firm.db.$client.query(`update boreal.application set status = 'Preparation' where id = $1`, [
      application,
    ]);
  });
});

const call = (kind: "query" | "mutation", field: GraphQLField<unknown, unknown>) =>
  callOf(kind, field, { application, userId: amara.userId });
const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, field] as const,
  );

describe("everything else", () => {
  it.each(fieldsOf("query").filter(([name]) => name !== "guestCase"))(
    "query %s is nothing to her",
    async (name, field) => {
      const { data, errors } = await server.ask(null, call("query", field), {}, guest);
      const seen = data?.[name];
      if (errors.length > 0) expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["UNAUTHENTICATED"]);
      else expect([null, []]).toContainEqual(seen);
    },
  );

  it.each(fieldsOf("mutation").filter(([name]) => name !== "finishSection"))(
    "mutation %s does nothing for her",
    async (name, field) => {
      const count = async () =>
        (await server.firm.db.$client.query<{ count: number }>("select count(*)::int as count from boreal.audit_event"))
          .rows;
      const before = await count();
      const { data, errors } = await server.ask(null, call("mutation", field), {}, guest);
      expect(errors).toEqual([]);
      const result = data?.[name] as { refusals: { code: string }[] } | null;
      if (result !== null) expect(result?.refusals).toHaveLength(1);
      expect(await count()).toEqual(before);
    },
  );

  it("tells her of no change: neither stream begins", async () => {
    for (const stream of [`applicationChanged(id: "${application}") { kind }`, "notificationArrived { id }"]) {
      const response = await fetch(server.address, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          "x-test-guest": guest.invitationId,
        },
        body: JSON.stringify({ query: `subscription { ${stream} }` }),
      });
      expect(await response.text()).toContain("UNAUTHENTICATED");
      expect(server.listeners).toBe(0);
    }
  });

  it("is closed to introspection where operations are stored", async () => {
    const stored = await openTestServer({ operations: "stored" });
    const { data, errors } = await stored.ask(null, "{ __schema { types { name } } }", {}, guest);
    expect([data, errors.map(({ extensions }) => extensions?.code)]).toEqual([null, ["STORED_ONLY"]]);
    await stored.close();
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
