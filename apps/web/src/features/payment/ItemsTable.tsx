import { dollarsOfCents } from "../../case/cents.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import type { Payments } from "./PaymentPage.tsx";
import { text } from "./text.ts";

type Item = NonNullable<Payments["items"]>[number];

/** What is asked today: the items of the office, then the government’s for information. */
export function ItemsTable({ items, totalCents }: { items: readonly Item[]; totalCents: number }) {
  const tools = useLanguage();
  const { t } = tools;
  const ours = items.filter(({ kind }) => kind === "service");
  const governments = items.filter(({ kind }) => kind !== "service");
  const isAsked = items.some(({ isInvoiced }) => isInvoiced);
  return (
    <>
      <section aria-labelledby="to-us">
        <h2 id="to-us">{t(text.toUs)}</h2>
        {ours.length === 0 ? <p>{t(text.toUsNone)}</p> : <Lines caption={t(text.toUs)} items={ours} />}
        {isAsked && (
          <p className="payment__total">
            <strong>
              {t(text.total)}
              {tools.language === "fr" ? "\u00A0" : ""}: {dollarsOfCents(tools, totalCents)}
            </strong>
          </p>
        )}
      </section>
      <section aria-labelledby="to-authority">
        <h2 id="to-authority">{t(text.toAuthority)}</h2>
        {governments.length === 0 ? (
          <p>{t(text.toAuthorityNone)}</p>
        ) : (
          <>
            <p>{t(text.toAuthorityLead)}</p>
            <Lines caption={t(text.toAuthority)} items={governments} />
          </>
        )}
      </section>
    </>
  );
}

function Lines({ caption, items }: { caption: string; items: readonly Item[] }) {
  const tools = useLanguage();
  const { t } = tools;
  const money = (cents: number | null) => (cents === null ? t(text.notKnown) : dollarsOfCents(tools, cents));
  return (
    <Table caption={caption} captionHidden head={[t(text.item), t(text.quantity), t(text.price), t(text.amount)]}>
      {items.map(({ id, name, quantity, because, priceCents, amountCents, description, note }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)}
            {[description, note].map(
              (words) =>
                words && (
                  <p key={t(words)} className="payment__more">
                    {t(words)}
                  </p>
                ),
            )}
            <p className="payment__more">{because.map((reason) => t(reason)).join("; ")}</p>
          </th>
          <td>{tools.number(quantity)}</td>
          <td className="payment__money">{money(priceCents)}</td>
          <td className="payment__money">{money(amountCents)}</td>
        </tr>
      ))}
    </Table>
  );
}
