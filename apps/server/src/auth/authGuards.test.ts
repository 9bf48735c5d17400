import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { rateLimitTable } from "../store/tables/auth.ts";
import { createAuth } from "./createAuth.ts";
import { timesAsGenerous } from "./limits.ts";
import { password, startTestAuth, TestBrowser } from "./testAuth.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  the = await startTestAuth();
});
beforeEach(() => {
  the.served.faults.length = 0;
});
afterAll(async () => {
  await the.close();
});

test("a forged, cut or foreign cookie is no session", async () => {
  const { browser } = await the.signedIn();
  const value = browser.cookies.get("boreal.session_token") ?? "";
  const ask = async (cookie: string) => await the.served.auth.sessionOf({ headers: { cookie } });
  expect(await ask(`a=b; boreal.session_token=${value}; c=d`)).not.toBeNull();
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  for (const forged of [
    token,
    `${token}.`,
    `${token}x.${signature}`,
    `${token}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
    "%",
    "",
  ]) {
    expect(await ask(`boreal.session_token=${encodeURIComponent(forged)}`)).toBeNull();
  }
  expect(await ask(`__Host-boreal.session_token=${value}`)).toBeNull();
});

test("requests from other origins, unknown paths and odd bodies are refused", async () => {
  const { address, browser } = await the.signedIn();
  const foreign = await browser.post("/sign-out", {}, { origin: "https://elsewhere.example.test" });
  expect([foreign.status, foreign.body.code]).toEqual([403, "INVALID_ORIGIN"]);
  expect(await browser.actor()).not.toBeNull();
  for (const path of [
    "/update-user",
    "/change-email",
    "/delete-user",
    "/verify-email",
    "/sign-in/social",
    "/__proto__",
    "/",
  ]) {
    expect((await browser.post(path, { email: address })).status).toBe(404);
  }
  expect((await browser.ask("GET", "/sign-in/email")).status).toBe(404);
  for (const body of [
    {},
    { email: address },
    { email: "no address", password },
    { email: address, password: ["x"] },
    [],
    "text",
  ]) {
    expect((await browser.post("/sign-in/email", body)).body.code).toBe("REQUEST_NOT_VALID");
  }
  expect((await browser.post("/sign-in/email", { email: address, password: "x".repeat(70_000) })).status).toBe(400);
  expect(the.served.faults).toEqual([]);
});

test("too many attempts are stopped: from one address, and for one account from anywhere", async () => {
  await the.database.delete(rateLimitTable);
  const byAddress = new TestBrowser(await the.serve({ ...timesAsGenerous(1000), signIn: { window: 60, max: 3 } }));
  const byAccount = new TestBrowser(await the.serve({ ...timesAsGenerous(1000), account: { window: 900, max: 3 } }));
  const email = the.freshAddress();
  for (const [browser, own] of [
    [byAddress, () => the.freshAddress()],
    [byAccount, () => email],
  ] as const) {
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push(await browser.post("/sign-in/email", { email: own(), password }));
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
    expect(statuses[4]?.body.code).toBe("TOO_MANY_REQUESTS");
    expect(Number(statuses[4]?.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("a caller cannot choose the address it is counted under, unless a proxy is trusted", async () => {
  const browser = new TestBrowser(await the.serve({ ...timesAsGenerous(1000), signIn: { window: 61, max: 2 } }));
  await the.database.delete(rateLimitTable);
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${attempt}`, "x-boreal-client-address": `203.0.113.${attempt}` };
    statuses.push((await browser.post("/sign-in/email", { email: the.freshAddress(), password }, headers)).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429]);
});

test("nothing in any table shows an address, a name, a token, a user agent or a password", async () => {
  const { address, browser } = await the.signedIn();
  await browser.post("/two-factor/enable", { password });
  await browser.post("/request-password-reset", { email: address });
  const token = (await the.mailTo(address, /new password/)).token ?? "";
  const session = decodeURIComponent(browser.cookies.get("boreal.session_token") ?? "").split(".")[0] ?? "";
  const { rows: found } = await the.database.$client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('auth', 'boreal')",
  );
  expect(found.length).toBeGreaterThan(15);
  let dump = "";
  for (const { name } of found)
    dump += JSON.stringify(
      (await the.database.$client.query(`select t::text as row, * from ${name} t`)).rows.map((row: object) =>
        Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value))),
      ),
    );
  expect(dump).toContain((await browser.actor())?.userId);
  for (const secret of [
    address,
    address.split("@")[0] ?? "",
    "example.test",
    "Okafor",
    token,
    session,
    password,
    "127.0.0.1",
    "reset-password",
    "node",
  ]) {
    expect([secret, dump.includes(secret), dump.includes(Buffer.from(secret).toString("hex"))]).toEqual([
      secret,
      false,
      false,
    ]);
  }
});

test("while the database is away, the answer is to try again", async () => {
  const unreachable = connect({ host: "/nowhere", user: "postgres", database: "none" });
  const now = () => new Date();
  const faults: unknown[] = [];
  const { handler } = createAuth({
    db: unreachable,
    keys: the.keys,
    queueMail: the.served.queueMail,
    now,
    origin: () => the.served.origin,
    config: { trustProxy: false },
    report: (error) => faults.push(error),
  });
  const server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const body = JSON.stringify({ email: the.freshAddress(), password });
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code, faults]).toEqual([503, "UNAVAILABLE", []]);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await unreachable.close();
});

test("a disk without room is named, and nothing is claimed of what was asked", async () => {
  const { address } = await the.signedIn();
  await the.database.$client
    .query(`create function auth.no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before insert on auth.session for each row execute function auth.no_room()`);
  const answer = await new TestBrowser(the.served).post("/sign-in/email", { email: address, password });
  await the.database.$client.query("drop trigger no_room on auth.session; drop function auth.no_room()");
  expect([answer.status, answer.body.code, answer.body.text?.fr]).toEqual([
    507,
    "STORAGE_FULL",
    expect.stringMatching(/pas été possible de le confirmer/),
  ]);
});
