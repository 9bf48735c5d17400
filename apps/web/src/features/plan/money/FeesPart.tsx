import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { dollarsIn } from "../../../case/money.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { amountWords, MoneyRow } from "./FundsPart.tsx";
import { knownSum } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";

/** What is paid to the government, with the total of what is known. */
export function FeesPart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const tools = useLanguage();
  const { t } = tools;
  const personName = usePersonName(true);
  const { fees } = plan;
  const own = feesOfApplicant(fees);
  const unknown = own.filter(({ amount }) => amount === null).length;
  return (
    <PlanPart
      id="fees"
      title={t(moneyWords.fees)}
      result={fees.length === 0 ? t(moneyWords.feesNone) : feesInOneLine(fees, tools)}
    >
      {() =>
        fees.length > 0 && (
          <>
            <div className="money">
              <Table
                caption={t(moneyWords.feesCaption)}
                captionHidden
                head={[t(moneyWords.what), t(moneyWords.amount)]}
              >
                {fees.map(({ id, title, person, childNumber, paidBy, amount, why }) => (
                  <MoneyRow
                    key={`${id} ${person} ${childNumber ?? ""}`}
                    application={application}
                    name={t(title)}
                    person={paidBy ? t(moneyWords.byEmployer) : personName(person, childNumber)}
                    amount={amountWords(amount, why, tools)}
                    isKnown={amount !== null}
                    why={why}
                  />
                ))}
                {unknown < own.length && (
                  <MoneyRow
                    application={application}
                    name={t(unknown === 0 ? moneyWords.total : moneyWords.totalOfKnown)}
                    amount={dollarsIn(tools, knownSum(own))}
                    isKnown
                    isTotal
                  />
                )}
              </Table>
            </div>
            {own.length < fees.length && <p>{t(moneyWords.employerPays)}</p>}
            {unknown > 0 && <p>{t(moneyWords.unknownFees, { count: unknown })}</p>}
          </>
        )
      }
    </PlanPart>
  );
}

/** What somebody else pays is told and is in no total. */
const feesOfApplicant = (fees: PlanBesideVault["fees"]) => fees.filter(({ paidBy }) => paidBy === undefined);

/** The total; while an amount is not known, how much it is at least. */
function feesInOneLine(all: PlanBesideVault["fees"], tools: LanguageTools): string {
  const fees = feesOfApplicant(all);
  const known = dollarsIn(tools, knownSum(fees));
  if (fees.every(({ amount }) => amount !== null)) return known;
  return fees.every(({ amount }) => amount === null)
    ? tools.t(moneyWords.notKnown)
    : tools.t(planWords.atLeast, { amount: known });
}
