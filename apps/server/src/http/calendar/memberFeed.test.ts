import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endWhatWasGiven } from "../../commands/accounts/endWhatWasGiven.ts";
import { createCalendarFeed } from "../../commands/calendar/createCalendarFeed.ts";
import { giveTask } from "../../commands/desk/tasks.ts";
import { refreshOldSummaries } from "../../commands/queue/refreshSummary.ts";
import { recordRequest } from "../../commands/requests/recordRequest.ts";
import { openTestFirm, type TestFirm } from "../../commands/testFirm.ts";
import { openLog } from "../../log.ts";
import type { Actor } from "../../policies/actor.ts";
import { createCalendarFeedHandler } from "../calendar.ts";
import { createDispatcher, under, type Dispatcher } from "../dispatch.ts";
import { createMetrics } from "../metrics.ts";

/** The private feed of a member of the legal team (ADR 0451). Today is 20 November 2026. */

let firm: TestFirm;
let dispatcher: Dispatcher;
let address: string;
let folder: string;
let head: Actor;
let kofi: Actor;
let amarasCase: string;
let weisCase: string;

const accepted = ({ refusals }: { readonly refusals: readonly unknown[] }) => expect(refusals).toEqual([]);
const interview = (applicationId: string, dueDate: string) => ({
  applicationId,
  kind: "interview",
  addressee: "main",
  childNumber: null,
  requestId: randomUUID(),
  letterFileId: null,
  letterDate: null,
  dueDate,
  items: [{ id: null, words: "The deed of the boat", page: null, slot: null, childNumber: null }],
});
const task = (applicationId: string, words: string, to: Actor | null, dueOn: string) => ({
  applicationId,
  key: randomUUID(),
  words,
  toUserId: to?.userId ?? null,
  dueOn,
});

beforeAll(async () => {
  firm = await openTestFirm();
  folder = mkdtempSync(join(tmpdir(), "boreal-member-feed-"));
  const deps = { ...firm, origin: () => "https://boreal.example.test", limit: { window: 600, max: 1000 } };
  dispatcher = createDispatcher({
    config: { trustProxy: false },
    log: openLog({ dataFolder: folder, logLevel: "debug" }),
    metrics: createMetrics(),
    routes: [{ name: "/calendar", matches: under("/calendar/"), handle: createCalendarFeedHandler(deps) }],
  });
  await new Promise<void>((ready) => dispatcher.server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(dispatcher.server.address() as AddressInfo).port}`;
  head = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  kofi = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  const amara = await firm.person("student", { firstName: "Amaramarker", lastName: "Okafor" });
  const wei = await firm.person("student", { firstName: "Weimarker", lastName: "Zhang" });
  [amarasCase, weisCase] = [await firm.application(amara), await firm.application(wei)];
  await firm.db.$client.query("update boreal.application set status = 'IrccProcessing'");
  await firm.db.$client.query("update boreal.application set matter_number = '2026-0117' where id = $1", [amarasCase]);
  await firm.assign(amarasCase, kofi);
  accepted(await recordRequest(firm, head, interview(amarasCase, "2026-12-04")));
  accepted(await recordRequest(firm, head, interview(weisCase, "2026-12-05")));
  accepted(await giveTask(firm, head, task(amarasCase, "Call Amaramarker.", kofi, "2026-12-02")));
  accepted(await giveTask(firm, head, task(weisCase, "Call Weimarker.", head, "2026-12-03")));
  await refreshOldSummaries({ ...firm, reportFault: (fault) => expect.fail(String(fault)) });
});
afterAll(async () => {
  await dispatcher.stop(200);
  await firm.close();
  rmSync(folder, { recursive: true });
});

async function feedOf(actor: Actor, withNames = false): Promise<string> {
  const { path } = await createCalendarFeed(firm, actor, { withNames });
  return path ?? expect.fail("no feed was made");
}
const get = async (path: string) => await fetch(address + path);
const read = async (path: string): Promise<string> => (await (await get(path)).text()).replaceAll("\r\n ", "");
const entries = (text: string): string[] =>
  [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)[^]*?SUMMARY;LANGUAGE=\w\w:([^\r]*)/g)].map(
    ([, day, title]) => `${day} ${(title ?? "").replaceAll("\\", "")}`,
  );

describe("the private feed of a member", () => {
  it("has the days and tasks of their cases by matter number, and no name of a client", async () => {
    const text = await read(await feedOf(kofi));
    expect(entries(text)).toEqual(["20261202 2026-0117: Task", "20261204 2026-0117: Attend the interview"]);
    expect(text).not.toMatch(/marker|Okafor|Zhang/);
    expect(text).not.toContain(amarasCase);
  });

  it("names clients, and says what people wrote, only where the member chose so", async () => {
    expect(entries(await read(await feedOf(kofi, true)))).toEqual([
      "20261202 Amaramarker Okafor, 2026-0117: Call Amaramarker.",
      "20261204 Amaramarker Okafor, 2026-0117: Attend the interview",
    ]);
    expect(entries(await read(await feedOf(kofi)))).toHaveLength(2);
    expect(await read(await feedOf(kofi))).not.toContain("marker");
  });

  it("is in the member’s language, and of what they look at themselves, also for the head of the firm", async () => {
    await firm.db.$client.query("update boreal.profile set language = 'fr' where user_id = $1", [head.userId]);
    expect(entries(await read(await feedOf(head)))).toEqual(["20261203 Dossier sans numéro\u00A0: Tâche"]);
  });

  it("loses the cases on which somebody no longer works", async () => {
    const path = await feedOf(kofi);
    await firm.db.$client.query("delete from boreal.assignment where staff_id = $1", [kofi.userId]);
    expect(entries(await read(path))).toEqual([]);
    await firm.assign(amarasCase, kofi);
    expect(entries(await read(path))).toHaveLength(2);
  });

  it("ends with the account, and does not come back with it", async () => {
    const leaving = await firm.person("lawyer");
    const path = await feedOf(leaving);
    expect((await get(path)).status).toBe(200);
    await firm.db.transaction(
      async (tx) => await endWhatWasGiven(tx, firm.keys, { userId: leaving.userId, by: head.userId, at: new Date() }),
    );
    expect((await get(path)).status).toBe(404);
    const other = await feedOf(leaving);
    await firm.db.$client.query("update boreal.profile set disabled_at = now() where user_id = $1", [leaving.userId]);
    expect((await get(other)).status).toBe(404);
  });

  it("ends when the account is of the legal team no more", async () => {
    const leaving = await firm.person("paralegal");
    const path = await feedOf(leaving);
    await firm.db.$client.query("update boreal.profile set role = 'support' where user_id = $1", [leaving.userId]);
    expect((await get(path)).status).toBe(404);
  });
});
