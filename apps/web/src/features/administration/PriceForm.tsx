// @bothLanguages: what an administrator types in both goes to the server as it stands
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { send } from "../../api/send.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { centsOf } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useKeyedForm } from "../../shell/useKeyedForm.ts";
import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { DateField } from "../../ui/controls/DateField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { addServicePriceMutation } from "./operations.ts";
import { pricesText as text } from "./prices.text.ts";

const empty = {
  applicationType: undefined as string | undefined,
  itemId: "",
  appliesTo: "application",
  amount: "",
  addIfZero: true,
  from: "",
  until: "",
  nameEn: "",
  nameFr: "",
  descriptionEn: "",
  descriptionFr: "",
  noteEn: "",
  noteFr: "",
};
type Draft = typeof empty;

/** Which field a refusal speaks of. */
const fieldOf: Readonly<Record<string, string>> = {
  priceForUnknownType: "price-type",
  priceItemNeeded: "price-item",
  priceNamesNeeded: "price-nameEn",
  priceHalfMissing: "price-descriptionEn",
  priceTextTooLong: "price-nameEn",
  priceAmount: "price-amount",
  priceDays: "price-from",
};

/** Minus one, which is refused, where something stands that is no amount; nothing ends the item. */
const centsTyped = (amount: string): number | null => (amount.trim() === "" ? null : (centsOf(amount) ?? -1));

const priceOf = (draft: Draft, key: string) => ({
  key,
  applicationType: draft.applicationType ?? "",
  itemId: draft.itemId.trim(),
  appliesTo: draft.appliesTo,
  cents: centsTyped(draft.amount),
  addIfZero: draft.addIfZero,
  name: { en: draft.nameEn, fr: draft.nameFr },
  description: { en: draft.descriptionEn, fr: draft.descriptionFr },
  note: { en: draft.noteEn, fr: draft.noteFr },
  from: draft.from,
  until: draft.until === "" ? null : draft.until,
});

const usePriceForm = (onAdded: () => void) =>
  useKeyedForm({
    empty,
    fieldOf,
    firstField: "price-type",
    send: async (draft, key) =>
      (await send(addServicePriceMutation, { price: priceOf(draft, key) })).addServicePrice.refusals,
    written: text.added,
    onWritten: onAdded,
  });

/** Adds a price; none is ever changed. */
export function PriceForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useLanguage();
  const form = usePriceForm(onAdded);
  const { key, entry: draft, change, errorOf } = form;
  return (
    <section aria-labelledby="add-price">
      <h2 id="add-price">{t(text.add)}</h2>
      <ErrorSummary faults={form.faults} attempt={form.attempt} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit}>
        <SelectField
          id="price-type"
          label={t(text.type)}
          error={errorOf("price-type")}
          value={draft.applicationType}
          onChange={(applicationType) => change({ applicationType })}
          options={applicationTypes.map((type) => ({ value: type, label: t(applicationName(type)) }))}
        />
        <TextField
          id="price-item"
          label={t(text.itemId)}
          hint={t(text.itemIdHint)}
          error={errorOf("price-item")}
          value={draft.itemId}
          onChange={(itemId) => change({ itemId })}
          autoComplete="off"
          spellCheck={false}
          width="medium"
        />
        <Words draft={draft} change={change} errorOf={errorOf} />
        <WhenAndHowMuch draft={draft} change={change} errorOf={errorOf} />
        <Days key={key} change={change} errorOf={errorOf} />
        <ButtonRow>
          <Button type="submit" busy={form.busy}>
            {t(text.add)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

type PartProps = { change: (to: Partial<Draft>) => void; errorOf: (fieldId: string) => string | undefined };

const words = ["nameEn", "nameFr", "descriptionEn", "descriptionFr", "noteEn", "noteFr"] as const;

/** Each in both languages. */
function Words({ draft, change, errorOf }: PartProps & { draft: Draft }) {
  const { t } = useLanguage();
  return words.map((field) => (
    <TextField
      key={field}
      id={`price-${field}`}
      label={t(text[field])}
      error={errorOf(`price-${field}`)}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      optional={!field.startsWith("name")}
      autoComplete="off"
      lang={field.endsWith("Fr") ? "fr" : "en"}
    />
  ));
}

/** When the item applies, and what it costs then. */
function WhenAndHowMuch({ draft, change, errorOf }: PartProps & { draft: Draft }) {
  const { t } = useLanguage();
  return (
    <>
      <RadioGroup
        id="price-applies"
        label={t(text.appliesTo)}
        choices={[
          { value: "application", label: t(text.perApplication) },
          { value: "spouse", label: t(text.perSpouse) },
          { value: "eachChild", label: t(text.perChild) },
        ]}
        value={draft.appliesTo}
        onChange={(appliesTo) => change({ appliesTo })}
      />
      <TextField
        id="price-amount"
        label={t(text.amount)}
        hint={t(text.amountHint)}
        error={errorOf("price-amount")}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        inputMode="decimal"
        autoComplete="off"
        width="short"
      />
      <ChoiceRow
        type="checkbox"
        id="price-if-zero"
        label={t(text.addIfZero)}
        checked={draft.addIfZero}
        onChange={(addIfZero) => change({ addIfZero })}
      />
    </>
  );
}

function Days({ change, errorOf }: PartProps) {
  const { t } = useLanguage();
  return (
    <>
      <DateField
        id="price-from"
        label={t(text.from)}
        error={errorOf("price-from")}
        value={undefined}
        onChange={(read) => change({ from: read.state === "complete" ? read.date : "" })}
      />
      <DateField
        id="price-until"
        label={t(text.until)}
        value={undefined}
        optional
        onChange={(read) =>
          change({ until: read.state === "complete" ? read.date : read.state === "empty" ? "" : "unreadable" })
        }
      />
    </>
  );
}
