import { afterAll, beforeAll, expect, test } from "vitest";
import { openNames } from "../../accounts/names.ts";
import { removeSignOn, saveSignOn, type GivenSignOn } from "../../commands/organisations/saveSignOn.ts";
import { eq } from "../../database/query.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { TestBrowser } from "../testAuth.ts";
import { admin, goThere, startTestCollege } from "./testCollege.ts";

let here: Awaited<ReturnType<typeof startTestCollege>>;
beforeAll(async () => {
  here = await startTestCollege();
});
afterAll(async () => await here.the.close());

test("somebody of the college gets an account that belongs to it, with the names that it knows, and comes back to the same one", async () => {
  const { browser, place } = await here.comesAs("nadia");
  expect(place).toBe("/fr/");
  const actor = (await browser.actor()) ?? expect.unreachable();
  expect([actor.role, actor.emailVerified, actor.schoolId, actor.language]).toEqual(["student", true, "college", "fr"]);
  const profile = await here.profileOf(actor.userId);
  expect([profile.ssoId, profile.affiliationSet.schoolId?.how]).toEqual(["college", "signOn"]);
  expect(openNames(await here.the.keys.personKey(actor.userId), actor.userId, profile.sealedNames)).toEqual({
    firstName: "Nadia",
    lastName: "Haddad",
  });
  const again = await here.comesAs("nadia");
  expect((await again.browser.actor())?.userId).toBe(actor.userId);
  expect(await here.connectionsOf(actor.userId)).toEqual([["college", `${here.college.issuer} nadia`]]);
  expect(here.the.served.faults).toEqual([]);
});

test.each([
  ["/applications/42/vault?page=passport", "/fr/applications/42/vault?page=passport"],
  ["/applications/42?error=1#province", "/fr/applications/42?error=1#province"],
  ["//elsewhere.example", "/fr//elsewhere.example"],
  ["/../../api/auth/get-session", "/fr/"],
  [".elsewhere.example/", "/fr/"],
  ["https://elsewhere.example/", "/fr/"],
  ["/".padEnd(2000, "x"), "/fr/"],
])("who wanted to go to %s comes back to %s", async (next, place) => {
  expect((await here.comesAs("nadia", { next })).place).toBe(place);
});

test("who turns back keeps the page that they wanted", async () => {
  expect((await here.comesAs("nobody", { next: "/join?x=1" })).place).toBe(
    "/fr/sign-on/college?problem=cancelled&next=%2Fjoin%3Fx%3D1",
  );
});

test("no token of the provider is kept, also when somebody connects again", async () => {
  const { browser } = await here.comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  expect(await here.connects("nadia", browser)).toBe("/fr/account");
  const { account } = openAuthTables(here.the.keys);
  const [kept] = await here.the.database.select().from(account).where(eq(account.userId, userId));
  const ofTheProvider = Object.entries(kept ?? {}).filter(([column]) => /token|scope/i.test(column));
  expect(ofTheProvider.map(([column]) => column)).toHaveLength(6);
  expect(ofTheProvider.filter(([, value]) => value !== null)).toEqual([]);
});

test.each([
  ["unchecked", "addressNotVerified"],
  ["inWords", "addressNotVerified"],
  ["inNumbers", "addressNotVerified"],
  ["elsewhere", "addressOfOthers"],
  ["twoAts", "addressOfOthers"],
  ["notAscii", "addressOfOthers"],
  ["nobody", "cancelled"],
])("%s gets no account, and reads why: %s", async (sub, problem) => {
  const { browser, place } = await here.comesAs(sub);
  expect(place).toBe(`/fr/sign-on/college?problem=${problem}`);
  expect(await browser.actor()).toBeNull();
});

test("an account that has the address already is never taken over; its owner connects it from inside, and nobody else does", async () => {
  const owner = await here.the.signedIn({ email: "taken@college.example" });
  const userId = (await owner.browser.actor())?.userId ?? expect.unreachable();
  expect((await here.comesAs("twin")).place).toBe("/fr/sign-on/college?problem=accountExists");

  const stranger = await here.the.signedIn();
  expect(await here.connects("twin", stranger.browser)).toBe("/fr/sign-on/college?problem=addressDiffers");
  expect(await here.connects("twin", owner.browser)).toBe("/fr/account");
  const profile = await here.profileOf(userId);
  expect([profile.ssoId, profile.schoolId]).toEqual(["college", "college"]);
  const { browser, place } = await here.comesAs("twin");
  expect([place, (await browser.actor())?.userId]).toEqual(["/fr/", userId]);
});

