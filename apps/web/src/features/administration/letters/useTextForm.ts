import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import type { FieldFault } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import { saveLetterTextMutation, textPreviewQuery } from "./operations.ts";
import { offsetIn, versionsOf, type LetterTexts, type TextKey } from "./textOfPlace.ts";

export const wordsId = "text-words";
export type Preview = NonNullable<ResultOf<typeof textPreviewQuery>["clausePreview"]>;
type Refusals = Preview["refusals"];

/** Which field a refusal speaks of; what is wrong with the text as a whole is said at the text. */
const fieldOf = (path: string | null): string => (path === "from" || path === "reason" ? `text-${path}` : wordsId);

/** Where the cursor goes when the text gets the focus: to the first thing that is wrong in it. */
function pointAt(refusals: Refusals, words: string): void {
  const area = document.getElementById(wordsId);
  const [, line, column] = refusals.map(({ path }) => /^words\.(\d+)\.(\d+)$/.exec(path ?? "")).find(Boolean) ?? [];
  if (!(area instanceof HTMLTextAreaElement) || line === undefined || column === undefined) return;
  const at = offsetIn(words, Number(line), Number(column));
  area.setSelectionRange(at, at);
}

type Of = {
  known: LetterTexts;
  textKey: TextKey;
  draft: string | undefined;
  setDraft: (words: string | undefined) => void;
  onSaved: () => void;
};

/** One text as it is written: its box, its day and reason, what is wrong, and how it would read. */
export function useTextForm({ known, textKey, draft, setDraft, onSaved }: Of) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const versions = versionsOf(known, textKey);
  const [last] = versions;
  const words = draft ?? last?.words ?? "";
  const [from, setFrom] = useState<string>(known.today);
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<Preview>();
  const clause = { letter: known.id, ...textKey, words };
  const refuse = (refusals: Refusals) => {
    setFaults(refusals.map((refusal) => ({ fieldId: fieldOf(refusal.path), text: t(refusal.text) })));
    setAttempt(attempt + 1);
    pointAt(refusals, words);
  };
  const look = () =>
    run(async () => {
      const { clausePreview } = await send(textPreviewQuery, { clause });
      refuse(clausePreview?.refusals ?? []);
      setPreview(clausePreview && clausePreview.refusals.length === 0 ? clausePreview : undefined);
    });
  const save = () =>
    run(async () => {
      const baseVersion = last?.version ?? 0;
      const { saveLetterClause } = await send(saveLetterTextMutation, { clause, from, reason, baseVersion });
      refuse(saveLetterClause.refusals);
      if (!saveLetterClause.done) return;
      showToast({ text: t(text.saved) });
      setReason("");
      setDraft(undefined);
      onSaved();
    });
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.text;
  const entry = { words, from, reason, setFrom, setReason };
  return { entry, versions, busy, failure, faults, attempt, preview, look, save, errorOf };
}
