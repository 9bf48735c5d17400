import { eq } from "../database/query.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { profileTable } from "../store/tables/accounts.ts";
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

test("register, confirm by mail elsewhere, sign in: a session of a confirmed applicant", async () => {
  const { address } = await the.registered({ language: "fr" });
  const browser = new TestBrowser(the.served);
  const early = await browser.post("/sign-in/email", { email: address, password });
  expect([early.status, early.body.code]).toEqual([401, "INVALID_EMAIL_OR_PASSWORD"]);
  const mail = await the.mailTo(address);
  expect(mail.subject).toBe("Confirmez votre adresse courriel");
  expect(mail.body).toContain(`${the.served.origin}/fr/confirm-email#token=`);
  expect((await browser.post("/confirm-email", { token: mail.token })).body).toEqual({
    email: address,
    signedIn: false,
  });
  expect((await browser.post("/confirm-email", { token: mail.token })).body.code).toBe("INVALID_TOKEN");
  expect(await browser.actor()).toBeNull();
  expect((await browser.post("/sign-in/email", { email: address.toUpperCase(), password })).status).toBe(200);
  expect(await browser.actor()).toMatchObject({
    role: "student",
    emailVerified: true,
    secondFactor: "none",
    language: "fr",
  });
  for (const cookie of browser.setCookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  expect(the.served.faults).toEqual([]);
});

describe("the link of the confirmation mail signs in where the account was opened, and nowhere else", () => {
  const confirmedIn = async (browser: TestBrowser, address: string) => {
    const { body } = await browser.post("/confirm-email", { token: (await the.mailTo(address)).token });
    return { signedIn: body["signedIn"], actor: await browser.actor() };
  };

  test("in the browser of the sign-up", async () => {
    const { address, browser } = await the.registered();
    expect(await browser.actor()).toBeNull();
    expect(await confirmedIn(browser, address)).toMatchObject({
      signedIn: true,
      actor: { emailVerified: true, secondFactor: "none" },
    });
    for (const cookie of browser.setCookies) expect(cookie).toMatch(/HttpOnly/i);
  });

  test("not in the browser of somebody whose address a stranger used, nor in one that signed another address up", async () => {
    const stranger = await the.registered();
    expect(await confirmedIn(new TestBrowser(the.served), stranger.address)).toEqual({ signedIn: false, actor: null });
    expect(await stranger.browser.actor()).toBeNull();
    const [one, other] = [await the.registered(), await the.registered()];
    expect(await confirmedIn(other.browser, one.address)).toEqual({ signedIn: false, actor: null });
  });

  test("not for whoever asks for the mail again, or signs the same address up once more", async () => {
    const { address } = await the.registered();
    const owner = new TestBrowser(the.served);
    await owner.post("/sign-up/email", {
      email: address,
      password: "quite another one",
      firstName: "A",
      lastName: "B",
    });
    await owner.post("/send-verification-email", { email: address });
    const { token } = await the.mailTo(address, /Confirm your email/);
    expect((await owner.post("/confirm-email", { token })).body["signedIn"]).toBe(false);
    expect(await owner.actor()).toBeNull();
  });

  test("not a second time, by a link that was sent before", async () => {
    const { address, browser } = await the.registered();
    const { token } = await the.mailTo(address);
    await browser.post("/send-verification-email", { email: address });
    expect((await confirmedIn(new TestBrowser(the.served), address)).signedIn).toBe(false);
    expect((await browser.post("/confirm-email", { token })).body).toEqual({ email: null, signedIn: false });
    expect(await browser.actor()).toBeNull();
  });

  test("not after a new password was chosen", async () => {
    const { address, browser } = await the.registered();
    const { token } = await the.mailTo(address);
    await browser.post("/request-password-reset", { email: address });
    const reset = (await the.mailTo(address, /new password/)).token;
    await new TestBrowser(the.served).post("/reset-password", { token: reset, newPassword: "quite another one" });
    expect((await browser.post("/confirm-email", { token })).body["signedIn"]).toBe(false);
    expect(await browser.actor()).toBeNull();
  });
});

test("what can be asked about an address is the same whether it has an account or not", async () => {
  const { address } = await the.signedIn();
  const unconfirmed = (await the.registered()).address;
  const unknown = the.freshAddress();
  const browser = new TestBrowser(the.served);
  const answers = async (path: string, body: (email: string) => unknown) => {
    const shown = [];
    for (const email of [address, unconfirmed, unknown]) {
      const { status, body: answer, headers } = await browser.post(path, body(email));
      const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, "=..."));
      shown.push(
        JSON.stringify({ status, answer, cookies })
          .replaceAll(email, "EMAIL")
          .replaceAll(/"(id|createdAt|updatedAt)":"[^"]*"/g, '"$1":"..."'),
      );
    }
    return new Set(shown).size;
  };
  expect(await answers("/sign-in/email", (email) => ({ email, password: "a wrong password here" }))).toBe(1);
  expect(await answers("/request-password-reset", (email) => ({ email }))).toBe(1);
  expect(await answers("/send-verification-email", (email) => ({ email }))).toBe(1);
  expect(await answers("/sign-up/email", (email) => ({ email, password, firstName: "A", lastName: "B" }))).toBe(1);
  // The right password of an account that is not confirmed looks like a wrong one.
  const right = await browser.post("/sign-in/email", { email: unconfirmed, password });
  const wrong = await browser.post("/sign-in/email", { email: unknown, password });
  expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
  expect((await the.mailTo(address)).subject).toBe("You already have an account");
  expect(the.served.faults).toEqual([]);
});