test("nobody is taken from one school to another, and an account that was ended stays so", async () => {
  const { browser } = await here.comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  await here.the.database
    .update(profileTable)
    .set({ schoolId: "other", ssoId: null })
    .where(eq(profileTable.userId, userId));
  const elsewhere = await here.comesAs("nadia");
  expect([elsewhere.place, await elsewhere.browser.actor()]).toEqual([
    "/fr/sign-on/college?problem=belongsElsewhere",
    null,
  ]);
  expect([(await here.profileOf(userId)).schoolId, (await here.profileOf(userId)).ssoId]).toEqual(["other", null]);
  await here.the.database.update(profileTable).set({ disabledAt: new Date() }).where(eq(profileTable.userId, userId));
  const ended = await here.comesAs("nadia");
  expect([ended.place, await ended.browser.actor()]).toEqual(["/fr/sign-on/college?problem=disabled", null]);
});

test("a way back that nobody began, or that another browser began, opens nothing", async () => {
  const { body } = await here.start();
  const other = new TestBrowser(here.the.served);
  expect(await goThere(other, String(body["url"]), "nadia")).toMatch(/problem=tooLate$/u);
  expect(await other.actor()).toBeNull();
  const { headers } = await other.follow("/api/auth/callback/college?code=made-up&state=made-up");
  expect(headers.get("location")).toMatch(/problem=tooLate$/u);
  const unknown = await other.follow("/api/auth/callback/nowhere?code=made-up&state=made-up");
  expect(unknown.headers.get("location")).toBe("/sign-on/nowhere?problem=notOffered");
});

test("settings are taken only when a provider answers to them, and what is wrong is said", async () => {
  const codes = async (given: Partial<GivenSignOn>) => (await here.save(given)).refusals.map(({ code }) => code);
  expect(await codes({ organisationId: "none" })).toEqual(["organisationNotFound"]);
  for (const issuer of ["", "college.example", "http://college.example", "https://a:b@college.example"])
    expect(await codes({ issuer })).toEqual(["signOnIssuerNotValid"]);
  expect(await codes({ issuer: "http://127.0.0.1:1" })).toEqual(["signOnProviderSilent"]);
  expect(await codes({ issuer: "https://10.0.0.1" })).toEqual(["signOnEndpointNotAllowed"]);
  const deps = { db: here.the.database, keys: here.the.keys, now: () => new Date() };
  const plain = { organisationId: "college", issuer: here.college.issuer, clientId: "x", clientSecret: "y" };
  expect((await saveSignOn(deps, admin, { ...plain, domains: ["z.example"] })).refusals[0]?.code).toBe(
    "signOnEndpointNotAllowed",
  );
  expect(await codes({ clientId: " " })).toEqual(["signOnClientMissing"]);
  expect(await codes({ organisationId: "other", clientSecret: "" })).toEqual(["signOnClientMissing"]);
  for (const domains of [[], ["college"], ["a b.example"]])
    expect(await codes({ domains })).toEqual(["signOnDomainMissing"]);
  expect(await codes({ clientSecret: "" })).toEqual([]);
  expect(
    (
      await saveSignOn({ db: here.the.database, keys: here.the.keys, now: () => new Date() }, null, {
        organisationId: "college",
        issuer: here.college.issuer,
        clientId: "x",
        clientSecret: "y",
        domains: ["z.example"],
      })
    ).refusals.map(({ code }) => code),
  ).toEqual(["notSignedIn"]);
});

test("a provider that went away is said before anybody leaves, and one that was removed is not offered", async () => {
  const deps = { db: here.the.database, keys: here.the.keys, now: () => new Date() };
  await here.college.close();
  expect((await here.start()).body.code).toBe("SIGN_ON_AWAY");
  const { account } = openAuthTables(here.the.keys);
  const connected = async () =>
    (await here.the.database.select().from(account).where(eq(account.providerId, "college"))).length;
  expect(await connected()).toBeGreaterThan(0);
  expect((await removeSignOn(deps, admin, { organisationId: "college" })).done).toBe(true);
  expect(await connected()).toBe(0);
  expect((await removeSignOn(deps, admin, { organisationId: "college" })).refusals[0]?.code).toBe("signOnNotSet");
  expect((await here.start()).body.code).toBe("SIGN_ON_NOT_OFFERED");
});
