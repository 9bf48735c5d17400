import { afterAll, beforeAll, expect, test } from "vitest";
import { openAuthTables } from "../store/tables/auth.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { openTestVault, type TestVault } from "./documents/testFileDeps.ts";
import { sweepRows } from "./sweepRows.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const now = new Date("2026-11-23T04:20:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000);

test("what is over goes, what still counts stays", async () => {
  const { database: db, keys } = vault;
  const { user, session, verification, usedCode, rateLimit } = openAuthTables(keys);
  const stamps = { createdAt: hoursAgo(900), updatedAt: hoursAgo(900) };
  await db.insert(user).values({ id: "u", name: "", email: "amara@example.test", emailVerified: true, ...stamps });
  const of = { userId: "u", ...stamps };
  await db.insert(session).values([
    { id: "over", token: "1", expiresAt: hoursAgo(1), ...of },
    { id: "open", token: "2", expiresAt: hoursAgo(-1), ...of },
  ]);
  await db.insert(verification).values([
    { id: "over", identifier: "1", value: "1", expiresAt: hoursAgo(1), ...stamps },
    { id: "open", identifier: "2", value: "2", expiresAt: hoursAgo(-1), ...stamps },
  ]);
  await db.insert(usedCode).values([
    { userId: "u", code: "over", usedAt: hoursAgo(25) },
    { userId: "u", code: "open", usedAt: hoursAgo(23) },
  ]);
  await db.insert(rateLimit).values([
    { id: "over", key: "1", count: 1, lastRequest: hoursAgo(25).getTime() },
    { id: "open", key: "2", count: 1, lastRequest: hoursAgo(23).getTime() },
  ]);
  const mail = { kind: "documentSupplied", sealedMail: Buffer.alloc(0), createdAt: hoursAgo(900) };
  await db.insert(mailOutboxTable).values([
    { id: "over", ...mail, sentAt: hoursAgo(31 * 24) },
    { id: "open", ...mail, sentAt: hoursAgo(29 * 24) },
    { id: "not sent", ...mail },
  ]);
  expect(await sweepRows({ db, keys, now: () => now })).toEqual({
    sessions: 1,
    links: 1,
    codes: 1,
    attempts: 1,
    mails: 1,
  });
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
  expect(idsOf(await db.select({ id: session.id }).from(session))).toEqual(["open"]);
  expect(idsOf(await db.select({ id: verification.id }).from(verification))).toEqual(["open"]);
  expect((await db.select().from(usedCode)).map(({ code }) => code)).toEqual(["open"]);
  expect(idsOf(await db.select({ id: rateLimit.id }).from(rateLimit))).toEqual(["open"]);
  expect(idsOf(await db.select({ id: mailOutboxTable.id }).from(mailOutboxTable))).toEqual(["not sent", "open"]);
});

test.each([
  ["auth.session", "expires_at"],
  ["auth.verification", "expires_at"],
  ["auth.used_code", "used_at"],
  ["auth.rate_limit", "last_request"],
  ["boreal.mail_outbox", "sent_at"],
])("%s is swept by an index on %s", async (table, column) => {
  const { rows } = await vault.database.$client.query(
    `select 1 from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where indrelid = $1::regclass and attname = $2`,
    [table, column],
  );
  expect(rows).toHaveLength(1);
});
