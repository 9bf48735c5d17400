import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsInEveryDress } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs, everyScreen, readers, show, type Reader } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";

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

type Look = { readonly faults: readonly string[]; readonly seen: number };

/** Every screen of one kind of reader in one language; answers with the faults found and the number of screens seen. */
async function lookAtAll(reader: Reader, language: "en" | "fr"): Promise<Look> {
  const faults: string[] = [];
  const visitor = await arriveAs(reader, boreal, firm, language);
  const screens = everyScreen(boreal, firm).filter((one) => one.reader === reader);
  for (const screen of screens) {
    const name = `${reader} ${screen.name} ${language}`;
    try {
      await show(visitor, screen);
      faults.push(...(await faultsInEveryDress(visitor.page, name)));
    } catch (fault) {
      faults.push(`${name} does not open: ${String(fault)}`);
    }
  }
  faults.push(...visitor.complaints.map((complaint) => `${reader}: ${complaint}`));
  await visitor.leave();
  return { faults, seen: screens.length };
}

/** Issues 2, 3 and 4: the checker finds nothing on any screen, in both languages, at 320 x 256 and 1280 x 1024, light and dark. */
it.skipIf(!here).each(readers)(
  "no screen of %s has an accessibility fault, in either language, light or dark, nor is any too wide for a window of 320 x 256",
  async (reader) => {
    const looks = await Promise.all([lookAtAll(reader, "en"), lookAtAll(reader, "fr")]);
    expect(looks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(looks[0].seen).toBeGreaterThan(0);
    console.log(`accessibility: ${looks[0].seen} screens of ${reader} in 2 languages and 2 colour schemes, 0 faults`);
  },
  900_000,
);
