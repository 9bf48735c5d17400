import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { readAccount } from "../../accounts/people.ts";
import { password, startTestAuth } from "../../auth/testAuth.ts";
import { isReady } from "../../policies/actor.ts";
import { profileTable, setupTokenTable } from "../../store/tables/accounts.ts";
import { claimSetup } from "./claimSetup.ts";
import { inviteStaff } from "./inviteStaff.ts";
import { firstAdministratorLink } from "./offerSetup.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
let deps: AccountDeps;
let time = Date.now();
beforeEach(async () => {
  the = await startTestAuth();
  const { auth, queueMail } = the.served;
  deps = {
    db: the.database,
    keys: the.keys,
    queueMail,
    now: () => new Date(time),
    forgetSessions: (userId) => auth.forgetSessions(userId),
  };
});
afterEach(async () => {
  await the.close();
});

const tokenOf = (link: string | undefined) => link?.split("#token=")[1] ?? "";
const codes = (result: { refusals: readonly { code: string }[] }) => result.refusals.map(({ code }) => code);
const place = { origin: "http://127.0.0.1:1" };

test("the set-up link makes one administrator, once, whoever is first", async () => {
  const first = tokenOf(await firstAdministratorLink(deps, place));
  const link = await firstAdministratorLink(deps, { ...place, language: "fr" });
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:1\/fr\/set-up#token=[\w-]{43}$/);
  const second = tokenOf(link);
  // Whoever holds the link can sign in without waiting for mail.
  const { address, browser } = await the.registered({ setupToken: first });
  const wanted = await browser.post("/sign-in/email", { email: address, password });
  expect(wanted.status).toBe(200);
  const actor = await browser.actor();
  const others = await Promise.all([1, 2, 3].map(async () => await (await the.signedIn()).browser.actor()));
  expect(codes(await claimSetup(deps, actor, { token: "guessed" }))).toEqual(["setupLinkNotValid"]);
  expect(codes(await claimSetup(deps, null, { token: first }))).toEqual(["notSignedIn"]);
  const claims = await Promise.all(
    [actor, ...others].map(
      async (asker, place) => await claimSetup(deps, asker, { token: place % 2 === 0 ? first : second }),
    ),
  );
  expect(claims.filter((claim) => claim.done).length).toBe(1);
  expect(await firstAdministratorLink(deps, place)).toBeUndefined();
  for (const token of [first, second])
    expect(codes(await claimSetup(deps, others[0] ?? null, { token }))).toEqual(["setupLinkNotValid"]);
  expect((await the.database.select().from(profileTable)).filter(({ role }) => role === "admin").length).toBe(1);
  const stored = (await the.database.select().from(setupTokenTable))
    .map(({ tokenHash }) => tokenHash.toString("latin1"))
    .join();
  expect(stored).not.toContain(first);
});

test("a set-up link older than 24 hours makes nobody administrator", async () => {
  const token = tokenOf(await firstAdministratorLink(deps, place));
  const actor = await (await the.signedIn()).browser.actor();
  time += 24 * 3600 * 1000 + 1;
  expect(codes(await claimSetup(deps, actor, { token }))).toEqual(["setupLinkNotValid"]);
  const next = tokenOf(await firstAdministratorLink(deps, place));
  expect(await claimSetup(deps, actor, { token: next })).toEqual({ done: true, refusals: [] });
});

test("an administrator may do nothing before the second factor is set", async () => {
  const token = tokenOf(await firstAdministratorLink(deps, place));
  const { browser, address } = await the.signedIn();
  await claimSetup(deps, await browser.actor(), { token });
  const before = await browser.actor();
  expect(before).toMatchObject({ role: "admin", secondFactor: "none" });
  expect(isReady(before)).toBe(false);
  expect(
    codes(await inviteStaff(deps, before, { email: "lawyer@example.test", role: "lawyer", language: "en" })),
  ).toEqual(["secondFactorNeeded"]);
  await the.setSecondFactor(browser);
  const after = await browser.actor();
  expect(isReady(after)).toBe(true);
  expect(await readAccount(the.database, the.keys, after?.userId ?? "")).toMatchObject({
    email: address,
    firstName: "Amara",
    role: "admin",
    twoFactorEnabled: true,
  });
});
