import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import { setsNoAmount } from "../../../case/money.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { moneyWords } from "./money.text.ts";

/** Money does not matter at all: nothing is said about it. */
export const asksForNoFunds = ({ required }: PlannedFunds): boolean =>
  required.why.decidedBy === "funds.required.noFundsAsked";

/** No authority names a sum, no host must show one, and no money was told of: there is nothing to draw, only the reason. */
export const hasNothingToDraw = (funds: PlannedFunds): boolean =>
  setsNoAmount(funds) &&
  funds.available.accounts.length === 0 &&
  funds.hostIncome.amount === null &&
  funds.hostIncome.why.missing.length === 0;

/** Why there is no sum to show. */
export function NoFundsSet({ application, funds }: { application: TheApplication; funds: PlannedFunds }) {
  const { t } = useLanguage();
  const { why } = funds.required;
  const sentence = reasonSentence(why.because);
  return (
    <>
      {sentence && <p>{t(sentence)}</p>}
      <WhyPanel
        why={why}
        applicationId={application.id}
        type={application.type}
        subject={t(moneyWords.funds)}
        mayTry={application.abilities.includes("answer")}
      />
    </>
  );
}
