import type { RecordedFact } from "./recordedFact.ts";
import { useEffect, useRef, useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import type { DateParts } from "../../ui/controls/dateEntry.ts";
import { DateField } from "../../ui/controls/DateField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { recordFactMutation } from "./operations.ts";
import { text } from "./recordedFacts.text.ts";

type FormProps = {
  applicationId: string;
  fact: RecordedFact;
  onDone: (isSaved: boolean) => void;
  /** Somebody else may have recorded something meanwhile: what is there is read again. */
  onRefused: () => void;
};

/** Puts the keyboard back to where the form was opened. */
const backTo = (key: string) => setTimeout(() => document.getElementById(`change-${key}`)?.focus());

/** One fact: entered anew, or taken away. */
export function RecordedFactForm({ applicationId, fact, onDone, onRefused }: FormProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [words, setWords] = useState<readonly string[]>(fact.words);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  const close = (isSaved: boolean) => {
    onDone(isSaved);
    backTo(fact.key);
  };
  const save = (wanted: readonly string[]) =>
    action.run(async () => {
      const { recordFact } = await send(
        recordFactMutation,
        { applicationId, fact: fact.key, words: [...wanted], seen: [...fact.words] },
        { repeatable: true },
      );
      const [refused] = recordFact.refusals;
      setError(refused && t(refused.text));
      if (refused) return onRefused();
      showToast({ text: t(text.saved) });
      close(true);
    });
  return (
    <form
      ref={form}
      className="status__step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(words);
      }}
    >
      <Entry fact={fact} words={words} error={error} onWords={setWords} />
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" look="primary" busy={action.busy}>
          {t(text.save)}
        </Button>
        {fact.kind !== "yesNo" && fact.words.length > 0 && (
          <Button busy={action.busy} onClick={() => void save([])}>
            {t(text.takeAway)}
          </Button>
        )}
        <Button onClick={() => close(false)}>{t(text.cancel)}</Button>
      </ButtonRow>
    </form>
  );
}

type EntryProps = {
  fact: RecordedFact;
  words: readonly string[];
  error: string | undefined;
  onWords: (words: readonly string[]) => void;
};

/** Sent in place of a day that cannot be read, so that the answer says so. */
const unread = "?";

function Entry({ fact, words, error, onWords }: EntryProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<DateParts>();
  const frame = { id: `fact-${fact.key}`, label: t(fact.label), hint: t(fact.hint), error };
  if (fact.kind === "choices")
    return (
      <CheckboxGroup
        {...frame}
        choices={fact.choices.map(({ id, name }) => ({ value: id, label: t(name) }))}
        values={words}
        onChange={onWords}
      />
    );
  if (fact.kind === "yesNo" || fact.kind === "choice") {
    const yesNo = [
      { value: "true", label: t(text.yes) },
      { value: "", label: t(text.no) },
    ];
    return (
      <RadioGroup
        {...frame}
        choices={fact.kind === "yesNo" ? yesNo : fact.choices.map(({ id, name }) => ({ value: id, label: t(name) }))}
        value={words[0] ?? (fact.kind === "yesNo" ? "" : undefined)}
        onChange={(value) => onWords(value === "" || value === undefined ? [] : [value])}
      />
    );
  }
  return (
    <DateField
      {...frame}
      value={words[0] === unread ? undefined : words[0]}
      typed={typed}
      onChange={(given, parts) => {
        setTyped(parts);
        onWords(given.state === "complete" ? [given.date] : given.state === "empty" ? [] : [unread]);
      }}
    />
  );
}
