import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCalendarFeed } from "../commands/calendar/createCalendarFeed.ts";
import { revokeCalendarFeed } from "../commands/calendar/revokeCalendarFeed.ts";
import { openTestFirm, type TestFirm } from "../commands/testFirm.ts";
import { sealJson } from "../keys/fieldEncryption.ts";
import { openLog } from "../log.ts";
import type { Actor } from "../policies/actor.ts";
import { correctionContext } from "../store/documents/caseDocument.ts";
import { calendarFeedTable } from "../store/tables/calendar.ts";
import { documentFileTable } from "../store/tables/files.ts";
import { readingCorrectionTable } from "../store/tables/jobs.ts";
import { createCalendarFeedHandler, createDeadlinesHandler, isDeadlinesFile, type CalendarDeps } from "./calendar.ts";
import { createDispatcher, under, type Dispatcher } from "./dispatch.ts";
import { createMetrics } from "./metrics.ts";

let firm: TestFirm;
let dispatcher: Dispatcher;
let address: string;
let folder: string;
let metrics: ReturnType<typeof createMetrics>;
let session: Actor | null = null;
let amara: Actor;
let application: string;
beforeAll(async () => {
  firm = await openTestFirm();
  folder = mkdtempSync(join(tmpdir(), "boreal-calendar-"));
  metrics = createMetrics();
  const deps: CalendarDeps = {
    ...firm,
    origin: () => "https://boreal.example.test",
    limit: { window: 600, max: 1000 },
  };
  const strict: CalendarDeps = { ...deps, limit: { window: 600, max: 2 } };
  dispatcher = createDispatcher({
    config: { trustProxy: false },
    log: openLog({ dataFolder: folder, logLevel: "debug" }),
    metrics,
    routes: [
      { name: "/calendar", matches: under("/calendar/"), handle: createCalendarFeedHandler(deps) },
      { name: "/strict", matches: under("/strict/"), handle: createCalendarFeedHandler(strict) },
      {
        name: "/applications/deadlines",
        matches: isDeadlinesFile,
        handle: createDeadlinesHandler(deps, async () => session),
      },
    ],
  });
  await new Promise<void>((ready) => dispatcher.server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(dispatcher.server.address() as AddressInfo).port}`;
  amara = await firm.person("student");
  application = await firm.application(amara);
  await supplyRequestLetter(application, amara, "2026-11-10");
});
afterAll(async () => {
  await dispatcher.stop(200);
  await firm.close();
  rmSync(folder, { recursive: true });
});

/** A biometrics request letter with its date, as a person entered it. */
async function supplyRequestLetter(applicationId: string, owner: Actor, issueDate: string): Promise<void> {
  const id = randomUUID();
  const at = new Date();
  const key = await firm.keys.personKey(owner.userId);
  const bytes = Buffer.alloc(1);
  await firm.db.insert(documentFileTable).values({
    id,
    applicationId,
    ownerId: owner.userId,
    page: "biometrics-request-letter",
    slot: "biometricsRequestLetter",
    person: "main",
    sealedName: bytes,
    wrappedKey: bytes,
    mime: "application/pdf",
    bytes: 1,
    contentMac: bytes,
    storageKey: id,
    scanned: "clean",
    uploadedBy: "lawyer",
    uploadedAt: at,
  });
  await firm.db.insert(readingCorrectionTable).values({
    id: randomUUID(),
    fileId: id,
    field: "issueDate",
    sealedValue: sealJson(key, { value: issueDate }, correctionContext(id, "issueDate")),
    correctedBy: owner.userId,
    correctedAt: at,
  });
}

const feedOf = async (actor: Actor) => {
  const { path } = await createCalendarFeed(firm, actor);
  if (path === null) throw new Error("no feed was made");
  return path;
};
const dueDates = (text: string): string[] =>
  [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gm)].map(([, date]) => date ?? "");

describe("the private address of the deadlines", () => {
  it("gives a calendar without a session, in the language of its owner, that nobody in between keeps", async () => {
    const path = await feedOf(amara);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    await firm.db.$client.query("update boreal.profile set language = $1 where user_id = $2", ["fr", amara.userId]);
    const answer = await fetch(address + path);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "private, no-store",
    ]);
    const text = await answer.text();
    expect(dueDates(text)).toEqual(["20261210"]);
    expect(text).toContain("SUMMARY;LANGUAGE=fr:Donner vos données biométriques");
    expect(text).not.toMatch(/Amara|Okafor|example\.test>|@example/);
    expect(text).not.toContain(application);
    const head = await fetch(address + path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(Buffer.byteLength(text)),
      "",
    ]);
    expect((await fetch(address + path, { method: "POST" })).status).toBe(405);
  });

  it("holds every open application of the person, nobody else’s, and none that is closed", async () => {
    const other = await firm.person("student");
    const theirs = [
      await firm.application(other),
      await firm.application(other, "StudentExtension"),
      await firm.application(other),
    ];
    for (const [at, one] of theirs.entries()) await supplyRequestLetter(one, other, `2026-11-0${at + 1}`);
    await firm.db.$client.query(`update boreal.application set status = 'Withdrawn' where id = $1`, [theirs[2]]);
    expect(dueDates(await (await fetch(address + (await feedOf(other)))).text()).toSorted()).toEqual([
      "20261201",
      "20261202",
    ]);
  });

  it("keeps of a closed court case the last day to appeal", async () => {
    const owner = await firm.person("student");
    const id = await firm.application(owner, "JudicialReview");
    await supplyRequestLetter(id, owner, "2026-11-01");
    await firm.db.$client.query(
      `update boreal.application set status = 'JrDismissed', dates = '{"judgmentAt":"2026-11-10"}' where id = $1`,
      [id],
    );
    expect(dueDates(await (await fetch(address + (await feedOf(owner)))).text())).toEqual(["20261210"]);
  });

  it("is known to us as a hash only; a new one ends the one before, and taking it back ends it at once", async () => {
    const first = await feedOf(amara);
    const second = await feedOf(amara);
    expect([(await fetch(address + first)).status, (await fetch(address + second)).status]).toEqual([404, 200]);
    const rows = await firm.db.select().from(calendarFeedTable);
    expect(rows.map(({ tokenHash }) => tokenHash.toString("base64url")).join()).not.toContain(second.slice(10, -4));
    expect(
      rows
        .filter(({ ownerId, revokedAt }) => ownerId === amara.userId && revokedAt === null)
        .map(({ readAt }) => readAt),
    ).toEqual([expect.any(Date)]);
    expect(await revokeCalendarFeed(firm, amara)).toEqual({ done: true, refusals: [] });
    expect(await revokeCalendarFeed(firm, amara)).toEqual({ done: true, refusals: [] });
    expect((await fetch(address + second)).status).toBe(404);
  });

  it("leaves one feed when a person asks for several at once", async () => {
    const paths = await Promise.all([1, 2, 3, 4].map(async () => await feedOf(amara)));
    const found = await Promise.all(paths.map(async (path) => (await fetch(address + path)).status));
    expect(found.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  it("answers everything that is no feed alike", async () => {
    const answers = await Promise.all(
      ["unknown", "", "A".repeat(43), "%00", "a%2Fb", "é".repeat(9)].map(async (token) => {
        const answer = await fetch(`${address}/calendar/${token}.ics`);
        return [answer.status, answer.headers.get("cache-control"), await answer.text()];
      }),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(["404,private, no-store,"]));
  });

  it("is for applicants and the legal team with a confirmed address, and ends when the account becomes something else", async () => {
    const support = await firm.person("support");
    expect((await createCalendarFeed(firm, support)).refusals.map(({ code }) => code)).toEqual(["notAllowed"]);
    expect(
      (await createCalendarFeed(firm, { ...amara, emailVerified: false })).refusals.map(({ code }) => code),
    ).toEqual(["emailNotConfirmed"]);
    expect((await revokeCalendarFeed(firm, null)).refusals.map(({ code }) => code)).toEqual(["notSignedIn"]);
    const path = await feedOf(amara);
    await firm.db.$client.query(`update boreal.profile set role = 'support' where user_id = $1`, [amara.userId]);
    expect((await fetch(address + path)).status).toBe(404);
    await firm.db.$client.query(`update boreal.profile set role = 'student' where user_id = $1`, [amara.userId]);
  });

  it("slows down who asks too often", async () => {
    const ask = async () => await fetch(`${address}/strict/x.ics`);
    const statuses: number[] = [];
    let last = await ask();
    for (let time = 0; time < 5 && last.status !== 429; time += 1) {
      statuses.push(last.status);
      last = await ask();
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 404)).toBe(true);
  });

  it("stands in no line of the log and in no metric", async () => {
    const path = await feedOf(amara);
    expect((await fetch(address + path)).status).toBe(200);
    await fetch(address + path.replace(".ics", "-wrong.ics"));
    const log = readFileSync(join(folder, "logs", "boreal.log"), "utf8");
    expect(log).toContain('"route":"/calendar"');
    expect(log + (await metrics.render())).not.toContain(path.slice(10, 40));
  });
});

describe("the deadlines of one application as a file", () => {
  const download = async (actor: Actor | null, query = "") => {
    session = actor;
    const answer = await fetch(`${address}/applications/${application}/deadlines.ics${query}`);
    return { status: answer.status, disposition: answer.headers.get("content-disposition"), text: await answer.text() };
  };

  it("is saved by whoever sees the application, in the language of the page", async () => {
    const own = await download(amara);
    expect([own.status, own.disposition, dueDates(own.text)]).toEqual([
      200,
      'attachment; filename="deadlines.ics"',
      ["20261210"],
    ]);
    expect(own.text).toContain("LANGUAGE=en:Give your biometrics");
    expect((await download(amara, "?language=fr")).text).toContain("LANGUAGE=fr:Donner");
  });

  it("is not there for others, and its reading by staff is noted", async () => {
    expect([
      (await download(null)).status,
      (await download(await firm.person("student"))).status,
      (await download(await firm.person("lawyer"))).status,
    ]).toEqual([404, 404, 404]);
    const lawyer = await firm.person("lawyer");
    await firm.assign(application, lawyer);
    expect((await download(lawyer)).status).toBe(200);
    const { rows } = await firm.db.$client.query(
      "select kind from boreal.audit_event where chain_id = $1 and actor_id = $2",
      [application, lawyer.userId],
    );
    expect(rows).toEqual([{ kind: "caseRead" }]);
  });
});
