import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationName } from "../../apps/web/src/case/applicationNames.ts";
import { fieldId } from "../../apps/web/src/case/answers/formFieldId.ts";
import { officeText } from "../../apps/web/src/case/office/office.text.ts";
import { accountsText } from "../../apps/web/src/features/administration/accounts/accounts.text.ts";
import { text as formsText } from "../../apps/web/src/features/forms/text.ts";
import { setUpText } from "../../apps/web/src/features/administration/setUp/setUp.text.ts";
import { roleText, text as administrationText } from "../../apps/web/src/features/administration/text.ts";
import { newClientText as words } from "../../apps/web/src/features/home/newClient/newClient.text.ts";
import { queueText } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { clientLinkText } from "../../apps/web/src/features/review/clientLink/clientLink.text.ts";
import { workAsText } from "../../apps/web/src/shell/chrome/workAs.text.ts";
import { claimByLink, setSecondFactor } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { chooseCountry } from "../browser/case/searchedLists.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/**
 * Somebody who works alone: one account, from a fresh server to the first client invited, with her own name on the form that
 * names the representative. With `BOREAL_SOLE_SHOTS` set to a folder, pictures of the pages lie there.
 */
const here = await browserIsHere();
const shots = process.env["BOREAL_SOLE_SHOTS"];

/** Keys a minute: forty words of five letters with a blank after each. A press is two seconds, a page three to look at. */
const minutesOf = ({ keys, presses, screens }: Visitor["effort"]): number =>
  keys / 240 + (presses * 2 + screens * 3) / 60;

afterAll(async () => await closeBrowser());

describe.skipIf(!here).each(inLanguages("en"))("a consultant who works alone (%s)", (language) => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
  const anouk = inventedPerson("Anouk", "Roy");
  const client = inventedPerson("Noor", "Haddad");
  let visitor: Visitor;
  let id = "";

  const shot = async (name: string): Promise<void> => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
  };
  const office = (path: string) => visitor.page.locator(`#office-${path.replaceAll(".", "-")}`);
  const changeTo = async (role: "lawyer" | "admin") => {
    await visitor.press(visitor.page.getByRole("button", { name: /^(Account|Compte)\b/ }).first());
    await visitor.press(visitor.button(workAsText[role]));
    await visitor.hears(workAsText.now[role]);
  };

  beforeAll(async () => {
    await boreal.start();
    visitor = await Visitor.arrive(boreal, { language, width: 1366, height: 768 });
    await claimByLink(visitor, anouk);
    await setSecondFactor(visitor, anouk);
  });
  afterAll(async () => await boreal.remove());

  it("is led through what is left to set up, and gives herself the role of a representative", async () => {
    await visitor.open("/administration");
    await visitor.page.getByRole("heading", { name: visitor.t(setUpText.title) }).waitFor();
    await shot("setUp");
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(setUpText.representative) }));
    await visitor.heading({ en: "Anouk Roy", fr: "Anouk Roy" }).waitFor();
    await visitor.press(visitor.page.getByRole("checkbox", { name: visitor.t(roleText.lawyer) }));
    await visitor.press(visitor.button(accountsText.save));
    await visitor.hears(accountsText.saved);
    expect(await faultsInDresses(visitor.page, "own account")).toEqual([]);
    await shot("roles");
  });

  it("says who the firm is; what is missing is told at its field", async () => {
    await visitor.open("/administration/firm");
    await office("name").waitFor();
    await visitor.press(visitor.button(officeText.save));
    await visitor.page.locator(".error-summary").waitFor();
    expect(await faultsInDresses(visitor.page, "firm")).toEqual([]);
    await shot("firmFaults");
    await visitor.hand.write(office("name"), "Roy Immigration");
    await visitor.hand.write(office("address.streetNumber"), "12");
    await visitor.hand.write(office("address.streetName"), "Sample Street");
    await visitor.hand.write(office("address.city"), "Ottawa");
    await chooseCountry(visitor, office("address.country"), "CA");
    await visitor.hand.select(office("address.province"), "Ontario");
    await visitor.hand.write(office("address.postalCode"), "K1A 0B1");
    await visitor.hand.write(office("phoneNumber"), "6135550100");
    await visitor.hand.write(office("email"), "office@roy.example.test");
    await shot("firm");
    await visitor.press(visitor.button(officeText.save));
    await visitor.hears(officeText.saved);
  });

  it("says as what she acts, and works as a representative from then on", async () => {
    await visitor.open("/administration");
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(setUpText.membership) }));
    await visitor.hand.write(office("familyName"), "Roy");
    await visitor.hand.write(office("givenNames"), "Anouk");
    await visitor.hand.pick(office("body"));
    await visitor.hand.write(office("membershipNumber"), "R500123");
    await visitor.hand.pick(office("isPaid"));
    expect(await faultsInDresses(visitor.page, "representative")).toEqual([]);
    await shot("representative");
    await visitor.press(visitor.button(officeText.save));
    await visitor.hears(officeText.saved);
    await changeTo("lawyer");
    await visitor.open("/administration");
    await visitor.page.getByText(visitor.t(administrationText.notYours)).waitFor();
    await shot("notAsLawyer");
    await visitor.open("/");
    await visitor.heading(queueText.title).waitFor();
  });

  it("begins the case of a client, whose form names her as the representative", async () => {
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(words.title) }));
    await visitor.hand.write(visitor.field(words.firstName), client.firstName);
    await visitor.hand.write(visitor.field(words.lastName), client.lastName);
    await visitor.hand.write(visitor.field(words.email), client.email);
    await visitor.hand.select(visitor.field(words.type), visitor.t(applicationName("Student")));
    await visitor.press(visitor.button(words.begin));
    await visitor.page.getByRole("heading", { name: visitor.t(clientLinkText.title) }).waitFor();
    id = /applications\/([^/?]+)/.exec(visitor.page.url())?.[1] ?? "";
    await visitor.open(`/applications/${id}/forms/IMM5476/representative`);
    // What is filled in already is folded; nothing is left to her.
    await visitor.press(
      visitor.page.locator("summary", { hasText: visitor.t(formsText.allFilledForYou.other, { count: 14 }) }),
    );
    await expect
      .poll(async () => await visitor.page.locator(`#${fieldId("representative.familyName")}`).inputValue())
      .toBe("Roy");
    expect(await visitor.page.locator(`#${fieldId("representative.organization")}`).inputValue()).toBe(
      "Roy Immigration",
    );
    await shot("imm5476");
    console.log(
      `a consultant who works alone: ${visitor.effort.toString()}, ${minutesOf(visitor.effort).toFixed(1)} minutes`,
    );
    expect(visitor.complaints).toEqual([]);
  });

  it("works as an administrator again, and the list of users names both roles", async () => {
    await changeTo("admin");
    await visitor.open("/administration");
    await visitor.page.getByRole("heading", { name: visitor.t(administrationText.usersTitle) }).waitFor();
    await visitor.page.getByText(`${visitor.t(roleText.lawyer)}, ${visitor.t(roleText.admin)}`).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
