import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import { dollarsIn } from "../../../case/money.ts";
import { personName } from "../../../case/text.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { amountWords, MoneyRow } from "./FundsPart.tsx";
import { knownSum } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";

/** What is paid to the government, with the total of what is known. */
export function FeesPart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const tools = useLanguage();
  const { t } = tools;
  const { fees } = plan;
  const unknown = fees.filter(({ amount }) => amount === null).length;
  return (
    <section className="plan__section" aria-labelledby="plan-fees">
      <h2 id="plan-fees">{t(moneyWords.fees)}</h2>
      {fees.length === 0 ? (
        <p>{t(moneyWords.feesNone)}</p>
      ) : (
        <>
          <div className="money">
            <Table caption={t(moneyWords.feesCaption)} captionHidden head={[t(moneyWords.what), t(moneyWords.amount)]}>
              {fees.map(({ id, title, person, childNumber, amount, why }) => {
                const whose = personName(person, childNumber, true);
                return (
                  <MoneyRow
                    key={`${id} ${person} ${childNumber ?? ""}`}
                    application={application}
                    name={t(title)}
                    person={t(whose.text, whose.values)}
                    amount={amountWords(amount, why, tools)}
                    isKnown={amount !== null}
                    why={why}
                  />
                );
              })}
              {unknown < fees.length && (
                <MoneyRow
                  application={application}
                  name={t(unknown === 0 ? moneyWords.total : moneyWords.totalOfKnown)}
                  amount={dollarsIn(tools, knownSum(fees))}
                  isKnown
                  isTotal
                />
              )}
            </Table>
          </div>
          {unknown > 0 && <p>{t(moneyWords.unknownFees, { count: unknown })}</p>}
        </>
      )}
    </section>
  );
}
