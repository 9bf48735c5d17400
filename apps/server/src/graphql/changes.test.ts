import { sql } from "../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { allowAll } from "../commands/organisations/testConsents.ts";
import type { Actor } from "../policies/actor.ts";
import { appendAudit } from "../store/auditLog.ts";
import { insertNotification } from "../store/notifications.ts";
import { openStream, until } from "./changes/testStream.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let amara: Actor;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  id = await server.firm.application(amara);
  server.signedIn.set(amara.userId, amara);
});
afterAll(async () => await server.close());

const open = (actor: Actor, query: string, variables?: Record<string, unknown>) =>
  openStream(server, actor, query, { variables });

async function storeFile(
  fileId: string,
  page: string,
  more: { readonly uploadedBy?: string; readonly slot?: string } = {},
): Promise<void> {
  await server.firm.db
    .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, sealed_name, wrapped_key,
    mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
    values (${fileId}, ${id}, ${amara.userId}, ${page}, ${more.slot ?? "s"}, 'main', '', '', 'application/pdf', 1, ${fileId}::bytea, 'k', 'clean', ${more.uploadedBy ?? amara.userId}, now())`);
}

const watch =
  "subscription W($id: ID!) { applicationChanged(id: $id) { applicationId kind fileId progress { stage ratio page } } }";

describe("server-sent changes", () => {
  it("tell of one application as it changes, and nothing of others", async () => {
    await storeFile("file-1", "biometrics-receipt");
    const stream = await open(amara, watch, { id });
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    await until(() => server.listeners === 1);
    server.tell({ applicationId: "another", kind: "answers" });
    server.tell({ applicationId: id, kind: "answers" });
    server.tell({
      applicationId: id,
      kind: "readingProgress",
      fileId: "file-1",
      progress: { stage: "text", ratio: 0.5, page: 2 },
    });
    await until(() => stream.events().length === 2);
    expect(stream.events()).toEqual([
      { data: { applicationChanged: { applicationId: id, kind: "answers", fileId: null, progress: null } } },
      {
        data: {
          applicationChanged: {
            applicationId: id,
            kind: "readingProgress",
            fileId: "file-1",
            progress: { stage: "text", ratio: 0.5, page: 2 },
          },
        },
      },
    ]);
    stream.close();
    await until(() => server.listeners === 0);
  });

  it("tell whoever may not know the whole case only what changes what they know: how often somebody answers tells what they answered", async () => {
    const [support, owner] = [await server.firm.person("support"), await server.firm.person("student")];
    const own = await server.firm.application(owner);
    for (const person of [support, owner]) server.signedIn.set(person.userId, person);
    const streams = [await open(support, watch, { id: own }), await open(owner, watch, { id: own })];
    await until(() => server.listeners === 2);
    const answer = async (key: string, value: unknown) => {
      const { refusals } = await saveAnswers(server.firm, owner, {
        applicationId: own,
        answers: [{ key, value, baseVersion: 0 }],
      });
      expect(refusals).toEqual([]);
      server.tell({ applicationId: own, kind: "answers" });
    };
    await answer("hasCriminalHistory", true);
    server.tell({ applicationId: own, kind: "forms" });
    await answer("criminalHistoryStatus", ["convicted"]);
    await answer("country", "NG");
    await until(() => streams[1]?.events().length === 4 && (streams[0]?.events().length ?? 0) > 0);
    expect(streams[0]?.events()).toEqual([
      { data: { applicationChanged: { applicationId: own, kind: "status", fileId: null, progress: null } } },
    ]);
    for (const stream of streams) stream.close();
    await until(() => server.listeners === 0);
  });

  it("begin with what changed since the reader asked for what they show, before anybody listened", async () => {
    server.tell({ applicationId: "another", kind: "answers" });
    server.tell({ applicationId: id, kind: "dependents" });
    const since = "subscription W($id: ID!, $ago: Int) { applicationChanged(id: $id, askedAgo: $ago) { kind } }";
    const [asking, listeningOnly] = [await open(amara, since, { id, ago: 5000 }), await open(amara, since, { id })];
    await until(() => server.listeners === 2);
    server.tell({ applicationId: id, kind: "answers" });
    const kinds = (stream: typeof asking) =>
      stream.events().map(({ data }) => (data as { applicationChanged: { kind: string } }).applicationChanged.kind);
    // Answers of the test before fall into these five seconds too, and come first.
    await until(
      () =>
        kinds(asking).includes("dependents") && kinds(asking).at(-1) === "answers" && kinds(listeningOnly).length > 0,
    );
    expect(kinds(asking).slice(-2)).toEqual(["dependents", "answers"]);
    expect(kinds(listeningOnly)).toEqual(["answers"]);
    for (const stream of [asking, listeningOnly]) stream.close();
    await until(() => server.listeners === 0);
  });

  it("tell nothing of a file that the reader may not know of, and only that something changed once a known one is gone", async () => {
    const { firm } = server;
    const agent = await firm.person("agent", { agentId: "agent-1" });
    await firm.db.execute(sql`update boreal.profile set agent_id = 'agent-1' where user_id = ${amara.userId}`);
    await allowAll(firm.db, amara.userId, { id: "agent-1", kind: "agent" });
    await storeFile("receipt", "biometrics-receipt");
    await storeFile("passport", "passport");
    await storeFile("filing", "document-filing-status-email", { uploadedBy: "lawyer" });
    const readers = [
      await open(amara, watch, { id }),
      await open((server.signedIn.set(agent.userId, agent), agent), watch, { id }),
    ];
    await until(() => server.listeners === 2);
    for (const fileId of ["receipt", "filing", "passport"])
      server.tell({ applicationId: id, kind: "readingProgress", fileId, progress: { stage: "text", ratio: 0.5 } });
    for (const fileId of ["receipt", "filing", "passport"])
      server.tell({ applicationId: id, kind: "document", fileId });
    await firm.db.execute(
      sql`update boreal.document_file set deleted_at = now(), deleted_by = ${amara.userId} where id = 'passport'`,
    );
    await firm.db.transaction(
      async (tx) =>
        await appendAudit(tx, {
          chainId: id,
          actorId: amara.userId,
          kind: "documentDeleted",
          subject: { fileId: "passport" },
          at: new Date(),
        }),
    );
    server.tell({
      applicationId: id,
      kind: "readingProgress",
      fileId: "passport",
      progress: { stage: "text", ratio: 0.9 },
    });
    server.tell({ applicationId: id, kind: "document", fileId: "passport" });
    server.tell({ applicationId: id, kind: "status" });
    const told = (at: number) =>
      (readers[at]?.events() ?? []).map(
        ({ data }) => (data as { applicationChanged: { kind: string; fileId: string | null } }).applicationChanged,
      );
    await until(() => [0, 1].every((at) => told(at).some(({ kind }) => kind === "status")));
    const lines = (at: number) => told(at).map(({ kind, fileId }) => `${kind} ${fileId}`);
    // The applicant still knows of their own file in the trash; events before the change may be told under either state.
    expect(lines(0)).toEqual([
      "readingProgress receipt",
      "readingProgress passport",
      "document receipt",
      "document passport",
      "readingProgress passport",
      "document passport",
      "status null",
    ]);
    expect(lines(1).filter((line) => /receipt|filing/.test(line))).toEqual([]);
    expect(lines(1).slice(-2)).toEqual(["document null", "status null"]);
    for (const reader of readers) reader.close();
    await until(() => server.listeners === 0);
  });

  it("end when the right to see the case ends", async () => {
    const lawyer = await server.firm.person("lawyer");
    await server.firm.assign(id, lawyer);
    server.signedIn.set(lawyer.userId, lawyer);
    const stream = await open(lawyer, watch, { id });
    await until(() => server.listeners === 1);
    await server.firm.db.$client.query("delete from boreal.assignment where staff_id = $1", [lawyer.userId]);
    server.tell({ applicationId: id, kind: "answers" });
    await stream.ended;
    expect(stream.events().filter(({ data }) => data)).toEqual([]);
    await until(() => server.listeners === 0);
  });

  it("end when the session ends", async () => {
    const student = await server.firm.person("student");
    const own = await server.firm.application(student);
    server.signedIn.set(student.userId, student);
    const stream = await open(student, watch, { id: own });
    await until(() => server.listeners === 1);
    server.signedIn.delete(student.userId);
    server.tell({ applicationId: own, kind: "answers" });
    await stream.ended;
    expect(stream.events().filter(({ data }) => data)).toEqual([]);
  });

  it("are refused to strangers", async () => {
    const stranger = await server.firm.person("student");
    server.signedIn.set(stranger.userId, stranger);
    const stream = await open(stranger, watch, { id });
    await stream.ended;
    expect(
      stream
        .events()
        .flatMap(({ errors }) => errors ?? [])
        .map(({ extensions }) => extensions?.code),
    ).toEqual(["notFound"]);
    const unconfirmed = { ...(await server.firm.person("student")), emailVerified: false };
    server.signedIn.set(unconfirmed.userId, unconfirmed);
    const waiting = await open(unconfirmed, "subscription { notificationArrived { id } }");
    await waiting.ended;
    expect(waiting.text()).toContain("emailNotConfirmed");
    const nobody = await open({ ...stranger, userId: "nobody" }, "subscription { notificationArrived { id } }");
    await nobody.ended;
    expect(nobody.text()).toContain("UNAUTHENTICATED");
    expect(server.listeners).toBe(0);
  });

  it("carry a notification to the person it is for", async () => {
    const stream = await open(amara, "subscription { notificationArrived { id kind page applicationId readAt } }");
    await until(() => server.listeners === 1);
    await insertNotification(server.firm.db, {
      id: "note-1",
      userId: amara.userId,
      kind: "documentSupplied",
      applicationId: id,
      subject: { page: "biometrics-request-letter" },
      createdAt: new Date(),
    });
    server.tell({ applicationId: id, kind: "notification", userId: "somebody-else" });
    server.tell({ applicationId: id, kind: "notification", userId: amara.userId });
    await until(() => stream.events().length === 1);
    expect(stream.events()).toEqual([
      {
        data: {
          notificationArrived: {
            id: "note-1",
            kind: "documentSupplied",
            page: "biometrics-request-letter",
            applicationId: id,
            readAt: null,
          },
        },
      },
    ]);
    stream.close();
    await until(() => server.listeners === 0);
    // Whoever asked for the list before it came, and listens only now, is told of it; whoever only listens has it in the list.
    const [asking, listeningOnly] = [
      await open(amara, "subscription { notificationArrived(askedAgo: 30000) { id } }"),
      await open(amara, "subscription { notificationArrived { id } }"),
    ];
    await until(() => asking.events().length === 1 && server.listeners === 2);
    expect(asking.events()).toEqual([{ data: { notificationArrived: { id: "note-1" } } }]);
    expect(listeningOnly.events()).toEqual([]);
    for (const each of [asking, listeningOnly]) each.close();
    const marked = await server.ask(amara, 'mutation { markNotificationsRead(ids: ["note-1"]) { done } }');
    expect(marked.data).toEqual({ markNotificationsRead: { done: true } });
    const [note] = (await server.data(amara, "{ notifications { id readAt } }")).notifications as {
      readAt: string | null;
    }[];
    expect(note?.readAt).toMatch(/^\d{4}-/);
  });
});
