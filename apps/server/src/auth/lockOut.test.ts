import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimitTable } from "../store/tables/auth.ts";
import { usualLimits } from "./limits.ts";
import { password, setSecondFactor, startTestAuth, TestBrowser, type Served } from "./testAuth.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
let served: Served;
let line = 0;

beforeAll(async () => {
  the = await startTestAuth();
  served = await the.serve(usualLimits, { trustProxy: true });
});
afterAll(async () => await the.close());

/** A line of its own, as a proxy in front names it. */
const freshLine = () => `203.0.${113 + Math.floor((line += 1) / 250)}.${1 + (line % 250)}`;
const from = (address: string) => ({ "x-forwarded-for": address });
const signIn = async (browser: TestBrowser, email: string, given: string, address: string) =>
  (await browser.post("/sign-in/email", { email, password: given }, from(address))).status;

/** Wrong passwords of a stranger, spread over some lines. */
async function attack(email: string, attempts: number, lines: readonly string[]): Promise<number[]> {
  const stranger = new TestBrowser(served);
  const statuses: number[] = [];
  for (let at = 0; at < attempts; at += 1)
    statuses.push(await signIn(stranger, email, `wrong number ${at} of many`, lines[at % lines.length] ?? ""));
  return statuses;
}

test("thirty wrong passwords in a quarter of an hour, from one line or from several, keep nobody out", async () => {
  for (const lines of [[freshLine()], Array.from({ length: 6 }, freshLine)]) {
    const { address } = await the.registered();
    await the.confirmed(address);
    const statuses = await attack(address, 32, lines);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    // A browser that was never here, with the right password, on a line of its own.
    expect(await signIn(new TestBrowser(served), address, password, freshLine())).toBe(200);
  }
});

test("on the line of the stranger, a browser in which the account was opened before still opens it", async () => {
  const { address } = await the.registered();
  await the.confirmed(address);
  const own = new TestBrowser(served);
  const shared = freshLine();
  expect(await signIn(own, address, password, shared)).toBe(200);
  own.forget(/session/);
  expect((await attack(address, 32, [shared])).at(-1)).toBe(429);
  expect(await signIn(new TestBrowser(served), address, password, shared)).toBe(429);
  expect(await signIn(own, address, password, shared)).toBe(200);
});

test("a new password lets in at once, on the stranger’s own line and while many lines attack", async () => {
  const { address } = await the.registered();
  await the.confirmed(address);
  const lines = Array.from({ length: 4 }, freshLine);
  const few = await the.serve({ ...usualLimits, everywhere: { window: 900, max: 8 } }, { trustProxy: true });
  served = few;
  await attack(address, 12, lines);
  const own = new TestBrowser(few);
  const shared = lines[0] ?? "";
  expect(await signIn(own, address, password, freshLine())).toBe(429);
  await own.post("/request-password-reset", { email: address }, from(shared));
  const { token } = await the.mailTo(address, /new password/);
  const fresh = "another four words here";
  expect((await own.post("/reset-password", { token, newPassword: fresh }, from(shared))).status).toBe(200);
  expect(await signIn(own, address, fresh, shared)).toBe(200);
});

test("guessing stays bounded: by line, by account and line, by account, and by known device", async () => {
  const { address } = await the.registered();
  await the.confirmed(address);
  await the.database.delete(rateLimitTable);
  const strict = await the.serve(
    {
      ...usualLimits,
      signIn: { window: 60, max: 1000 },
      account: { window: 900, max: 3 },
      everywhere: { window: 900, max: 7 },
    },
    { trustProxy: true },
  );
  served = strict;
  const counted = async (lines: readonly string[], attempts: number) =>
    (await attack(address, attempts, lines)).filter((status) => status === 401).length;
  expect(await counted([freshLine()], 10)).toBe(3);
  expect(await counted(Array.from({ length: 10 }, freshLine), 10)).toBe(4);
  await the.database.delete(rateLimitTable);
  const known = new TestBrowser(strict);
  expect(await signIn(known, address, password, freshLine())).toBe(200);
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push(await signIn(known, address, "not the password", freshLine()));
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  // Right passwords are no attempts: one who signs in often is not stopped.
  await the.database.delete(rateLimitTable);
  const often = freshLine();
  for (let at = 0; at < 5; at += 1) expect(await signIn(new TestBrowser(strict), address, password, often)).toBe(200);
});

