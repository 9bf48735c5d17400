import { currencyIn } from "../fields/moneyField.ts";
import type { ReadField } from "../reading.ts";
import type { PageText } from "./reader.ts";

/** How far apart, in parts of the page, the tops of two words of one line may stand. */
const sameLine = 0.004;

/** The currency that stands in the line of the amount, where it is named and is not the Canadian dollar. */
export function currencyBeside(
  amount: ReadField | undefined,
  pages: readonly PageText[],
): Readonly<Record<string, ReadField>> {
  if (!amount) return {};
  const line = pages
    .flatMap((page) => page.lines)
    .find(
      ({ page, cells }) =>
        page === amount.page &&
        cells.some(({ words }) => words.some(({ box }) => Math.abs(box[1] - amount.box[1]) < sameLine)),
    );
  const currency = line && currencyIn(line.text);
  return currency === undefined || currency === "CAD" ? {} : { currency: { ...amount, value: currency } };
}
