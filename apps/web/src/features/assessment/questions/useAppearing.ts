import type { AskingStep } from "@boreal/domain/questionnaire/step";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** What to say to those who do not see questions come and go below the one they answer. Nothing when the page opens. */
export function useAppearing(asked: readonly AskingStep[]): string {
  const t = useText();
  const [said, setSaid] = useState("");
  const before = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = asked.map((step) => step.id);
    if (!known) return;
    const added = asked.filter((step) => !known.includes(step.id));
    const [first] = added;
    if (added.length > 1) setSaid(t(text.severalMore, { count: added.length }));
    else if (first) setSaid(t(text.oneMore, { question: t(first.question) }));
    else if (known.some((id) => !asked.some((step) => step.id === id))) setSaid(t(text.fewer));
  }, [asked, t]);
  return said;
}
