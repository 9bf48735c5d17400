import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actor } from "../../commands/documents/testFileDeps.ts";
import { allowAll } from "../../commands/organisations/testConsents.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let paralegal: Actor;
let application: string;

beforeAll(async () => {
  server = await openTestServer();
  [lawyer, paralegal] = [await server.firm.person("lawyer"), await server.firm.person("paralegal")];
});
beforeEach(async () => {
  amara = await server.firm.person("student", { schoolId: "school", agentId: "agency" });
  application = await server.firm.application(amara);
  await server.firm.assign(application, lawyer);
  await server.firm.assign(application, paralegal);
});
afterAll(async () => await server.close());

const codesOf = (outcome: unknown): string[] =>
  (outcome as { refusals: { code: string }[] }).refusals.map(({ code }) => code);
const write = async (by: Actor, body: string, isShared: boolean, key: string = randomUUID()): Promise<string[]> =>
  codesOf(
    (
      await server.data(
        by,
        "mutation ($to: ID!, $key: ID!, $body: String!, $isShared: Boolean!) { writeNote(applicationId: $to, key: $key, body: $body, isShared: $isShared) { refusals { code } } }",
        { to: application, key, body, isShared },
      )
    ).writeNote,
  );
const remove = async (by: Actor, noteId: string): Promise<string[]> =>
  codesOf(
    (
      await server.data(
        by,
        "mutation ($to: ID!, $noteId: ID!) { removeNote(applicationId: $to, noteId: $noteId) { refusals { code } } }",
        { to: application, noteId },
      )
    ).removeNote,
  );
type Note = { id: string; body: string; mayRemove: boolean };
const notesOf = async (by: Actor): Promise<Note[] | undefined> => {
  const { application: the } = await server.data(
    by,
    "query ($id: ID!) { application(id: $id) { notes { id body mayRemove } } }",
    { id: application },
  );
  return (the as { notes: Note[] } | null)?.notes;
};
const bodies = async (by: Actor) => (await notesOf(by))?.map(({ body }) => body);

describe("notes on a case", () => {
  it("are of their writer alone, or of the team", async () => {
    expect(await write(lawyer, "Check the refusal of 2019.", false)).toEqual([]);
    expect(await write(lawyer, "Call the school\non Monday.", true)).toEqual([]);
    expect(await bodies(lawyer)).toEqual(["Call the school\non Monday.", "Check the refusal of 2019."]);
    expect(await bodies(paralegal)).toEqual(["Call the school\non Monday."]);
    expect(await bodies(actor("admin", "admin"))).toEqual(["Call the school\non Monday."]);
  });

  it("are never told to the applicant, the school, the agent or support, whatever was opened to them", async () => {
    await write(lawyer, "Not for them.", true);
    for (const id of ["school", "agency"] as const)
      await allowAll(server.firm.db, amara.userId, { id, kind: id === "school" ? "school" : "agent" });
    await server.firm.db.$client.query(
      "insert into boreal.break_glass (id, application_id, staff_id, sealed_reason, opened_at, ends_at) values ($1, $2, 'support', '', now(), now() + interval '1 hour')",
      [randomUUID(), application],
    );
    const others = [
      amara,
      { ...actor("school", "schoolStaff"), schoolId: "school" },
      { ...actor("agent", "agent"), agentId: "agency" },
      actor("support", "support"),
    ];
    const [note] = (await notesOf(lawyer)) ?? [];
    for (const by of others) {
      expect([by.role, await notesOf(by)]).toEqual([by.role, []]);
      expect([by.role, await write(by, "x", true)]).toEqual([by.role, ["notAllowed"]]);
      expect([by.role, await remove(by, note?.id ?? "")]).toEqual([by.role, ["notAllowed"]]);
    }
    expect(await bodies(lawyer)).toHaveLength(1);
    const { rows } = await server.firm.db.$client.query("select 1 from boreal.notification where user_id = $1", [
      amara.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it("are taken out by their writer only, and a private one of somebody else is not there", async () => {
    await write(lawyer, "Mine.", true);
    await write(lawyer, "Mine alone.", false);
    const notes = (await notesOf(lawyer)) ?? [];
    const shared = notes.find(({ body }) => body === "Mine.")?.id ?? "";
    const own = notes.find(({ body }) => body === "Mine alone.")?.id ?? "";
    expect([await remove(paralegal, shared), await remove(paralegal, own)]).toEqual([["notAllowed"], ["noteNotFound"]]);
    expect([await remove(lawyer, shared), await remove(lawyer, shared)]).toEqual([[], []]);
    expect(await bodies(paralegal)).toEqual([]);
  });

  it("are not pushed off the list by those that others wrote for themselves", async () => {
    await write(lawyer, "For all.", true);
    await write(paralegal, "Mine.", false);
    await server.firm.db.$client.query(
      `insert into boreal.case_note (id, application_id, written_by, is_shared, sealed_body, written_at)
       select id || '-' || n, application_id, written_by, is_shared, sealed_body, written_at + interval '1 minute'
       from boreal.case_note, generate_series(1, 200) n where application_id = $1 and not is_shared`,
      [application],
    );
    expect(await bodies(lawyer)).toEqual(["For all."]);
  });

  it("are saved once, and changed words under one key are refused", async () => {
    const key = randomUUID();
    expect(await Promise.all([write(lawyer, "Once.", true, key), write(lawyer, "Once.", true, key)])).toEqual([[], []]);
    expect(await write(lawyer, "Other.", true, key)).toEqual(["noteSavedElsewise"]);
    expect(await write(lawyer, " ", true)).toEqual(["noteEmpty"]);
    expect(await bodies(lawyer)).toEqual(["Once."]);
  });
});
