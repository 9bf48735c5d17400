import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { readNames } from "../../accounts/names.ts";
import { readAccounts, readAssignableStaff, readInvitations } from "../../accounts/people.ts";
import { password, startTestAuth } from "../../auth/testAuth.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { invitationTable, profileTable } from "../../store/tables/accounts.ts";
import { acceptInvitation } from "./acceptInvitation.ts";
import { claimSetup } from "./claimSetup.ts";
import { inviteStaff } from "./inviteStaff.ts";
import { firstAdministratorLink } from "./offerSetup.ts";
import { setLanguage } from "./setLanguage.ts";
import { setProfile } from "./setProfile.ts";

let the: Awaited<ReturnType<typeof startTestAuth>>;
let deps: AccountDeps;
let administrator: Actor;
let time = Date.now();
beforeAll(async () => {
  the = await startTestAuth();
  const { auth, queueMail } = the.served;
  deps = {
    db: the.database,
    keys: the.keys,
    queueMail,
    now: () => new Date(time),
    forgetSessions: (userId) => auth.forgetSessions(userId),
  };
  const { browser } = await the.signedIn();
  await claimSetup(deps, await browser.actor(), { token: tokenOf(await firstAdministratorLink(deps, place)) });
  await the.setSecondFactor(browser);
  const actor = await browser.actor();
  if (actor === null) throw new Error("the administrator has no session");
  administrator = actor;
});
afterAll(async () => {
  await the.close();
});

const tokenOf = (link: string | undefined) => link?.split("#token=")[1] ?? "";
const codes = (result: { refusals: readonly { code: string }[] }) => result.refusals.map(({ code }) => code);
const place = { origin: "http://127.0.0.1:1" };

test("an invited lawyer opens an account by the link, without another mail, and gets the role once", async () => {
  const email = "Lawyer@Example.test";
  expect(await inviteStaff(deps, administrator, { email: ` ${email} `, role: "lawyer", language: "fr" })).toEqual({
    done: true,
    refusals: [],
  });
  const mail = await the.mailTo("lawyer@example.test");
  expect(mail.subject).toBe("Invitation à vous joindre à une équipe sur Boreal");
  expect(mail.body).toContain("/fr/invitation#token=");
  const stranger = await (await the.signedIn()).browser.actor();
  expect(codes(await acceptInvitation(deps, stranger, { token: mail.token }))).toEqual(["invitationForOtherAddress"]);
  const { browser } = await the.registered({ email: "lawyer@example.test", invitationToken: mail.token });
  expect((await the.mailTo("lawyer@example.test")).subject).toBe(mail.subject);
  expect((await browser.post("/sign-in/email", { email, password })).status).toBe(200);
  const actor = await browser.actor();
  expect(actor?.role).toBe("student");
  const attempts = await Promise.all(
    [1, 2, 3, 4].map(async () => await acceptInvitation(deps, actor, { token: mail.token })),
  );
  expect(attempts.filter((attempt) => attempt.done).length).toBe(1);
  expect(await browser.actor()).toMatchObject({ role: "lawyer", secondFactor: "none" });
  expect(codes(await inviteStaff(deps, administrator, { email, role: "support", language: "en" }))).toEqual([
    "alreadyStaff",
  ]);
  expect((await readAssignableStaff(the.database, the.keys)).map((account) => account.email)).toEqual([
    "lawyer@example.test",
  ]);
  const listed = (await readInvitations(the.database, the.keys)).find(
    (invitation) => invitation.email === "lawyer@example.test",
  );
  expect(listed).toMatchObject({ email: "lawyer@example.test", role: "lawyer" });
  expect(listed?.acceptedAt).toBeInstanceOf(Date);
  const row = (await the.database.select().from(invitationTable)).find(({ id }) => id === listed?.id);
  expect(row?.sealedEmail.toString("latin1")).not.toContain("example");
});

test("somebody else's invitation does not prove an address at sign-up", async () => {
  await inviteStaff(deps, administrator, { email: "invited@example.test", role: "support", language: "en" });
  const { token } = await the.mailTo("invited@example.test");
  const { address, browser } = await the.registered({ invitationToken: token });
  expect((await the.mailTo(address)).subject).toBe("Confirm your email address");
  expect((await browser.post("/sign-in/email", { email: address, password })).status).toBe(401);
});

