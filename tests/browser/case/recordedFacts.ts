import { recordedFact, type RecordedKey } from "@boreal/domain/lifecycle/recordedFacts";
import { text } from "../../../apps/web/src/features/status/recordedFacts.text.ts";
import type { Visitor } from "../visitor.ts";

/** Facts that the legal team records by themselves, on the page of the status where they stand. */

const openForm = (visitor: Visitor, key: RecordedKey): Promise<void> =>
  visitor.press(visitor.page.locator(`#change-${key}`));

async function save(visitor: Visitor, key: RecordedKey): Promise<void> {
  await visitor.press(visitor.button(text.save));
  // The form is gone once it is recorded.
  await visitor.page.locator(`#change-${key}`).waitFor();
}

/** A day in its three fields. */
export async function recordDay(visitor: Visitor, key: RecordedKey, [year, month, day]: readonly string[]) {
  await openForm(visitor, key);
  const fields = visitor.page.locator(`input[id^="fact-${key}"]`);
  for (const [place, part] of [day, month, year].entries()) await visitor.hand.write(fields.nth(place), part ?? "");
  await save(visitor, key);
}

export async function recordOption(visitor: Visitor, key: RecordedKey, value: string) {
  await openForm(visitor, key);
  const option = recordedFact(key).choices?.find((one) => one.value === value);
  if (!option) throw new Error(`${key} has no option ${value}`);
  await visitor.hand.pick(visitor.page.getByRole("radio", { name: visitor.t(option.name), exact: true }));
  await save(visitor, key);
}
