import { afterAll, beforeAll, expect, test } from "vitest";
import { password, startTestAuth, TestBrowser } from "./testAuth.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  the = await startTestAuth();
});
afterAll(async () => await the.close());

const hour = 3600 * 1000;
const day = 24 * hour;

/** As if everything about the sessions of a person had happened so much earlier. */
async function age(userId: string, by: number): Promise<void> {
  await the.database.$client.query(
    "update auth.session set created_at = created_at - $2 * interval '1 ms', expires_at = expires_at - $2 * interval '1 ms' where user_id = $1",
    [userId, by],
  );
  await the.database.$client.query(
    "update auth.verification set created_at = created_at - $1 * interval '1 ms', expires_at = expires_at - $1 * interval '1 ms'",
    [by],
  );
  the.served.auth.forgetSessions();
}
const idOf = async (browser: TestBrowser) => (await browser.actor())?.userId ?? "";
const leftOf = async (userId: string) => {
  const { rows } = await the.database.$client.query<{ left: number }>(
    "select extract(epoch from expires_at - now()) * 1000 as left from auth.session where user_id = $1",
    [userId],
  );
  return Number(rows[0]?.left);
};

test("a session ends after a week without a request, and not while it is used", async () => {
  const { browser } = await the.signedIn();
  const userId = await idOf(browser);
  for (let used = 0; used < 3; used += 1) {
    await age(userId, 6 * day);
    expect(await idOf(browser)).toBe(userId);
  }
  await age(userId, 8 * day);
  expect(await browser.actor()).toBeNull();
});

test("however much it is used, it ends after 30 days", async () => {
  const { browser } = await the.signedIn();
  const userId = await idOf(browser);
  for (let used = 0; used < 4; used += 1) {
    await age(userId, 6 * day);
    expect(await idOf(browser)).toBe(userId);
  }
  await age(userId, 5 * day);
  expect(await idOf(browser)).toBe(userId);
  expect(await leftOf(userId)).toBeLessThanOrEqual(day);
  await age(userId, 1.1 * day);
  expect(await browser.actor()).toBeNull();
});

test("of staff it ends after twelve hours, from the moment they are staff", async () => {
  const { browser } = await the.signedIn();
  const userId = await idOf(browser);
  expect(await leftOf(userId)).toBeGreaterThan(6 * day);
  await the.database.$client.query("update boreal.profile set role = 'paralegal' where user_id = $1", [userId]);
  the.served.auth.forgetSessions();
  expect(await idOf(browser)).toBe(userId);
  expect(await leftOf(userId)).toBeLessThanOrEqual(12 * hour);
  await age(userId, 12.1 * hour);
  expect(await browser.actor()).toBeNull();
});

test("signing in stands for the person for a quarter of an hour; then the password does once more", async () => {
  const { browser, address } = await the.signedIn();
  const userId = await idOf(browser);
  const isProven = async () => ((await browser.actor())?.provenUntil ?? new Date(0)) > new Date();
  expect(await isProven()).toBe(true);
  await age(userId, hour);
  expect(await isProven()).toBe(false);
  const wrong = await browser.post("/confirm-identity", { password: "not the password" });
  expect([wrong.status, wrong.body.code]).toEqual([400, "INVALID_PASSWORD"]);
  expect(await isProven()).toBe(false);
  expect((await browser.post("/confirm-identity", { password })).status).toBe(200);
  expect(await isProven()).toBe(true);
  // Of this session alone.
  const other = new TestBrowser(the.served);
  await other.post("/sign-in/email", { email: address, password });
  await age(userId, hour);
  expect((await browser.post("/confirm-identity", { password })).status).toBe(200);
  expect(((await other.actor())?.provenUntil ?? new Date()) > new Date()).toBe(false);
  // And no longer than the password.
  await age(userId, -1);
  expect((await new TestBrowser(the.served).post("/confirm-identity", { password })).status).toBe(401);
});
