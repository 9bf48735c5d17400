import { useEffect, useRef, type ReactNode } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage, type Language } from "../../../ui/language.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { officialFormQuery } from "../operations.ts";
import { outputText as text } from "./output.text.ts";
import type { Forms } from "../useForms.ts";

type FileProps = {
  forms: Forms;
  open: OpenForm;
  language: Language;
  isReady: boolean;
  /** What to do with the file, and what where the library has none. */
  steps: ReactNode;
  withoutFile: ReactNode;
};

/** The filled file of the authority, or why there is none yet. Only a complete form is ever handed out. */
export function OfficialFile(props: FileProps) {
  const asked = useAskedFile(props);
  const isMissing = asked.file?.refusals.some(({ code }) => code === "blankMissing") ?? false;
  return (
    <>
      <TheFile {...props} {...asked} />
      {isMissing ? props.withoutFile : props.steps}
    </>
  );
}

/** The file as the server tells of it; asked for once everything is there and saved. */
function useAskedFile({ forms, open, language, isReady }: FileProps) {
  const { state, isUnsaved } = forms.view;
  const isWanted = isReady && !isUnsaved;
  const { data, failure, loading, reload } = useQuery(
    officialFormQuery,
    isWanted ? { applicationId: forms.applicationId, formKey: open.key, language } : undefined,
  );
  const savedAt = state.kind === "saved" ? state.at : undefined;
  const asked = useRef(savedAt);
  useEffect(() => {
    // What was saved since is in the next file.
    if (asked.current !== savedAt && isWanted) reload();
    asked.current = savedAt;
  }, [savedAt, isWanted, reload]);
  return { file: isWanted ? data?.officialForm : undefined, failure, loading, reload };
}

function TheFile({
  forms,
  isReady,
  file,
  failure,
  loading,
  reload,
}: Pick<FileProps, "forms" | "isReady"> & ReturnType<typeof useAskedFile>) {
  const { t } = useLanguage();
  if (!isReady) return <p>{t(text.notYet)}</p>;
  if (forms.view.isUnsaved) return <p role="status">{t(text.notSavedYet)}</p>;
  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      {!file && loading && <Spinner label={t(text.preparing)} />}
      {file?.refusals.map((refusal) => (
        <Banner key={`${refusal.code} ${refusal.path ?? ""}`} tone="attention">
          <p>{t(refusal.text)}</p>
        </Banner>
      ))}
      {file?.address && (
        <>
          <p>
            <a className="button button--primary" href={file.address} download>
              <Icon name="download" />
              {t(text.download)}
            </a>
          </p>
          {file.edition !== null && <p className="form-out__edition">{t(text.edition, { edition: file.edition })}</p>}
        </>
      )}
      {file && file.notes.length > 0 && (
        <Banner tone="attention" title={t(text.notesTitle)}>
          <ul>
            {file.notes.map((note) => (
              <li key={`${note.code} ${note.path ?? ""}`}>{t(note.text)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
