import { text as caseText } from "../../../apps/web/src/case/text.ts";
import { text } from "../../../apps/web/src/features/dependents/text.ts";
import type { Visitor } from "../visitor.ts";

/** Tells the name of a child on the page of the family. */
export async function nameChild(visitor: Visitor, childNumber: number, fullName: string): Promise<void> {
  const child = visitor.t(caseText.child, { n: childNumber });
  await visitor.press(visitor.page.getByRole("button", { name: `${visitor.t(text.edit)} ${child}`, exact: true }));
  await visitor.hand.write(visitor.field(text.fullName), fullName);
  await visitor.press(visitor.button(text.save));
  await visitor.hears(text.updated, { name: child });
  await visitor.page.getByRole("main").getByText(fullName).waitFor();
}
