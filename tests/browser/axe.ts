import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { dressesOf, type Dress } from "../running/sizes.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a colour scheme can change; everything else is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A window of 1280 x 1024 at 400 % zoom, which is also a very narrow phone, and the same window as it is. */
const windows = { small: { width: 320, height: 256 }, large: { width: 1280, height: 1024 } };
export const schemes = ["light", "dark"] as const;

type Checker = { run(what: Document, settings: RunOptions): Promise<AxeResults> };

/** Puts the checker into the page and its frames, unless it is there: that takes longer than most of its runs. */
async function bringChecker(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
}

/** What the accessibility checker finds on the page as it stands: one line per fault, with its element. */
async function accessibilityFaults(page: Page, onlyColours = false): Promise<readonly string[]> {
  await bringChecker(page);
  // Only faults are told in full: describing what is right takes longer than finding what is wrong.
  const settings: RunOptions = {
    resultTypes: ["violations"],
    runOnly: onlyColours ? { type: "rule", values: colourRules } : { type: "tag", values: standards },
  };
  const violations = await page.evaluate(
    async (how) => (await (window as unknown as { readonly axe: Checker }).axe.run(document, how)).violations,
    settings,
  );
  return violations.flatMap((fault) =>
    fault.nodes.map(
      (node) =>
        `${fault.id} (${fault.impact ?? "unrated"}): ${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
    ),
  );
}

/** Counts the pages that were looked at, so that those of one journey wear different dresses. */
let looks = 0;

/**
 * The page in both windows: nothing makes it wider than the window. And in each of the dresses, of which every one is worn
 * where `npm run test:all` looks and one where `npm test` does, the checker finds nothing.
 */
export async function faultsInDresses(
  page: Page,
  name: string,
  dresses: readonly Dress[] = dressesOf(looks++),
): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  await drawEverything(page);
  // The window that is checked comes last: to change it costs more than to change the colours.
  const last = dresses.at(-1)?.window ?? "large";
  for (const window of [last === "large" ? "small" : "large", last] as const) {
    await page.setViewportSize(windows[window]);
    await settled(page);
    faults.push(...(await tooWide(page, `${name} ${windows[window].width} px`)));
    const schemesHere = dresses.filter((dress) => dress.window === window).map(({ scheme }) => scheme);
    for (const [place, scheme] of schemesHere.entries()) {
      await dress(page, scheme);
      await settled(page);
      const here = `${name} ${windows[window].width} px ${scheme}`;
      faults.push(...(await accessibilityFaults(page, place > 0)).map((fault) => `${here}: ${fault}`));
    }
  }
  await dress(page, "light");
  if (before) await page.setViewportSize(before);
  return faults;
}

/** A visitor comes in light colours and wants nothing to move. To be told so once more, the browser would work out every style anew. */
async function dress(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  const isSo = await page.evaluate(
    (wanted) =>
      matchMedia(`(prefers-color-scheme: ${wanted})`).matches && matchMedia("(prefers-reduced-motion: reduce)").matches,
    colorScheme,
  );
  if (!isSo) await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

async function tooWide(page: Page, here: string): Promise<readonly string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`${here}: the page is ${wide} px wider than the window`] : [];
}

/**
 * What the browser leaves undrawn below the window keeps the colours and sizes that it had when it was last drawn: here
 * everything is drawn, as it is when somebody gets there.
 */
const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *")) {
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
    }
  });

/** Until the new colours and sizes are drawn, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
