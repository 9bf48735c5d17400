import type { PlannedFunds } from "@boreal/domain/plan/plan";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { dollarsIn } from "../../../case/money.ts";
import { moneyWords } from "./money.text.ts";

/** Money does not matter at all: nothing is said about it. */
export const asksForNoFunds = ({ required }: PlannedFunds): boolean =>
  required.why.decidedBy === "funds.required.noFundsAsked";

/** No authority names a sum to show: there is nothing to compare, only the reason. */
export const setsNoAmount = ({ required }: PlannedFunds): boolean =>
  required.amount === null && required.lines.length === 0 && required.why.missing.length === 0;

/** Why there is no sum to show, and what was said to be there all the same. */
export function NoFundsSet({ application, funds }: { application: TheApplication; funds: PlannedFunds }) {
  const tools = useLanguage();
  const { t } = tools;
  const { required, available } = funds;
  const sentence = reasonSentence(required.why.because);
  return (
    <>
      {sentence && <p>{t(sentence)}</p>}
      {available.amount !== null && available.amount > 0 && (
        <p>{t(moneyWords.barLabel, { what: t(moneyWords.available), sum: dollarsIn(tools, available.amount) })}</p>
      )}
      <WhyPanel
        why={required.why}
        applicationId={application.id}
        type={application.type}
        subject={t(moneyWords.funds)}
        mayTry={application.abilities.includes("answer")}
      />
    </>
  );
}
