import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passkeyTable } from "../store/tables/auth.ts";
import { createTestPasskey } from "./testPasskey.ts";
import { password, startTestAuth, TestBrowser, totpCode } from "./testAuth.ts";

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

test("a second factor is set, opens later sessions, ends earlier ones, and its backup codes work once", async () => {
  const { address, browser } = await the.signedIn();
  const elsewhere = new TestBrowser(the.served);
  await elsewhere.post("/sign-in/email", { email: address, password });
  expect((await elsewhere.actor())?.secondFactor).toBe("none");
  const enabled = await browser.post("/two-factor/enable", { password });
  expect((await browser.actor())?.secondFactor).toBe("none");
  expect((await browser.post("/two-factor/verify-totp", { code: "000000" })).body.code).toBe("INVALID_CODE");
  expect(
    (await browser.post("/two-factor/verify-totp", { code: await totpCode(enabled.body.totpURI ?? "") })).status,
  ).toBe(200);
  expect((await browser.actor())?.secondFactor).toBe("verified");
  expect(await elsewhere.actor()).toBeNull();
  expect((await the.mailTo(address)).subject).toBe("Two-step verification was set up");

  const again = new TestBrowser(the.served);
  expect((await again.post("/sign-in/email", { email: address, password })).body).toMatchObject({
    twoFactorRedirect: true,
  });
  expect(await again.actor()).toBeNull();
  expect(
    (
      await again.post("/two-factor/verify-totp", {
        code: await totpCode(enabled.body.totpURI ?? "", 1),
        trustDevice: true,
      })
    ).status,
  ).toBe(200);
  expect((await again.actor())?.secondFactor).toBe("verified");
  expect([...again.cookies.keys()].filter((name) => name.includes("trust"))).toEqual([]);

  const [backupCode] = enabled.body.backupCodes ?? [];
  for (const expected of [200, 401]) {
    const spare = new TestBrowser(the.served);
    await spare.post("/sign-in/email", { email: address, password });
    expect((await spare.post("/two-factor/verify-backup-code", { code: backupCode })).status).toBe(expected);
    expect((await spare.actor())?.secondFactor).toBe(expected === 200 ? "verified" : undefined);
  }

  expect(
    (await again.post("/change-password", { currentPassword: password, newPassword: "other words that rhyme" })).status,
  ).toBe(200);
  expect((await again.actor())?.secondFactor).toBe("verified");
  expect(await browser.actor()).toBeNull();
  expect((await again.post("/two-factor/disable", { password: "other words that rhyme" })).status).toBe(200);
  expect((await again.actor())?.secondFactor).toBe("none");
  expect(the.served.faults).toEqual([]);
});

