import { afterAll, beforeAll, expect, test } from "vitest";
import { takeStaffRole } from "../../commands/accounts/takeStaffRole.ts";
import { belong } from "../../commands/organisations/belong.ts";
import { eq } from "../../database/query.ts";
import { affiliationOf } from "../../graphql/organisations/affiliationOf.ts";
import { lockAffiliation } from "../../store/organisations/affiliation.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { signOnTable } from "../../store/tables/organisations.ts";
import { TestBrowser } from "../testAuth.ts";
import { nadia, startTestCollege } from "./testCollege.ts";
import { startTestProvider } from "./testProvider.ts";

/** Whom another provider calls by a name that the college has given already. */
const namesake = { ...nadia, email: "other.nadia@college.example", given_name: "Nadège" };

let here: Awaited<ReturnType<typeof startTestCollege>>;
beforeAll(async () => {
  here = await startTestCollege();
});
afterAll(async () => await here.close());

test("an account of the staff is not opened through a school, and its connection ends when the role is taken", async () => {
  const staff = await here.the.signedIn({ email: "staff@college.example" });
  expect(await here.connects("staff", staff.browser)).toBe("/fr/account");
  const userId = (await staff.browser.actor())?.userId ?? expect.unreachable();
  await here.the.database.update(profileTable).set({ role: "paralegal" }).where(eq(profileTable.userId, userId));
  const { browser, place } = await here.comesAs("staff");
  expect([place, await browser.actor()]).toEqual(["/fr/sign-on/college?problem=accountOfStaff", null]);

  await here.the.database.transaction(async (tx) => {
    expect(await takeStaffRole(tx, here.the, { userId, role: "paralegal", at: new Date() })).toBeUndefined();
  });
  expect([await here.connectionsOf(userId), (await here.profileOf(userId)).ssoId]).toEqual([[], null]);
  expect((await here.comesAs("staff")).place).toBe("/fr/sign-on/college?problem=accountExists");
});

test("another provider opens no account by a name that the one before gave to somebody; people connect again", async () => {
  const before = await here.comesAs("nadia");
  const userId = (await before.browser.actor())?.userId ?? expect.unreachable();
  const another = await startTestProvider([namesake]);
  another.serve(here.the.served.origin, "college");
  expect((await here.save({ issuer: another.issuer })).done).toBe(true);
  expect([await here.connectionsOf(userId), (await here.profileOf(userId)).ssoId]).toEqual([[], null]);
  const stranger = await here.comesAs("nadia");
  expect(stranger.place).toBe("/fr/");
  expect((await stranger.browser.actor())?.userId).not.toBe(userId);

  // Back at the first, without changing anything but settings: nobody is connected before they do so.
  await here.save();
  await here.save({ domains: ["college.example", "students.college.example"] });
  expect((await here.comesAs("nadia")).place).toBe("/fr/sign-on/college?problem=accountExists");
  expect(await here.connects("nadia", before.browser)).toBe("/fr/account");
  await here.save();
  expect((await here.comesAs("nadia")).place).toBe("/fr/");
  await another.close();
});

test("a name counts at the provider that gave it alone, even if a connection to another one is still there", async () => {
  const { browser } = await here.comesAs("nadia");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  const another = await startTestProvider([namesake]);
  another.serve(here.the.served.origin, "college");
  // As when somebody came back from the provider before in the moment in which the settings were saved.
  await here.the.database
    .update(signOnTable)
    .set({ issuer: another.issuer })
    .where(eq(signOnTable.organisationId, "college"));
  expect((await (await here.comesAs("nadia")).browser.actor())?.userId).not.toBe(userId);
  await another.close();
  await here.save();
  await here.connects("nadia", browser);
});

test("whom the legal team took off the college is not opened by it any more, and does not belong to it again", async () => {
  const own = await here.the.signedIn({ email: "leaver@college.example" });
  const userId = (await own.browser.actor())?.userId ?? expect.unreachable();
  expect(await here.connects("leaver", own.browser)).toBe("/fr/account");
  expect((await here.profileOf(userId)).schoolId).toBe("college");
  await here.the.database.transaction(async (tx) => {
    const before = (await lockAffiliation(tx, userId)) ?? expect.unreachable();
    await belong(tx, userId, before, { change: { schoolId: null }, how: "staff", by: "lawyer", at: new Date() });
  });
  expect([await here.connectionsOf(userId), (await here.profileOf(userId)).ssoId]).toEqual([[], null]);
  expect((await here.comesAs("leaver")).place).toBe("/fr/sign-on/college?problem=accountExists");
  expect(await here.connects("leaver", own.browser)).toBe("/fr/sign-on/college?problem=belongsElsewhere");
  expect([await here.connectionsOf(userId), (await here.profileOf(userId)).schoolId]).toEqual([[], null]);
});

test("somebody ends by themselves that the college opens their account, and belongs to it as before", async () => {
  const own = await here.the.signedIn({ email: "own@college.example" });
  const userId = (await own.browser.actor())?.userId ?? expect.unreachable();
  await here.connects("own", own.browser);
  const end = async (browser: TestBrowser) =>
    (await browser.post("/sign-on/disconnect", { organisationId: "college" })).status;
  expect(await end(new TestBrowser(here.the.served))).toBe(401);
  expect(await end((await here.the.signedIn()).browser)).toBe(200);
  expect(await here.connectionsOf(userId)).toHaveLength(1);
  expect([await end(own.browser), await end(own.browser)]).toEqual([200, 200]);
  const { schoolId, ssoId } = await here.profileOf(userId);
  expect([await here.connectionsOf(userId), schoolId, ssoId]).toEqual([[], "college", null]);
  expect((await here.comesAs("own")).place).toBe("/fr/sign-on/college?problem=accountExists");
});

test("an agency opens the accounts of its applicants, and says nothing of their school", async () => {
  here.college.serve(here.the.served.origin, "agency");
  await here.save({ organisationId: "agency" });
  const { browser, place } = await here.comesAs("client", { organisationId: "agency" });
  expect(place).toBe("/fr/");
  const userId = (await browser.actor())?.userId ?? expect.unreachable();
  const { agentId, ssoId } = await here.profileOf(userId);
  expect([agentId, ssoId]).toEqual(["agency", null]);
  const views = await affiliationOf({ db: here.the.database, keys: here.the.keys, now: () => new Date() }, userId);
  expect(views.map(({ fact, signOn }) => [fact, signOn])).toEqual([["agentId", "connected"]]);
  here.college.serve(here.the.served.origin, "college");
});
