import type { PlanPartId } from "../../../apps/web/src/case/parts/PlanPart.tsx";
import type { Visitor } from "../visitor.ts";

/** Unfolds a part of the plan, which must be on the screen. */
export async function unfoldPart(visitor: Visitor, id: PlanPartId): Promise<void> {
  const part = visitor.page.locator(`details#${id}`);
  await part.waitFor();
  if ((await part.getAttribute("open")) === null) await visitor.press(part.locator("> summary"));
}
