import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInEveryDress } from '../browser/axe.ts';
import { foundFirm, type Firm } from '../browser/firm.ts';
import { browserIsHere, closeBrowser } from '../browser/launch.ts';
import { arriveAs, everyScreen, readers, show } from '../browser/screens.ts';
import { Boreal } from '../browser/server.ts';

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: 'any' } });
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

/** Issue 2: the checker finds nothing on any screen, in both languages, at 320 and 1280 px, light and dark. */
it.skipIf(!here).each(['en', 'fr'] as const)('no screen has an accessibility fault in %s', async (language) => {
  const screens = everyScreen(firm);
  const faults: string[] = [];
  let seen = 0;
  for (const reader of readers) {
    const visitor = await arriveAs(reader, boreal, firm, language);
    for (const screen of screens.filter((one) => one.reader === reader)) {
      await show(visitor, screen);
      faults.push(...(await faultsInEveryDress(visitor.page, `${reader} ${screen.path}`)));
      seen += 1;
    }
    faults.push(...visitor.complaints.map((complaint) => `${reader}: ${complaint}`));
    await visitor.leave();
  }
  expect(faults).toEqual([]);
  expect(seen).toBe(screens.length);
});
