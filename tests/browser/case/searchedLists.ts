import { countries } from "@boreal/domain/lists/countries";
import { occupations } from "@boreal/domain/lists/work/occupations";
import type { Locator } from "playwright-core";
import { text as uiText } from "../../../apps/web/src/ui/text.ts";
import type { Visitor } from "../visitor.ts";

/** How a person finds something in a long list and chooses it. */

type Named = { readonly code: string; readonly en: string; readonly fr: string };

export function named(list: readonly Named[], code: unknown): Named {
  const found = list.find((one) => one.code === code);
  if (!found) throw new Error(`there is no ${String(code)} in the list`);
  return found;
}

/** Those that are chosen already stand as buttons that take them away. */
export async function chooseCountries(
  visitor: Visitor,
  box: Locator,
  { within, codes }: { readonly within: Locator; readonly codes: readonly string[] },
): Promise<void> {
  for (const code of codes) {
    const isThere = within.getByRole("button", {
      name: visitor.t(uiText.removeItem, { name: visitor.t(named(countries, code)) }),
      exact: true,
    });
    if ((await isThere.count()) === 0) await chooseCountry(visitor, box, code);
  }
}

export async function chooseCountry(visitor: Visitor, box: Locator, code: string): Promise<void> {
  const name = visitor.t(named(countries, code));
  // Filled in already: nothing to choose.
  if ((await box.inputValue()) === name) return;
  const option = visitor.page.getByRole("option", { name, exact: true });
  const isMarked = async () =>
    (await option.count()) > 0 &&
    (await option.getAttribute("id")) === (await box.getAttribute("aria-activedescendant"));
  // Countries that were named before stand at the top of the list: nothing has to be typed.
  for (let steps = 0; steps < 4 && !(await isMarked()); steps += 1) await visitor.hand.strike(box, "ArrowDown");
  if (!(await isMarked())) {
    visitor.effort.typed(name, visitor.page.url());
    await visitor.hand.write(box, name);
    await option.waitFor();
    for (let steps = 0; steps < 12 && !(await isMarked()); steps += 1) await visitor.hand.strike(box, "ArrowDown");
  }
  await visitor.hand.strike(box, "Enter");
}

/** Found by its title; what the list shows is the title with the code. */
export async function chooseOccupation(visitor: Visitor, box: Locator, code: string): Promise<void> {
  const title = visitor.t(named(occupations, code));
  visitor.effort.typed(title, visitor.page.url());
  await visitor.hand.write(box, title);
  const option = visitor.page.getByRole("option", { name: `${title} (${code})`, exact: true });
  await option.waitFor();
  await visitor.press(option);
}
