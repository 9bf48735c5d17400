import type { PartProps, Payments } from "./payments.ts";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { centsOf, dollarsOfCents } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useKeyedForm } from "../../shell/useKeyedForm.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { cancelCreditMutation, giveCreditMutation } from "./operations.ts";
import { text } from "./text.ts";

type CreditNote = Payments["creditNotes"][number];

/** What was taken off the invoice; an administrator takes more off. */
export function CreditNotes(props: PartProps) {
  const { application, payments } = props;
  const { t } = useLanguage();
  const mayGive = application.abilities.includes("giveCredit");
  return (
    <section aria-labelledby="credits">
      <h2 id="credits">{t(text.credits)}</h2>
      <p>{t(text.creditsLead)}</p>
      <ul className="payment__refunds">
        {payments.creditNotes.map((note) => (
          <li key={note.id}>
            <CreditLine note={note} />
            {mayGive && !note.isOfRefund && !note.isCancelled && <CancelCredit {...props} note={note} />}
          </li>
        ))}
      </ul>
      {mayGive && payments.invoice && <GiveCredit {...props} />}
    </section>
  );
}

function CreditLine({ note: { number, cents, issuedAt, reason, isOfRefund, isCancelled } }: { note: CreditNote }) {
  const tools = useLanguage();
  const { t, dayOf } = tools;
  const words = [
    t(text.creditNumber, { number }),
    dollarsOfCents(tools, -cents),
    dayOf(issuedAt),
    isOfRefund ? t(text.creditOfRefund) : reason,
    isCancelled ? t(text.creditCancelled) : null,
  ];
  return <p>{words.filter((word) => word !== null).join(" · ")}</p>;
}

function CancelCredit({ application, onChanged, note }: PartProps & { note: CreditNote }) {
  const { t } = useLanguage();
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const cancel = () =>
    run(async () => {
      const given = { applicationId: application.id, creditNoteId: note.id };
      const [refusal] = (await send(cancelCreditMutation, given)).cancelCredit.refusals;
      setRefused(refusal?.text);
      if (!refusal) onChanged();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && (
        <Banner tone="attention" live>
          {t(refused)}
        </Banner>
      )}
      <ButtonRow>
        <Button look="quiet" busy={busy} onClick={() => void cancel()}>
          {t(text.cancelCredit)}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Which field a refusal speaks of. */
const fieldOf = { creditReasonNeeded: "credit-reason", paymentNoteTooLong: "credit-reason" };

function GiveCredit({ application, onChanged }: PartProps) {
  const { t } = useLanguage();
  const { entry, change, submit, busy, failure, faults, attempt, errorOf } = useKeyedForm({
    empty: { amount: "", reason: "" },
    fieldOf,
    firstField: "credit-amount",
    send: async ({ amount, reason }, key) => {
      const given = { applicationId: application.id, key, cents: centsOf(amount) ?? 0, reason };
      return (await send(giveCreditMutation, given)).giveCredit.refusals;
    },
    written: text.creditGiven,
    onWritten: onChanged,
  });
  return (
    <form noValidate onSubmit={submit}>
      <h3>{t(text.giveCredit)}</h3>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <TextField
        id="credit-amount"
        label={t(text.recordAmount)}
        error={errorOf("credit-amount")}
        value={entry.amount}
        onChange={(amount) => change({ amount })}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
      <TextField
        id="credit-reason"
        label={t(text.refundReason)}
        error={errorOf("credit-reason")}
        value={entry.reason}
        onChange={(reason) => change({ reason })}
        autoComplete="off"
      />
      <ButtonRow>
        <Button type="submit" busy={busy}>
          {t(text.giveCredit)}
        </Button>
      </ButtonRow>
    </form>
  );
}
