import { useState, type FormEvent } from "react";
import { useAction } from "../api/useAction.ts";
import type { FieldFault } from "../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../ui/feedback/toasts.tsx";
import { useText, type BilingualText } from "../ui/language.tsx";

type Refused = { readonly code: string; readonly text: BilingualText };

type KeyedForm<Entry> = {
  readonly empty: Entry;
  /** Which field a refusal speaks of, by its code; the first field takes the others. */
  readonly fieldOf: Readonly<Record<string, string>>;
  readonly firstField: string;
  /** The refusals of the server; none once it is written. */
  readonly send: (entry: Entry, key: string) => Promise<readonly Refused[]>;
  /** The refusal that says: under this key something else was written already. */
  readonly keyIsTaken?: string;
  readonly written: BilingualText;
  readonly onWritten: () => void;
};

/** A form with a key of its own for each thing that it writes: sent again after a broken line, it is written once. */
export function useKeyedForm<Entry extends object>(form: KeyedForm<Entry>) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [entry, setEntry] = useState(form.empty);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    void run(async () => {
      const refusals = await form.send(entry, key);
      setFaults(refusals.map(({ code, text }) => ({ fieldId: form.fieldOf[code] ?? form.firstField, text: t(text) })));
      const isTaken = refusals.some(({ code }) => code === form.keyIsTaken);
      if (refusals.length === 0 || isTaken) setKey(crypto.randomUUID());
      if (refusals.length > 0) return;
      showToast({ text: t(form.written) });
      setEntry(form.empty);
      form.onWritten();
    });
  };
  const change = (to: Partial<Entry>) => setEntry((before) => ({ ...before, ...to }));
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.text;
  return { key, entry, change, submit, busy, failure, faults, attempt, errorOf };
}
