import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeStaffRole } from "../commands/accounts/takeStaffRole.ts";
import { removeSignOn, saveSignOn, type GivenSignOn } from "../commands/organisations/saveSignOn.ts";
import { eq } from "../database/query.ts";
import { openNames } from "../accounts/names.ts";
import { insertOrganisation } from "../store/organisations/organisations.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { signOnTable } from "../store/tables/organisations.ts";
import { startTestAuth, TestBrowser } from "./testAuth.ts";
import { startTestProvider, type ProviderPerson } from "./testProvider.ts";

const nadia = {
  sub: "nadia",
  email: "nadia@college.example",
  email_verified: true,
  given_name: "Nadia",
  family_name: "Haddad",
};
const people: readonly ProviderPerson[] = [
  nadia,
  { ...nadia, sub: "unchecked", email: "unchecked@college.example", email_verified: false },
  { ...nadia, sub: "elsewhere", email: "somebody@another.example" },
  { ...nadia, sub: "twin", email: "taken@college.example" },
  { ...nadia, sub: "staff", email: "staff@college.example" },
];

/** Whom another provider calls by a name that the college has given already. */
const namesake = { ...nadia, email: "other.nadia@college.example", given_name: "Nadège" };

let the: Awaited<ReturnType<typeof startTestAuth>>;
let college: Awaited<ReturnType<typeof startTestProvider>>;
const admin = {
  userId: "admin",
  emailVerified: true,
  secondFactor: "verified",
  role: "admin",
  language: "en",
  schoolId: null,
  agentId: null,
  lawyerScope: null,
} as const;
const save = async (given: Partial<GivenSignOn> = {}) =>
  await saveSignOn({ db: the.database, keys: the.keys, now: () => new Date() }, admin, {
    organisationId: "college",
    issuer: college.issuer,
    clientId: college.client.id,
    clientSecret: college.client.secret,
    domains: ["College.example"],
    ...given,
  });

beforeAll(async () => {
  the = await startTestAuth();
  college = await startTestProvider(people);
  const at = { createdBy: "admin", createdAt: new Date() };
  await insertOrganisation(the.database, { id: "college", kind: "school", name: "College (invented)", ...at });
  await insertOrganisation(the.database, { id: "other", kind: "school", name: "Other (invented)", ...at });
  college.serve(the.served.origin, "college");
  await save();
});
beforeEach(() => {
  the.served.faults.length = 0;
});
afterAll(async () => {
  await college.close();
  await the.close();
});

/** Goes to the provider, says who comes, and follows every redirection until one leads to a page of ours. */
async function goThere(browser: TestBrowser, start: string, sub: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = start;
  for (let hop = 0; hop < 12; hop += 1) {
    const url = new URL(at);
    if (url.origin === the.served.origin) {
      const { headers } = await browser.follow(url.pathname + url.search);
      return headers.get("location") ?? "";
    }
    if (url.pathname.startsWith("/interaction/") && url.search === "") url.searchParams.set("sub", sub);
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/su);
      jar.set(name, value);
    }
    at = new URL(answer.headers.get("location") ?? expect.unreachable(`stopped at ${url.pathname}`), url).href;
  }
  return expect.unreachable("too many hops");
}

const start = async (browser: TestBrowser, path = "/sign-on/start", language = "fr") =>
  await browser.post(path, { organisationId: "college", language });
async function comesAs(sub: string, browser = new TestBrowser(the.served), path = "/sign-on/start") {
  const { body } = await start(browser, path);
  return { browser, place: await goThere(browser, String(body["url"]), sub) };
}
const profileOf = async (userId: string) =>
  (await the.database.select().from(profileTable).where(eq(profileTable.userId, userId)))[0] ?? expect.unreachable();

/** With what a person is connected. */
async function connectionsOf(userId: string) {
  const { account } = openAuthTables(the.keys);
  const rows = await the.database.select().from(account).where(eq(account.userId, userId));
  return rows
    .filter(({ providerId }) => providerId !== "credential")
    .map(({ providerId, accountId }) => [providerId, accountId]);
}

