import { splitLetter } from "@boreal/domain/requests/splitLetter";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LetterDays, type Days } from "./LetterDays.tsx";
import { recordRequestMutation } from "./operations.ts";
import { personWords } from "./personWords.ts";
import { itemsOf, newPoint, placeValue, PointList, type Point } from "./PointList.tsx";
import { text } from "./requests.text.ts";
import { useSmallChange, type PartProps, type RequestForm } from "./useRequests.ts";

type Entry = {
  readonly kind: string | undefined;
  readonly person: string;
  readonly letterFileId: string | undefined;
  readonly days: Days;
  readonly asked: string;
  readonly points: readonly Point[];
};
const nothing: Entry = {
  kind: undefined,
  person: "main ",
  letterFileId: undefined,
  days: { letterDate: "", dueDate: "" },
  asked: "",
  points: [],
};

type FormProps = PartProps & { form: RequestForm };
type Person = RequestForm["people"][number];
const personValue = ({ addressee, childNumber }: Person): string => `${addressee} ${childNumber ?? ""}`;

/** Sent again after a broken line, it is recorded once: the request keeps its number. */
function useRecording({ application, form, onChanged }: FormProps) {
  const [entry, setEntry] = useState(nothing);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const act = useSmallChange(() => {
    setEntry(nothing);
    setRequestId(crypto.randomUUID());
    onChanged();
  });
  const kind = form.kinds.find(({ id }) => id === entry.kind);
  const person = form.people.find((one) => personValue(one) === entry.person) ?? {
    addressee: "main",
    childNumber: null,
  };
  const given = {
    applicationId: application.id,
    kind: entry.kind ?? "",
    ...(kind?.isOfEach ? person : { addressee: "main", childNumber: null }),
    letterFileId: entry.letterFileId ?? null,
    letterDate: entry.days.letterDate || null,
    dueDate: entry.days.dueDate || null,
    items: kind?.thing ? [] : itemsOf(form, entry.points),
    requestId,
  };
  const submit = () =>
    void act.change(
      async () => (await send(recordRequestMutation, given, { repeatable: true })).recordRequest,
      text.recorded,
    );
  const change = (to: Partial<Entry>) => setEntry((before) => ({ ...before, ...to }));
  return { requestId, entry, change, kind, person, submit, act };
}

/** A letter arrived: what it asks for, of whom, by when, and point by point. */
export function RecordRequest(props: FormProps) {
  const { t } = useLanguage();
  const { application, form } = props;
  const { requestId, entry, change, kind, person, submit, act } = useRecording(props);
  return (
    <form
      key={requestId}
      className="requests__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        id="request-kind"
        label={t(text.kind)}
        choices={form.kinds.map(({ id, name, hint }) => ({ value: id, label: t(name), hint: t(hint) }))}
        value={entry.kind}
        onChange={(next) => change({ kind: next, letterFileId: undefined })}
      />
      {kind && <OfLetter application={application} form={form} entry={entry} kind={kind} change={change} />}
      {kind && !kind.thing && <Asked form={form} entry={entry} person={person} change={change} />}
      {act.refused && (
        <Banner tone="blocked" live>
          {act.refused}
        </Banner>
      )}
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        <Button type="submit" look="primary" busy={act.busy}>
          {t(text.record)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type PartOfForm = {
  form: RequestForm;
  entry: Entry;
  change: (to: Partial<Entry>) => void;
};

/** Whom it is about, the letter itself, and its days. */
function OfLetter({
  application,
  form,
  entry,
  kind,
  change,
}: PartOfForm & Pick<FormProps, "application"> & { kind: RequestForm["kinds"][number] }) {
  const { t } = useLanguage();
  const letters = form.letters.filter(
    (letter) => letter.kind === kind.id && (!kind.isOfEach || personValue(letter) === entry.person),
  );
  const nameOf = (fileId: string) => application.documents.find(({ id }) => id === fileId)?.name ?? fileId;
  return (
    <>
      {kind.isOfEach && form.people.length > 1 && (
        <RadioGroup
          id="request-person"
          label={t(text.person)}
          choices={form.people.map((one) => ({
            value: personValue(one),
            label: t(personWords(one), { n: one.childNumber ?? 0 }),
          }))}
          value={entry.person}
          onChange={(person) => change({ person, letterFileId: undefined })}
        />
      )}
      {letters.length > 0 && (
        <SelectField
          id="request-letter"
          label={t(text.letter)}
          hint={t(text.letterHint)}
          optional
          options={letters.map(({ fileId }) => ({ value: fileId, label: nameOf(fileId) }))}
          value={entry.letterFileId}
          onChange={(letterFileId) => change({ letterFileId })}
        />
      )}
      <LetterDays id="request" days={entry.days} onChange={(days) => change({ days })} />
    </>
  );
}

/** What is asked for: typed or pasted, taken apart, and put right point by point. */
function Asked({ form, entry, person, change }: PartOfForm & { person: Person }) {
  const { t } = useLanguage();
  const [said, setSaid] = useState<string>();
  const split = () => {
    const lines = splitLetter(entry.asked, form.places, person);
    const points = lines.map(({ words, place }) => newPoint(words, place && placeValue(place)));
    const placed = points.filter(({ place }) => place !== undefined).length;
    setSaid(points.length === 0 ? t(text.splitNone) : t(text.splitDone, { count: points.length, placed }));
    if (points.length > 0) change({ points: [...entry.points, ...points], asked: "" });
  };
  return (
    <>
      <TextArea
        id="request-asked"
        label={t(text.asked)}
        hint={t(text.askedHint)}
        value={entry.asked}
        rows={5}
        onChange={(asked) => change({ asked })}
      />
      <ButtonRow>
        <Button onClick={split}>{t(text.split)}</Button>
      </ButtonRow>
      <p role="status">{said}</p>
      <PointList id="request" form={form} points={entry.points} onChange={(points) => change({ points })} />
    </>
  );
}
