import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isWhole } from "../../../../tests/running/sizes.ts";
import { waitUntil } from "../../../../tests/running/patience.ts";
import { openTestFirm, type TestFirm } from "../commands/testFirm.ts";
import { writeMail } from "../mail/outbox.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { notificationTable } from "../store/tables/notifications.ts";
import { openPostOffice, type PostOffice } from "./testPostOffice.ts";

/** So many things to tell while processes are killed so often. In the small share the same, seldomer. */
const { causes, kills } = isWhole ? { causes: 2000, kills: 200 } : { causes: 200, kills: 12 };
const workersAtOnce = 2;

let firm: TestFirm;
let office: PostOffice;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  firm = await openTestFirm();
  office = await openPostOffice();
});
afterAll(async () => {
  for (const worker of running) worker.kill("SIGKILL");
  await office.close();
  await firm.close();
});

/** Starts one, and answers once it works. */
async function startWorker(people: readonly string[]): Promise<ChildProcess> {
  const given = { connection: firm.db.connection, folder: firm.folder, smtpUrl: office.url, people, causes };
  const program = fileURLToPath(new URL("testTeller.ts", import.meta.url));
  const worker = spawn(process.execPath, [program, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
  running.add(worker);
  await once(worker.stdout, "data");
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill("SIGKILL");
  await once(worker, "exit");
  running.delete(worker);
}

/** Not always after the same time: a share of a second that no two kills have in common. */
const someTime = (turn: number) => 40 + ((turn * 389) % 560);

test(`${causes} notices are told, mailed and gathered in digests once each, under ${kills} kills`, async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(async () => (await firm.person("student")).userId));
  let turn = 0;
  const killOneAfterAnother = async () => {
    while (turn < kills) {
      turn += 1;
      const after = someTime(turn);
      const worker = await startWorker(people);
      await new Promise((later) => setTimeout(later, after));
      await kill(worker);
    }
  };
  await Promise.all(Array.from({ length: workersAtOnce }, killOneAfterAnother));

  const last = await startWorker(people);
  const unsent = async () =>
    (await firm.db.select({ sentAt: mailOutboxTable.sentAt }).from(mailOutboxTable)).filter(({ sentAt }) => !sentAt);
  const told = async () => await firm.db.select().from(notificationTable);
  const isDone = async () =>
    (await told()).length === causes &&
    (await told()).every(({ inDigest }) => !inDigest) &&
    (await unsent()).length === 0;
  await waitUntil(isDone, () => `${office.accepted.size} mails have arrived`);
  await kill(last);

  const notices = await told();
  expect(new Set(notices.map(({ applicationId, kind }) => `${kind} ${applicationId}`)).size).toBe(causes);
  const mails = await firm.db.select().from(mailOutboxTable);
  expect(mails.filter(({ kind }) => kind === "messageReceived")).toHaveLength(causes / 2);
  const gathered = await Promise.all(
    mails
      .filter(({ kind }) => kind === "noticeDigest")
      .map(async (row) => Number(/\d+/.exec((await writeMail(firm.db, firm.keys, row))?.subject ?? "")?.[0])),
  );
  expect(gathered.reduce((sum, count) => sum + count, 0)).toBe(causes / 2);

  // Each mail arrived. One that arrived twice was accepted while its sender was killed, before it could note that (ADR 0149).
  expect([...office.accepted.keys()].toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  const twice = mails.filter(({ id }) => (office.accepted.get(id) ?? []).length > 1);
  process.stdout.write(`${mails.length} mails, ${twice.length} of them accepted again after a kill\n`);
  expect(twice.length).toBeLessThanOrEqual(kills);
  for (const { id, sentAt } of twice)
    expect(sentAt?.getTime()).toBeGreaterThanOrEqual(Math.max(...(office.accepted.get(id) ?? [])));
});
