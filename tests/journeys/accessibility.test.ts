import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs, everyScreen, readers, show, type Reader } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { dressesOf, languagesOfScreen, shareOf, type Language } from "../running/sizes.ts";

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

/** The screens of a reader, each with the languages and dresses in which it is looked at. */
const looksOf = (reader: Reader) =>
  shareOf(
    `screens of ${reader}`,
    everyScreen(boreal, firm)
      .map((screen, turn) => ({ screen, languages: languagesOfScreen(turn), dresses: dressesOf(turn) }))
      .filter(({ screen }) => screen.reader === reader),
    // One that shares no divisor with the dresses and languages, so that each has its turn.
    11,
  );

/** The screens of one kind of reader that are looked at in this language; answers with the faults found. */
async function faultsIn(reader: Reader, language: Language): Promise<readonly string[]> {
  const faults: string[] = [];
  const visitor = await arriveAs(reader, boreal, firm, { language });
  for (const { screen, languages, dresses } of looksOf(reader)) {
    if (!languages.includes(language)) continue;
    const name = `${reader} ${screen.name} ${language}`;
    try {
      await show(visitor, screen);
      faults.push(...(await faultsInDresses(visitor.page, name, dresses)));
    } catch (fault) {
      faults.push(`${name} does not open: ${String(fault)}`);
    }
  }
  faults.push(...visitor.complaints.map((complaint) => `${reader}: ${complaint}`));
  await visitor.leave();
  return faults;
}

/** Issues 2, 3 and 4: the checker finds nothing on any screen, in both languages, at 320 x 256 and 1280 x 1024, light and dark. */
it.skipIf(!here).each(readers)(
  "no screen of %s has an accessibility fault, in either language, light or dark, nor is any too wide for a window of 320 x 256",
  async (reader) => {
    const faults = await Promise.all([faultsIn(reader, "en"), faultsIn(reader, "fr")]);
    expect(faults.flat()).toEqual([]);
    const looks = looksOf(reader).map(({ languages, dresses }) => languages.length * dresses.length);
    expect(looks.length).toBeGreaterThan(0);
    expect(Math.min(...looks)).toBeGreaterThan(0);
    console.log(
      `accessibility: ${looks.length} screens of ${reader}, each looked at ${looks[0]} x in languages, windows and colours, 0 faults`,
    );
  },
);
