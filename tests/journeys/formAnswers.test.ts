import { readFile } from "node:fs/promises";
import { sheetWords as words } from "@boreal/domain/forms/answerSheet/answerSheetWords";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import type { Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const addressOf = (language: "en" | "fr") =>
  `${boreal.address}/forms/${firm.applicationId}/IMM1294/answers.html?language=${language}`;
const familyName = { en: "Family name", fr: "Nom de famille" };

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent ?? "")).trim() === name) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

describe.skipIf(!here).each(inLanguages("fr"))("Amara copies her answers into the portal (%s)", (language) => {
  let amara: Visitor;
  beforeAll(async () => {
    amara = await arriveAs("amara", boreal, firm, { language, width: 320 });
    await amara.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await amara.page.goto(addressOf(language));
  });
  afterAll(async () => await amara.leave());

  it("by keyboard alone, and hears what was copied", async () => {
    const { page, t } = amara;
    await tabTo(page, `${t(words.copy)} ${t(familyName)}`);
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: t(words.copied, { label: t(familyName) }) })
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Okafor");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      `${t(words.copiedWord)} ${t(familyName)}`,
    );
    expect(await faultsInDresses(page, `answer sheet, copied, ${language}`)).toEqual([]);
    expect(amara.complaints).toEqual([]);
  });

  it("takes them along as a PDF whose name tells nothing", async () => {
    const downloaded = amara.page.waitForEvent("download");
    await amara.link(words.asPdf).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^IMM1294-answers-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect((await readFile(await file.path())).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("prints the page without its buttons", async () => {
    const buttons = amara.page.getByRole("button");
    expect(await buttons.count()).toBeGreaterThan(5);
    await amara.page.emulateMedia({ media: "print" });
    expect(await buttons.count()).toBe(0);
    await amara.page.emulateMedia({ media: null });
  });

  it("reads the whole page where no script runs, only without the buttons", async () => {
    const context = await amara.context
      .browser()
      ?.newContext({ storageState: await amara.context.storageState(), javaScriptEnabled: false });
    const page = (await context?.newPage()) ?? expect.fail("no browser");
    await page.goto(addressOf(language));
    expect(await page.locator('[id="f-personalDetails.familyName"]').innerText()).toMatch(/Okafor$/);
    expect(await page.getByRole("button").count()).toBe(0);
    await context?.close();
  });
});
