import type { Field } from "@boreal/domain/questionnaire/step";
import { text } from "../../../apps/web/src/case/text.ts";
import type { Visitor } from "../visitor.ts";

/** Goes from the answers as they stand to the page on which this one is changed. */
export async function goToChange(visitor: Visitor, { question }: Pick<Field, "question">): Promise<void> {
  const name = `${visitor.t(text.change)} ${visitor.t(question)}`;
  await visitor.press(visitor.page.getByRole("link", { name, exact: true }));
}
