import { homeAddress } from "@boreal/domain/questionnaire/background/addresses";
import { country } from "@boreal/domain/questionnaire/background/residence";
import { answerPage, untilOnStep } from "../assessment.ts";
import { untilFaultsAreTold } from "../waiting.ts";
import type { Field } from "@boreal/domain/questionnaire/step";
import { text } from "../../../apps/web/src/case/text.ts";
import type { Visitor } from "../visitor.ts";

/** Goes from the answers as they stand to the page on which this one is changed. */
async function goToChange(visitor: Visitor, { question }: Pick<Field, "question">): Promise<void> {
  const name = `${visitor.t(text.change)} ${visitor.t(question)}`;
  await visitor.press(visitor.page.getByRole("link", { name, exact: true }));
}

/** The country of residence, changed from the list of answers: the home address says another one, and is told so first. */
export async function changeCountry(visitor: Visitor, code: string): Promise<void> {
  await goToChange(visitor, country);
  await visitor.page.getByRole("combobox").first().waitFor();
  await answerPage(visitor, country, { country: code });
  await untilOnStep(visitor, homeAddress.id, "the address that says otherwise is not shown");
  await untilFaultsAreTold(visitor);
  await answerPage(visitor, homeAddress, { homeAddress: { country: code } });
}
