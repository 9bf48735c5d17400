import { randomUUID } from "node:crypto";
import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowAll } from "../../commands/organisations/testConsents.ts";
import { actor } from "../../commands/documents/testFileDeps.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let application: string;

beforeAll(async () => {
  server = await openTestServer();
  lawyer = await server.firm.person("lawyer", { firstName: "Noor", lastName: "Haddad" });
});
beforeEach(async () => {
  amara = await server.firm.person("student", { schoolId: "school", agentId: "agency" });
  application = await server.firm.application(amara);
  await server.firm.assign(application, lawyer);
});
afterAll(async () => await server.close());

type Outcome = { refusals: { code: string }[] };

const write = async (by: Actor, body: string, key: string = randomUUID(), to = application): Promise<string[]> => {
  const { sendMessage } = await server.data(
    by,
    "mutation ($to: ID!, $key: ID!, $body: String!) { sendMessage(applicationId: $to, key: $key, body: $body) { refusals { code } } }",
    { to, key, body },
  );
  return (sendMessage as Outcome).refusals.map(({ code }) => code);
};
const read = async (by: Actor, position: number): Promise<string[]> => {
  const { markMessagesRead } = await server.data(
    by,
    "mutation ($to: ID!, $position: Int!) { markMessagesRead(applicationId: $to, position: $position) { refusals { code } } }",
    { to: application, position },
  );
  return (markMessagesRead as Outcome).refusals.map(({ code }) => code);
};
type Thread = { unread: number; messages: { body: string; isOwn: boolean; isRead: boolean; byName: string }[] };
const threadOf = async (by: Actor): Promise<Thread | null | undefined> => {
  const { application: the } = await server.data(
    by,
    "query ($id: ID!) { application(id: $id) { thread { unread messages { body isOwn isRead byName } } } }",
    { id: application },
  );
  return (the as { thread: Thread | null } | null)?.thread;
};
const before = async (by: Actor, position: number): Promise<string[]> => {
  const { earlierMessages } = await server.data(
    by,
    "query ($id: ID!, $position: Int!) { earlierMessages(applicationId: $id, position: $position) { body } }",
    { id: application, position },
  );
  return (earlierMessages as { body: string }[]).map(({ body }) => body);
};
const told = async (who: Actor): Promise<number> =>
  (
    await server.firm.db.$client.query(
      "select 1 from boreal.notification where user_id = $1 and kind = 'messageReceived' and application_id = $2",
      [who.userId, application],
    )
  ).rows.length;

describe("messages of a case", () => {
  it("go both ways, in order, with who wrote them and whether the other side has read them", async () => {
    expect(await write(amara, "Is my letter\nthe right one?")).toEqual([]);
    expect(await threadOf(lawyer)).toMatchObject({ unread: 1, messages: [{ body: "Is my letter\nthe right one?" }] });
    expect(await threadOf(amara)).toMatchObject({ unread: 0, messages: [{ isOwn: true, isRead: false }] });
    expect(await read(lawyer, 1)).toEqual([]);
    expect(await threadOf(amara)).toMatchObject({ messages: [{ isRead: true }] });
    expect(await write(lawyer, "Yes.")).toEqual([]);
    expect(await threadOf(amara)).toMatchObject({
      unread: 1,
      messages: [{ isOwn: true }, { body: "Yes.", isOwn: false, byName: "Noor Haddad" }],
    });
    expect(await before(amara, 2)).toEqual(["Is my letter\nthe right one?"]);
  });

  it("are sent once, however often the request comes; changed words under one key are refused and lose nothing", async () => {
    const key = randomUUID();
    const both = await Promise.all([write(amara, "Once.", key), write(amara, "Once.", key)]);
    expect(both.flat()).toEqual([]);
    expect(await write(amara, "Once.", key)).toEqual([]);
    expect(await write(amara, "Twice.", key)).toEqual(["messageSentElsewise"]);
    expect(await write(lawyer, "Once.", key)).toEqual(["messageSentElsewise"]);
    expect((await threadOf(amara))?.messages).toHaveLength(1);
    expect(await told(lawyer)).toBe(1);
  });

  it("have places without gaps when two write at the same time", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => write(n % 2 === 0 ? amara : lawyer, `${n}`)));
    const { rows } = await server.firm.db.$client.query<{ position: number }>(
      "select position from boreal.message where application_id = $1 order by position",
      [application],
    );
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("are told of once until they are read, by id only", async () => {
    await write(amara, "First, with a secret word: heron.");
    await write(amara, "Second.");
    expect([await told(lawyer), await told(amara)]).toEqual([1, 0]);
    await read(lawyer, 2);
    await write(amara, "Third.");
    expect(await told(lawyer)).toBe(2);
    await write(lawyer, "Answer.");
    expect(await told(amara)).toBe(1);
    expect(JSON.stringify(server.firm.mails)).not.toContain("heron");
    const { rows } = await server.firm.db.$client.query<{ sealed_body: Buffer }>(
      "select sealed_body from boreal.message",
    );
    expect(rows.some(({ sealed_body }) => sealed_body.includes("heron"))).toBe(false);
  });

  it("reach those who answer for the firm where nobody is assigned", async () => {
    const head = await server.firm.person("lawyer", { lawyerScope: "firm" });
    application = await server.firm.application(amara);
    await write(amara, "Is anybody there?");
    expect([await told(head), await told(lawyer)]).toEqual([1, 0]);
  });

  it("need words, and not too many", async () => {
    expect(await write(amara, " \n ")).toEqual(["messageEmpty"]);
    expect(await write(amara, "x".repeat(longestMessage + 1))).toEqual(["messageTooLong"]);
    expect(await write(amara, "x".repeat(longestMessage))).toEqual([]);
    expect(await write(amara, "x", "1")).toEqual(["pageKey"]);
  });

  it("are of nobody else: not of the school, the agent, support or another applicant", async () => {
    await write(amara, "Between us.");
    await allowAll(server.firm.db, amara.userId, { id: "school", kind: "school" });
    await allowAll(server.firm.db, amara.userId, { id: "agency", kind: "agent" });
    const school = { ...actor("school", "schoolStaff"), schoolId: "school" };
    const agent = { ...actor("agent", "agent"), agentId: "agency" };
    for (const by of [school, agent, actor("support", "support")]) {
      expect([await threadOf(by), await before(by, 9)]).toEqual([null, []]);
      expect([await write(by, "x"), await read(by, 1)]).toEqual([["notAllowed"], ["notAllowed"]]);
    }
    const stranger = await server.firm.person("student");
    expect([await threadOf(stranger), await write(stranger, "x"), await read(stranger, 1)]).toEqual([
      undefined,
      ["notFound"],
      ["notFound"],
    ]);
  });

  it("are read no further than they go, and never back", async () => {
    await write(amara, "One.");
    await read(lawyer, 99);
    await write(amara, "Two.");
    expect((await threadOf(lawyer))?.unread).toBe(1);
    await read(lawyer, 2);
    await read(lawyer, 1);
    expect((await threadOf(lawyer))?.unread).toBe(0);
  });
});
