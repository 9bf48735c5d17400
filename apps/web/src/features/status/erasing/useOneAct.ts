import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";

type Refusals = readonly { readonly text: BilingualText }[];

/** One act with one answer: done and said so, or why not. */
export function useOneAct(onDone: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [refused, setRefused] = useState<string>();
  const run = (send: () => Promise<Refusals>, said: BilingualText) =>
    action.run(async () => {
      const [refusal] = await send();
      setRefused(refusal && t(refusal.text));
      if (refusal) return;
      showToast({ text: t(said) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onDone();
    });
  return { run, refused, busy: action.busy, failure: action.failure };
}
