import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProvider } from "../../apps/server/src/auth/signOn/testProvider.ts";
import { affiliationText } from "../../apps/web/src/features/account/affiliation/affiliation.text.ts";
import { signOnText } from "../../apps/web/src/features/account/signOn/signOn.text.ts";
import { organisationsText } from "../../apps/web/src/features/administration/organisations/organisations.text.ts";
import { signOnFormText } from "../../apps/web/src/features/administration/organisations/signOnForm.text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";

/** Students come in through the OpenID provider of their college, a real one that this test starts. */

const here = await browserIsHere();
const college = "College of the Lakes (invented)";

describe.skipIf(!here)("signing in through a school", () => {
  const boreal = new Boreal({
    settings: {
      BOREAL_TODAY: "2026-11-20",
      BOREAL_GRAPHQL: "any",
      BOREAL_SIGN_ON_HOSTS: "127.0.0.1",
      // A provider on the same machine is taken only where nobody else reaches the server.
      NODE_ENV: "test",
    },
  });
  const [admin, taken] = [inventedPerson("Anouk", "Roy"), inventedPerson("Tariq", "Aziz")];
  const [office, home] = [new Client(boreal), new Client(boreal)];
  const domain = taken.email.split("@")[1] ?? "";
  const nadia = {
    sub: "nadia",
    email: `nadia@${domain}`,
    email_verified: true,
    given_name: "Nadia",
    family_name: "Haddad",
  };
  let provider: Awaited<ReturnType<typeof startTestProvider>>;
  let secret = "";
  let organisationId = "";

  beforeAll(async () => {
    await boreal.start();
    provider = await startTestProvider([
      nadia,
      { ...nadia, sub: "tariq", email: taken.email },
      { ...nadia, sub: "unchecked", email: `unchecked@${domain}`, email_verified: false },
    ]);
    secret = await claimInstallation(boreal, office, admin);
    const { saveOrganisation } = await office.graphql<{ saveOrganisation: { organisationId: string } }>(
      `mutation { saveOrganisation(kind: "school", name: "${college}") { organisationId } }`,
    );
    ({ organisationId } = saveOrganisation);
    provider.serve(boreal.address, organisationId);
  });
  afterAll(async () => {
    await closeBrowser();
    await provider.close();
    await boreal.remove();
  });

  it("the administrator sets the provider up, and is told when nothing answers", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "en", width: 1280 }, secret);
    await visitor.open("/administration/organisations");
    await visitor.press(visitor.button(signOnFormText.setUp));
    const entries = [
      [signOnFormText.issuer, "https://127.0.0.1:1"],
      [signOnFormText.clientId, provider.client.id],
      [signOnFormText.secret, provider.client.secret],
      [signOnFormText.domains, domain],
    ] as const;
    for (const [label, value] of entries) await visitor.hand.write(visitor.field(label), value);
    await visitor.press(visitor.button(signOnFormText.save));
    await visitor.page.getByText("No sign-on service answered at this address.").waitFor();
    expect(await faultsInDresses(visitor.page, "settings of a sign-on")).toEqual([]);
    await visitor.field(signOnFormText.issuer).fill(provider.issuer);
    await visitor.press(visitor.button(signOnFormText.save));
    await visitor.hears(signOnFormText.saved);
    await visitor.page.getByText(visitor.t(signOnFormText.isSet, { issuer: provider.issuer })).waitFor();
    await visitor.page.getByRole("heading", { name: visitor.t(organisationsText.links) }).waitFor();
    await visitor.leave();
  });

  /** From the sign-in page, to which a page that is not open to everybody leads, to the provider and back. */
  const comeAs = async (sub: string, dress: { language: "en" | "fr"; width: number }, wanted = "/sign-in") => {
    const visitor = await Visitor.arrive(boreal, dress);
    await visitor.open(wanted);
    await visitor.press(visitor.link(signOnText.link));
    await visitor.press(visitor.button({ en: `Go to ${college}`, fr: `Aller à la page de ${college}` }));
    await visitor.press(visitor.page.getByRole("link", { name: sub, exact: true }));
    return visitor;
  };

  it.each([
    { language: "fr", width: 360 },
    { language: "en", width: 1280 },
  ] as const)("a student signs in there and comes back to an account that belongs to it ($language)", async (dress) => {
    const visitor = await comeAs("nadia", dress, "/account/security");
    await visitor.page
      .getByRole("button", { name: dress.language === "fr" ? /^Compte\b/ : /^Account\b/ })
      .first()
      .waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(`/${dress.language}/account/security`);
    await visitor.open("/account");
    await visitor.page.getByRole("heading", { name: visitor.t(affiliationText.school, { name: college }) }).waitFor();
    await visitor.page.getByText(visitor.t(signOnText.connected)).waitFor();
    await visitor.page.getByText(visitor.t(affiliationText.nothingSeen)).waitFor();
    await visitor.leave();
  });

  it("an address that the college has not checked opens nothing, and the reason is read", async () => {
    const visitor = await comeAs("unchecked", { language: "fr", width: 360 });
    await visitor.page.getByText(visitor.t(signOnText.problems.addressNotVerified)).waitFor();
    expect(await faultsInDresses(visitor.page, "a sign-on that was refused")).toEqual([]);
    await visitor.leave();
  });

  it("an account with the same address is not opened by it; its owner connects it from inside", async () => {
    await home.register(taken);
    const stranger = await comeAs("tariq", { language: "en", width: 360 });
    await stranger.page.getByText(stranger.t(signOnText.problems.accountExists)).waitFor();
    await stranger.leave();
    const visitor = await arriveSignedIn(boreal, taken, { language: "en", width: 360 });
    await visitor.open(`/sign-on/${organisationId}`);
    await visitor.page.getByText(visitor.t(signOnText.connectMeans, { email: taken.email })).waitFor();
    await visitor.press(visitor.button({ en: `Go to ${college}`, fr: college }));
    await visitor.press(visitor.page.getByRole("link", { name: "tariq", exact: true }));
    await visitor.page.getByText(visitor.t(signOnText.connected)).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe("/en/account");
    await visitor.leave();
  });
});
