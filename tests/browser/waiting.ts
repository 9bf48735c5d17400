import type { Locator, Page } from "playwright-core";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import type { CountedWords, Visitor, Words } from "./visitor.ts";

/** A heading takes the click, so that the field loses the keyboard and what was typed is sent. */
export const leaveField = (page: Page) => page.getByRole("heading", { level: 1 }).click();

/** Waits until the page says that nothing is saved yet, and how many answers wait; else tells what it says instead. */
export async function saysThatWaits(visitor: Visitor, words: CountedWords, count: number): Promise<void> {
  const wanted = visitor.t(words, { count });
  try {
    await visitor.page.getByText(wanted).waitFor();
  } catch {
    const [banner, main] = await Promise.all([
      visitor.page.locator(".connection-banner").innerText(),
      visitor.page.getByRole("main").innerText(),
    ]);
    throw new Error(`the page does not say «${wanted}» but «${banner}», and of the answer «${main}»`);
  }
}

/** The part of the page that says this as its state; else tells what the page says instead. */
export async function statusThatSays(visitor: Visitor, words: Words): Promise<Locator> {
  const wanted = visitor.t(words);
  const status = visitor.page.getByRole("status").filter({ hasText: wanted });
  try {
    await status.waitFor();
  } catch {
    throw new Error(`the page does not say «${wanted}» but «${await visitor.page.getByRole("main").innerText()}»`);
  }
  return status;
}

/** Waits until all of this stands somewhere in this part of the page. */
export async function untilAllStand(within: Locator | Page, words: readonly (string | RegExp)[]): Promise<void> {
  for (const one of words) await within.getByText(one).first().waitFor();
}

/** Waits until the page tells this; else tells what is known instead. */
export async function untilTold(page: Page, words: string, otherwise: () => Promise<string>): Promise<void> {
  try {
    await page.getByText(words).first().waitFor();
  } catch {
    throw new Error(`the page does not tell «${words}»: ${await otherwise()}`);
  }
}

/** Waits until the page says at its top what is missing on it. */
export const untilFaultsAreTold = async (visitor: Visitor): Promise<void> =>
  await visitor.page
    .getByRole("alert")
    .filter({ hasText: visitor.t(uiText.summaryTitle) })
    .waitFor();
