import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { endedSession } from "./sessions.ts";
import { password, setSecondFactor, startTestAuth, TestBrowser } from "./testAuth.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  the = await startTestAuth();
});
afterAll(async () => await the.close());

type Entry = { readonly kind: string; readonly actor_id: string; readonly subject: Readonly<Record<string, unknown>> };
const entriesSince = async (position: number) =>
  (
    await the.database.$client.query<Entry>(
      `select kind, actor_id, subject from boreal.audit_event
       where chain_id = 'system' and position > $1 and kind in ('signedIn', 'signInFailed', 'signedOut') order by position`,
      [position],
    )
  ).rows;
const position = async () =>
  (
    await the.database.$client.query<{ n: number }>(
      "select count(*)::int as n from boreal.audit_event where chain_id = 'system'",
    )
  ).rows[0]?.n ?? 0;

test("signing in, failing and signing out leave entries that name the account and nothing of the person", async () => {
  const { address, browser } = await the.signedIn();
  const userId = (await browser.actor())?.userId;
  const begun = await position();
  const phone = new TestBrowser(the.served);
  await phone.post("/sign-in/email", { email: address, password: "another four words" });
  await phone.post("/sign-in/email", { email: "nobody-there@example.test", password });
  await phone.post("/sign-in/email", { email: address, password });
  const out = await phone.post("/sign-out");
  expect(await entriesSince(begun)).toEqual([
    {
      kind: "signInFailed",
      actor_id: "system",
      subject: { userId, way: "password", reason: "INVALID_EMAIL_OR_PASSWORD" },
    },
    {
      kind: "signInFailed",
      actor_id: "system",
      subject: { userId: null, way: "password", reason: "INVALID_EMAIL_OR_PASSWORD" },
    },
    { kind: "signedIn", actor_id: userId, subject: { userId, way: "password" } },
    { kind: "signedOut", actor_id: userId, subject: { userId } },
  ]);
  expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
  const { rows } = await the.database.$client.query<{ all: string }>(
    "select string_agg(e::text, ' ') as all from boreal.audit_event e where chain_id = 'system'",
  );
  expect(rows[0]?.all).not.toContain("@");
  expect((await verifyChain(the.database, "system")).whole).toBe(true);
});

test("a wrong code of somebody who had the password names whose account it was", async () => {
  const { address, browser } = await the.signedIn();
  const userId = (await browser.actor())?.userId;
  await setSecondFactor(browser);
  const stranger = new TestBrowser(the.served);
  await stranger.post("/sign-in/email", { email: address, password });
  const begun = await position();
  await stranger.post("/two-factor/verify-totp", { code: "000000" });
  await stranger.post("/two-factor/verify-backup-code", { code: "aaaaa-bbbbb" });
  stranger.cookies.clear();
  await stranger.post("/two-factor/verify-totp", { code: "000000" });
  expect((await entriesSince(begun)).map(({ subject }) => [subject["userId"], subject["way"]])).toEqual([
    [userId, "code"],
    [userId, "backupCode"],
    [null, "code"],
  ]);
});

test("a passkey that does not fit names whose it is, and one that nobody has names nobody", async () => {
  const { browser } = await the.signedIn();
  const userId = (await browser.actor())?.userId;
  await the.database.$client.query(
    `insert into auth.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
     values ('a-passkey', $1, 'none', 'credential-of-hers', 0, 'singleDevice', false)`,
    [userId],
  );
  const stranger = new TestBrowser(the.served);
  const begun = await position();
  for (const id of ["credential-of-hers", "credential-of-nobody"])
    await stranger.post("/passkey/verify-authentication", { response: { id } });
  expect((await entriesSince(begun)).map(({ kind, subject }) => [kind, subject["userId"], subject["way"]])).toEqual([
    ["signInFailed", userId, "passkey"],
    ["signInFailed", null, "passkey"],
  ]);
});

test("a wrong password in a session that is open leaves an entry, wherever it is tried; a right one is no sign-in", async () => {
  const { browser } = await the.signedIn();
  const userId = (await browser.actor())?.userId;
  const begun = await position();
  const wrong = "another four words";
  await browser.post("/confirm-identity", { password: wrong });
  await browser.post("/change-password", { currentPassword: wrong, newPassword: "four other long words" });
  await browser.post("/two-factor/enable", { password: wrong });
  await browser.post("/confirm-identity", { password });
  await browser.post("/change-password", { currentPassword: password, newPassword: "four other long words" });
  expect(await entriesSince(begun)).toEqual(
    Array.from({ length: 3 }, () => ({
      kind: "signInFailed",
      actor_id: "system",
      subject: { userId, way: "passwordAgain", reason: "INVALID_PASSWORD" },
    })),
  );
});

test("a session that is ended from another browser is signed out, and one that is not there is not", async () => {
  const { address, browser } = await the.signedIn();
  const userId = (await browser.actor())?.userId;
  const signIn = async () => {
    const other = new TestBrowser(the.served);
    await other.post("/sign-in/email", { email: address, password });
    return decodeURIComponent(other.cookies.get("boreal.session_token") ?? "").split(".")[0];
  };
  const tokens = [await signIn(), await signIn(), await signIn()];
  const begun = await position();
  await browser.post("/revoke-session", { token: tokens[0] });
  await browser.post("/revoke-session", { token: tokens[0] });
  await browser.post("/revoke-other-sessions");
  expect(await entriesSince(begun)).toEqual([
    { kind: "signedOut", actor_id: userId, subject: { userId, elsewhere: 1 } },
    { kind: "signedOut", actor_id: userId, subject: { userId, elsewhere: 2 } },
  ]);
});

test("a browser whose session is over is told to let go of it, once", async () => {
  const { browser } = await the.signedIn();
  await the.database.delete(openAuthTables(the.keys).session);
  the.served.auth.forgetSessions();
  const first = await browser.ask("GET", "/get-session");
  expect(first.headers.get("clear-site-data")).toBe('"cache"');
  expect(browser.cookies.has("boreal.session_token")).toBe(false);
  expect((await browser.ask("GET", "/get-session")).headers.get("clear-site-data")).toBeNull();
});

test("over an encrypted line the cookie is this very host’s", () => {
  expect(endedSession(true)).toBe("__Host-boreal.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
  expect(endedSession(false)).toBe("boreal.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});
