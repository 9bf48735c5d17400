import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { allowAll } from "../../commands/organisations/testConsents.ts";
import { inviteToSection } from "../../commands/sections/inviteToSection.ts";
import type { Actor } from "../../policies/actor.ts";
import { hiddenAnswer } from "../../store/answers/answers.ts";
import type { Answerer } from "../../policies/sections.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

const query = `query H($id: ID!) { answerHistory(applicationId: $id) {
  key version value answeredAt answeredBy { kind name role } revisions { version value answeredAt answeredBy { kind name } }
} }`;

type Entry = {
  key: string;
  version: number;
  value: unknown;
  answeredAt: string;
  answeredBy: { kind: string; name: string | null; role: string | null };
  revisions: { version: number; value: unknown; answeredBy: { kind: string; name: string | null } }[];
};

let server: TestServer;
let amara: Actor;
let paralegal: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  paralegal = await server.firm.person("paralegal", { firstName: "Hélène", lastName: "Roy" });
  application = await server.firm.application(amara);
  await server.firm.assign(application, paralegal);
  await save(amara, "maritalStatus", "married", 0);
  await save(amara, "accompanyingSpouse", true, 0);
  await save(amara, "country", "NG", 0);
  await save(paralegal, "country", "GH", 1);
  await save(amara, "country", null, 2);
  const { invitationId } = await inviteToSection(server.firm, amara, {
    applicationId: application,
    section: "spouse",
    email: "chidi@example.test",
    language: "en",
  });
  await save(
    { invitationId: invitationId ?? "", applicationId: application, section: "spouse", language: "en" },
    "spouseBiometrics",
    true,
    0,
  );
});
afterAll(async () => await server.close());

const save = async (by: Answerer, key: string, value: unknown, baseVersion: number) => {
  const { saved } = await saveAnswers(server.firm, by, {
    applicationId: application,
    answers: [{ key, value, baseVersion }],
  });
  expect(saved).toHaveLength(1);
};
const history = async (actor: Actor) => (await server.data(actor, query, { id: application })).answerHistory as Entry[];

describe("the history of the answers", () => {
  it("tells each answer, who gave it and when, and what it was before", async () => {
    const entries = await history(amara);
    expect(entries.map(({ key }) => key)).toEqual([
      "accompanyingSpouse",
      "country",
      "maritalStatus",
      "spouseBiometrics",
    ]);
    const country = entries.find(({ key }) => key === "country");
    expect(country).toMatchObject({
      version: 3,
      value: null,
      answeredBy: { kind: "applicant", name: "Amara Okafor", role: null },
    });
    expect(country?.revisions.map(({ version, value, answeredBy }) => [version, value, answeredBy])).toEqual([
      [2, "GH", { kind: "staff", name: "Hélène Roy" }],
      [1, "NG", { kind: "applicant", name: "Amara Okafor" }],
    ]);
    expect(Number.isNaN(Date.parse(country?.answeredAt ?? ""))).toBe(false);
  });

  it("tells that the spouse answered by invitation, without a name", async () => {
    expect((await history(amara)).find(({ key }) => key === "spouseBiometrics")).toMatchObject({
      value: true,
      answeredBy: { kind: "spouse", name: null, role: null },
      revisions: [],
    });
  });

  it("tells the role of staff, and does not stumble over somebody who is gone", async () => {
    await save(paralegal, "birthday", "1991-03-14", 0);
    expect((await history(amara)).find(({ key }) => key === "birthday")?.answeredBy).toEqual({
      kind: "staff",
      name: "Hélène Roy",
      role: "paralegal",
    });
    await server.firm.db.$client.query(
      `update boreal.answer set answered_by = 'gone' where application_id = $1 and key = $2`,
      [application, hiddenAnswer(await server.firm.personKey(amara.userId), application, "birthday")],
    );
    expect((await history(amara)).find(({ key }) => key === "birthday")?.answeredBy).toEqual({
      kind: "unknown",
      name: null,
      role: null,
    });
  });

  it("is for the applicant and those who prepare the case; reading by staff is noted once per visit", async () => {
    const lawyer = await server.firm.person("lawyer");
    await server.firm.assign(application, lawyer);
    expect((await history(lawyer)).length).toBeGreaterThan(3);
    expect(await history(lawyer)).toEqual(await history(amara));
    const { rows } = await server.firm.db.$client.query(
      "select kind, subject from boreal.audit_event where chain_id = $1 and actor_id = $2",
      [application, lawyer.userId],
    );
    expect(rows).toEqual([{ kind: "caseRead", subject: { role: "lawyer" } }]);
    await server.firm.db.$client.query("update boreal.profile set agent_id = $1 where user_id = $2", [
      "agent-7",
      amara.userId,
    ]);
    await allowAll(server.firm.db, amara.userId, { id: "agent-7", kind: "agent" });
    const others = [
      await server.firm.person("support"),
      await server.firm.person("agent", { agentId: "agent-7" }),
      await server.firm.person("student"),
      await server.firm.person("lawyer"),
      { ...lawyer, secondFactor: "set" as const },
    ];
    expect(await Promise.all(others.map(history))).toEqual([[], [], [], [], []]);
    expect(
      (await server.ask(null, query, { id: application })).errors.map(({ extensions }) => extensions?.code),
    ).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("the calendar address in the schema", () => {
  it("is told once, and then only that there is one", async () => {
    const { createCalendarFeed } = await server.data(
      amara,
      "mutation { createCalendarFeed { path refusals { code } } }",
    );
    expect(createCalendarFeed).toEqual({ path: expect.stringMatching(/^\/calendar\/[\w-]{43}\.ics$/), refusals: [] });
    expect((await server.data(amara, "{ calendarFeed { createdAt readAt } }")).calendarFeed).toEqual({
      createdAt: expect.any(String),
      readAt: null,
    });
    expect(
      (await server.data(amara, "mutation { revokeCalendarFeed { done refusals { code } } }")).revokeCalendarFeed,
    ).toEqual({ done: true, refusals: [] });
    expect((await server.data(amara, "{ calendarFeed { createdAt } }")).calendarFeed).toBeNull();
    expect((await server.data(paralegal, "{ calendarFeed { createdAt } }")).calendarFeed).toBeNull();
  });
});