test("a session that left out an existing second factor cannot change how the person signs in", async () => {
  const { browser } = await the.signedIn();
  const actor = await browser.actor();
  await the.database.insert(passkeyTable).values({
    id: randomUUID(),
    userId: actor?.userId ?? "",
    publicKey: "none",
    credentialID: randomUUID(),
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  });
  the.served.auth.forgetSessions();
  expect((await browser.actor())?.secondFactor).toBe("set");
  for (const [method, path, body] of [
    ["POST", "/two-factor/enable", { password }],
    ["GET", "/passkey/generate-register-options", undefined],
    ["POST", "/passkey/delete-passkey", { id: "x" }],
  ] as const) {
    const answer = await browser.ask(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([403, "SECOND_FACTOR_NEEDED"]);
  }
});

test("a passkey whose device checks the person opens a verified session; one whose device does not is refused", async () => {
  const { address, browser } = await the.signedIn();
  const passkey = createTestPasskey("localhost", the.served.origin.replace("127.0.0.1", "localhost"));
  const elsewhere = new TestBrowser(the.served);
  await elsewhere.post("/sign-in/email", { email: address, password });
  const options = async (who: TestBrowser, kind: "register" | "authenticate") =>
    (await who.ask("GET", `/passkey/generate-${kind}-options`)).body;

  const unchecked = await browser.post("/passkey/verify-registration", {
    response: passkey.register(await options(browser, "register"), false),
  });
  expect([unchecked.status, unchecked.body.code]).toEqual([401, "PASSKEY_FAILED"]);
  const added = await browser.post("/passkey/verify-registration", {
    name: "Telephone",
    response: passkey.register(await options(browser, "register")),
  });
  expect(added.status).toBe(200);
  expect((await browser.actor())?.secondFactor).toBe("verified");
  expect(await elsewhere.actor()).toBeNull();
  expect((await the.mailTo(address)).subject).toBe("A new way to sign in was added");
  expect((await browser.ask("GET", "/passkey/list-user-passkeys")).body).toMatchObject([{ name: "Telephone" }]);

  const stranger = new TestBrowser(the.served);
  const careless = await stranger.post("/passkey/verify-authentication", {
    response: passkey.signIn(await options(stranger, "authenticate"), false),
  });
  expect([careless.status, await stranger.actor()]).toEqual([401, null]);
  const response = passkey.signIn(await options(stranger, "authenticate"));
  expect((await stranger.post("/passkey/verify-authentication", { response })).status).toBe(200);
  expect((await stranger.actor())?.secondFactor).toBe("verified");
  const replay = new TestBrowser(the.served);
  await options(replay, "authenticate");
  expect((await replay.post("/passkey/verify-authentication", { response })).status).toBe(400);
  expect(await replay.actor()).toBeNull();

  const withPassword = new TestBrowser(the.served);
  expect((await withPassword.post("/sign-in/email", { email: address, password })).status).toBe(200);
  expect((await withPassword.actor())?.secondFactor).toBe("set");
  const foreign = createTestPasskey("localhost", "https://elsewhere.example.test");
  const refused = await stranger.post("/passkey/verify-registration", {
    response: foreign.register(await options(stranger, "register")),
  });
  expect([refused.status, refused.body.code]).toEqual([400, "PASSKEY_FAILED"]);
});

test("ten wrong codes lock the codes of an account, also for the right one", async () => {
  const { address, browser } = await the.signedIn();
  const { uri, backupCodes } = await the.setSecondFactor(browser);
  for (let challenge = 0; challenge < 3; challenge += 1) {
    const guesser = new TestBrowser(the.served);
    await guesser.post("/sign-in/email", { email: address, password });
    for (let attempt = 0; attempt < 4; attempt += 1) await guesser.post("/two-factor/verify-totp", { code: "000000" });
  }
  const owner = new TestBrowser(the.served);
  await owner.post("/sign-in/email", { email: address, password });
  expect((await owner.post("/two-factor/verify-totp", { code: await totpCode(uri) })).body.code).toBe(
    "ACCOUNT_TEMPORARILY_LOCKED",
  );
  expect((await owner.post("/two-factor/verify-backup-code", { code: backupCodes[0] })).body.code).toBe(
    "ACCOUNT_TEMPORARILY_LOCKED",
  );
  expect(await browser.actor()).not.toBeNull();
});

test("a code of the authenticator opens one session, also when two ask at the same moment", async () => {
  const { address, browser } = await the.signedIn();
  const { uri } = await the.setSecondFactor(browser);
  const code = await totpCode(uri, 1);
  const visitors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = new TestBrowser(the.served);
      await visitor.post("/sign-in/email", { email: address, password });
      return visitor;
    }),
  );
  const answers = await Promise.all(
    visitors.map(async (visitor) => await visitor.post("/two-factor/verify-totp", { code })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "401", "401", "401"]);
  expect(answers.find(({ status }) => status === 401)?.body.code).toBe("INVALID_CODE");
  expect(
    (await Promise.all(visitors.map(async (visitor) => await visitor.actor()))).filter((actor) => actor !== null),
  ).toHaveLength(1);
});

test("the code that set up the second factor opens no session besides", async () => {
  const { address, browser } = await the.signedIn();
  const { body } = await browser.post("/two-factor/enable", { password });
  const code = await totpCode(body.totpURI ?? "");
  expect((await browser.post("/two-factor/verify-totp", { code })).status).toBe(200);
  expect((await browser.actor())?.secondFactor).toBe("verified");
  const stranger = new TestBrowser(the.served);
  await stranger.post("/sign-in/email", { email: address, password });
  const answer = await stranger.post("/two-factor/verify-totp", { code });
  expect([answer.status, answer.body.code, await stranger.actor()]).toEqual([401, "INVALID_CODE", null]);
});

test("the name of a passkey with a character that no database keeps is refused, not a fault", async () => {
  const { browser } = await the.signedIn();
  const answer = await browser.post("/passkey/update-passkey", { id: "x", name: "Tele\0phone" });
  expect([answer.status, answer.body.code]).toEqual([400, "REQUEST_NOT_VALID"]);
  expect(the.served.faults).toEqual([]);
});
