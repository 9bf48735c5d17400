import type { Locator, Page } from 'playwright-core';

/** How a person works a page: with a mouse or finger, or with nothing but the keyboard. */
export interface Hand {
  press(control: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Picks one radio. */
  pick(radio: Locator): Promise<void>;
  /** Picks one entry of a closed list by its words. */
  select(list: Locator, words: string): Promise<void>;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  write: (field, words) => field.fill(words),
  pick: (radio) => radio.check(),
  async select(list, words) {
    await list.selectOption({ label: words });
  },
};

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** A keyboard reaches a control only by Tab, and arrows inside a group: whoever cannot be reached fails the test. */
export function keyboard(page: Page): Hand {
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let steps = 0; steps < 150; steps += 1) {
      if (await isFocused(control)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${String(control)}`);
  }
  return {
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async write(field, words) {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(words);
    },
    async pick(radio) {
      await radio.waitFor();
      const name = await radio.getAttribute('name');
      for (let steps = 0; steps < 150; steps += 1) {
        if (await isFocused(radio)) break;
        const inGroup = await page.evaluate((wanted) => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio' && document.activeElement.name === wanted, name);
        await page.keyboard.press(inGroup ? 'ArrowDown' : 'Tab');
      }
      if (!(await isFocused(radio))) throw new Error(`the keyboard does not reach ${String(radio)}`);
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
    },
    async select(list, words) {
      await reach(list);
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    },
  };
}
