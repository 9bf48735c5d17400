import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { viewerText } from "../../apps/web/src/case/viewers/viewers.text.ts";
import { text as accountText } from "../../apps/web/src/features/account/text.ts";
import { accountsText } from "../../apps/web/src/features/administration/accounts/accounts.text.ts";
import { breakGlassText } from "../../apps/web/src/features/review/breakGlass/breakGlass.text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";

/** Support opens a case with a reason and its applicant reads it; administrators end accounts and, by two, take a lost second step away. */

const here = await browserIsHere();

describe.skipIf(!here)("cases opened with a reason, and kept accounts", () => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
  const [admin, second, support, lawyer, amara] = [
    inventedPerson("Anouk", "Roy"),
    inventedPerson("Ben", "Cardinal"),
    inventedPerson("Sam", "Tremblay"),
    inventedPerson("Lena", "Fournier"),
    inventedPerson("Amara", "Okafor"),
  ];
  const [office, home] = [new Client(boreal), new Client(boreal)];
  const secrets = new Map<Person, string>();
  let applicationId = "";

  async function hire(person: Person, role: string): Promise<void> {
    const client = new Client(boreal);
    await office.done(
      "inviteStaff",
      { email: person.email, role, language: "en" },
      "$email: String!, $role: Role!, $language: String!",
    );
    const invitation = linkIn(await boreal.mailTo(person.email, /invitation#/));
    await client.register(person);
    await client.done("acceptInvitation", { token: invitation.token }, "$token: String!");
    secrets.set(person, await client.setSecondFactor(person));
  }
  const idOf = async ({ email }: Person) => {
    const { users } = await office.graphql<{ users: readonly { id: string; email: string }[] }>(
      "{ users { id email } }",
    );
    return users.find((one) => one.email === email)?.id ?? "";
  };

  beforeAll(async () => {
    await boreal.start();
    secrets.set(admin, await claimInstallation(boreal, office, admin));
    await hire(second, "admin");
    await hire(support, "support");
    await hire(lawyer, "lawyer");
    await home.register(amara);
    applicationId = await home.startApplication("Student");
    await home.answer(applicationId, { country: "NG" });
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  it("support says why, and sees the case; without a reason nothing opens", async () => {
    const visitor = await arriveSignedIn(boreal, support, { language: "fr", width: 360 }, secrets.get(support));
    await visitor.open(`/applications/${applicationId}`);
    await visitor.press(visitor.button(breakGlassText.open));
    await visitor.page.getByText(visitor.t(breakGlassText.reasonMissing)).first().waitFor();
    expect(await faultsInDresses(visitor.page, "a case that support may open")).toEqual([]);
    await visitor.hand.write(
      visitor.page.getByLabel(new RegExp(`^${visitor.t(breakGlassText.reason).replace("?", "\\?")}`)),
      "Elle ne trouve plus sa lettre d’acceptation",
    );
    await visitor.press(visitor.button(breakGlassText.open));
    await visitor.hears(breakGlassText.opened);
    await visitor.page.getByText(/Ce dossier vous est ouvert jusqu’au/).waitFor();
    await visitor.leave();
  });

  it("the applicant reads who looked, and why", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language: "en", width: 360 });
    await visitor.open("/account");
    await visitor.page.getByText(visitor.t(viewerText.lookedTitle)).waitFor();
    await visitor.page
      .getByText(/Sam Tremblay \(support staff\) opened everything .*Elle ne trouve plus sa lettre d’acceptation/)
      .waitFor();
    expect(await faultsInDresses(visitor.page, "who looked")).toEqual([]);
    await visitor.leave();
  });

  it("two administrators take a lost second step away; the one who asked cannot", async () => {
    const lawyerId = await idOf(lawyer);
    const asking = await arriveSignedIn(boreal, admin, { language: "en" }, secrets.get(admin));
    await asking.open("/administration");
    await asking.press(asking.page.getByRole("link", { name: /^Manage Lena/ }));
    await asking.press(asking.button(accountsText.ask));
    await asking.page.getByText(asking.t(accountsText.askedByMe)).waitFor();
    expect(await asking.button(accountsText.confirm).count()).toBe(0);
    expect(await faultsInDresses(asking.page, "one account")).toEqual([]);
    const confirming = await arriveSignedIn(boreal, second, { language: "fr", width: 360 }, secrets.get(second));
    await confirming.open(`/administration/accounts/${lawyerId}`);
    await confirming.press(confirming.button(accountsText.confirm));
    await confirming.hears(accountsText.confirmed);
    await confirming.leave();

    // The account ends; who signs in to it is told.
    await asking.open(`/administration/accounts/${lawyerId}`);
    await asking.press(asking.button(accountsText.end));
    await asking.press(asking.button(accountsText.endIt));
    await asking.page.getByText(/This account was ended on/).waitFor();
    await asking.leave();
    const outside = await Visitor.arrive(boreal, { language: "en", width: 360 });
    await outside.open("/sign-in");
    await outside.hand.write(outside.field(accountText.email), lawyer.email);
    await outside.hand.write(outside.page.locator("input[type=password]"), lawyer.password);
    await outside.press(outside.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }));
    await outside.page
      .getByText(/This account was ended by an administrator/)
      .first()
      .waitFor();
    await outside.leave();
  });
});
