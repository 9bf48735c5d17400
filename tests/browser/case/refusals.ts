import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { text as assessmentText } from "../../../apps/web/src/features/assessment/text.ts";
import { text as uiText } from "../../../apps/web/src/ui/text.ts";
import { stepOnPage } from "../assessment.ts";
import type { Visitor, Words } from "../visitor.ts";

/** What a person who does not see the page is told about this control. */
export const toldOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const ids = [element, element.closest("fieldset")].flatMap((each) =>
      (each?.getAttribute("aria-describedby") ?? "").split(" "),
    );
    return ids.map((id) => (id === "" ? "" : (document.getElementById(id)?.textContent ?? ""))).join(" ");
  });

/** Continue leads nowhere; the sentence stands in the summary, and with the control that it is about. */
export async function isRefused(
  visitor: Visitor,
  control: Locator,
  words: Words,
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const before = stepOnPage(visitor.page);
  await visitor.press(visitor.button(assessmentText.continue));
  const sentence = visitor.t(words, values);
  await visitor.page
    .getByRole("alert")
    .filter({ hasText: visitor.t(uiText.summaryTitle) })
    .getByText(sentence)
    .waitFor();
  expect(stepOnPage(visitor.page)).toBe(before);
  expect(await toldOf(control)).toContain(sentence);
  expect(await control.getAttribute("aria-invalid")).toBe("true");
}