test("somebody of the college gets an account that belongs to it, with the names that it knows, and comes back to the same one", async () => {
  const { browser, place } = await comesAs("nadia");
  expect(place).toBe("/fr/");
  const actor = (await browser.actor()) ?? expect.unreachable();
  expect([actor.role, actor.emailVerified, actor.schoolId, actor.language]).toEqual(["student", true, "college", "fr"]);
  const profile = await profileOf(actor.userId);
  expect([profile.ssoId, profile.belongingSet.schoolId?.how]).toEqual(["college", "signOn"]);
  expect(openNames(await the.keys.personKey(actor.userId), actor.userId, profile.sealedNames)).toEqual({
    firstName: "Nadia",
    lastName: "Haddad",
  });
  const again = await comesAs("nadia");
  expect((await again.browser.actor())?.userId).toBe(actor.userId);
  expect(await connectionsOf(actor.userId)).toEqual([["college", `${college.issuer} nadia`]]);
  expect(the.served.faults).toEqual([]);
});

test("no token of the provider is kept, also when somebody connects again", async () => {
  const { browser } = await comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  expect((await comesAs("nadia", browser, "/sign-on/connect")).place).toBe("/fr/account");
  const { account } = openAuthTables(the.keys);
  const [kept] = await the.database.select().from(account).where(eq(account.userId, userId));
  expect(kept).toMatchObject({
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
  });
});

test("an account of the staff is not opened through a school, and its connection ends when the role is taken", async () => {
  const staff = await the.signedIn({ email: "staff@college.example" });
  expect((await comesAs("staff", staff.browser, "/sign-on/connect")).place).toBe("/fr/account");
  const userId = (await staff.browser.actor())?.userId ?? expect.unreachable();
  await the.database.update(profileTable).set({ role: "paralegal" }).where(eq(profileTable.userId, userId));
  const { browser, place } = await comesAs("staff");
  expect([place, await browser.actor()]).toEqual(["/fr/sign-on/college?problem=accountOfStaff", null]);

  await the.database.transaction(async (tx) => {
    expect(await takeStaffRole(tx, the, { userId, role: "paralegal", at: new Date() })).toBeUndefined();
  });
  expect([await connectionsOf(userId), (await profileOf(userId)).ssoId]).toEqual([[], null]);
  expect((await comesAs("staff")).place).toBe("/fr/sign-on/college?problem=accountExists");
});

test("another provider opens no account by a name that the one before gave to somebody; people connect again", async () => {
  const before = await comesAs("nadia");
  const userId = (await before.browser.actor())?.userId ?? expect.unreachable();
  const another = await startTestProvider([namesake]);
  another.serve(the.served.origin, "college");
  expect((await save({ issuer: another.issuer })).done).toBe(true);
  expect([await connectionsOf(userId), (await profileOf(userId)).ssoId]).toEqual([[], null]);
  const stranger = await comesAs("nadia");
  expect(stranger.place).toBe("/fr/");
  expect((await stranger.browser.actor())?.userId).not.toBe(userId);

  // Back at the first, without changing anything but settings: nobody is connected before they do so.
  await save();
  await save({ domains: ["college.example", "students.college.example"] });
  expect((await comesAs("nadia")).place).toBe("/fr/sign-on/college?problem=accountExists");
  expect((await comesAs("nadia", before.browser, "/sign-on/connect")).place).toBe("/fr/account");
  await save();
  expect((await comesAs("nadia")).place).toBe("/fr/");
  await another.close();
});

test("a name counts at the provider that gave it alone, even if a connection to another one is still there", async () => {
  const { browser } = await comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  const another = await startTestProvider([namesake]);
  another.serve(the.served.origin, "college");
  // As when somebody came back from the provider before in the moment in which the settings were saved.
  await the.database
    .update(signOnTable)
    .set({ issuer: another.issuer })
    .where(eq(signOnTable.organisationId, "college"));
  expect((await (await comesAs("nadia")).browser.actor())?.userId).not.toBe(userId);
  await another.close();
  await save();
  await comesAs("nadia", browser, "/sign-on/connect");
});

test.each([
  ["unchecked", "addressNotVerified"],
  ["elsewhere", "addressOfOthers"],
  ["nobody", "cancelled"],
])("%s gets no account, and reads why: %s", async (sub, problem) => {
  const { browser, place } = await comesAs(sub);
  expect(place).toBe(`/fr/sign-on/college?problem=${problem}`);
  expect(await browser.actor()).toBeNull();
});

