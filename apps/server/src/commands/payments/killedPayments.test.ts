import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moneyKills } from "../../../../../tests/running/sizes.ts";
import { setPrice } from "./testPrices.ts";
import { freshDatabase } from "../../database/testDatabase.ts";
import type { Database } from "../../database/connect.ts";
import { openKeys } from "../../keys/personKeys.ts";
import { openTestStripe, type TestStripe } from "../../payments/testStripe.ts";
import { actor } from "../documents/testFileDeps.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import type { PaymentWork } from "./testPaymentWorker.ts";

let db: Database;
let stripe: TestStripe;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boreal-money-"));
  [db, stripe] = await Promise.all([freshDatabase(), openTestStripe()]);
  await openKeys({ rootKeyFile: join(folder, "root.key") }, db);
  await setPrice({ db, now: () => new Date() }, actor("admin", "admin"));
});
afterAll(async () => {
  await Promise.all([db.close(), stripe.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function someCase(): Promise<PaymentWork> {
  const [applicationId, owner, at] = [randomUUID(), actor(randomUUID()), new Date()];
  await db.insert(applicationTable).values({
    id: applicationId,
    ownerId: owner.userId,
    type: "Student",
    status: "Preparation",
    statusUpdatedAt: at,
    createdAt: at,
  });
  return {
    applicationId,
    owner,
    admin: actor("admin", "admin"),
    byHand: randomUUID(),
    refund: randomUUID(),
    event: `evt_${randomUUID()}`,
    withdrawal: randomUUID(),
  };
}

/** Works through the cases in a process of its own; killed after so many milliseconds, or let run to its end. */
async function work(cases: readonly PaymentWork[], killedAfter?: number): Promise<ReadonlySet<string>> {
  const given = {
    connection: db.connection,
    rootKeyFile: join(folder, "root.key"),
    stripe: stripe.settings,
    work: cases,
  };
  // Hundreds of cases are longer than what a process may be started with.
  const told = join(folder, "work.json");
  await writeFile(told, JSON.stringify(given));
  const worker = spawn(process.execPath, [fileURLToPath(new URL("testPaymentWorker.ts", import.meta.url)), told], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  worker.stdout.on("data", (chunk) => (said += String(chunk)));
  const ended = once(worker, "exit");
  if (killedAfter !== undefined) {
    await Promise.race([once(worker.stdout, "data"), ended]);
    await pause(killedAfter);
    worker.kill("SIGKILL");
  }
  await ended;
  return new Set([...said.matchAll(/^done (.+)$/gm)].map(([, id = ""]) => id));
}

const count = async (text: string): Promise<Record<string, number>> =>
  Object.fromEntries((await db.$client.query<{ name: string; n: number }>(text)).rows.map(({ name, n }) => [name, n]));

test("whatever is killed and done again, each invoice, payment, refund and change of status is there once, in the log as well", async () => {
  const cases: PaymentWork[] = [];
  for (let made = 0; made < moneyKills.cases; made += 1) cases.push(await someCase());
  let open: readonly PaymentWork[] = cases;
  for (let kill = 0; kill < moneyKills.kills && open.length > 0; kill += 1) {
    const done = await work(open, (kill * 37) % 160);
    // Every third time what was done is done again as well: nobody heard the answer.
    open =
      kill % 3 === 2
        ? cases.slice(cases.length - open.length)
        : open.filter(({ applicationId }) => !done.has(applicationId));
  }
  await work(cases);
  const n = cases.length;
  expect(
    await count(`select 'invoices' as name, count(*)::int as n from boreal.invoice union all
      select 'byHand', count(*)::int from boreal.payment where how = 'cheque' union all
      select 'online', count(*)::int from boreal.payment where how = 'online' union all
      select 'events', count(*)::int from boreal.payment_event union all
      select 'refunds', count(*)::int from boreal.refund where state = 'made' union all
      select 'moves', count(*)::int from boreal.status_change where to_status = 'Withdrawn'`),
  ).toEqual({ invoices: n, byHand: n, online: n, events: n, refunds: n, moves: n });
  expect(
    await count(
      `select kind as name, count(*)::int as n from boreal.audit_event where chain_id <> 'system' group by kind`,
    ),
  ).toEqual({
    invoiceIssued: n,
    paymentRecorded: 2 * n,
    refundAsked: n,
    refundDecided: n,
    creditNoteGiven: n,
    refundMade: n,
    statusChanged: n,
  });
  expect(stripe.refunds.map(({ metadata }) => metadata["refundId"] ?? "").toSorted()).toEqual(
    cases.map(({ refund }) => refund).toSorted(),
  );
  for (const { applicationId } of cases) expect((await verifyChain(db, applicationId)).whole).toBe(true);
});
