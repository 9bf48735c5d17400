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

/** Every screen of one language; answers with the faults found and the number of screens seen. */
async function lookAtAll(language: 'en' | 'fr'): Promise<{ faults: readonly string[]; seen: number }> {
  const faults: string[] = [];
  let seen = 0;
  for (const reader of readers) {
    const visitor = await arriveAs(reader, boreal, firm, language);
    for (const screen of everyScreen(firm).filter((one) => one.reader === reader)) {
      await show(visitor, screen);
      faults.push(...(await faultsInEveryDress(visitor.page, `${reader} ${screen.name} ${language}`)));
      seen += 1;
    }
    faults.push(...visitor.complaints.map((complaint) => `${reader}: ${complaint}`));
    await visitor.leave();
  }
  return { faults, seen };
}

/** Issue 2: the checker finds nothing on any screen, in both languages, at 320 and 1280 px, light and dark. */
it.skipIf(!here)('no screen has an accessibility fault, in either language, narrow or wide, light or dark', async () => {
  const looks = await Promise.all([lookAtAll('en'), lookAtAll('fr')]);
  expect(looks.flatMap(({ faults }) => faults)).toEqual([]);
  expect(looks.map(({ seen }) => seen)).toEqual([everyScreen(firm).length, everyScreen(firm).length]);
  console.log(`accessibility: ${everyScreen(firm).length} screens in 2 languages, 2 widths and 2 colour schemes, 0 faults`);
});