test("an invitation older than 7 days, for no staff role or to no address is refused", async () => {
  await inviteStaff(deps, administrator, { email: "late@example.test", role: "paralegal", language: "en" });
  const { token } = await the.mailTo("late@example.test");
  const { browser } = await the.signedIn({ email: "late@example.test" });
  time += 7 * 24 * 3600 * 1000 + 1;
  expect(codes(await acceptInvitation(deps, await browser.actor(), { token }))).toEqual(["invitationNotValid"]);
  const invite = async (email: string, role: string) =>
    codes(await inviteStaff(deps, administrator, { email, role, language: "en" }));
  expect(await invite("a@example.test", "student")).toEqual(["roleNotStaff"]);
  expect(await invite("a@example.test", "owner")).toEqual(["roleNotStaff"]);
  expect(await invite("not an address", "lawyer")).toEqual(["emailNotValid"]);
  expect(
    codes(await inviteStaff(deps, await browser.actor(), { email: "a@example.test", role: "lawyer", language: "en" })),
  ).toEqual(["notAllowed"]);
});

test("language and names are set by their owner and kept under the own key", async () => {
  const { browser } = await the.signedIn();
  const actor = await browser.actor();
  const id = actor?.userId ?? "";
  expect(await setLanguage(deps, actor, { language: "fr" })).toEqual({ done: true, refusals: [] });
  expect((await browser.actor())?.language).toBe("fr");
  expect(codes(await setLanguage(deps, actor, { language: "de" }))).toEqual(["languageNotKnown"]);
  expect(await setProfile(deps, actor, { firstName: " Zoë ", lastName: "Tremblay" })).toEqual({
    done: true,
    refusals: [],
  });
  expect(codes(await setProfile(deps, actor, { firstName: " ", lastName: "" }))).toEqual(["nameMissing"]);
  expect((await readNames(the.database, the.keys, [id, id, "nobody"])).get(id)).toMatchObject({
    firstName: "Zoë",
    lastName: "Tremblay",
  });
  expect((await readAccounts(the.database, the.keys)).find((account) => account.id === id)).toMatchObject({
    language: "fr",
    lastName: "Tremblay",
  });
  const sealed =
    (await the.database.select().from(profileTable)).find(({ userId }) => userId === id)?.sealedNames ??
    Buffer.alloc(0);
  const other = await the.keys.personKey("somebody else");
  expect(() => other.open(sealed, `profile ${id}`)).toThrow(/another key/);
});

test("every change of accounts stands in a whole audit chain that names nobody", async () => {
  const { address, browser } = await the.signedIn();
  await inviteStaff(deps, administrator, { email: address, role: "support", language: "en" });
  await setLanguage(deps, await browser.actor(), { language: "fr" });
  await setProfile(deps, await browser.actor(), { firstName: "Zoë", lastName: "Tremblay" });
  await acceptInvitation(deps, await browser.actor(), { token: (await the.mailTo(address)).token });
  const chain = await verifyChain(the.database, "system");
  expect(chain.whole).toBe(true);
  const { rows } = await the.database.$client.query<{ kind: string; subject: object }>(
    "select kind, subject from boreal.audit_event where chain_id = 'system'",
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const kind of [
    "accountOpened",
    "setupOffered",
    "setupClaimed",
    "staffInvited",
    "invitationAccepted",
    "secondFactorSet",
    "languageSet",
    "profileSet",
  ])
    expect(kinds).toContain(kind);
  expect(JSON.stringify(rows)).not.toMatch(/example|Amara|Okafor|Tremblay/);
});

test("a person with an application of their own does not become staff", async () => {
  const { browser, address } = await the.signedIn();
  const actor = await browser.actor();
  await the.database.$client.query(
    `insert into boreal.application (id, owner_id, type, status, status_updated_at, created_at) values ('a', $1, 'Student', 'Preparation', now(), now())`,
    [actor?.userId],
  );
  await inviteStaff(deps, administrator, { email: address, role: "support", language: "en" });
  const { token } = await the.mailTo(address);
  expect(codes(await acceptInvitation(deps, actor, { token }))).toEqual(["accountHasApplications"]);
});
