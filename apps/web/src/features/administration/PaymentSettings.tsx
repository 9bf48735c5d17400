import type { Prices } from "./prices.ts";
import { useState, type FormEvent } from "react";
import { Link } from "wouter";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { ErrorSummary, type FieldFault } from "../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { firmText } from "./firm/firm.text.ts";
import { savePaymentSettingsMutation } from "./operations.ts";
import { pricesText as text } from "./prices.text.ts";

/** How invoices are paid, and who pays the government. */
export function PaymentSettings({ known, onSaved }: { known: Prices; onSaved: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [collectsFees, setCollectsFees] = useState(known.collectsFees);
  const [howToPay, setHowToPay] = useState<{ en: string; fr: string }>({ ...known.howToPay });
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    void run(async () => {
      const given = { collectsFees, howToPay, baseVersion: known.version };
      const { savePaymentSettings } = await send(savePaymentSettingsMutation, given);
      setFaults(savePaymentSettings.refusals.map((refusal) => ({ fieldId: "pay-how-en", text: t(refusal.text) })));
      if (!savePaymentSettings.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  };
  return (
    <section aria-labelledby="payment-settings">
      <h2 id="payment-settings">{t(text.settings)}</h2>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <form noValidate onSubmit={save}>
        <WhomReceiptsName />
        <TextArea
          id="pay-how-en"
          label={t(text.howEn)}
          rows={3}
          value={howToPay.en}
          onChange={(en) => setHowToPay({ ...howToPay, en })}
          optional
        />
        <TextArea
          id="pay-how-fr"
          label={t(text.howFr)}
          rows={3}
          value={howToPay.fr}
          onChange={(fr) => setHowToPay({ ...howToPay, fr })}
          optional
        />
        <ChoiceRow
          type="checkbox"
          id="pay-collects"
          label={t(text.collectsFees)}
          checked={collectsFees}
          onChange={setCollectsFees}
        />
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {t(text.save)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

function WhomReceiptsName() {
  const { t } = useLanguage();
  return (
    <p>
      {t(text.receiptsName)} <Link href="/administration/firm">{t(firmText.title)}</Link>
    </p>
  );
}
