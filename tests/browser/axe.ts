import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a colour scheme can change; everything else is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A window of 1280 x 1024 at 400 % zoom, which is also a very narrow phone, and the same window as it is. */
const [small, large] = [
  { width: 320, height: 256 },
  { width: 1280, height: 1024 },
];
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

/**
 * The same page in both windows and both colour schemes: nothing makes it wider than the window, and the checker finds
 * nothing. It looks at the small window in French and at the large one in English, so that both are looked at in half the time.
 */
export async function faultsInEveryDress(page: Page, name: string): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  const isFrench = await page.evaluate(() => document.documentElement.lang.startsWith("fr"));
  await drawEverything(page);
  const [checked, other] = isFrench ? [small, large] : [large, small];
  await page.setViewportSize(other);
  await settled(page);
  faults.push(...(await tooWide(page, `${name} ${other.width} px`)));
  await page.setViewportSize(checked);
  // Colours are the same in both languages.
  for (const colorScheme of isFrench ? (["light"] as const) : schemes) {
    await dress(page, colorScheme);
    await settled(page);
    const here = `${name} ${checked.width} px ${colorScheme}`;
    faults.push(...(await accessibilityFaults(page, colorScheme === "dark")).map((fault) => `${here}: ${fault}`));
    faults.push(...(await tooWide(page, here)));
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
