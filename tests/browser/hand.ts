import type { Locator, Page } from "playwright-core";
import type { Effort } from "./effort.ts";

/** How a person works a page: with a mouse or finger, or with nothing but the keyboard. */
export interface Hand {
  press(control: Locator): Promise<void>;
  /** Presses a key while this control has the focus. */
  strike(control: Locator, key: string): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Picks one radio. */
  pick(radio: Locator): Promise<void>;
  /** Picks one entry of a list by its words; a long one is searched in. */
  select(list: Locator, words: string): Promise<void>;
}

export function mouse(effort: Effort): Hand {
  return {
    async press(control) {
      effort.clicks += 1;
      effort.presses += 1;
      await control.click();
    },
    async strike(control, key) {
      effort.keys += 1;
      await control.press(key);
    },
    async write(field, words) {
      effort.clicks += 1;
      effort.keys += words.length;
      effort.letters += words.length;
      await field.fill(words);
    },
    async pick(radio) {
      effort.clicks += 1;
      effort.presses += 1;
      await radio.check();
    },
    async select(list, words) {
      effort.clicks += 2;
      effort.presses += 2;
      if (!(await isSearched(list))) return void (await list.selectOption({ label: words }));
      // Words that stand there already change nothing, and the list stays closed.
      if ((await list.inputValue()) === words) return;
      await list.fill(words);
      await optionOf(list, words).click();
    },
  };
}

const isSearched = (list: Locator): Promise<boolean> => list.evaluate((element) => element.tagName === "INPUT");
const optionOf = (list: Locator, words: string): Locator =>
  list.page().getByRole("option", { name: words, exact: true }).first();

type Keys = Record<"strike" | "type", (words: string) => Promise<void>>;

/** Types into the list that has the focus, and takes the first that fits. */
async function searchFor(option: Locator, words: string, { strike, type }: Keys): Promise<void> {
  await strike("Control+A");
  await type(words);
  await option.waitFor();
  await strike("ArrowDown");
  await strike("Enter");
}

/**
 * Answers whether the control has the focus. It is looked for once, not after each key: to find it by its role and name,
 * every element of the page is asked for its own. A page that draws the control anew makes it look again.
 */
async function focusOf(control: Locator): Promise<() => Promise<boolean>> {
  let element = await control.elementHandle();
  return async () => {
    for (;;) {
      const state = await element?.evaluate((one) =>
        one === document.activeElement ? "here" : one.isConnected ? "elsewhere" : "gone",
      );
      if (state === "here" || state === "elsewhere") return state === "here";
      element = await control.elementHandle();
    }
  };
}

/** Whether the focus is on a radio of the group with this name. */
const isOnRadioOf = (page: Page, name: string | null): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.type === "radio" &&
      document.activeElement.name === wanted,
    name,
  );

/** A keyboard reaches a control only by Tab, and arrows inside a group: whoever cannot be reached fails the test. */
export function keyboard(page: Page, effort: Effort): Hand {
  async function strike(key: string): Promise<void> {
    effort.keys += 1;
    await page.keyboard.press(key);
  }
  async function type(words: string): Promise<void> {
    effort.keys += words.length;
    effort.letters += words.length;
    await page.keyboard.type(words);
  }
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    const isFocused = await focusOf(control);
    for (let steps = 0; steps < 150; steps += 1) {
      if (await isFocused()) return;
      await strike("Tab");
    }
    throw new Error(`the keyboard does not reach ${String(control)}`);
  }
  return {
    async press(control) {
      await reach(control);
      await strike("Enter");
    },
    async strike(control, key) {
      await reach(control);
      await strike(key);
    },
    async write(field, words) {
      await reach(field);
      await strike("Control+A");
      await type(words);
    },
    async pick(radio) {
      await radio.waitFor();
      const name = await radio.getAttribute("name");
      const isFocused = await focusOf(radio);
      for (let steps = 0; steps < 150; steps += 1) {
        if (await isFocused()) break;
        await strike((await isOnRadioOf(page, name)) ? "ArrowDown" : "Tab");
      }
      if (!(await isFocused())) throw new Error(`the keyboard does not reach ${String(radio)}`);
      if (!(await radio.isChecked())) await strike("Space");
    },
    async select(list, words) {
      await reach(list);
      if (await isSearched(list)) return searchFor(optionOf(list, words), words, { strike, type });
      const isChosen = () =>
        list.evaluate((element, wanted) => (element as HTMLSelectElement).selectedOptions[0]?.label === wanted, words);
      // A letter that is no key of this keyboard would be put where the caret last stood, so typing stops there and arrows go on.
      await type(/^[A-Za-z0-9 ]*/.exec(words)?.[0] ?? "");
      for (let steps = 0; steps < 40 && !(await isChosen()); steps += 1) await strike("ArrowDown");
      if (!(await isChosen())) throw new Error(`the keyboard does not choose ${words} in ${String(list)}`);
    },
  };
}
