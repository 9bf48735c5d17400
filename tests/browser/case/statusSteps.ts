import { askedDefinitions, type AskedKey } from "@boreal/domain/lifecycle/asked";
import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";

/** Changes of status, as a person makes them on the page of the status. */

export const changeOf = (id: string) => transitionById(id) ?? expect.fail(`no change ${id}`);

/** Unfolds a step, as its summary names it. */
export async function unfold(visitor: Visitor, id: string): Promise<void> {
  await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(changeOf(id).name) }));
}

export const makeChange = async (visitor: Visitor, id: string): Promise<void> =>
  await visitor.press(visitor.page.getByRole("button", { name: visitor.t(changeOf(id).name), exact: true }));

/** A day in its three fields. */
export async function enterDay(
  visitor: Visitor,
  id: string,
  key: AskedKey,
  [year, month, day]: readonly string[],
): Promise<void> {
  const group = visitor.page.getByRole("group", { name: visitor.t(askedDefinitions[key].label) });
  const fields = group.locator(`input[id^="${id}-${key}"]`);
  for (const [place, part] of [day, month, year].entries()) await visitor.hand.write(fields.nth(place), part ?? "");
}
