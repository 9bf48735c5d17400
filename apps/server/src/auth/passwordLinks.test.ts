import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOutbox } from "../mail/outbox.ts";
import { password, startTestAuth, TestBrowser } from "./testAuth.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  the = await startTestAuth();
});
afterAll(async () => {
  await the.close();
});

const mailsTo = async (address: string, subject: RegExp) =>
  (await listOutbox(the.database, the.keys)).filter((mail) => mail.to === address && subject.test(mail.subject));
const tokensOf = async (address: string) =>
  (await mailsTo(address, /new password/)).map(({ body }) => /#token=(\S+)/.exec(body)?.[1] ?? "");

describe("links for a new password", () => {
  test("all of them end when one is used", async () => {
    const { address } = await the.signedIn();
    const stranger = new TestBrowser(the.served);
    for (let asked = 0; asked < 3; asked += 1) await stranger.post("/request-password-reset", { email: address });
    const [used = "", ...others] = await tokensOf(address);
    expect(others).toHaveLength(2);
    expect((await stranger.post("/reset-password", { token: used, newPassword: "quite another one" })).status).toBe(
      200,
    );
    for (const token of others) {
      expect((await stranger.post("/reset-password", { token, newPassword: "quite another two" })).body.code).toBe(
        "INVALID_TOKEN",
      );
    }
    expect((await stranger.post("/sign-in/email", { email: address, password: "quite another one" })).status).toBe(200);
  });

  test("end when the password is changed by whoever knows it; those of others stay", async () => {
    const [{ address, browser }, other] = [await the.signedIn(), await the.signedIn()];
    const stranger = new TestBrowser(the.served);
    await stranger.post("/request-password-reset", { email: address });
    await stranger.post("/request-password-reset", { email: other.address });
    expect(
      (await browser.post("/change-password", { currentPassword: password, newPassword: "other words that rhyme" }))
        .status,
    ).toBe(200);
    const [token = ""] = await tokensOf(address);
    expect((await stranger.post("/reset-password", { token, newPassword: "quite another two" })).body.code).toBe(
      "INVALID_TOKEN",
    );
    const [theirs = ""] = await tokensOf(other.address);
    expect((await stranger.post("/reset-password", { token: theirs, newPassword: "quite another two" })).status).toBe(
      200,
    );
  });

  test("a sign-in that was begun with the old password ends with it", async () => {
    const { address, browser } = await the.signedIn();
    const { backupCodes } = await the.setSecondFactor(browser);
    const begun = new TestBrowser(the.served);
    await begun.post("/sign-in/email", { email: address, password });
    expect(
      (await browser.post("/change-password", { currentPassword: password, newPassword: "other words that rhyme" }))
        .status,
    ).toBe(200);
    expect((await begun.post("/two-factor/verify-backup-code", { code: backupCodes[0] })).status).toBe(401);
    expect(await begun.actor()).toBeNull();
  });

  /** Stands for a sign-in between the end of the sessions and the new password: the first session that ends is there again, once. */
  async function whileSomebodySlipsIn(change: () => Promise<void>): Promise<void> {
    const db = the.database.$client;
    await db.query(`
      CREATE TABLE slipped_in (once boolean);
      CREATE FUNCTION slip_in() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NOT EXISTS (SELECT FROM slipped_in) THEN INSERT INTO slipped_in VALUES (true); INSERT INTO auth.session SELECT OLD.*; END IF; RETURN NULL; END $$;
      CREATE TRIGGER slip_in AFTER DELETE ON auth.session FOR EACH ROW EXECUTE FUNCTION slip_in();`);
    await change();
    const { rows } = await db.query("SELECT once FROM slipped_in");
    await db.query("DROP TRIGGER slip_in ON auth.session; DROP FUNCTION slip_in; DROP TABLE slipped_in");
    expect(rows).toEqual([{ once: true }]);
  }

  test("a session that is opened with the old password while a new one is set by a link ends too", async () => {
    const { address, browser } = await the.signedIn();
    const stranger = new TestBrowser(the.served);
    await stranger.post("/request-password-reset", { email: address });
    const [token = ""] = await tokensOf(address);
    await whileSomebodySlipsIn(async () =>
      expect((await stranger.post("/reset-password", { token, newPassword: "quite another one" })).status).toBe(200),
    );
    expect(await browser.actor()).toBeNull();
  });

  test("and so does one while the password is changed; whoever changed it stays", async () => {
    const { browser } = await the.signedIn();
    const slipped = new TestBrowser(the.served);
    for (const [name, value] of browser.cookies) slipped.cookies.set(name, value);
    await whileSomebodySlipsIn(async () =>
      expect(
        (await browser.post("/change-password", { currentPassword: password, newPassword: "other words that rhyme" }))
          .status,
      ).toBe(200),
    );
    expect(await slipped.actor()).toBeNull();
    expect(await browser.actor()).not.toBeNull();
  });

  test("nobody is flooded: five an hour, and whoever asks hears the same", async () => {
    const { address } = await the.signedIn();
    const stranger = new TestBrowser(the.served);
    const answers = [];
    for (let asked = 0; asked < 8; asked += 1)
      answers.push(await stranger.post("/request-password-reset", { email: address }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await tokensOf(address)).toHaveLength(5);
  });

  test("nor by signing up again with an address that has an account, nor before it is confirmed", async () => {
    const { address } = await the.signedIn();
    const unconfirmed = await the.registered();
    const stranger = new TestBrowser(the.served);
    for (let asked = 0; asked < 8; asked += 1) {
      await stranger.post("/sign-up/email", { email: address, password, firstName: "A", lastName: "B" });
      await stranger.post("/send-verification-email", { email: unconfirmed.address });
    }
    expect((await mailsTo(address, /account/i)).length).toBeLessThanOrEqual(5);
    expect((await mailsTo(unconfirmed.address, /./)).length).toBe(5);
  });
});
