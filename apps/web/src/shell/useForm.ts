import type { FormEvent } from "react";
import { useState } from "react";
import type { ApiError } from "../api/failure.ts";
import { useAction } from "../api/useAction.ts";
import type { BilingualText } from "../ui/language.tsx";
import { useText } from "../ui/language.tsx";
import type { FieldFault } from "../ui/feedback/ErrorSummary.tsx";

type Faults = Readonly<Record<string, BilingualText | undefined>>;

export type Form = {
  busy: boolean;
  failure: ApiError | undefined;
  /** For `ErrorSummary`. */
  summary: { faults: readonly FieldFault[]; attempt: number };
  /** The sentence for one field, by its id. */
  errorOf: (fieldId: string) => string | undefined;
  /** The `onSubmit` of a form: shows the faults, or does the work. The work may answer faults of its own. */
  submit: (check: () => Faults, work: () => Promise<Faults | void>) => (event: FormEvent) => void;
};

/** A short form: nothing is wrong until the button is pressed; then everything wrong is said, above and beside. */
export function useForm(): Form {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const present = Object.entries(faults).flatMap(([fieldId, text]) => (text ? [{ fieldId, text: t(text) }] : []));
  return {
    busy,
    failure,
    summary: { faults: present, attempt },
    errorOf: (fieldId) => present.find((fault) => fault.fieldId === fieldId)?.text,
    submit: (check, work) => (event) => {
      event.preventDefault();
      if (busy) return;
      const found = check();
      setFaults(found);
      setAttempt((count) => count + 1);
      if (Object.values(found).some(Boolean)) return;
      void run(async () => {
        const refused = await work();
        if (!refused) return;
        setFaults(refused);
        setAttempt((count) => count + 1);
      });
    },
  };
}
