import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { removeNote, writeNote } from "../../commands/desk/notes.ts";
import { visitCase } from "../../commands/desk/visitCase.ts";
import { actor } from "../../commands/documents/testFileDeps.ts";
import type { Actor } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let paralegal: Actor;
let application: string;
/** The clock of these tests. */
let now = new Date();
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await openTestServer();
  lawyer = await server.firm.person("lawyer", { firstName: "Noor", lastName: "Haddad" });
  paralegal = await server.firm.person("paralegal", { firstName: "Luis", lastName: "Roy" });
});
beforeEach(async () => {
  now = new Date();
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
  await server.firm.assign(application, lawyer);
  await server.firm.assign(application, paralegal);
});
afterAll(async () => await server.close());

const visit = async (by: Actor) => await visitCase({ ...server.firm, now: () => now }, by, application);
const answer = async (key: string, value: unknown) =>
  await saveAnswers(server.firm, amara, { applicationId: application, answers: [{ key, value, baseVersion: 0 }] });
const kindsOf = async (by: Actor) =>
  (await visit(by))?.changed.map(({ kind, actor_id, count }) => [kind, actor_id, count]);

describe("who else is in the case", () => {
  it("is told to each of the team, until they have left", async () => {
    expect((await visit(lawyer))?.others).toEqual([]);
    expect((await visit(paralegal))?.others).toEqual([lawyer.userId]);
    expect((await visit(lawyer))?.others).toEqual([paralegal.userId]);
    later(1);
    expect((await visit(lawyer))?.others).toEqual([]);
    const asked = "mutation ($id: ID!) { visitCase(applicationId: $id) { others } }";
    expect(await server.data(paralegal, asked, { id: application })).toEqual({
      visitCase: { others: ["Noor Haddad"] },
    });
  });

  it("is nothing for anybody else, and nobody else is seen", async () => {
    for (const by of [amara, actor("support", "support"), await server.firm.person("lawyer")])
      expect([by.role, await visit(by)]).toEqual([by.role, undefined]);
    expect((await visit(lawyer))?.others).toEqual([]);
  });
});

describe("what changed since one looked last", () => {
  it("is nothing on the first visit, and by others only", async () => {
    await answer("country", "NG");
    expect(await visit(lawyer)).toMatchObject({ since: null, changed: [] });
    later(60);
    await answer("maritalStatus", "single");
    await writeNote(server.firm, lawyer, {
      applicationId: application,
      key: "00000000-0000-4000-8000-000000000001",
      body: "Mine.",
      isShared: true,
    });
    expect(await kindsOf(lawyer)).toEqual([["answersSaved", amara.userId, 1]]);
  });

  it("stays as long as the visit lasts, and begins anew after half an hour away", async () => {
    await visit(lawyer);
    later(60);
    await answer("country", "NG");
    expect(await kindsOf(lawyer)).toEqual([["answersSaved", amara.userId, 1]]);
    later(10);
    await answer("maritalStatus", "single");
    expect(await kindsOf(lawyer)).toEqual([["answersSaved", amara.userId, 2]]);
    later(31);
    expect(await visit(lawyer)).toMatchObject({ changed: [] });
  });

  it("is also what was asked, opened again, recorded, paid back, handed over", async () => {
    await visit(lawyer);
    later(60);
    const kinds: readonly CaseEventKind[] = [
      "requestRecorded",
      "requestAnswered",
      "requestFileLinked",
      "partReopened",
      "partClosed",
      "partCorrected",
      "factRecorded",
      "linkedApplicationStarted",
      "refundDecided",
      "refundDeclined",
      "refundFailed",
      "warningAcknowledged",
      "sectionFinished",
      "caseTransferred",
      "documentRotated",
    ];
    const looked: readonly CaseEventKind[] = ["documentViewed", "caseRead"];
    for (const kind of [...kinds, ...looked])
      await appendAudit(server.firm.db, {
        chainId: application,
        actorId: paralegal.userId,
        kind,
        subject: {},
        at: now,
      });
    expect((await kindsOf(lawyer))?.map(([kind]) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it("says that a note was taken out to those who could read it", async () => {
    await visit(lawyer);
    later(60);
    for (const [index, isShared] of [true, false].entries()) {
      const key = `00000000-0000-4000-8000-00000000001${index}`;
      await writeNote(server.firm, paralegal, { applicationId: application, key, body: "Theirs.", isShared });
      await removeNote(server.firm, paralegal, { applicationId: application, noteId: key });
    }
    expect((await kindsOf(lawyer))?.map(([kind, , count]) => [kind, count]).toSorted()).toEqual([
      ["noteRemoved", 1],
      ["noteWritten", 1],
    ]);
  });

  it("is in words, and a private note of somebody else is not in it", async () => {
    const asked = "mutation ($id: ID!) { visitCase(applicationId: $id) { since changes { said { en fr } byName } } }";
    await server.data(lawyer, asked, { id: application });
    await server.firm.db.$client.query(
      "update boreal.case_visit set present_at = present_at - interval '1 day' where application_id = $1",
      [application],
    );
    await answer("country", "NG");
    await answer("maritalStatus", "single");
    const note = { applicationId: application, body: "Theirs.", isShared: false };
    await writeNote(server.firm, paralegal, { ...note, key: "00000000-0000-4000-8000-000000000002" });
    const { visitCase: told } = await server.data(lawyer, asked, { id: application });
    expect(told).toMatchObject({
      since: expect.any(String) as string,
      changes: [{ said: { en: "2 changes to the answers", fr: "2 changements aux réponses" }, byName: "Amara Okafor" }],
    });
  });
});
