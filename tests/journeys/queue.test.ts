import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foundByWords, queueText as text, tabWords } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";
import { inLanguages } from "../running/sizes.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
const others = 52;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  for (const [at, name] of ["Désirée", "Wei"].entries()) {
    const client = new Client(boreal);
    await client.register(inventedPerson(name, at === 0 ? "O’Neil" : "Zhang"));
    for (let count = 0; count < others / 2; count += 1) await client.startApplication("VisitorVisa");
  }
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const rows = (visitor: Visitor) => visitor.page.locator("tbody tr");
/** Which rows are seen whole, below the head; how wide the table is, and where its head stands. */
const listSeen = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const place = (of: Element | null) => of?.getBoundingClientRect() ?? new DOMRect();
    const head = place(document.querySelector("thead th"));
    const seen = [...document.querySelectorAll("tbody tr")]
      .map(place)
      .filter(({ top, bottom }) => top >= head.bottom - 1 && bottom <= innerHeight);
    return { rows: seen.length, width: place(document.querySelector("table")).width, headAt: head.top };
  });
const shots = process.env["BOREAL_QUEUE_SHOTS"];
const shoot = async (visitor: Visitor, name: string): Promise<void> => {
  if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${visitor.language}.png`, fullPage: true });
};
/** The case is summed up a moment after it changed. */
const counted = async (visitor: Visitor): Promise<void> => {
  await waitUntil(
    async () => {
      await visitor.page.locator("#queue-search").fill("");
      await visitor.page.keyboard.press("Enter");
      await visitor.page.locator("#queue-search").fill("okafor");
      await visitor.page.keyboard.press("Enter");
      await visitor.rest();
      return (await rows(visitor).count()) === 3;
    },
    () => "the search does not find what was written",
  );
};

describe.skipIf(!here)("the queue in the browser", () => {
  it.each(inLanguages("en"))(
    "reaches the last case, finds a person and keeps the name out of every address (%s)",
    async (language) => {
      const lawyer = await arriveAs("lawyer", boreal, firm, { language });
      const asked: string[] = [];
      lawyer.page.on("request", (request) => asked.push(request.url()));
      await lawyer.open("/");
      await lawyer.heading(text.title).waitFor();
      await rows(lawyer).first().waitFor();
      expect(await rows(lawyer).count()).toBe(50);
      await shoot(lawyer, "queue");
      await lawyer.page.getByRole("link", { name: lawyer.t(text.nextPage) }).click();
      await lawyer.page.getByRole("link", { name: lawyer.t(text.firstPage) }).waitFor();
      await waitUntil(
        async () => (await rows(lawyer).count()) === others + 3 - 50,
        () => "not so: the second page has the rest",
      );
      expect(new URL(lawyer.page.url()).searchParams.get("after")).not.toBeNull();
      await lawyer.page.goBack();
      await waitUntil(
        async () => (await rows(lawyer).count()) === 50,
        () => "not so: the first page is back",
      );
      const [list] = await Promise.all([
        lawyer.page.waitForEvent("download"),
        lawyer.press(lawyer.button(text.takeOut)),
      ]);
      expect(list.suggestedFilename()).toMatch(/^(cases|dossiers)-\d{4}-\d\d-\d\d\.csv$/);
      const lines = readFileSync(await list.path(), "utf8")
        .trimEnd()
        .split("\r\n");
      expect(lines.length - 1).toBe(others + 3);

      await counted(lawyer);
      expect(await faultsInDresses(lawyer.page, "queue")).toEqual([]);
      await shoot(lawyer, "found");
      expect([...asked, lawyer.page.url()].filter((address) => /okafor/i.test(address))).toEqual([]);
      await lawyer.page.locator("#queue-search").fill("ada");
      await lawyer.page.keyboard.press("Enter");
      await lawyer.page.getByText(lawyer.t(text.foundBy, { what: lawyer.t(foundByWords.child) })).waitFor();
      expect(await rows(lawyer).count()).toBe(1);
      await shoot(lawyer, "found-by");
      await lawyer.page.locator("#queue-search").fill("desiree");
      await lawyer.page.keyboard.press("Enter");
      await waitUntil(
        async () => (await rows(lawyer).count()) === others / 2,
        () => "not so: a name with accents is found without them",
      );
      await lawyer.page.getByRole("button", { name: lawyer.t(text.clear) }).click();

      await lawyer.page.getByRole("link", { name: lawyer.t(tabWords.mine) }).click();
      await waitUntil(
        async () => (await rows(lawyer).count()) === 1,
        () => "not so: only what is assigned is listed",
      );
      expect(lawyer.page.url()).toContain("tab=mine");
      await lawyer.leave();
    },
  );

  it("gives several cases to a person at once, with the keyboard", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
    await lawyer.open("/?type=VisitorVisa");
    await rows(lawyer).first().waitFor();
    const boxes = lawyer.page.getByRole("checkbox");
    for (const at of [0, 1]) {
      await boxes.nth(at).focus();
      await lawyer.page.keyboard.press("Space");
    }
    await lawyer.page.locator("#queue-assign").selectOption({ label: "Louis Tremblay" });
    await lawyer.page.getByRole("button", { name: lawyer.t(text.assign, { count: 2 }) }).focus();
    await lawyer.page.keyboard.press("Enter");
    await lawyer.page.getByText(lawyer.t(text.assigned, { count: 2 })).waitFor();
    await lawyer.open("/?tab=mine&type=VisitorVisa");
    await waitUntil(
      async () => (await rows(lawyer).count()) === 2,
      () => "not so: both are listed",
    );
    expect(await rows(lawyer).getByText("Louis Tremblay").count()).toBe(2);
    await lawyer.leave();
  });

  it("assigns twenty cases in five clicks, and takes them back", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
    await lawyer.open("/?type=VisitorVisa");
    await rows(lawyer).first().waitFor();
    const boxes = lawyer.page.locator("tbody").getByRole("checkbox");
    await boxes.nth(10).click();
    await boxes.nth(29).click({ modifiers: ["Shift"] });
    // The third click opens the choice, the fourth takes a person.
    await lawyer.page.locator("#queue-assign").selectOption({ label: "Louis Tremblay" });
    await lawyer.page.getByRole("button", { name: lawyer.t(text.assign, { count: 20 }) }).click();
    await lawyer.page.getByText(lawyer.t(text.assigned, { count: 20 })).waitFor();
    await lawyer.open("/?tab=mine&type=VisitorVisa");
    await rows(lawyer).first().waitFor();
    await lawyer.page.getByRole("button", { name: lawyer.t(text.chooseAll) }).click();
    await lawyer.page.locator("#queue-assign").selectOption({ label: "Louis Tremblay" });
    await lawyer.page.getByRole("button", { name: /^Remove from 2[0-9] cases$/ }).click();
    await lawyer.page.getByText(lawyer.t(text.emptyTitle)).waitFor();
    expect(await rows(lawyer).count()).toBe(0);
    await lawyer.leave();
  });

  it("keeps what is chosen on every page, and is as it was when one comes back from a case", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
    const chosen = (count: number) => lawyer.page.getByText(lawyer.t(text.chosen, { count }), { exact: true });
    await lawyer.open("/");
    await rows(lawyer).first().waitFor();
    await lawyer.page.keyboard.press("/");
    await lawyer.page.keyboard.type("zhang");
    await lawyer.page.keyboard.press("Enter");
    await waitUntil(
      async () => (await rows(lawyer).count()) === others / 2,
      () => "not so: the key leads to the search",
    );
    await lawyer.page.locator("tbody").getByRole("checkbox").nth(3).click();
    await lawyer.page.evaluate(() => window.scrollTo(0, 300));
    await rows(lawyer).nth(15).getByRole("link").click();
    await lawyer.page.locator(".page__back").click();
    await chosen(1).waitFor();
    expect(await lawyer.page.locator("#queue-search").inputValue()).toBe("zhang");
    await waitUntil(
      async () => (await lawyer.page.evaluate(() => window.scrollY)) === 300,
      () => "not so: the list is scrolled as it was",
    );
    await lawyer.page.getByRole("button", { name: lawyer.t(text.clear) }).click();
    await lawyer.page.getByRole("button", { name: lawyer.t(text.chooseAll) }).click();
    await chosen(others + 3).waitFor();
    await lawyer.page.getByRole("link", { name: lawyer.t(text.nextPage) }).click();
    await lawyer.page.getByRole("link", { name: lawyer.t(text.firstPage) }).waitFor();
    await chosen(others + 3).waitFor();
    await lawyer.leave();
  });

  it.each(inLanguages("fr"))("shows many cases at once, below a head that stays (%s)", async (language) => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language });
    for (const [width, height, least] of [
      [1366, 768, 12],
      [1920, 1080, 22],
    ] as const) {
      await lawyer.page.setViewportSize({ width, height });
      await lawyer.open("/");
      await rows(lawyer).first().waitFor();
      await lawyer.rest();
      expect((await listSeen(lawyer)).rows).toBeGreaterThanOrEqual(least);
      expect((await listSeen(lawyer)).width).toBeGreaterThan(width - 64);
      await lawyer.page.evaluate(() => window.scrollTo(0, 500));
      expect(Math.round((await listSeen(lawyer)).headAt)).toBe(0);
      await lawyer.page.evaluate(() => window.scrollTo(0, 0));
    }
    for (const [order, sorted] of [
      ["waiting", "ascending"],
      ["recent", "descending"],
    ] as const) {
      await lawyer.page
        .getByRole("columnheader", { name: lawyer.t(text.since) })
        .getByRole("link")
        .click();
      await lawyer.page.locator(`th[aria-sort=${sorted}]`).waitFor();
      expect(new URL(lawyer.page.url()).searchParams.get("order")).toBe(order);
    }
    await rows(lawyer).first().waitFor();
    await shoot(lawyer, "sorted");
    await lawyer.leave();
  });

  it.each(inLanguages("fr"))("fits a phone of 360 pixels (%s)", async (language) => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language, width: 360 });
    await lawyer.open("/?tab=mine");
    await lawyer.page.locator(".queue__card").first().waitFor();
    expect(await rows(lawyer).count()).toBe(0);
    await shoot(lawyer, "phone");
    expect(await faultsInDresses(lawyer.page, "queue on a phone")).toEqual([]);
    expect(await lawyer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await lawyer.leave();
  });
});
