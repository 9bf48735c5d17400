import type { Dependent, DependentVisaType } from "@boreal/domain/caseFile/dependents";
import { isPerhapsAnotherPerson } from "@boreal/domain/caseFile/whose/samePerson";
import { latestToday } from "@boreal/domain/kernel/calendarDate";
import { isPastOfOtherCalendar, otherCalendar } from "@boreal/domain/kernel/otherCalendar";
import { knownPart } from "@boreal/domain/kernel/partialDate";
import { useState, type ReactNode } from "react";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import type { Action } from "../../api/useAction.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { PartialDateField } from "../../ui/controls/PartialDateField.tsx";
import type { DateEntry } from "../../ui/controls/dateEntry.ts";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { visaTypeWords } from "../../case/visaTypeWords.ts";
import { text } from "./text.ts";

export type DependentValues = {
  readonly applicantFullName: string | null;
  readonly birthday: string | null;
  readonly visaType: string | null;
  /** Said where name and date of birth both change. */
  readonly isSamePerson?: true;
};

type FormProps = {
  id: string;
  start: Partial<DependentValues> & Pick<Partial<Dependent>, "knownAs">;
  today: string;
  /** What the questions would offer this person. */
  visaTypes: readonly DependentVisaType[];
  /** The application is sent: the visa type stays as it is. */
  visaTypeStays?: boolean;
  action: Action;
  /** Stands over the button, which then says more than "Save". */
  notice?: (values: Partial<DependentValues>) => ReactNode;
  saveLabel?: BilingualText;
  onSave: (values: DependentValues) => void;
  onCancel: () => void;
};

/** Name, birthday and visa type of one person. */
export function DependentForm({ id, start, today, visaTypes, visaTypeStays = false, notice, ...rest }: FormProps) {
  const { t } = useLanguage();
  const { action, saveLabel = text.save, onSave, onCancel } = rest;
  const typed = useTypedDependent(id, start, today);
  const { name, visaType, entry, told } = typed;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const values = typed.complete();
        if (values) onSave(values);
      }}
    >
      <ErrorSummary faults={typed.faults} attempt={typed.attempt} />
      <TextField
        id={`${id}-name`}
        label={t(text.fullName)}
        error={told.name}
        value={name}
        onChange={typed.setName}
        autoComplete="off"
        spellCheck={false}
      />
      <PartialDateField
        id={`${id}-birthday`}
        label={t(text.birthday)}
        optional
        error={told.date}
        value={entry.state === "complete" ? entry.date : undefined}
        onChange={typed.setEntry}
      />
      <SamePerson id={`${id}-same`} typed={typed} />
      {visaTypeStays ? (
        <p>{t(text.visaTypeStays)}</p>
      ) : (
        <SelectField
          id={`${id}-visa`}
          label={t(text.visaType)}
          hint={t(text.visaHint)}
          optional
          options={withChosen(visaTypes, start.visaType).map((value) => ({ value, label: t(visaTypeWords[value]) }))}
          value={visaType}
          onChange={typed.setVisaType}
        />
      )}
      {notice?.({ visaType: visaType ?? null, birthday: entry.state === "complete" ? entry.date : null })}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button look="primary" type="submit" busy={action.busy}>
          {t(saveLabel)}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Asked where name and date of birth are both new. */
function SamePerson({ id, typed }: { id: string; typed: ReturnType<typeof useTypedDependent> }) {
  const { t } = useLanguage();
  if (!typed.asksWho) return null;
  return (
    <RadioGroup
      id={id}
      label={t(text.samePerson)}
      hint={t(text.samePersonHint)}
      error={typed.told.same}
      choices={[
        { value: "same", label: t(text.samePersonYes) },
        { value: "another", label: t(text.samePersonNo) },
      ]}
      value={typed.same}
      onChange={typed.setSame}
    />
  );
}

/** What was chosen before stays to be seen until somebody chooses another. */
const withChosen = (offered: readonly DependentVisaType[], chosen: string | null | undefined) =>
  offered.some((value) => value === chosen) || !isVisaType(chosen) ? offered : [...offered, chosen];

const isVisaType = (value: string | null | undefined): value is DependentVisaType =>
  typeof value === "string" && Object.hasOwn(visaTypeWords, value);

/** What is typed of a person, and what is wrong with it once somebody tried to save. */
function useTypedDependent(id: string, start: FormProps["start"], today: string) {
  const { t } = useLanguage();
  const [name, setName] = useState(start.applicantFullName ?? "");
  const [visaType, setVisaType] = useState(start.visaType ?? undefined);
  const [entry, setEntry] = useState<DateEntry>(
    start.birthday ? { state: "complete", date: start.birthday } : { state: "empty" },
  );
  const [same, setSame] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const birthday = entry.state === "complete" ? entry.date : null;
  const { applicantFullName = null, birthday: bornBefore = null, knownAs = null } = start;
  const before = { applicantFullName, birthday: bornBefore, knownAs };
  const asksWho = isPerhapsAnotherPerson(before, { applicantFullName: name.trim(), birthday });
  const sameError = asksWho ? whyNotSaved(same) : undefined;
  const nameError = name.trim() === "" ? t(text.nameMissing) : undefined;
  const dateError = dateFault(entry, today);
  const told =
    attempt > 0
      ? { name: nameError, date: dateError && t(dateError), same: sameError && t(sameError) }
      : { name: undefined, date: undefined, same: undefined };
  const complete = (): DependentValues | undefined => {
    setAttempt(attempt + 1);
    if (nameError !== undefined || dateError || sameError) return undefined;
    return {
      applicantFullName: name.trim(),
      birthday,
      visaType: visaType ?? null,
      ...(asksWho ? { isSamePerson: true } : {}),
    };
  };
  const faults = [
    ...(told.name === undefined ? [] : [{ fieldId: `${id}-name`, text: told.name }]),
    ...(told.date === undefined ? [] : [{ fieldId: `${id}-birthday`, text: told.date }]),
    ...(told.same === undefined ? [] : [{ fieldId: `${id}-same`, text: told.same }]),
  ];
  return {
    name,
    setName,
    visaType,
    setVisaType,
    entry,
    setEntry,
    asksWho,
    same,
    setSame,
    told,
    faults,
    attempt,
    complete,
  };
}

const whyNotSaved = (same: string | undefined) =>
  same === "same" ? undefined : same === "another" ? text.samePersonElse : text.samePersonMissing;

function dateFault(entry: DateEntry, today: string) {
  if (entry.state === "incomplete") return text.dateWrong;
  if (entry.state === "impossible") return text.dateImpossible;
  if (entry.state === "empty") return undefined;
  if (isPastOfOtherCalendar(knownPart(entry.date), today)) return otherCalendar.text;
  return entry.date > latestToday(today) ? text.dateInFuture : undefined;
}
