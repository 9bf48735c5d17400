import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { whatIfWords } from "../../apps/web/src/features/assessment/whatIf/whatIf.text.ts";
import { asOfWords } from "../../apps/web/src/features/plan/dates/asOf.text.ts";
import { datesWords } from "../../apps/web/src/features/plan/dates/dates.text.ts";
import { moneyWords } from "../../apps/web/src/features/plan/money/money.text.ts";
import { text } from "../../apps/web/src/features/plan/text.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let amara: Visitor;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  amara = await arriveAs("amara", boreal, firm, { language: "en" });
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const plan = () => `/applications/${firm.applicationId}`;

async function openPlan(): Promise<void> {
  await amara.open(plan());
  await amara.heading(text.title).waitFor();
}

/** The marital status as it is stored, read anew. */
async function storedStatus(): Promise<string> {
  await amara.open(`${plan()}/assessment/maritalStatusGroup`);
  const chosen = amara.page.getByRole("radio", { checked: true }).first();
  await chosen.waitFor();
  return (await amara.page.locator(`#${await chosen.getAttribute("aria-labelledby")}`).textContent()) ?? "";
}

describe.skipIf(!here)("the plan in the browser", () => {
  it("says why by keyboard: it opens with Enter, leads to the answers, and Escape closes it where it was opened", async () => {
    await openPlan();
    const funds = amara.page.getByRole("region", { name: amara.t(moneyWords.funds) });
    const why = funds.locator("summary").first();
    await why.focus();
    await amara.page.keyboard.press("Enter");
    await funds.getByText(amara.t(caseText.restsOn)).waitFor();
    await amara.page.keyboard.press("Tab");
    await amara.page.keyboard.press("Escape");
    await funds.getByText(amara.t(caseText.restsOn)).waitFor({ state: "detached" });
    expect(await why.evaluate((summary) => summary === document.activeElement)).toBe(true);
  });

  it("opens everything on paper, with the sources at the end, and closes it afterwards", async () => {
    await openPlan();
    // What the server says of the forms comes after the plan, with lines of its own that fold.
    await amara.page.getByRole("heading", { name: /of your official forms$/ }).waitFor();
    const closed = () => amara.page.locator("main details:not([open])").count();
    const before = await closed();
    await amara.page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await closed()).toBe(0);
    await amara.page.getByRole("heading", { name: amara.t(text.sources) }).waitFor();
    await amara.page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await waitUntil(
      async () => (await closed()) === before,
      () => "what was opened for paper stays open",
    );
  });

  it("tries an answer, and leaving the page leaves nothing behind", async () => {
    await amara.open(`${plan()}/what-if?question=maritalStatus`);
    await amara.page.getByRole("radio", { name: "Single", exact: true }).check();
    await amara.page.getByRole("heading", { name: /^No longer needed/ }).waitFor();
    await amara.press(amara.link(whatIfWords.drop));
    await amara.heading(text.title).waitFor();
    expect(await storedStatus()).toMatch(/Married/);
  });

  it("takes over what was tried when the person says so", async () => {
    await amara.open(`${plan()}/what-if?question=maritalStatus`);
    await amara.page.getByRole("radio", { name: "Single", exact: true }).check();
    await amara.press(amara.button(whatIfWords.use));
    await amara.heading(text.title).waitFor();
    expect(await storedStatus()).toMatch(/Single/);
  });

  it("looks at the same case on another day", async () => {
    await amara.open(`${plan()}/as-of`);
    await amara.heading(asOfWords.title).waitFor();
    const other = amara.page.getByRole("radio", { name: amara.t(asOfWords.other), exact: true });
    if ((await other.count()) > 0) await other.check();
    for (const [name, value] of [
      ["Day", "15"],
      ["Month", "1"],
      ["Year", "2028"],
    ] as const)
      await amara.page.getByRole("textbox", { name, exact: true }).fill(value);
    const result = amara.page.getByRole("region", { name: amara.t(asOfWords.result, { date: "January 15, 2028" }) });
    await result.waitFor();
    expect(await result.getByRole("status").textContent()).toMatch(/^Changes in your plan: [1-9]\d*\.$/);
    expect(amara.page.url()).toMatch(/\/as-of$/);
  });

  it("gives a private calendar address once, and ends it", async () => {
    await openPlan();
    await amara.press(amara.button(datesWords.create));
    const address = amara.page.getByLabel(beginning(amara.t(datesWords.address)));
    await address.waitFor();
    const url = await address.inputValue();
    expect(url).toMatch(/\/calendar\/[\w-]{20,}\.ics$/);
    const path = new URL(url).pathname;
    expect((await fetch(`${boreal.address}${path}`)).status).toBe(200);
    await amara.press(amara.button(datesWords.revoke));
    await amara.hears(datesWords.revoked);
    expect((await fetch(`${boreal.address}${path}`)).status).toBe(404);
  });

  it("nothing was complained of along the way", () => {
    expect(amara.complaints).toEqual([]);
  });
});
