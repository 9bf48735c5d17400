import type { FormEvent } from "react";
import { longestClause } from "@boreal/domain/letters/clauses/clause";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { DateField } from "../../../ui/controls/DateField.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FactsToInsert } from "./FactsToInsert.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import { TextPreview } from "./TextPreview.tsx";
import { TextVersions } from "./TextVersions.tsx";
import type { LetterTexts, TextKey } from "./textOfPlace.ts";
import { useTextForm, wordsId } from "./useTextForm.ts";

type EditorProps = {
  known: LetterTexts;
  textKey: TextKey;
  title: string;
  draft: string | undefined;
  setDraft: (words: string | undefined) => void;
  onSaved: () => void;
  onClose: () => void;
};

/** One text of the firm: its words, the facts to insert, how it reads in a letter, and its versions. */
export function TextEditor({ known, textKey, title, draft, setDraft, onSaved, onClose }: EditorProps) {
  const { t } = useLanguage();
  const form = useTextForm({ known, textKey, draft, setDraft, onSaved });
  const { words, from, reason, setFrom, setReason } = form.entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form noValidate className="letter-texts__editor" aria-label={title} onSubmit={submit}>
      <ErrorSummary faults={form.faults} attempt={form.attempt} />
      <FailureBanner failure={form.failure} />
      <TextArea
        id={wordsId}
        label={t(text.words)}
        hint={t(text.wordsHint)}
        rows={10}
        value={words}
        onChange={setDraft}
        error={form.errorOf(wordsId)}
        limit={longestClause}
      />
      <FactsToInsert facts={known.facts} language={textKey.language} words={words} onInsert={setDraft} />
      <DateField
        id="text-from"
        label={t(text.from)}
        value={from}
        onChange={(entry) => setFrom(entry.state === "complete" ? entry.date : "")}
        error={form.errorOf("text-from")}
      />
      <TextField
        id="text-reason"
        label={t(text.reason)}
        value={reason}
        onChange={setReason}
        error={form.errorOf("text-reason")}
        limit={500}
        autoComplete="off"
      />
      <ButtonRow>
        <Button onClick={() => void form.look()} busy={form.busy}>
          {t(text.preview)}
        </Button>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(text.save, { version: (form.versions[0]?.version ?? 0) + 1 })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(text.close)}
        </Button>
      </ButtonRow>
      {form.preview && <TextPreview preview={form.preview} language={textKey.language} />}
      <TextVersions versions={form.versions} language={textKey.language} onUse={setDraft} />
    </form>
  );
}
