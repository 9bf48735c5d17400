import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { asksForNoMoney, dollarsIn, hasUnknown, setsNoAmount } from "../../../case/money.ts";
import { capital } from "../../../ui/capital.ts";
import type { LanguageTools } from "../../../ui/language.tsx";
import { knownSum, partsOf } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";

/** The whole part in one sentence. */
export function inOneLine(funds: PlannedFunds, tools: LanguageTools): string {
  const { required, hostIncome } = funds;
  if (asksForNoMoney(funds)) return tools.t(moneyWords.noneAsked);
  const needed = sumInLine(required.amount, required.lines, tools);
  if (isNothingShown(funds) && !setsNoAmount(funds))
    return needed === undefined ? tools.t(moneyWords.bothUnknown) : tools.t(moneyWords.nothingInLine, { needed });
  const available = sumInLine(funds.available.amount, funds.available.accounts, tools);
  if (!setsNoAmount(funds)) return ofBoth(needed, available, tools);
  if (hostIncome.amount !== null)
    return tools.t(moneyWords.hostInLine, { income: dollarsIn(tools, hostIncome.amount) });
  return available === undefined
    ? tools.t(moneyWords.noAmountUnknown)
    : tools.t(moneyWords.noAmountInLine, { available });
}

function ofBoth(needed: string | undefined, available: string | undefined, tools: LanguageTools): string {
  if (needed === undefined)
    return available === undefined ? tools.t(moneyWords.bothUnknown) : tools.t(moneyWords.neededUnknown, { available });
  return available === undefined
    ? tools.t(moneyWords.availableUnknown, { needed })
    : capital(tools.t(moneyWords.shownOf, { needed, available }));
}

/** Nobody named an amount and no document shows one: that is not zero. */
export const isNothingShown = ({ available }: PlannedFunds): boolean =>
  available.amount === null && available.accounts.length === 0;

/** A sum within a sentence: while a part of it is not known, how much it is at least, and nothing where no part is. */
function sumInLine(
  amount: number | null,
  lines: readonly { readonly id: string; readonly amount: number | null }[],
  tools: LanguageTools,
): string | undefined {
  const known = amount ?? knownSum(partsOf(amount, lines));
  if (!hasUnknown(amount, lines)) return dollarsIn(tools, known);
  return known > 0 ? tools.t(moneyWords.atLeast, { amount: dollarsIn(tools, known) }) : undefined;
}
