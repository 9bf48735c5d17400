import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letterTextsText as adminText } from "../../apps/web/src/features/administration/letters/letterTexts.text.ts";
import { text as letterText } from "../../apps/web/src/features/forms/letters/letters.text.ts";
import { drawnPhoto } from "../../apps/server/src/demo/drawnPhoto.ts";
import { allElements, readTaggedPdf } from "../../apps/server/src/output/testTaggedPdf.ts";
import { arriveSignedIn, signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";

/** What an administrator writes for a letter reaches the letter of a case, with its source, and its PDF. */

const here = await browserIsHere();

describe.skipIf(!here)("texts of the firm", () => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
  const [admin, amara] = [inventedPerson("Anouk", "Roy"), inventedPerson("Amara", "Okafor")];
  const [office, home] = [new Client(boreal), new Client(boreal)];
  let secret = "";
  let applicationId = "";

  beforeAll(async () => {
    await boreal.start();
    secret = await claimInstallation(boreal, office, admin);
    await home.register(amara);
    applicationId = await home.startApplication("Student");
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  it("the administrator is told line and nearest fact, looks at a made-up letter, and saves, at 320 px and by keyboard", async () => {
    const manner = { language: "fr", width: 320, keyboardOnly: true } as const;
    const visitor = await arriveSignedIn(boreal, admin, manner, secret);
    await visitor.open("/administration/letters/letterOfExplanation");
    const { page } = visitor;
    await visitor.press(page.getByRole("button", { name: new RegExp(`^${visitor.t(adminText.wholePlace)}`) }));
    const words = page.getByLabel(visitor.t(adminText.words));
    await words.fill("Bonjour.\nJe m’appelle {applicant.fulName}.");
    await visitor.press(visitor.button(adminText.preview));
    await page
      .getByText(/Ligne 2, colonne 14.*applicant\.fullName/)
      .first()
      .waitFor();
    expect(await words.getAttribute("aria-invalid")).toBe("true");
    expect(await faultsInDresses(page, "a text refused")).toEqual([]);
    // The way from the summary leads to the place in the text.
    await words.focus();
    expect(await words.evaluate((area) => (area as HTMLTextAreaElement).selectionStart)).toBe(22);
    await words.fill("Bonjour.\nJe m’appelle .");
    await words.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(22, 22));
    const facts = page.getByLabel(visitor.t(adminText.fact));
    await facts.fill("applicant.fullName");
    await page.getByRole("option", { name: /\(applicant\.fullName\)$/ }).click();
    await visitor.press(visitor.button(adminText.insert));
    expect(await words.inputValue()).toBe("Bonjour.\nJe m’appelle {applicant.fullName}.");
    await visitor.press(visitor.button(adminText.preview));
    await page.getByText("Je m’appelle Inès Okafor.").waitFor();
    expect(await faultsInDresses(page, "a text with its preview")).toEqual([]);
    await visitor.hand.write(page.getByLabel(visitor.t(adminText.reason)), "Notre salutation");
    await visitor.press(visitor.button({ en: "Save as version 1", fr: "Enregistrer comme version 1" }));
    await visitor.hears(adminText.saved);
    await page.getByText(/Enregistrée par Anouk Roy/).waitFor();
    expect(await words.inputValue()).toBe("Bonjour.\nJe m’appelle {applicant.fullName}.");
    await visitor.leave();
  });

  it("the letter of a case shows it with its source, and so does its PDF", async () => {
    const visitor = await Visitor.arrive(boreal, { language: "fr", width: 390 });
    await visitor.open("/sign-in");
    await signIn(visitor, amara);
    await visitor.open(`/letters/letter-of-explanation?application=${applicationId}`);
    const { page } = visitor;
    await page.getByLabel("Français").check();
    await page.getByText("Je m’appelle Amara Okafor.").first().waitFor();
    await visitor.press(page.getByText(visitor.t(letterText.sources)).first());
    await page
      .getByText(/texte du cabinet, version 1/)
      .first()
      .waitFor();
    expect(await faultsInDresses(page, "a letter with a text of the firm")).toEqual([]);
    await visitor.leave();
    const answer = await office.request(`/letter-files/${applicationId}/letterOfExplanation.pdf?language=fr`);
    const pdf = await readTaggedPdf(Buffer.from(await answer.arrayBuffer()));
    const printed = allElements(pdf.elements).map(({ text }) => text.replaceAll(/\s+/g, " "));
    expect(printed.some((text) => text.includes("Je m’appelle Amara Okafor."))).toBe(true);
  });

  it("a letterhead that is no picture is refused with its reason, and a picture is shown", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "fr", width: 320 }, secret);
    await visitor.open("/administration/letters");
    const { page } = visitor;
    await visitor.button(adminText.letterheadAdd).waitFor();
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles({ name: "head.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByText(/Ce fichier n’est pas une image/).waitFor();
    expect(await faultsInDresses(page, "a letterhead refused")).toEqual([]);
    await chooser.setInputFiles({ name: "head.png", mimeType: "image/png", buffer: drawnPhoto(0) });
    await page.getByRole("img", { name: visitor.t(adminText.letterheadNow) }).waitFor();
    expect(await faultsInDresses(page, "a letterhead")).toEqual([]);
    await visitor.press(visitor.button(adminText.letterheadRemove));
    await visitor.button(adminText.letterheadAdd).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it("an earlier version goes back into the box, and empty text is removed from the letter", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "en", width: 1280 }, secret);
    await visitor.open("/administration/letters/letterOfExplanation");
    const { page } = visitor;
    await page.getByLabel(visitor.t(adminText.french)).check();
    await visitor.press(page.getByRole("button", { name: /^In place of all sections: version 1, in use/ }));
    const words = page.getByLabel(visitor.t(adminText.words));
    await words.fill("");
    await visitor.hand.write(page.getByLabel(visitor.t(adminText.reason)), "Not needed");
    await visitor.press(visitor.button({ en: "Save as version 2", fr: "" }));
    await page.getByText(visitor.t(adminText.emptyVersion)).waitFor();
    await visitor.press(page.locator("summary").filter({ hasText: "Version 1" }));
    await visitor.press(page.getByRole("button", { name: /^Put this text into the box/ }));
    expect(await words.inputValue()).toBe("Bonjour.\nJe m’appelle {applicant.fullName}.");
    await page.getByRole("button", { name: /^In place of all sections: removed, not saved yet/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
