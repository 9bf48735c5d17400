import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { schemes, settled } from "../tests/browser/axe.ts";
import { foundFirm, type Firm } from "../tests/browser/firm.ts";
import { browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { arriveAs, everyScreen, readers, show } from "../tests/browser/screens.ts";
import { Boreal } from "../tests/browser/server.ts";
import { takeReadmePictures } from "./shots/readmePictures.ts";

/**
 * Pictures of every page: `npm run shots [-- WORD]` into shots/, EN and FR, 360, 768 and 1440 px, light and dark.
 * With a word only the pages whose names hold it. `npm run shots -- --readme` takes those of the README instead.
 */
const widths = [360, 768, 1440];
const folder = fileURLToPath(new URL("../shots/", import.meta.url));
const [wanted = ""] = process.argv.slice(2);

if (!(await browserIsHere())) process.exit(3);
mkdirSync(folder, { recursive: true });
const forReadme = wanted === "--readme";
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", ...(forReadme ? { BOREAL_TODAY: "2026-11-20" } : {}) },
});
await boreal.start();
try {
  const firm = await foundFirm(boreal);
  if (forReadme) console.log(`${await takeReadmePictures(boreal, firm)} pictures in docs/images`);
  else await takeEveryScreen(firm);
} finally {
  await closeBrowser();
  await boreal.remove();
}

async function takeEveryScreen(firm: Firm): Promise<void> {
  const screens = everyScreen(boreal, firm).filter(({ name }) => name.includes(wanted));
  let taken = 0;
  for (const language of ["en", "fr"] as const) {
    for (const reader of readers) {
      const own = screens.filter((one) => one.reader === reader);
      if (own.length === 0) continue;
      const visitor = await arriveAs(reader, boreal, firm, { language });
      for (const screen of own) {
        await show(visitor, screen);
        for (const width of widths) {
          await visitor.page.setViewportSize({ width, height: 900 });
          for (const colorScheme of schemes) {
            await visitor.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await settled(visitor.page);
            await visitor.page.screenshot({
              path: `${folder}${reader}-${screen.name}-${language}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
            taken += 1;
          }
        }
      }
      await visitor.leave();
    }
  }
  console.log(`${taken} pictures in shots/`);
}
