import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { sql } from "../../database/query.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { openStream, until, type TestStream } from "./testStream.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

describe("changes name the page that sent them to that page alone", () => {
  const [mine, other] = ["a".repeat(32), "b".repeat(32)];
  const watchOwn = "subscription W($id: ID!, $ago: Int) { applicationChanged(id: $id, askedAgo: $ago) { kind isOwn } }";
  const told = (stream: TestStream) =>
    stream
      .events()
      .map(({ data }) => (data as { applicationChanged: { kind: string; isOwn: boolean } }).applicationChanged);

  it("and nobody is told the name", async () => {
    const owner = await server.firm.person("student");
    const own = await server.firm.application(owner);
    server.signedIn.set(owner.userId, owner);
    const pages = [mine, other, undefined, "no such name"];
    const streams = await Promise.all(
      pages.map(async (page) => await openStream(server, owner, watchOwn, { variables: { id: own }, page })),
    );
    await until(() => server.listeners === pages.length);
    server.tell({ applicationId: own, kind: "answers", writer: mine });
    server.tell({ applicationId: own, kind: "dependents" });
    await until(() => streams.every((stream) => stream.events().length === 2));
    expect(streams.map((stream) => told(stream).map(({ isOwn }) => isOwn))).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(streams.map((stream) => stream.text()).join("")).not.toContain(mine);
    for (const stream of streams) stream.close();
    await until(() => server.listeners === 0);
  });

  it("but not where files come or go with the answer, nor what happened before anybody listened", async () => {
    const owner = await server.firm.person("student");
    const own = await server.firm.application(owner);
    server.signedIn.set(owner.userId, owner);
    await server.firm.db
      .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, sealed_name, wrapped_key,
        mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
        values ('moved', ${own}, ${owner.userId}, 'financial-supporter-letter', 's', 'financialSupporter', '', '', 'application/pdf', 1, 'moved'::bytea, 'k', 'clean', ${owner.userId}, now())`);
    server.tell({ applicationId: own, kind: "answers", writer: mine });
    const stream = await openStream(server, owner, watchOwn, { variables: { id: own, ago: 5000 }, page: mine });
    await until(() => stream.events().length === 1);
    const answer = async (key: string, value: unknown, baseVersion: number) => {
      const saved = await saveAnswers({ ...server.firm, writer: mine }, owner, {
        applicationId: own,
        answers: [{ key, value, baseVersion }],
      });
      expect(saved.refusals).toEqual([]);
      server.tell({ applicationId: own, kind: "answers", writer: mine });
    };
    await answer("financialSupport", "entirely", 0);
    await until(() => stream.events().length === 2);
    await answer("country", "NG", 0);
    await until(() => stream.events().length === 3);
    await answer("financialSupport", "notSupported", 1);
    await until(() => stream.events().length === 4);
    stream.close();
    expect(told(stream).map(({ isOwn }) => isOwn)).toEqual([false, false, true, false]);
    await until(() => server.listeners === 0);
  });
});
