import type { PartProps } from "./payments.ts";
import { send } from "../../api/send.ts";
import { centsOf } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useKeyedForm } from "../../shell/useKeyedForm.ts";
import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { DateField } from "../../ui/controls/DateField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { recordPaymentMutation } from "./operations.ts";
import { text, wayText } from "./text.ts";

const ways = ["transfer", "card", "cheque", "cash", "other"] as const;
const empty = { amount: "", receivedOn: "", how: undefined as string | undefined, reference: "", isAnother: false };

/** Which field a refusal speaks of. */
const fieldOf: Readonly<Record<string, string>> = {
  paymentAmount: "payment-amount",
  paymentAmountTooHigh: "payment-amount",
  paymentDay: "payment-day",
  paymentWay: "payment-how",
  paymentNoteTooLong: "payment-reference",
  paymentLooksTwice: "payment-another",
};

const useRecording = ({ application, onChanged }: PartProps) =>
  useKeyedForm({
    empty,
    fieldOf,
    firstField: "payment-amount",
    send: async ({ amount, how = "", ...rest }, key) => {
      const given = { ...rest, how, applicationId: application.id, key, cents: centsOf(amount) ?? 0 };
      return (await send(recordPaymentMutation, given)).recordPayment.refusals;
    },
    written: text.recorded,
    onWritten: onChanged,
  });

/** Staff write down what they saw come in. */
export function RecordPayment(props: PartProps) {
  const { t } = useLanguage();
  const { key, entry, change, submit, busy, failure, faults, attempt, errorOf } = useRecording(props);
  const looksTwice = faults.some(({ fieldId }) => fieldId === "payment-another") || entry.isAnother;
  return (
    <section aria-labelledby="record-payment">
      <h2 id="record-payment">{t(text.record)}</h2>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <form noValidate onSubmit={submit}>
        <TextField
          id="payment-amount"
          label={t(text.recordAmount)}
          hint={t(text.recordAmountHint)}
          error={errorOf("payment-amount")}
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          inputMode="decimal"
          autoComplete="off"
          width="short"
        />
        <DateField
          key={key}
          id="payment-day"
          label={t(text.recordDay)}
          error={errorOf("payment-day")}
          value={undefined}
          onChange={(read) => change({ receivedOn: read.state === "complete" ? read.date : "" })}
        />
        <SelectField
          id="payment-how"
          label={t(text.recordHow)}
          error={errorOf("payment-how")}
          value={entry.how}
          onChange={(how) => change({ how })}
          options={ways.map((way) => ({ value: way, label: t(wayText[way] ?? text.how) }))}
        />
        <MoreOfPayment entry={entry} change={change} error={errorOf("payment-reference")} looksTwice={looksTwice} />
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {t(text.record)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

type MoreProps = {
  entry: typeof empty;
  change: (to: Partial<typeof empty>) => void;
  error: string | undefined;
  looksTwice: boolean;
};

/** A note, and the box that tells two alike apart. */
function MoreOfPayment({ entry, change, error, looksTwice }: MoreProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        id="payment-reference"
        label={t(text.reference)}
        hint={t(text.referenceHint)}
        error={error}
        value={entry.reference}
        onChange={(reference) => change({ reference })}
        optional
        autoComplete="off"
      />
      {looksTwice && (
        <ChoiceRow
          type="checkbox"
          id="payment-another"
          label={t(text.isAnother)}
          checked={entry.isAnother}
          onChange={(isAnother) => change({ isAnother })}
        />
      )}
    </>
  );
}
