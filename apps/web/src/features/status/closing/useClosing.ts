import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";

type Refusals = readonly { readonly path: string | null; readonly text: BilingualText }[];

/** Sends one of the two forms; what is refused stands beside its field, what belongs to none above the button. */
export function useClosing(
  send: (entry: { readonly reason: string; readonly ownWords: string }) => Promise<Refusals>,
  { said, onDone }: { readonly said: BilingualText; readonly onDone: () => void },
) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState("");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = () =>
    action.run(async () => {
      const refusals = await send({ reason: reason ?? "", ownWords: words });
      setFaults(Object.fromEntries(refusals.map((one) => [one.path ?? "", t(one.text)])));
      if (refusals.length > 0) return;
      showToast({ text: t(said) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onDone();
    });
  return { reason, setReason, words, setWords, faults, submit, busy: action.busy, failure: action.failure };
}
