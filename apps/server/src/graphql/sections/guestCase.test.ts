import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestSections } from "@boreal/domain/questionnaire/guestSections";
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
/** A visitor who prepares for herself, and the host whom she invited. */
let lucia: Actor;
let host: Guest;
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
  await give(amara, application, answers);
  guest = await invite();
  lucia = await server.firm.person("student");
  const visit = await server.firm.application(lucia, "VisitorVisa");
  await give(lucia, visit, {
    vvVisitorType: "myself",
    vvHostInCanada: "family",
    vvIsSuperVisa: true,
    vvReasonForVisit: "visitFamily",
    birthday: "1960-05-04",
    vvNumberOfFamilyMembers: 2,
  });
  host = await inviteHost(visit);
});
afterAll(async () => await server.close());

async function give(owner: Actor, applicationId: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
  const { refusals } = await saveAnswers(server.firm, owner, {
    applicationId,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(refusals).toEqual([]);
}

async function inviteHost(applicationId: string): Promise<Guest> {
  const { invitationId, refusals } = await inviteToSection(server.firm, lucia, {
    applicationId,
    section: "host",
    email: "marta@example.test",
    language: "fr",
  });
  expect(refusals).toEqual([]);
  return { invitationId: invitationId ?? "", applicationId, section: "host", language: "fr" };
}

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

describe("an invited host", () => {
  const into = (answers: unknown) => ({ id: host.applicationId, answers });

  it("gets the questions about the own income, and of the visitor only what decides about them", async () => {
    const { data, errors } = await server.ask(null, guestCase, {}, host);
    expect(errors).toEqual([]);
    const seen = data?.guestCase as { caseFile: { answers: object } };
    expect(seen).toMatchObject({
      section: "host",
      language: "fr",
      versions: [{ key: "vvNumberOfFamilyMembers", version: 1 }],
      stepIds: ["hostIncomeCheck"],
    });
    expect(seen.caseFile.answers).toEqual({
      vvVisitorType: "myself",
      vvHostInCanada: "family",
      vvIsSuperVisa: true,
      vvNumberOfFamilyMembers: 2,
    });
    expect(JSON.stringify(seen)).not.toMatch(/birthday|1960|vvReasonForVisit/);
  });

  it("saves the own answers and no other, those of a spouse neither", async () => {
    const saved = await server.ask(
      null,
      save,
      into([{ key: "vvHasFamilyFundsRequired", value: true, baseVersion: 0 }]),
      host,
    );
    expect(saved.data?.saveAnswers).toMatchObject({ saved: [{ key: "vvHasFamilyFundsRequired" }], refusals: [] });
    for (const key of ["vvHostInCanada", "vvIsSuperVisa", "vvVisitorType", "birthday", "spouseBiometrics"]) {
      const refused = await server.ask(null, save, into([{ key, value: true, baseVersion: 0 }]), host);
      expect([key, refused.data?.saveAnswers]).toEqual([
        key,
        { saved: [], conflicts: [], refusals: [{ code: "answerNotYours" }], application: null },
      ]);
    }
    const elsewhere = await server.ask(null, save, spouse(true), host);
    expect(elsewhere.data?.saveAnswers).toMatchObject({ saved: [], refusals: [{ code: "notFound" }] });
  });

  it("is named in the answers sheet as the host, without a name", async () => {
    const entries = "query H($id: ID!) { answerHistory(applicationId: $id) { key answeredBy { kind name role } } }";
    const { answerHistory } = await server.data(lucia, entries, { id: host.applicationId });
    expect(answerHistory).toContainEqual({
      key: "vvHasFamilyFundsRequired",
      answeredBy: { kind: "host", name: null, role: null },
    });
  });

  it("says that they are done: the visitor is told that it is the host", async () => {
    const finish = "mutation { finishSection { done refusals { code } } }";
    expect((await server.ask(null, finish, {}, host)).data?.finishSection).toEqual({ done: true, refusals: [] });
    const { notifications } = await server.data(lucia, "{ notifications { kind applicationId page } }");
    expect(notifications).toContainEqual({
      kind: "hostSectionFinished",
      applicationId: host.applicationId,
      page: null,
    });
  });

  it("reads and writes nothing any more where whoever prepares the visit turns out to be the host", async () => {
    const daughter = await server.firm.application(lucia, "VisitorVisa");
    await give(lucia, daughter, {
      vvVisitorType: "parent",
      vvIsHosting: false,
      vvHostInCanada: "friend",
      vvNumberOfFamilyMembers: 3,
    });
    const friend = await inviteHost(daughter);
    await saveAnswers(server.firm, lucia, {
      applicationId: daughter,
      answers: [{ key: "vvIsHosting", value: true, baseVersion: 1 }],
    });
    expect((await server.ask(null, guestCase, {}, friend)).data?.guestCase).toMatchObject({
      caseFile: { answers: {} },
      versions: [],
      stepIds: [],
    });
    const answers = [{ key: "vvNumberOfFamilyMembers", value: 5, baseVersion: 0 }];
    expect((await server.ask(null, save, { id: daughter, answers }, friend)).data?.saveAnswers).toMatchObject({
      saved: [],
      conflicts: [],
      refusals: [{ code: "answerNotYours" }],
    });
  });
});

const call = (kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, { applicationId, section }: Guest) =>
  callOf(kind, field, { application: applicationId, userId: section === "host" ? lucia.userId : amara.userId });
const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, field] as const,
  );

describe.each(guestSections)("everything else, for the %s", (section) => {
  const invited = () => (section === "host" ? host : guest);

  it.each(fieldsOf("query").filter(([name]) => name !== "guestCase"))(
    "query %s is nothing to her",
    async (name, field) => {
      const { data, errors } = await server.ask(null, call("query", field, invited()), {}, invited());
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
      const { data, errors } = await server.ask(null, call("mutation", field, invited()), {}, invited());
      expect(errors).toEqual([]);
      const result = data?.[name] as { refusals: { code: string }[] } | null;
      if (result !== null) expect(result?.refusals).toHaveLength(1);
      expect(await count()).toEqual(before);
    },
  );

  it("tells her of no change: neither stream begins", async () => {
    for (const stream of [
      `applicationChanged(id: "${invited().applicationId}") { kind }`,
      "notificationArrived { id }",
    ]) {
      const response = await fetch(server.address, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          "x-test-guest": invited().invitationId,
        },
        body: JSON.stringify({ query: `subscription { ${stream} }` }),
      });
      expect(await response.text()).toContain("UNAUTHENTICATED");
      expect(server.listeners).toBe(0);
    }
  });

  it("is closed to introspection where operations are stored", async () => {
    const stored = await openTestServer({ operations: "stored" });
    const { data, errors } = await stored.ask(null, "{ __schema { types { name } } }", {}, invited());
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
