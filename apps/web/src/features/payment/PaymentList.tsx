import type { PartProps, Payments } from "./payments.ts";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { dollarsOfCents } from "../../case/cents.ts";
import { receiptAddress } from "../../case/loading/addresses.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { cancelPaymentMutation } from "./operations.ts";
import { text, wayText } from "./text.ts";

/** What came in, each with its receipt. */
export function PaymentList({ application, payments: { payments }, onChanged }: PartProps) {
  const { t } = useLanguage();
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const mayCancel = application.abilities.includes("recordPayment");
  const cancel = (paymentId: string) =>
    run(async () => {
      const { cancelPayment } = await send(cancelPaymentMutation, { applicationId: application.id, paymentId });
      setRefused(cancelPayment.refusals[0]?.text);
      onChanged();
    });
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t(text.payments)}</h2>
      <FailureBanner failure={failure} />
      {refused && (
        <Banner tone="attention" live>
          {t(refused)}
        </Banner>
      )}
      {payments.length === 0 ? (
        <p>{t(text.paymentsNone)}</p>
      ) : (
        <Table caption={t(text.payments)} captionHidden head={[t(text.date), t(text.amount), t(text.actions)]}>
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              applicationId={application.id}
              busy={busy}
              onCancel={mayCancel ? () => void cancel(payment.id) : undefined}
            />
          ))}
        </Table>
      )}
    </section>
  );
}

type RowProps = {
  payment: Payments["payments"][number];
  applicationId: string;
  busy: boolean;
  onCancel: (() => void) | undefined;
};

function PaymentRow({ payment, applicationId, busy, onCancel }: RowProps) {
  const tools = useLanguage();
  const { t, date, language } = tools;
  const { id, cents, currency, receivedOn, how, reference, isCancelled, recordedByName } = payment;
  return (
    <tr>
      <th scope="row">
        {date(receivedOn)}
        {[t(wayText[how] ?? text.how), reference, recordedByName].map(
          (words) =>
            words && (
              <p key={words} className="payment__more">
                {words}
              </p>
            ),
        )}
      </th>
      <td className="payment__money">
        {dollarsOfCents(tools, cents, currency)}
        {currency !== "CAD" && <p className="payment__more">{t(text.otherCurrency)}</p>}
      </td>
      <td>
        {isCancelled ? (
          t(text.cancelled)
        ) : (
          <a href={receiptAddress(applicationId, id, language)} download>
            {t(text.receipt)}
          </a>
        )}
        {onCancel && !isCancelled && how !== "online" && (
          <Button look="quiet" busy={busy} onClick={onCancel}>
            {t(text.cancelEntry)}
          </Button>
        )}
      </td>
    </tr>
  );
}