test("in a session that is open the password is guessed no faster, wherever it is asked and from however many lines", async () => {
  const { browser } = await the.signedIn();
  const strict = await the.serve({ ...usualLimits, account: { window: 900, max: 4 } }, { trustProxy: true });
  served = strict;
  const taken = new TestBrowser(strict);
  for (const [name, value] of browser.cookies) taken.cookies.set(name, value);
  const wrong = "another four words";
  const ways = [
    ["/confirm-identity", { password: wrong }],
    ["/change-password", { currentPassword: wrong, newPassword: "four other long words" }],
    ["/two-factor/enable", { password: wrong }],
    ["/two-factor/disable", { password: wrong }],
    ["/two-factor/generate-backup-codes", { password: wrong }],
  ] as const;
  const statuses = [];
  for (const [path, fields] of [...ways, ...ways])
    statuses.push((await taken.post(path, fields, from(freshLine()))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429, 429, 429, 429, 429]);
  // Right ones are no attempts.
  await the.database.delete(rateLimitTable);
  for (let at = 0; at < 6; at += 1)
    expect((await taken.post("/confirm-identity", { password }, from(freshLine()))).status).toBe(200);
});

test("the cookie of a known device is of one account, of nobody in words, and cannot be made up", async () => {
  const { address } = await the.registered();
  await the.confirmed(address);
  const other = await the.registered();
  await the.confirmed(other.address);
  await the.database.delete(rateLimitTable);
  const strict = await the.serve({ ...usualLimits, account: { window: 900, max: 2 } }, { trustProxy: true });
  served = strict;
  const shared = freshLine();
  const known = new TestBrowser(strict);
  expect(await signIn(known, address, password, shared)).toBe(200);
  const [name = "", value = ""] = [...known.cookies].find(([one]) => one.includes("known_")) ?? [];
  expect(`${name}=${decodeURIComponent(value)}`).not.toContain(address.split("@")[0]);
  expect(known.setCookies.find((line_) => line_.startsWith(name))).toMatch(/HttpOnly; SameSite=Lax/);
  await attack(other.address, 4, [shared]);
  expect(await signIn(known, other.address, password, shared)).toBe(429);
  const forged = new TestBrowser(strict);
  forged.cookies.set(name, `${value.split(".").slice(0, 2).join(".")}.${"A".repeat(43)}`);
  await attack(address, 4, [shared]);
  expect(await signIn(forged, address, password, shared)).toBe(429);
  expect(await signIn(known, address, password, shared)).toBe(200);
});

test("wrong codes of somebody who had the password end with a new password", async () => {
  const { address, browser } = await the.signedIn();
  await setSecondFactor(browser);
  const stranger = new TestBrowser(the.served);
  // Each sign-in takes five codes, and ten wrong ones close the second step.
  for (let at = 0; at < 15; at += 1) {
    if (at % 5 === 0) await stranger.post("/sign-in/email", { email: address, password });
    await stranger.post("/two-factor/verify-totp", { code: "000000" });
  }
  const { rows: locked } = await the.database.$client.query(
    "select 1 from auth.two_factor where locked_until is not null",
  );
  expect(locked).toHaveLength(1);
  await browser.post("/request-password-reset", { email: address });
  const { token } = await the.mailTo(address, /new password/);
  await browser.post("/reset-password", { token, newPassword: "another four words here" });
  const { rows } = await the.database.$client.query("select 1 from auth.two_factor where locked_until is not null");
  expect(rows).toEqual([]);
});
