import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationName } from "../../apps/web/src/case/applicationNames.ts";
import { text as accountText } from "../../apps/web/src/features/account/text.ts";
import { newClientText as words } from "../../apps/web/src/features/home/newClient/newClient.text.ts";
import { clientLinkText } from "../../apps/web/src/features/review/clientLink/clientLink.text.ts";
import { foundPeopleText } from "../../apps/web/src/case/conflicts/foundPeople.text.ts";
import { conflictsText } from "../../apps/web/src/features/review/conflicts/conflicts.text.ts";
import { queueText } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { inLanguages } from "../running/sizes.ts";
import { Visitor } from "../browser/visitor.ts";

/** A case begins with the firm: an employee opens it while the client is on the telephone, and the client takes it over. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const admin = inventedPerson("Anouk", "Roy");
const [office, home] = [new Client(boreal), new Client(boreal)];
let adminSecret: string;
let paralegal: Person & { secret: string };
const shots = process.env["BOREAL_NEW_CLIENT_SHOTS"];

async function hire(role: string, person: Person): Promise<string> {
  await office.done(
    "inviteStaff",
    { email: person.email, role, language: "en" },
    "$email: String!, $role: Role!, $language: String!",
  );
  const [invitation, client] = [linkIn(await boreal.mailTo(person.email, /invitation#/)), new Client(boreal)];
  await client.register(person);
  await client.done("acceptInvitation", { token: invitation.token }, "$token: String!");
  return await client.setSecondFactor(person);
}

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  adminSecret = await claimInstallation(boreal, office, admin);
  const person = inventedPerson("Louis", "Tremblay");
  paralegal = { ...person, secret: await hire("paralegal", person) };
  // Somebody of the same name is here already, in a case of which the paralegal is not told.
  await home.register(inventedPerson("Noor", "Haddad"));
  await home.startApplication("VisitorVisa");
  // A name is found once the case has its first summary.
  await waitUntil(
    async () => {
      const { queue } = await office.graphql<{ queue: { cases: readonly object[] } }>(
        '{ queue(search: "Haddad") { cases { waitsFor } } }',
      );
      return queue.cases.length > 0;
    },
    () => "the case is not found by its name yet",
  );
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("en"))("a client of the firm (%s)", (language) => {
  const client = inventedPerson("Noor", "Haddad");
  let staff: Visitor;
  let link = "";

  const shot = async (visitor: Visitor, name: string): Promise<void> => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
  };

  it("is begun by keyboard alone; who has the same name is said, and no more than that", async () => {
    staff = await Visitor.arrive(boreal, { language, keyboardOnly: true });
    await staff.open("/sign-in");
    await signIn(staff, paralegal, paralegal.secret);
    await staff.heading(queueText.title).waitFor();
    await staff.press(staff.page.getByRole("link", { name: staff.t(words.title) }));
    await staff.heading(words.title).waitFor();
    await staff.press(staff.button(words.begin));
    await staff.page.getByText(staff.t(words.lastNameMissing)).first().waitFor();
    await shot(staff, "faults");
    await staff.hand.write(staff.field(words.firstName), client.firstName);
    await staff.hand.write(staff.field(words.lastName), client.lastName);
    await staff.page.getByRole("heading", { name: staff.t(words.known) }).waitFor();
    const known = await staff.page.locator(".banner", { hasText: staff.t(words.known) }).innerText();
    expect(known).toContain(staff.t(foundPeopleText.administration));
    expect(known).not.toMatch(/visit/i);
    await staff.hand.write(staff.field(words.email), client.email);
    await staff.hand.pick(staff.page.getByRole("radio", { name: "Français" }));
    await staff.hand.select(staff.field(words.type), staff.t(applicationName("Student")));
    await shot(staff, "filled");
    expect(await faultsInDresses(staff.page, "new client")).toEqual([]);
    await staff.press(staff.button(words.begin));
    await staff.page.getByRole("heading", { name: staff.t(clientLinkText.title) }).waitFor();
    await staff.page.getByRole("main").getByText(client.email).first().waitFor();
    await shot(staff, "desk");
    expect(staff.effort.clicks).toBe(0);
  });

  it("is a conflict that the case says, and that an administrator decides with a reason", async () => {
    const path = new URL(staff.page.url()).pathname;
    const visitor = await Visitor.arrive(boreal, { language: "fr", width: 360, height: 740, onPhone: true });
    await visitor.open("/sign-in");
    await signIn(visitor, admin, adminSecret);
    await visitor.open(`${path.replace(/^\/(en|fr)/, "")}#conflicts`);
    await visitor.page.getByRole("link", { name: client.lastName }).first().waitFor();
    await shot(visitor, "conflict");
    await visitor.press(visitor.button(conflictsText.save));
    await visitor.page.getByText(visitor.t(conflictsText.reasonMissing)).first().waitFor();
    await visitor.hand.pick(visitor.page.getByRole("radio", { name: visitor.t(conflictsText.waived) }));
    await visitor.hand.write(visitor.field(conflictsText.reason), "Une autre personne du même nom, qui est d’accord.");
    expect(await faultsInDresses(visitor.page, "conflict check")).toEqual([]);
    await visitor.press(visitor.button(conflictsText.save));
    await visitor.page.getByText("Une autre personne du même nom").first().waitFor();
    await visitor.press(visitor.button(conflictsText.check));
    await visitor.hears(conflictsText.checked);
    await visitor.page.getByText(visitor.t(conflictsText.toDecide, { count: 1 })).waitFor();
    await shot(visitor, "conflictDecided");
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it("opens the account by the link of the mail, in the language the firm chose, and has the case", async () => {
    const mail = await boreal.mailTo(client.email, /take-over#/);
    link = linkIn(mail).address;
    expect([link.includes("/fr/"), /Noor|Haddad/.test(mail.body)]).toEqual([true, false]);
    const visitor = await Visitor.arrive(boreal, { language: "fr", width: 360, height: 740, onPhone: true });
    await visitor.page.goto(link);
    await visitor.heading(accountText.takeOverTitle).waitFor();
    await shot(visitor, "takeOver");
    expect(await faultsInDresses(visitor.page, "take over")).toEqual([]);
    await visitor.hand.write(visitor.page.locator("input[type=password]"), client.password);
    await visitor.press(visitor.button(accountText.resetSave));
    await visitor.heading(accountText.takeOverDoneTitle).waitFor();
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(accountText.signInLink) }).last());
    await signIn(visitor, client);
    await visitor.page
      .getByText(/permis d’études/i)
      .first()
      .waitFor();
    await shot(visitor, "home");
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it("is waited for no more; a link that was used says what to do", async () => {
    await staff.page.reload();
    await staff.rest();
    expect(await staff.page.getByText(staff.t(clientLinkText.title)).count()).toBe(0);
    expect(staff.complaints).toEqual([]);
    await staff.leave();
    const late = await Visitor.arrive(boreal, { language: "fr" });
    await late.page.goto(link);
    await late.hand.write(late.page.locator("input[type=password]"), client.password);
    await late.press(late.button(accountText.resetSave));
    await late.page.getByText(late.t(accountText.takeOverTooOld)).waitFor();
    await late.leave();
  });
});
