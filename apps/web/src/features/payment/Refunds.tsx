import type { PartProps, Payments } from "./payments.ts";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { centsOf, dollarsOfCents } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useKeyedForm } from "../../shell/useKeyedForm.ts";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { askForRefundMutation, decideRefundMutation } from "./operations.ts";
import { refundState, text, wayText } from "./text.ts";

type Refund = Payments["refunds"][number];

/** What goes back: asked for by support, decided by an administrator. */
export function Refunds(props: PartProps) {
  const { application, payments } = props;
  const { t } = useLanguage();
  const may = (ability: string) => application.abilities.includes(ability);
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{t(text.refunds)}</h2>
      {payments.refunds.length === 0 && <p>{t(text.refundsNone)}</p>}
      <ul className="payment__refunds">
        {payments.refunds.map((refund) => (
          <li key={refund.id}>
            <RefundLine refund={refund} />
            {may("decideRefund") && (refund.state === "asked" || refund.state === "failed") && (
              <Decide {...props} refund={refund} />
            )}
          </li>
        ))}
      </ul>
      {may("askForRefund") && <AskForRefund {...props} />}
    </section>
  );
}

function RefundLine({ refund: { cents, currency, state, how, reason, askedByName } }: { refund: Refund }) {
  const tools = useLanguage();
  const { t } = tools;
  const words = [
    dollarsOfCents(tools, cents, currency),
    t(refundState[state] ?? text.state),
    how === null ? null : t(wayText[how] ?? text.how),
    reason,
    askedByName,
  ];
  return <p>{words.filter((word) => word !== null).join(" · ")}</p>;
}

function Decide({ application, onChanged, refund }: PartProps & { refund: Refund }) {
  const { t } = useLanguage();
  const { busy, failure, run } = useAction();
  const [how, setHow] = useState<string>();
  const [fault, setFault] = useState<string>();
  const id = `decide-${refund.id}`;
  const decide = (by: string | null) =>
    run(async () => {
      const given = { applicationId: application.id, refundId: refund.id, how: by };
      const { decideRefund } = await send(decideRefundMutation, given);
      const [refusal] = decideRefund.refusals;
      setFault(refusal && t(refusal.text));
      if (!refusal) onChanged();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <SelectField
        id={id}
        label={t(text.decide)}
        error={fault}
        value={how}
        onChange={setHow}
        options={Object.entries(wayText).map(([value, label]) => ({ value, label: t(label) }))}
      />
      <ButtonRow>
        <Button busy={busy} onClick={() => void decide(how ?? "")}>
          {t(text.payBack)}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => void decide(null)}>
          {t(text.decline)}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Which field a refusal speaks of. */
const fieldOf = { refundReasonNeeded: "refund-reason", paymentNoteTooLong: "refund-reason" };

function AskForRefund({ application, onChanged }: PartProps) {
  const { t } = useLanguage();
  const { entry, change, submit, busy, failure, faults, attempt, errorOf } = useKeyedForm({
    empty: { amount: "", reason: "" },
    fieldOf,
    firstField: "refund-amount",
    send: async ({ amount, reason }, key) => {
      const given = { applicationId: application.id, key, cents: centsOf(amount) ?? 0, reason };
      return (await send(askForRefundMutation, given)).askForRefund.refusals;
    },
    written: text.refundAsked,
    onWritten: onChanged,
  });
  return (
    <form noValidate onSubmit={submit}>
      <h3>{t(text.askRefund)}</h3>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <TextField
        id="refund-amount"
        label={t(text.recordAmount)}
        error={errorOf("refund-amount")}
        value={entry.amount}
        onChange={(amount) => change({ amount })}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
      <TextField
        id="refund-reason"
        label={t(text.refundReason)}
        error={errorOf("refund-reason")}
        value={entry.reason}
        onChange={(reason) => change({ reason })}
        autoComplete="off"
      />
      <ButtonRow>
        <Button type="submit" busy={busy}>
          {t(text.askRefund)}
        </Button>
      </ButtonRow>
    </form>
  );
}
