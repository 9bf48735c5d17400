import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { affiliationText } from "../../apps/web/src/features/account/affiliation/affiliation.text.ts";
import { joiningText } from "../../apps/web/src/features/account/joining/joining.text.ts";
import { text as accountText } from "../../apps/web/src/features/account/text.ts";
import { organisationsText } from "../../apps/web/src/features/administration/organisations/organisations.text.ts";
import { deskAffiliationText } from "../../apps/web/src/features/review/affiliation/affiliation.text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { arriveSignedIn, fillRegistration, followConfirmation } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";

/** An agency’s link brings an applicant, who lets the agency see something and takes it back. */

const here = await browserIsHere();

describe.skipIf(!here)("whose case it is", () => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
  const [admin, amara, agent] = [
    inventedPerson("Anouk", "Roy"),
    inventedPerson("Amara", "Okafor"),
    inventedPerson("Agathe", "Lavoie"),
  ];
  const [office, home, agency] = [new Client(boreal), new Client(boreal), new Client(boreal)];
  let secret = "";
  let link = "";
  let applicationId = "";

  beforeAll(async () => {
    await boreal.start();
    secret = await claimInstallation(boreal, office, admin);
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  const agentSees = async () =>
    (
      await agency.graphql<{ applications: readonly { id: string; abilities: readonly string[] }[] }>(
        "{ applications { id abilities } }",
      )
    ).applications.map(({ abilities }) => abilities.includes("readAnswers"));

  it("the administrator adds an agency and makes its link, in French on a phone", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "fr", width: 360 }, secret);
    await visitor.open("/administration/organisations");
    await visitor.press(visitor.button(organisationsText.add));
    await visitor.page.getByText(visitor.t(organisationsText.kindMissing)).first().waitFor();
    await visitor.press(visitor.page.getByRole("radio", { name: visitor.t(organisationsText.agent) }));
    await visitor.hand.write(visitor.field(organisationsText.name), "Agence Boussole (inventée)");
    await visitor.press(visitor.button(organisationsText.add));
    await visitor.page.getByRole("heading", { name: /Agence Boussole/ }).waitFor();
    await visitor.press(visitor.button(organisationsText.make));
    link = await visitor.page.locator("code").innerText();
    expect(await faultsInDresses(visitor.page, "schools and agencies")).toEqual([]);
    await visitor.leave();
    const { organisations } = await office.graphql<{ organisations: readonly { id: string }[] }>(
      "{ organisations { id } }",
    );
    await office.done(
      "inviteStaff",
      { email: agent.email, role: "agent", language: "en", organisationId: organisations[0]?.id },
      "$email: String!, $role: Role!, $language: String!, $organisationId: ID",
    );
    const invitation = linkIn(await boreal.mailTo(agent.email, /invitation#/));
    await agency.register(agent);
    await agency.done("acceptInvitation", { token: invitation.token }, "$token: String!");
    await agency.setSecondFactor(agent);
  });

  it("whoever follows it opens an account that belongs to the agency, and is told so", async () => {
    const visitor = await Visitor.arrive(boreal, { language: "en", width: 360 });
    await visitor.page.goto(link.replace("/fr/", "/en/"));
    await visitor.page.getByText(visitor.t(joiningText.of, { name: "Agence Boussole (inventée)" })).waitFor();
    expect(await faultsInDresses(visitor.page, "a registration link")).toEqual([]);
    await visitor.press(visitor.link(accountText.registerLink));
    await fillRegistration(visitor, amara);
    await followConfirmation(visitor, amara);
    await visitor.page
      .getByRole("button", { name: /^Account\b/ })
      .first()
      .waitFor();
    await home.signIn(amara);
    applicationId = await home.startApplication("Student");
    expect(await agentSees()).toEqual([]);
    await visitor.open("/account");
    await visitor.page
      .getByRole("heading", { name: visitor.t(affiliationText.agent, { name: "Agence Boussole (inventée)" }) })
      .waitFor();
    await visitor.page.getByText(visitor.t(affiliationText.nothingSeen)).waitFor();
    await visitor.leave();
  });

  it("she lets the agency see her answers until a day, and takes it back at once", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language: "en", width: 360 });
    await visitor.open("/account");
    await visitor.press(visitor.button(affiliationText.allow));
    await visitor.press(visitor.button(affiliationText.save));
    await visitor.page.getByText(visitor.t(affiliationText.untilMissing)).first().waitFor();
    await visitor.press(visitor.page.getByRole("checkbox", { name: visitor.t(affiliationText.answers) }));
    for (const [label, value] of [
      ["Day", "1"],
      ["Month", "6"],
      ["Year", "2027"],
    ] as const)
      await visitor.hand.write(visitor.page.getByRole("textbox", { name: label }), value);
    expect(await faultsInDresses(visitor.page, "what the agency may see")).toEqual([]);
    await visitor.press(visitor.button(affiliationText.save));
    await visitor.hears(affiliationText.saved);
    expect(await agentSees()).toEqual([true]);
    await visitor.press(visitor.button(affiliationText.takeBack));
    await visitor.hears(affiliationText.takenBack);
    expect(await agentSees()).toEqual([]);
    await visitor.leave();
  });

  it("the administrator says at the case that she belongs to none, and she reads it", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "en" }, secret);
    await visitor.open(`/applications/${applicationId}#affiliation`);
    const school = visitor.page.getByRole("combobox", { name: new RegExp(`^${visitor.t(deskAffiliationText.agent)}`) });
    await visitor.hand.select(school, visitor.t(uiText.choose));
    await visitor.press(visitor.button(deskAffiliationText.save));
    await visitor.hears(deskAffiliationText.saved);
    await visitor.leave();
    const { myAffiliation } = await home.graphql<{ myAffiliation: readonly unknown[] }>("{ myAffiliation { fact } }");
    expect(myAffiliation).toEqual([]);
  });
});
