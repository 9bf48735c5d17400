import { printedNumber } from "@boreal/domain/forms/printedNumber";
import type { FormKey } from "@boreal/domain/caseFile/formValues";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { acceptedAs } from "@boreal/domain/warnings/overriddenByLawyer";
import { send } from "../../api/send.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { caseFileOf, type DocumentFile, type TheApplication } from "../loading/theCase.ts";
import { warningDefinition } from "../reasons/warningDefinitions.ts";
import { acceptFormMutation } from "./operations.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import { text } from "./text.ts";
import { WordLine, WordSaid, type Word } from "./WordLine.tsx";
import "./lawyerDecision.css";

type AcceptedFormProps = {
  file: DocumentFile;
  application: TheApplication;
  /** Forms for which its place is. */ forms: readonly FormKey[];
  onChanged: () => void;
};

/** A file as the official form that its place asks for, by the word of a lawyer: what stands, the way to say it, and what was said before. */
export function AcceptedForm({ file, application, forms, onChanged }: AcceptedFormProps) {
  const { t } = useLanguage();
  const words = application.lawyerDecisions.filter(({ fileId }) => fileId === file.id);
  const accepted = words.find(({ kind, withdrawnAt }) => kind === "formAccepted" && !withdrawnAt);
  const isOpen = !accepted && !file.filledForm && application.abilities.includes("speakAsLawyer");
  return (
    <>
      {accepted && (
        <Banner
          tone={counts(application, file, accepted.formKey) ? "done" : "attention"}
          title={t(text.acceptedAs, { form: formName(accepted.formKey) })}
        >
          {!counts(application, file, accepted.formKey) && (
            <p>{t(text.acceptedBefore, { form: formName(accepted.formKey) })}</p>
          )}
          <WordLine word={accepted} application={application} onChanged={onChanged} />
        </Banner>
      )}
      {isOpen &&
        forms.map((key) => (
          <ReasonForm
            key={key}
            id={`accept-${key}-${file.id}`}
            summary={t(text.accept, { form: formName(key) })}
            lead={t(text.acceptLead, { form: formName(key) })}
            save={t(text.acceptSave)}
            about={`${file.name}, ${formName(key)}`}
            done={text.accepted}
            send={async (reason) =>
              (await send(acceptFormMutation, { applicationId: application.id, fileId: file.id, formKey: key, reason }))
                .acceptForm
            }
            onDone={onChanged}
          />
        ))}
      <Earlier words={words.filter(({ withdrawnAt }) => withdrawnAt)} />
    </>
  );
}

/** By its number: the titles of the authority are long. */
const formName = (key: string | null | undefined): string => printedNumber(key ?? "");

function counts(application: TheApplication, { id }: DocumentFile, formKey: string | null | undefined): boolean {
  const caseFile = caseFileOf(application.caseFile);
  const document = caseFile.documents.find(({ fileId }) => fileId === id);
  return document !== undefined && acceptedAs(readerFor(caseFile), document, formKey ?? "") !== undefined;
}

/** What was decided and taken back stays on record. */
function Earlier({ words }: { words: readonly Word[] }) {
  const { t, dateTime } = useLanguage();
  if (words.length === 0) return null;
  return (
    <Details summary={t(text.earlier)}>
      <ul>
        {words.map((word) => {
          const when = dateTime(word.withdrawnAt ?? word.givenAt);
          return (
            <li key={word.id}>
              <p>
                {word.kind === "formAccepted"
                  ? t(text.acceptedAs, { form: formName(word.formKey) })
                  : nameOfWarning(word, t)}
              </p>
              <WordSaid word={word} />
              <p>
                {word.withdrawnByName ? t(text.endedBy, { name: word.withdrawnByName, when }) : t(text.ended, { when })}
              </p>
            </li>
          );
        })}
      </ul>
    </Details>
  );
}

function nameOfWarning({ warningId, fileId }: Word, t: ReturnType<typeof useLanguage>["t"]): string {
  const definition = warningDefinition(warningId ?? "", fileId);
  return definition ? t(definition.name) : (warningId ?? "");
}
