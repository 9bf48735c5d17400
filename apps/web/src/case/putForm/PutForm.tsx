import { printedNumber } from "@boreal/domain/forms/printedNumber";
import type { FormKey } from "@boreal/domain/caseFile/formValues";
import { useState } from "react";
import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { formFieldPath, formPath } from "../loading/addresses.ts";
import { putFormMutation, takeBackFormMutation } from "./operations.ts";
import { text } from "./text.ts";
import "./PutForm.css";

type PutProps = {
  applicationId: string;
  formKey: FormKey;
  /** Of the file; that of the page when nobody chose. */
  language?: "en" | "fr";
  /** A form that was filled before lies there and makes way. */
  isAnew?: boolean;
  onChanged: () => void;
};

type Answer = ResultOf<typeof putFormMutation>["putFormIntoVault"];

/** Fills a form from the case and puts it into its slot, for those who prepare the case; or says what is missing, with the way there. */
export function PutForm({ applicationId, formKey, language: chosen, isAnew = false, onChanged }: PutProps) {
  const { t, language } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = chosen ?? language;
  // By its number: the titles of the authority are long.
  const form = printedNumber(formKey);
  const takeBack = async (fileId: string) => {
    const { deleteDocument } = await send(takeBackFormMutation, { fileId }, { repeatable: true });
    const [refused] = deleteDocument.refusals;
    showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.takenBack, { form }) });
    onChanged();
  };
  const put = (inLanguage: string) =>
    action.run(async () => {
      const { putFormIntoVault: put } = await send(putFormMutation, { applicationId, formKey, language: inLanguage });
      setAnswer(put);
      if (put.fileId === null) return;
      const { fileId } = put;
      showToast({ text: t(text.done, { form }), undo: () => void action.run(() => takeBack(fileId)) });
      onChanged();
    });
  const mayUseEnglish = wanted === "fr" && answer?.refusals.some(({ code }) => code === "blankMissing");
  return (
    <div className="put-form no-print">
      <Button icon="document" busy={action.busy} onClick={() => void put(wanted)}>
        {t(isAnew ? text.putAnew : text.put, { form })}
      </Button>
      {action.busy ? <Spinner label={t(text.working)} /> : <p className="put-form__lead">{t(text.lead)}</p>}
      <FailureBanner failure={action.failure} />
      <div aria-live="polite">
        {answer && !action.busy && <Answered answer={answer} applicationId={applicationId} formKey={formKey} />}
      </div>
      {mayUseEnglish && !action.busy && <Button onClick={() => void put("en")}>{t(text.inEnglish)}</Button>}
    </div>
  );
}

function Answered({
  answer,
  applicationId,
  formKey,
}: { answer: Answer } & Pick<PutProps, "applicationId" | "formKey">) {
  const { t } = useLanguage();
  const { refusals, parts, notes } = answer;
  const [first] = refusals;
  return (
    <>
      {first && (
        <Banner tone="attention">
          <p>{t(first.text)}</p>
          {parts.length === 0 && first.code !== "notAllowed" && (
            <Link href={formPath(applicationId, formKey)}>{t(text.toForm)}</Link>
          )}
          {parts.length > 0 && (
            <ul aria-label={t(text.gapsTitle)}>
              {parts.map(({ id, title, gaps }) => (
                <li key={id}>
                  {t(title)}
                  <ul>
                    {gaps.map(({ path, label, row }) => (
                      <li key={path}>
                        <Link href={formFieldPath(applicationId, formKey, id, path)}>
                          {row ? t(text.gap, { label: t(label), row: t(row) }) : t(label)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {notes.length > 0 && (
        <Banner tone="attention" title={t(text.notesTitle)}>
          <ul>
            {notes.map((note) => (
              <li key={`${note.code} ${note.path ?? ""}`}>{t(note.text)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
