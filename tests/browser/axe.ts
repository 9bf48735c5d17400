import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a colour scheme can change; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Widths that stand for a small phone at 400 % zoom of a laptop, and for a desktop. */
const widths = [320, 1280] as const;
export const schemes = ['light', 'dark'] as const;

/** What the accessibility checker finds on the page as it stands: one line per fault, with its element. */
async function accessibilityFaults(page: Page, onlyColours = false): Promise<readonly string[]> {
  // Legacy mode: without it each run opens a page of its own to gather what frames of other sites say; we have none.
  const checker = new AxeBuilder({ page }).setLegacyMode();
  const found = await (onlyColours ? checker.withRules(colourRules) : checker.withTags(standards)).analyze();
  return found.violations.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id} (${fault.impact ?? 'unrated'}): ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** The same page at both widths and in both colour schemes; also that nothing makes it wider than the window. */
export async function faultsInEveryDress(page: Page, name: string): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const here = `${name} ${width} px ${colorScheme}`;
      faults.push(...(await accessibilityFaults(page, colorScheme === 'dark')).map((fault) => `${here}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 0) faults.push(`${here}: the page is ${wide} px wider than the window`);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Until the new colours and sizes are drawn, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
