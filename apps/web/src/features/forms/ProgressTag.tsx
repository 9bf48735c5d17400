import { useText, type BilingualText } from "../../ui/language.tsx";
import { StatusTag, type Tone } from "../../ui/layout/StatusTag.tsx";
import type { FormProgress } from "./sections/sectionWay.ts";
import { text } from "./text.ts";

const words: Readonly<Record<FormProgress, { readonly word: BilingualText; readonly tone: Tone }>> = {
  notNeeded: { word: text.notNeededTag, tone: "quiet" },
  empty: { word: text.notStarted, tone: "todo" },
  started: { word: text.started, tone: "todo" },
  differs: { word: text.differsTag, tone: "attention" },
  faulty: { word: text.faulty, tone: "blocked" },
  toCheck: { word: text.toCheckTag, tone: "todo" },
  complete: { word: text.complete, tone: "done" },
};

/** How a form, or a part of it, stands. */
export function ProgressTag({ progress }: { progress: FormProgress }) {
  const t = useText();
  const { word, tone } = words[progress];
  return <StatusTag tone={tone}>{t(word)}</StatusTag>;
}
