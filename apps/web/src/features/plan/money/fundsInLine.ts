import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { dollarsIn, hasUnknown, setsNoAmount } from "../../../case/money.ts";
import { capital } from "../../../ui/capital.ts";
import type { LanguageTools } from "../../../ui/language.tsx";
import { knownSum, partsOf } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";

/** The whole part in one sentence. */
export function inOneLine(funds: PlannedFunds, tools: LanguageTools): string {
  const { required, hostIncome } = funds;
  if (isNothingShown(funds) && !setsNoAmount(funds))
    return tools.t(moneyWords.nothingInLine, { needed: sumInLine(required.amount, required.lines, tools) });
  const available = sumInLine(funds.available.amount, funds.available.accounts, tools);
  if (!setsNoAmount(funds)) {
    const needed = sumInLine(required.amount, required.lines, tools);
    const isUnknown = [needed, available].includes(tools.t(moneyWords.unknownInLine));
    return isUnknown
      ? tools.t(moneyWords.inOneLine, { needed, available })
      : capital(tools.t(moneyWords.shownOf, { needed, available }));
  }
  return hostIncome.amount === null
    ? tools.t(moneyWords.noAmountInLine, { available })
    : tools.t(moneyWords.hostInLine, { income: dollarsIn(tools, hostIncome.amount) });
}

/** Nobody named an amount and no document shows one: that is not zero. */
export const isNothingShown = ({ available }: PlannedFunds): boolean =>
  available.amount === null && available.accounts.length === 0;

/** A sum within a sentence; while a part of it is not known, how much it is at least. */
function sumInLine(
  amount: number | null,
  lines: readonly { readonly id: string; readonly amount: number | null }[],
  tools: LanguageTools,
): string {
  const known = amount ?? knownSum(partsOf(amount, lines));
  if (!hasUnknown(amount, lines)) return dollarsIn(tools, known);
  return known > 0
    ? tools.t(moneyWords.atLeast, { amount: dollarsIn(tools, known) })
    : tools.t(moneyWords.unknownInLine);
}
