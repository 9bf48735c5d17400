import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { whatIfWords } from "../../apps/web/src/features/assessment/whatIf/whatIf.text.ts";
import { asOfWords } from "../../apps/web/src/features/plan/dates/asOf.text.ts";
import { feedWords } from "../../apps/web/src/case/calendarFeed/feed.text.ts";
import { glanceWords } from "../../apps/web/src/features/plan/glance/glance.text.ts";
import { verdictWords } from "../../apps/web/src/features/plan/glance/verdict.text.ts";
import { moneyWords } from "../../apps/web/src/features/plan/money/money.text.ts";
import { text } from "../../apps/web/src/features/plan/text.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
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
  it.each(["en", "fr"] as const)(
    "is short on a phone, with the verdict, the day, the money and what comes next in the first screen (%s)",
    async (language) => {
      const onPhone = await arriveAs("amara", boreal, firm, { language, width: 390 });
      await onPhone.open(plan());
      await onPhone.heading(text.title).waitFor();
      // What the server says of the forms comes a moment after the plan.
      await onPhone.page.locator("details#forms .plan-part__result").waitFor();
      expect(await onPhone.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400);
      const next = onPhone.page.getByRole("region", { name: onPhone.t(glanceWords.next) }).locator(".button--primary");
      const box = await next.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(844);
      const verdict = onPhone.page.getByRole("region", { name: onPhone.t(verdictWords.title) });
      expect(await verdict.locator(".verdict__sentence, .verdict__day, .verdict__money").count()).toBe(3);
      const shots = process.env["BOREAL_PLAN_SHOTS"];
      if (shots) {
        await onPhone.page.screenshot({ path: `${shots}/plan-${language}.png`, fullPage: true });
        for (const part of ["funds", "fees", "dates", "eligibility", "check", "people", "more"] as const) {
          await unfoldPart(onPhone, part);
          await onPhone.page.locator(`details#${part}`).screenshot({ path: `${shots}/${part}-${language}.png` });
        }
        await onPhone.open(`${plan()}/what-if?question=maritalStatus`);
        await onPhone.page.getByRole("main").getByRole("radio").first().check();
        await onPhone.page.locator(".difference__totals, .difference__list").first().waitFor();
        await onPhone.page.screenshot({ path: `${shots}/what-if-${language}.png`, fullPage: true });
      }
      await onPhone.leave();
    },
  );

  it("says why by keyboard: it opens with Enter, leads to the answers, and Escape closes it where it was opened", async () => {
    await openPlan();
    await unfoldPart(amara, "funds");
    const funds = amara.page.getByRole("region", { name: amara.t(moneyWords.funds) });
    await funds
      .locator("summary")
      .filter({ hasText: amara.t(moneyWords.tableCaption) })
      .press("Enter");
    const why = funds.getByRole("table").locator("summary").first();
    await why.focus();
    await amara.page.keyboard.press("Enter");
    await funds.locator(".why__sentence").waitFor();
    await funds
      .locator("summary")
      .filter({ hasText: amara.t(caseText.basis) })
      .press("Enter");
    await funds.getByText(amara.t(caseText.restsOn)).waitFor();
    await amara.page.keyboard.press("Escape");
    await funds.getByText(amara.t(caseText.restsOn)).waitFor({ state: "detached" });
    expect(await why.evaluate((summary) => summary === document.activeElement)).toBe(true);
  });

  it("prints its parts; reasons and sources only when they are asked for, and closes all afterwards", async () => {
    await openPlan();
    // What the server says of the forms comes a moment after the plan.
    await amara.page.locator("details#forms .plan-part__result").waitFor();
    const closed = (which = "main details") => amara.page.locator(`${which}:not([open])`).count();
    const sources = amara.page.getByRole("heading", { name: amara.t(text.sources) });
    const before = await closed();
    const dispatch = (name: string) => amara.page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
    await dispatch("beforeprint");
    expect(await closed(".plan-part:not(.no-print) > details")).toBe(0);
    expect(await closed()).toBeGreaterThan(0);
    expect(await sources.count()).toBe(0);
    await dispatch("afterprint");
    await amara.page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event("beforeprint"));
    });
    await unfoldPart(amara, "more");
    await amara.press(amara.button(text.printWhole));
    expect(await closed()).toBe(0);
    await sources.waitFor();
    await dispatch("afterprint");
    await unfoldPart(amara, "more");
    await amara.press(amara.page.locator("details#more > summary"));
    await amara.press(amara.page.locator("details#others > summary"));
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
    await unfoldPart(amara, "dates");
    await amara.press(amara.button(feedWords.create));
    const address = amara.page.getByLabel(beginning(amara.t(feedWords.address)));
    await address.waitFor();
    const url = await address.inputValue();
    expect(url).toMatch(/\/calendar\/[\w-]{20,}\.ics$/);
    const path = new URL(url).pathname;
    expect((await fetch(`${boreal.address}${path}`)).status).toBe(200);
    await amara.press(amara.button(feedWords.revoke));
    await amara.hears(feedWords.revoked);
    expect((await fetch(`${boreal.address}${path}`)).status).toBe(404);
  });

  it("nothing was complained of along the way", () => {
    expect(amara.complaints).toEqual([]);
  });
});