test("short and commonest passwords are refused in both languages, everything else of 12 characters is taken", async () => {
  const browser = new TestBrowser(the.served);
  const ask = async (given: string, email = the.freshAddress()) =>
    (await browser.post("/sign-up/email", { email, password: given })).body;
  for (const [given, code] of [
    ["eleven char", "PASSWORD_TOO_SHORT"],
    ["Password1234", "PASSWORD_TOO_COMMON"],
    ["abababababab", "PASSWORD_TOO_COMMON"],
    ["x".repeat(300), "PASSWORD_TOO_LONG"],
  ] as const) {
    const refusal = await ask(given);
    expect(refusal.code).toBe(code);
    expect(refusal.text?.en).not.toBe(refusal.text?.fr);
  }
  expect((await ask("same-as-mail@example.test", "same-as-mail@example.test")).code).toBe("PASSWORD_TOO_COMMON");
  expect((await ask("deux mots été")).code).toBeUndefined();
});

test("a reset password signs out everywhere, confirms the address, and its link works once", async () => {
  const { address, browser } = await the.signedIn();
  const stranger = new TestBrowser(the.served);
  await stranger.post("/request-password-reset", { email: address });
  const token = (await the.mailTo(address, /Choose a new password/)).token;
  expect((await stranger.post("/reset-password", { token, newPassword: "password1234" })).body.code).toBe(
    "PASSWORD_TOO_COMMON",
  );
  expect((await stranger.post("/reset-password", { token, newPassword: "quite another one" })).status).toBe(200);
  expect((await stranger.post("/reset-password", { token, newPassword: "quite another two" })).body.code).toBe(
    "INVALID_TOKEN",
  );
  expect(await browser.actor()).toBeNull();
  expect((await stranger.post("/sign-in/email", { email: address, password })).status).toBe(401);
  expect((await stranger.post("/sign-in/email", { email: address, password: "quite another one" })).status).toBe(200);
  const squatted = await the.registered();
  await stranger.post("/request-password-reset", { email: squatted.address });
  await stranger.post("/reset-password", {
    token: (await the.mailTo(squatted.address, /new password/)).token,
    newPassword: "the real owner came",
  });
  expect((await squatted.browser.post("/sign-in/email", { email: squatted.address, password })).status).toBe(401);
  expect(
    (await squatted.browser.post("/sign-in/email", { email: squatted.address, password: "the real owner came" }))
      .status,
  ).toBe(200);
});

test("sessions can be listed and ended one by one, at once", async () => {
  const { address, browser } = await the.signedIn();
  const phone = new TestBrowser(the.served);
  await phone.post("/sign-in/email", { email: address, password });
  const actor = await phone.actor();
  const listed = (await browser.ask("GET", "/list-sessions")).body as unknown as { token: string; ipAddress: string }[];
  expect(listed.map(({ ipAddress }) => ipAddress)).toEqual(["127.0.0.1", "127.0.0.1"]);
  const own = decodeURIComponent(browser.cookies.get("boreal.session_token") ?? "").split(".")[0];
  await browser.post("/revoke-session", { token: listed.find(({ token }) => token !== own)?.token });
  expect(actor).not.toBeNull();
  expect(await phone.actor()).toBeNull();
  expect(await browser.actor()).not.toBeNull();
  await browser.post("/sign-out");
  expect(await browser.actor()).toBeNull();
});

test("a session without profile, as after a crash at sign-up, gets one", async () => {
  const { browser } = await the.signedIn();
  const actor = await browser.actor();
  await the.database.delete(profileTable).where(eq(profileTable.userId, actor?.userId ?? ""));
  the.served.auth.forgetSessions();
  expect(await browser.actor()).toMatchObject({ role: "student" });
  expect(
    (
      await the.database
        .select()
        .from(profileTable)
        .where(eq(profileTable.userId, actor?.userId ?? ""))
    ).length,
  ).toBe(1);
});
