import type { Payments } from "./payments.ts";
import { dollarsOfCents } from "../../case/cents.ts";
import { reasonSentence } from "../../case/reasons/reasonSentence.ts";
import { text as caseText } from "../../case/text.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { text } from "./text.ts";

type Item = NonNullable<Payments["items"]>[number];
type ItemsProps = { items: readonly Item[]; totalCents: number; ofTeam: boolean };

/** What is asked today: the items of the office, then the government’s for information. */
export function ItemsTable({ items, totalCents, ofTeam }: ItemsProps) {
  const tools = useLanguage();
  const { t } = tools;
  const ours = items.filter(({ kind }) => kind === "service");
  const governments = items.filter(({ kind }) => kind !== "service");
  const isAsked = items.some(({ isInvoiced }) => isInvoiced);
  return (
    <>
      <section aria-labelledby="to-us">
        <h2 id="to-us">{t(ofTeam ? text.toOffice : text.toUs)}</h2>
        {ours.length === 0 ? (
          <p>{t(text.toUsNone)}</p>
        ) : (
          <Lines caption={t(ofTeam ? text.toOffice : text.toUs)} items={ours} ofTeam={ofTeam} />
        )}
        {isAsked && (
          <p className="payment__total">
            <strong>
              {t(ofTeam ? text.totalToOffice : text.total)}
              {tools.language === "fr" ? "\u00A0" : ""}: {dollarsOfCents(tools, totalCents)}
            </strong>
          </p>
        )}
      </section>
      <section aria-labelledby="to-authority">
        <h2 id="to-authority">{t(text.toAuthority)}</h2>
        {governments.length === 0 ? (
          <p>{t(ofTeam ? text.toAuthorityNoneOfTeam : text.toAuthorityNone)}</p>
        ) : (
          <>
            <p>{t(ofTeam ? text.toAuthorityLeadOfTeam : text.toAuthorityLead)}</p>
            <Lines caption={t(text.toAuthority)} items={governments} ofTeam={ofTeam} />
            <TotalOfFees items={governments} />
          </>
        )}
      </section>
    </>
  );
}

/** A fee whose amount is not known is no zero: then it is the least that they come to. */
function TotalOfFees({ items }: Pick<ItemsProps, "items">) {
  const tools = useLanguage();
  const amounts = items.flatMap(({ amountCents }) => (amountCents === null ? [] : [amountCents]));
  const sum = dollarsOfCents(
    tools,
    amounts.reduce((total, one) => total + one, 0),
  );
  const words = amounts.length === items.length ? text.totalOfFees : text.leastOfFees;
  return (
    <p className="payment__total">
      <strong>{tools.t(words, { sum })}</strong>
    </p>
  );
}

/** Reasons speak to the applicant. */
function Because({ because, ofTeam }: Pick<Item, "because"> & { ofTeam: boolean }) {
  const { t } = useLanguage();
  const sentence = reasonSentence(because);
  return (
    sentence && (
      <p className="payment__more">
        {ofTeam && <>{t(caseText.applicantReads)} </>}
        {t(sentence)}
      </p>
    )
  );
}

function Lines({ caption, items, ofTeam }: { caption: string; items: readonly Item[]; ofTeam: boolean }) {
  const tools = useLanguage();
  const { t } = tools;
  const money = (cents: number | null) => (cents === null ? t(text.notKnown) : dollarsOfCents(tools, cents));
  return (
    <Table caption={caption} captionHidden head={[t(text.item), t(text.amount)]}>
      {items.map(({ id, name, quantity, because, priceCents, amountCents, description, note }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)}
            <p className="payment__more">
              {t(text.times, { quantity: tools.number(quantity), price: money(priceCents) })}
            </p>
            {[description, note].map(
              (words) =>
                words && (
                  <p key={t(words)} className="payment__more">
                    {t(words)}
                  </p>
                ),
            )}
            <Because because={because} ofTeam={ofTeam} />
          </th>
          <td className="payment__money">{money(amountCents)}</td>
        </tr>
      ))}
    </Table>
  );
}
