import type { PartProps } from "./payments.ts";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { dollarsOfCents } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { issueInvoiceMutation, payOnlineMutation } from "./operations.ts";
import { text } from "./text.ts";

/** The invoice in force with what is still open, how it is paid, and the way to one while there is none. */
export function InvoicePart({ application, payments, onChanged }: PartProps) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const { invoice, items, isSettled, openCents, takesCards } = payments;
  const may = (ability: string) => application.abilities.includes(ability);
  const applicationId = application.id;

  const issue = () =>
    run(async () => {
      const { issueInvoice } = await send(issueInvoiceMutation, { applicationId });
      setRefused(issueInvoice.refusals[0]?.text);
      onChanged();
    });
  const pay = () =>
    run(async () => {
      const { payOnline } = await send(payOnlineMutation, { applicationId });
      setRefused(payOnline.refusals[0]?.text);
      if (payOnline.page !== null) window.location.assign(payOnline.page);
    });

  const isAsked = items?.some(({ isInvoiced }) => isInvoiced) ?? false;
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && (
        <Banner tone="attention" live>
          {t(refused)}
        </Banner>
      )}
      {!invoice && isAsked && isSettled === false && may("issueInvoice") && (
        <ButtonRow>
          <Button look="primary" busy={busy} onClick={() => void issue()}>
            {t(ofTeam ? text.makeInvoice : text.continue)}
          </Button>
        </ButtonRow>
      )}
      {invoice && (
        <section aria-labelledby="invoice">
          <h2 id="invoice">{t(text.invoice, { number: invoice.number })}</h2>
          <InvoiceSums payments={payments} issuedAt={invoice.issuedAt} totalCents={invoice.totalCents} />
          {openCents > 0 && !takesCards && <HowToPay payments={payments} />}
          {!invoice.isOfToday && isAsked && openCents > 0 && <OlderInvoice />}
          <ButtonRow>
            {openCents > 0 && takesCards && may("payOnline") && (
              <Button look="primary" busy={busy} onClick={() => void pay()}>
                {t(text.payByCard)}
              </Button>
            )}
            {!invoice.isOfToday && isAsked && (openCents > 0 || ofTeam) && may("issueInvoice") && (
              <Button busy={busy} onClick={() => void issue()}>
                {t(text.replaceInvoice)}
              </Button>
            )}
          </ButtonRow>
        </section>
      )}
    </>
  );
}

function OlderInvoice() {
  const { t } = useLanguage();
  return <p>{t(isStaff(useMe().role) ? text.invoiceOlderOfTeam : text.invoiceOlder)}</p>;
}

function HowToPay({ payments: { howToPay } }: Pick<PartProps, "payments">) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  return (
    <>
      <h3>{t(text.howToPay)}</h3>
      <p className="payment__lines">{t(howToPay ?? (ofTeam ? text.howToPayUnknownOfTeam : text.howToPayUnknown))}</p>
    </>
  );
}

type SumsProps = Pick<PartProps, "payments"> & { issuedAt: string; totalCents: number };

function InvoiceSums({ payments, issuedAt, totalCents }: SumsProps) {
  const ofTeam = isStaff(useMe().role);
  const { creditedCents, receivedCents, openCents, overpaidCents } = payments;
  const tools = useLanguage();
  const { t, dayOf } = tools;
  const sums: readonly (readonly [BilingualText, number])[] = [
    [text.invoiced, totalCents],
    ...(creditedCents > 0 ? ([[text.credited, -creditedCents]] as const) : []),
    [text.received, receivedCents],
    [text.open, openCents],
    ...(overpaidCents > 0 ? ([[text.overpaid, overpaidCents]] as const) : []),
  ];
  return (
    <>
      <p>{t(text.invoiceOf, { date: dayOf(issuedAt) })}</p>
      <dl className="payment__sums">
        {sums.map(([label, cents]) => (
          <div key={t(label)}>
            <dt>{t(label)}</dt>
            <dd>{dollarsOfCents(tools, cents)}</dd>
          </div>
        ))}
      </dl>
      {openCents === 0 && <p>{t(creditedCents > 0 ? text.nothingLeft : ofTeam ? text.paidOfTeam : text.paid)}</p>}
      {overpaidCents > 0 && <p>{t(ofTeam ? text.overpaidLeadOfTeam : text.overpaidLead)}</p>}
    </>
  );
}