test("an account that has the address already is never taken over; its owner connects it from inside, and nobody else does", async () => {
  const owner = await the.signedIn({ email: "taken@college.example" });
  const userId = (await owner.browser.actor())?.userId ?? expect.unreachable();
  expect((await comesAs("twin")).place).toBe("/fr/sign-on/college?problem=accountExists");

  const stranger = await the.signedIn();
  expect((await comesAs("twin", stranger.browser, "/sign-on/connect")).place).toBe(
    "/fr/sign-on/college?problem=addressDiffers",
  );
  expect((await comesAs("twin", owner.browser, "/sign-on/connect")).place).toBe("/fr/account");
  const profile = await profileOf(userId);
  expect([profile.ssoId, profile.schoolId]).toEqual(["college", "college"]);
  const { browser, place } = await comesAs("twin");
  expect([place, (await browser.actor())?.userId]).toEqual(["/fr/", userId]);
});

test("nobody is taken from one school to another, and an account that was ended stays so", async () => {
  const { browser } = await comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  await the.database
    .update(profileTable)
    .set({ schoolId: "other", ssoId: null })
    .where(eq(profileTable.userId, userId));
  expect((await comesAs("nadia")).place).toBe("/fr/");
  expect([(await profileOf(userId)).schoolId, (await profileOf(userId)).ssoId]).toEqual(["other", null]);
  await the.database.update(profileTable).set({ disabledAt: new Date() }).where(eq(profileTable.userId, userId));
  const ended = await comesAs("nadia");
  expect([ended.place, await ended.browser.actor()]).toEqual(["/fr/sign-on/college?problem=disabled", null]);
});

test("a way back that nobody began, or that another browser began, opens nothing", async () => {
  const { body } = await start(new TestBrowser(the.served));
  const other = new TestBrowser(the.served);
  expect(await goThere(other, String(body["url"]), "nadia")).toMatch(/problem=tooLate$/u);
  expect(await other.actor()).toBeNull();
  const { headers } = await other.follow("/api/auth/callback/college?code=made-up&state=made-up");
  expect(headers.get("location")).toMatch(/problem=tooLate$/u);
  const unknown = await other.follow("/api/auth/callback/nowhere?code=made-up&state=made-up");
  expect(unknown.headers.get("location")).toBe("/sign-on/nowhere?problem=notOffered");
});

test("settings are taken only when a provider answers to them, and what is wrong is said", async () => {
  const codes = async (given: Partial<GivenSignOn>) => (await save(given)).refusals.map(({ code }) => code);
  expect(await codes({ organisationId: "none" })).toEqual(["organisationNotFound"]);
  for (const issuer of ["", "college.example", "http://college.example", "https://a:b@college.example"])
    expect(await codes({ issuer })).toEqual(["signOnIssuerNotValid"]);
  expect(await codes({ issuer: "http://127.0.0.1:1" })).toEqual(["signOnProviderSilent"]);
  expect(await codes({ clientId: " " })).toEqual(["signOnClientMissing"]);
  expect(await codes({ organisationId: "other", clientSecret: "" })).toEqual(["signOnClientMissing"]);
  for (const domains of [[], ["college"], ["a b.example"]])
    expect(await codes({ domains })).toEqual(["signOnDomainMissing"]);
  expect(await codes({ clientSecret: "" })).toEqual([]);
  expect(
    (
      await saveSignOn({ db: the.database, keys: the.keys, now: () => new Date() }, null, {
        organisationId: "college",
        issuer: college.issuer,
        clientId: "x",
        clientSecret: "y",
        domains: ["z.example"],
      })
    ).refusals.map(({ code }) => code),
  ).toEqual(["notSignedIn"]);
});

test("a provider that went away is said before anybody leaves, and one that was removed is not offered", async () => {
  const deps = { db: the.database, keys: the.keys, now: () => new Date() };
  await college.close();
  expect((await start(new TestBrowser(the.served))).body.code).toBe("SIGN_ON_AWAY");
  const { account } = openAuthTables(the.keys);
  const connected = async () =>
    (await the.database.select().from(account).where(eq(account.providerId, "college"))).length;
  expect(await connected()).toBeGreaterThan(0);
  expect((await removeSignOn(deps, admin, { organisationId: "college" })).done).toBe(true);
  expect(await connected()).toBe(0);
  expect((await removeSignOn(deps, admin, { organisationId: "college" })).refusals[0]?.code).toBe("signOnNotSet");
  expect((await start(new TestBrowser(the.served))).body.code).toBe("SIGN_ON_NOT_OFFERED");
});
