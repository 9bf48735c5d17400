import { useState, type ReactNode } from "react";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { capital } from "../../ui/capital.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import type { DateParts } from "../../ui/controls/dateEntry.ts";
import { DateField } from "../../ui/controls/DateField.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { OpenNeeds } from "./OpenNeeds.tsx";
import { text } from "./status.text.ts";
import { useChangeStatus, type SeenApplication, type Step, type StepEntry } from "./useChangeStatus.ts";

type StepFormProps = {
  application: SeenApplication;
  step: Step;
  onChanged: () => void;
  /** Where the same step is offered a second time on the page. */
  within?: string;
};

const longestReason = 4000;

/** What documents of the case tell of what is asked; it stands in the fields to be checked. */
const toldOf = ({ asks }: Step): StepEntry["entered"] =>
  Object.fromEntries(asks.flatMap(({ key, suggested }) => (suggested === null ? [] : [[key, suggested]])));

/** One thing that can happen next: what it means, what is open before it, what it asks for, and its button. */
export function StepForm({ application, step, onChanged, within }: StepFormProps) {
  const { t } = useLanguage();
  const [entry, setEntry] = useState<StepEntry>(() => ({ entered: toldOf(step), confirmed: [], reason: "" }));
  const change = useChangeStatus(application, step, onChanged);
  const open = change.open.length > 0 ? change.open : step.open;
  const place = (key: string) => [within, step.id, key].filter(Boolean).join("-");
  return (
    <Details summary={t(step.name)}>
      <form
        className="status__step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change.submit(entry);
        }}
      >
        <p>{t(step.means)}</p>
        {step.warns.map((warning, index) => (
          <Banner key={`${step.id}-${index + 1}`} tone="attention">
            {capital(t(warning))}.
          </Banner>
        ))}
        {open.length > 0 ? (
          <section aria-labelledby={place("open")}>
            <h3 id={place("open")}>{t(text.open)}</h3>
            <OpenNeeds needs={open} />
            <p>{t(text.openFirst)}</p>
          </section>
        ) : (
          <Entries step={step} place={place} entry={entry} faults={change.faults.byPlace} onEntry={setEntry}>
            {change.faults.general !== undefined && <Banner tone="blocked">{change.faults.general}</Banner>}
            <FailureBanner failure={change.failure} />
            <ButtonRow>
              <Button type="submit" look="primary" busy={change.busy}>
                {t(step.name)}
              </Button>
            </ButtonRow>
          </Entries>
        )}
      </form>
    </Details>
  );
}

type EntriesProps = {
  step: Step;
  place: (key: string) => string;
  entry: StepEntry;
  faults: Readonly<Record<string, string>>;
  onEntry: (entry: StepEntry) => void;
  children: ReactNode;
};

/** What the change asks for: facts, what is so, a text; and where it leads. */
function Entries({ step, place, entry, faults, onEntry, children }: EntriesProps) {
  const { t } = useLanguage();
  const unconfirmed = step.confirms.find(({ id }) => faults[id] !== undefined);
  return (
    <>
      {step.asks.map((asked) => (
        <AskedField
          key={asked.key}
          asked={asked}
          id={place(asked.key)}
          value={entry.entered[asked.key]}
          error={faults[asked.key]}
          onChange={(value) => onEntry({ ...entry, entered: { ...entry.entered, [asked.key]: value ?? "" } })}
        />
      ))}
      {step.confirms.length > 0 && (
        <CheckboxGroup
          id={place("confirms")}
          label={t(text.confirms)}
          choices={step.confirms.map(({ id, text: words }) => ({ value: id, label: t(words) }))}
          values={[...entry.confirmed]}
          error={unconfirmed && faults[unconfirmed.id]}
          onChange={(confirmed) => onEntry({ ...entry, confirmed })}
        />
      )}
      {step.reason !== null && (
        <TextArea
          id={place("reason")}
          label={t(step.reason === "required" ? text.reason : text.note)}
          optional={step.reason !== "required"}
          limit={longestReason}
          rows={4}
          value={entry.reason}
          error={faults["reason"]}
          onChange={(reason) => onEntry({ ...entry, reason })}
        />
      )}
      <p>
        {t(text.leadsTo, { status: t(step.toName) })} {t(whatIsFinal(step))}
      </p>
      {children}
    </>
  );
}

/** Whether the change can be taken back, and why not. */
function whatIsFinal(step: Step) {
  if (step.isReport) return text.reported;
  if (step.links !== null) return text.startsAnother;
  return step.leavesTheHouse ? text.final : text.mayUndo;
}

type AskedFieldProps = {
  asked: Step["asks"][number];
  id: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Sent in place of a day that cannot be read, so that the answer says so. */
const unread = "?";

function AskedField({ asked, id, value, onChange, ...more }: AskedFieldProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<DateParts>();
  const hint = asked.hint ? { hint: t(asked.hint) } : {};
  const told = asked.suggested !== null && value === asked.suggested ? { note: t(text.told) } : {};
  const frame = { id, label: t(asked.label), optional: asked.isOptional, ...hint, ...told, ...more };
  if (asked.kind === "date")
    return (
      <DateField
        {...frame}
        value={value === unread ? undefined : value}
        typed={typed}
        onChange={(given, parts) => {
          setTyped(parts);
          onChange(given.state === "complete" ? given.date : given.state === "empty" ? "" : unread);
        }}
      />
    );
  if (asked.kind === "choice")
    return (
      <RadioGroup
        {...frame}
        choices={asked.options.map((option) => ({ value: option.id, label: t(option.name) }))}
        value={value}
        onChange={onChange}
      />
    );
  return <TextField {...frame} width="medium" value={value ?? ""} onChange={onChange} />;
}
