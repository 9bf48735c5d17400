import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/layout/Icon.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { savingWords as text } from "./saving.text.ts";
import "./SaveStatus.css";

/** How what was given on this page stands. */
export type SaveState =
  | { readonly kind: "nothing" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly at: string }
  /** For certain not stored; nobody knows; the server has no room: tried again each time, and settled by the answer to that. */
  | { readonly kind: "retrying" | "unknown" | "full" };

/**
 * Whether what was given is stored. Read out once a page, when the first answer is in: more would be noise. A broken
 * line is told by the banner of the shell.
 */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t, time } = useLanguage();
  const words = wordsOf();
  const [said, setSaid] = useState("");
  const before = useRef(state.kind);
  useEffect(() => {
    if (before.current === "saving" && state.kind === "saved") setSaid((already) => (already === "" ? words : already));
    before.current = state.kind;
  }, [state.kind, words]);
  return (
    <>
      <p className={`save-status save-status--${state.kind}`}>
        {state.kind === "saved" && <Icon name="check" />}
        {(state.kind === "retrying" || state.kind === "unknown" || state.kind === "full") && <Icon name="offline" />}
        {words}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </>
  );

  function wordsOf(): string {
    switch (state.kind) {
      case "nothing":
        return "";
      case "saving":
        return t(text.saving);
      case "saved":
        return t(text.saved, { time: time(state.at) });
      case "retrying":
        return t(text.notSaved);
      case "unknown":
        return t(text.notKnown);
      case "full":
        return t(text.full);
    }
  }
}
