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
  /** What the text was taken apart into, in words. */
  readonly said?: string;
  /** Points came from the text when it was to be recorded, and nobody looked at them yet. */
  readonly isToLookAt?: boolean;
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

/** The text of the letter becomes points; what was found is said. */
function useSplit({ form }: FormProps, { entry, person, change }: ReturnType<typeof useRecording>) {
  const { t } = useLanguage();
  return (isToLookAt: boolean) => {
    const lines = splitLetter(entry.asked, form.places, person);
    const points = lines.map(({ words, place }) => newPoint(words, place && placeValue(place)));
    if (points.length === 0) return change({ said: t(text.splitNone), isToLookAt });
    const placed = points.filter(({ place }) => place !== undefined).length;
    const said = t(text.splitDone, { count: points.length, placed });
    change({ points: [...entry.points, ...points], asked: "", said, isToLookAt });
  };
}

/** A letter arrived: what it asks for, of whom, by when, and point by point. */
export function RecordRequest(props: FormProps) {
  const { t } = useLanguage();
  const { application, form } = props;
  const recording = useRecording(props);
  const { requestId, entry, change, kind, submit, act } = recording;
  const split = useSplit(props, recording);
  const isListed = kind !== undefined && !kind.thing;
  return (
    <form
      key={requestId}
      className="requests__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Nobody looked at what still stands in the text: it is taken apart first, and nothing is recorded yet.
        if (isListed && entry.asked.trim() !== "") split(true);
        else {
          change({ isToLookAt: false });
          submit();
        }
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
      {isListed && <Asked form={form} entry={entry} change={change} onSplit={() => split(false)} />}
      {entry.isToLookAt && (
        <Banner tone="attention" live>
          {t(text.lookFirst)}
        </Banner>
      )}
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
function Asked({ form, entry, change, onSplit }: PartOfForm & { onSplit: () => void }) {
  const { t } = useLanguage();
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
        <Button onClick={onSplit}>{t(text.split)}</Button>
      </ButtonRow>
      <p role="status">{entry.said}</p>
      <PointList id="request" form={form} points={entry.points} onChange={(points) => change({ points })} />
    </>
  );
}
