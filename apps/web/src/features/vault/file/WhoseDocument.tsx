import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { caseFileOf, type DocumentFile, type TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { sayWhyDocumentCountsMutation } from "../operations.ts";
import { whoseDocumentText as text } from "./whoseDocument.text.ts";

type Given = { file: DocumentFile; application: TheApplication; onChanged: () => void };

/** A paper that names somebody else counts for nothing until somebody says why (ADR 0236). */
export function WhoseDocument({ file, application, onChanged }: Given) {
  const { t } = useLanguage();
  const said = useReason(file, onChanged);
  const the = readerFor(caseFileOf(application.caseFile));
  const document = the.uploaded().find(({ fileId }) => fileId === file.id);
  if (!document) return null;
  const mayChange = file.abilities.includes("correctReading");
  if (typeof document.countsBecause === "string") {
    return (
      <p>
        {t(text.counts, { because: document.countsBecause })}{" "}
        {mayChange && (
          <Button look="quiet" onClick={() => void said.send(null)}>
            {t(text.takeBack)} <span className="visually-hidden">{file.name}</span>
          </Button>
        )}
      </p>
    );
  }
  const whose = the.whose(document);
  if (whose.counts) return null;
  const named = t(whose.names === "somebodyElse" ? text.somebodyElse : text.nobody, { name: whose.name });
  return (
    <section className="whose-document" aria-label={t(text.title)}>
      <p className="whose-document__title">{t(text.title)}</p>
      <p>
        {named} {whose.isUnsure && t(text.unsure)}
      </p>
      {mayChange && <ReasonForm file={file} said={said} />}
    </section>
  );
}

const reasons = ["myName", "formerName", "payer", "other"] as const;

function ReasonForm({ file, said }: { file: DocumentFile; said: ReturnType<typeof useReason> }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState("");
  const known = reasons.find((one) => one === chosen);
  const isOther = known === "other";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (known === undefined) said.setError(t(text.choose));
        else void said.send(isOther ? words : t(text[known]));
      }}
    >
      <SelectField
        id={`whose-document-${file.id}`}
        label={t(text.question)}
        error={isOther ? undefined : said.error}
        value={chosen}
        onChange={setChosen}
        options={reasons.map((one) => ({ value: one, label: t(text[one]) }))}
      />
      {isOther && (
        <TextField
          id={`whose-document-words-${file.id}`}
          label={t(text.words)}
          error={said.error}
          value={words}
          onChange={setWords}
        />
      )}
      <FailureBanner failure={said.action.failure} />
      <ButtonRow>
        <Button type="submit" busy={said.action.busy}>
          {t(text.save)} <span className="visually-hidden">{file.name}</span>
        </Button>
      </ButtonRow>
    </form>
  );
}

/** How the reason is sent, and what was said against it. */
function useReason(file: DocumentFile, onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [error, setError] = useState<string>();
  const sendReason = (because: string | null) =>
    action.run(async () => {
      const sent = { fileId: file.id, because };
      const { sayWhyDocumentCounts } = await send(sayWhyDocumentCountsMutation, sent, { repeatable: true });
      const [refused] = sayWhyDocumentCounts.refusals;
      if (refused) return setError(t(refused.text));
      setError(undefined);
      showToast({ text: t(because === null ? text.takenBack : text.saved) });
      return onChanged();
    });
  return { action, error, setError, send: sendReason };
}
