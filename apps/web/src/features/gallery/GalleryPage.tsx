import { countries } from "@boreal/domain/lists/countries";
import { useState } from "react";
import { Link } from "wouter";
import { Page } from "../../shell/Page.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { CountryCombobox } from "../../case/fields/CountryCombobox.tsx";
import { useCountryOptions } from "../../case/fields/useCountryOptions.ts";
import { DateField, MonthField, MonthOrOngoingField } from "../../ui/controls/DateField.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { Dialog } from "../../ui/layout/Dialog.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { iconShapes } from "../../ui/layout/iconShapes.ts";
import { useLanguage, useText } from "../../ui/language.tsx";
import { MultiCombobox } from "../../ui/choices/MultiCombobox.tsx";
import { NumberField } from "../../ui/controls/NumberField.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { TextsField } from "../../ui/controls/TextsField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { text } from "./text.ts";

const tones = ["done", "todo", "attention", "blocked", "quiet"] as const;
const iconNames = Object.keys(iconShapes) as (keyof typeof iconShapes)[];

/** Every component once, for looking at. */
export function GalleryPage() {
  const t = useText();
  return (
    <Page title={t(text.title)} lead={t(text.because)} backHref="/">
      <p>
        <Link href="/gallery/steps">{t(text.steps)}</Link>
      </p>
      <ErrorSummary
        faults={[
          { fieldId: "radio", text: t(text.error) },
          { fieldId: "date", text: t(text.dateError) },
        ]}
        attempt={0}
      />
      <Choices />
      <NamesAndDates />
      <Countries />
      <MoneyAndWords />
      <Buttons />
      <Feedback />
    </Page>
  );
}

function Choices() {
  const t = useText();
  const [choice, setChoice] = useState<string>();
  const [several, setSeveral] = useState<readonly string[]>(["yes"]);
  const yesNo = [
    { value: "yes", label: t(text.yes), hint: t(text.hint) },
    { value: "no", label: t(text.no) },
  ];
  return (
    <>
      <RadioGroup
        id="radio"
        label={t(text.question)}
        hint={t(text.hint)}
        error={t(text.error)}
        choices={yesNo}
        value={choice}
        onChange={setChoice}
      />
      <RadioGroup
        id="inline"
        label={t(text.question)}
        choices={yesNo.map(({ value, label }) => ({ value, label }))}
        value={choice}
        onChange={setChoice}
        inline
      />
      <Details>
        <p>{t(text.because)}</p>
      </Details>
      <CheckboxGroup
        id="several"
        label={t(text.question)}
        choices={[...yesNo, { value: "none", label: t(text.none), exclusive: true }]}
        values={several}
        onChange={setSeveral}
      />
    </>
  );
}

function NamesAndDates() {
  const t = useText();
  const [names, setNames] = useState<readonly string[]>(["Amara", "Zoé"]);
  const [ongoing, setOngoing] = useState(false);
  return (
    <>
      <TextsField id="texts" label={t(text.words)} hint={t(text.hint)} values={names} onChange={setNames} most={3} />
      <MonthOrOngoingField
        id="until"
        label={t(text.date)}
        value={undefined}
        ongoing={ongoing}
        onChange={() => {}}
        onOngoing={setOngoing}
      />
      <DateField
        id="date"
        label={t(text.date)}
        hint="27 3 2027"
        error={t(text.dateError)}
        value="2027-03-27"
        onChange={() => {}}
      />
      <MonthField id="month" label={t(text.date)} value={undefined} onChange={() => {}} />
      <NumberField id="number" label={t(text.words)} value={12} onChange={() => {}} after="%" />
      <SelectField
        id="select"
        label={t(text.words)}
        options={[{ value: "yes", label: t(text.yes) }]}
        value={undefined}
        onChange={() => {}}
      />
    </>
  );
}

function Countries() {
  const { t } = useLanguage();
  const [country, setCountry] = useState<string>();
  const [visited, setVisited] = useState<readonly string[]>(["DE", "CI"]);
  return (
    <>
      <CountryCombobox
        id="country"
        label={t(text.country)}
        countries={countries}
        value={country}
        onChange={setCountry}
        onUnread={() => setCountry(undefined)}
      />
      <MultiCombobox
        id="visited"
        label={t(text.countries)}
        optional
        {...useCountryOptions(countries)}
        values={visited}
        onChange={setVisited}
      />
    </>
  );
}

function MoneyAndWords() {
  const t = useText();
  const [note, setNote] = useState("");
  return (
    <>
      <NumberField
        id="money"
        label={t(text.words)}
        note={t(text.because)}
        value={1200.5}
        onChange={() => {}}
        before="$"
        after="CAD"
        whole={false}
      />
      <TextField
        id="text"
        limit={20}
        label={t(text.words)}
        hint={t(text.hint)}
        error={t(text.error)}
        value={note}
        onChange={setNote}
      />
      <TextArea id="area" label={t(text.words)} value={note} onChange={setNote} limit={20} />
    </>
  );
}

function Buttons() {
  const t = useText();
  const showToast = useToast();
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <ButtonRow>
        <Button look="primary" onClick={() => setDialog(true)}>
          {t(text.openDialog)}
        </Button>
        <Button icon="bin" onClick={() => showToast({ text: t(text.toast), undo: () => {} })}>
          {t(text.toast)}
        </Button>
        <Button look="danger">{t(text.no)}</Button>
        <Button look="quiet">{t(text.yes)}</Button>
      </ButtonRow>
      <Dialog title={t(text.question)} open={dialog} onClose={() => setDialog(false)}>
        <p>{t(text.because)}</p>
        <ButtonRow>
          <Button look="primary" onClick={() => setDialog(false)}>
            {t(text.yes)}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}

function Feedback() {
  const t = useText();
  return (
    <>
      <ProgressBar label={t(text.words)} ratio={0.62} />
      <ProgressBar label={t(text.words)} />
      <p>
        {tones.map((tone) => (
          <StatusTag key={tone} tone={tone}>
            {tone}
          </StatusTag>
        ))}
      </p>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={t(text.question)}>
          <p>
            {t(text.because)} <a href="#radio">{t(text.yes)}</a>
          </p>
        </Banner>
      ))}
      <EmptyState title={t(text.question)}>
        <p>{t(text.because)}</p>
      </EmptyState>
      <Table caption={t(text.words)} head={[t(text.country), t(text.date)]}>
        <tr>
          <th scope="row">Canada</th>
          <td>2027-03-27</td>
        </tr>
      </Table>
      <p>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </>
  );
}
