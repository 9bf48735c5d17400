import type { PlanPartId } from "../../../apps/web/src/case/parts/PlanPart.tsx";
import type { Visitor } from "../visitor.ts";

/** Unfolds a part of the plan, which must be on the screen. */
export async function unfoldPart(visitor: Visitor, id: PlanPartId): Promise<void> {
  const part = visitor.page.locator(`details#${id}`);
  // Some parts of an applicant’s plan lie behind one line.
  const others = visitor.page.locator("details#others");
  await part.or(others).first().waitFor();
  if ((await part.count()) === 0) await visitor.press(others.locator("> summary"));
  await part.waitFor();
  if ((await part.getAttribute("open")) === null) await visitor.press(part.locator("> summary"));
}
