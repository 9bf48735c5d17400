import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationName } from "../../apps/web/src/case/applicationNames.ts";
import { beginText } from "../../apps/web/src/features/account/intake/intake.text.ts";
import { text as accountText } from "../../apps/web/src/features/account/text.ts";
import { queueText } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { intakeText as words } from "../../apps/web/src/features/intake/intake.text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** The firm gives out a link; somebody opens it on a phone, makes an account and stands in the first question of that type. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const admin = inventedPerson("Anouk", "Roy");
const office = new Client(boreal);
let paralegal: Person & { secret: string };
const shots = process.env["BOREAL_INTAKE_SHOTS"];

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await claimInstallation(boreal, office, admin);
  const person = inventedPerson("Louis", "Tremblay");
  await office.done(
    "inviteStaff",
    { email: person.email, role: "paralegal", language: "en" },
    "$email: String!, $role: Role!, $language: String!",
  );
  const [invitation, client] = [linkIn(await boreal.mailTo(person.email, /invitation#/)), new Client(boreal)];
  await client.register(person);
  await client.done("acceptInvitation", { token: invitation.token }, "$token: String!");
  paralegal = { ...person, secret: await client.setSecondFactor(person) };
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("en"))("a link of the firm (%s)", (language) => {
  const client = inventedPerson("Noor", "Haddad");
  const greeting = "Welcome, bienvenue.";
  let staff: Visitor;
  let address = "";
  const shot = async (visitor: Visitor, name: string): Promise<void> => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
  };

  it("is made with its own words and limits", async () => {
    staff = await Visitor.arrive(boreal, { language });
    await staff.open("/sign-in");
    await signIn(staff, paralegal, paralegal.secret);
    await staff.heading(queueText.title).waitFor();
    await staff.press(staff.page.getByRole("link", { name: staff.t(words.title) }));
    await staff.heading(words.title).waitFor();
    await staff.press(staff.button(words.save));
    await staff.page.getByText(staff.t(words.untilMissing)).first().waitFor();
    await staff.hand.select(staff.field(words.type), staff.t(applicationName("VisitorVisa")));
    await staff.hand.write(staff.field(words.words), greeting);
    await staff.hand.write(staff.field(words.mostUses), "1");
    for (const [at, part] of ["20", "12", "2026"].entries())
      await staff.hand.write(staff.page.locator("#until, [id^=until-]").and(staff.page.locator("input")).nth(at), part);
    await shot(staff, "make");
    expect(await faultsInDresses(staff.page, "intake links")).toEqual([]);
    await staff.press(staff.button(words.save));
    address = await staff.field(words.address).inputValue();
    expect(address).toContain("/begin#token=");
    await shot(staff, "made");
  });

  it("leads through an account to the first question of its type, and the firm has the case", async () => {
    const visitor = await Visitor.arrive(boreal, { language, width: 360, height: 740, onPhone: true });
    await visitor.page.goto(address.replace(/^https?:\/\/[^/]+/, boreal.address));
    await visitor.heading(beginText.title).waitFor();
    await visitor.page.getByText(greeting).waitFor();
    await shot(visitor, "begin");
    expect(await faultsInDresses(visitor.page, "begin by a link")).toEqual([]);
    await visitor.press(
      visitor.page.getByRole("main").getByRole("link", { name: visitor.t(accountText.registerLink) }),
    );
    await visitor.hand.write(visitor.field(accountText.firstName), client.firstName);
    await visitor.hand.write(visitor.field(accountText.lastName), client.lastName);
    await visitor.hand.write(visitor.field(accountText.email), client.email);
    await visitor.hand.write(visitor.page.locator("input[type=password]"), client.password);
    await visitor.press(visitor.button(accountText.register));
    // The mail may be there before the answer that lets this browser in by its link.
    await visitor.heading(accountText.checkMailTitle).waitFor();
    const mail = await boreal.mailTo(client.email, /confirm-email#/);
    await visitor.page.goto(linkIn(mail).address);
    await visitor.page.waitForURL(/\/assessment\//);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.rest();
    await shot(visitor, "question");
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
    const { queue } = await office.graphql<{
      queue: { cases: { application: { type: string; staff: { firstName: string }[] } }[] };
    }>("{ queue { cases { application { type staff { firstName } } } } }");
    expect(
      queue.cases.map(({ application }) => [application.type, application.staff.map((one) => one.firstName)]),
    ).toEqual([["VisitorVisa", [paralegal.firstName]]]);
  });

  it("is used up, says so, and shows its count", async () => {
    const late = await Visitor.arrive(boreal, { language });
    await late.page.goto(address.replace(/^https?:\/\/[^/]+/, boreal.address));
    await late.page.getByText(late.t(beginText.over)).waitFor();
    await late.leave();
    await staff.page.reload();
    await staff.page
      .getByText(staff.t(words.usesOf, { count: 1, most: 1 }), { exact: false })
      .first()
      .waitFor();
    await staff.press(staff.button(words.end));
    await staff.press(staff.page.getByRole("dialog").getByRole("button", { name: staff.t(words.end) }));
    await staff.hears(words.closed);
    expect(staff.complaints).toEqual([]);
    await staff.leave();
  });
});
