import { afterAll, expect, it } from "vitest";
import { browser, browserIsHere, closeBrowser } from "./launch.ts";

const here = await browserIsHere();

afterAll(closeBrowser);

it.skipIf(!here)("a real browser draws a page", async () => {
  const page = await (await browser()).newPage();
  await page.setContent("<main><h1>Où est la baie d’Hudson?</h1></main>");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Où est la baie d’Hudson?");
  await page.close();
});
