import { ofName } from "@boreal/domain/kernel/elision";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { caseFileOf, type DocumentFile, type TheApplication } from "../../../case/loading/theCase.ts";
import { SideBySide } from "../../../case/reasons/SideBySide.tsx";
import { toldWarningOf } from "../../../case/reasons/toldWarningOf.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { sayWhyDocumentCountsMutation } from "../operations.ts";
import { useDeletion } from "./useDeletion.ts";
import { whoseDocumentText as text } from "./whoseDocument.text.ts";

type Given = { file: DocumentFile; application: TheApplication; onChanged: () => void };

/** A paper that names somebody else counts for nothing until somebody says why (ADR 0236). */
export function WhoseDocument({ file, application, onChanged }: Given) {
  const { t } = useLanguage();
  const { role } = useMe();
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
  const told = toldWarningOf({ id: "documentNamesNobody", fileId: file.id }, application, false);
  const person = told ? t(told.whose) : "";
  const title = t(text.title, { ofName: t(ofName(whose.name)) });
  return (
    <section className="whose-document" aria-label={`${title} · ${file.name}`}>
      <h4 className="whose-document__title">{title}</h4>
      <p>
        {t(whose.names === "somebodyElse" ? text.somebodyElse : text.nobody, { ofPerson: t(ofName(person)) })}{" "}
        {whose.isUnsure && t(text.unsure)}
      </p>
      {told && (
        <SideBySide
          differs={told.differs}
          file={file}
          application={application}
          own={!isStaff(role)}
          onChanged={onChanged}
        />
      )}
      {mayChange && <Belongs file={file} person={person} said={said} onChanged={onChanged} />}
    </section>
  );
}

/** It is somebody else’s and goes, or it belongs here and a person says why. */
function Belongs({
  file,
  person,
  said,
  onChanged,
}: Pick<Given, "file" | "onChanged"> & { person: string; said: ReturnType<typeof useReason> }) {
  const { t } = useLanguage();
  const [isTheirs, setTheirs] = useState(false);
  const { remove, busy, failure } = useDeletion(file, onChanged);
  if (isTheirs) return <ReasonForm file={file} said={said} />;
  return (
    <>
      <p>{t(text.belongs, { ofPerson: t(ofName(person)) })}</p>
      <FailureBanner failure={failure} />
      <ButtonRow>
        {file.abilities.includes("delete") && (
          <Button busy={busy} onClick={() => void remove()}>
            {t(text.remove)} <span className="visually-hidden">{file.name}</span>
          </Button>
        )}
        <Button onClick={() => setTheirs(true)}>
          {t(text.itIs)} <span className="visually-hidden">{file.name}</span>
        </Button>
      </ButtonRow>
    </>
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
