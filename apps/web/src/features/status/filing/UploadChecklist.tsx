import { useId } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { IconButton } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { filingPackageQuery } from "./filingPackageOperations.ts";
import { tickUploadedFileMutation } from "./filingPackageOperations.ts";
import { text } from "./uploadChecklist.text.ts";

type Built = NonNullable<NonNullable<ResultOf<typeof filingPackageQuery>["filingPackage"]>["built"]>;
type UploadFile = Built["files"][number];

type UploadChecklistProps = { applicationId: string; built: Built; onChanged: () => void };

/** For whoever uploads the package: the fields of the portal in their order, each with its file, ticked off one by one. */
export function UploadChecklist({ applicationId, built, onChanged }: UploadChecklistProps) {
  const { t } = useLanguage();
  const { id: packageId, files, values } = built;
  const done = files.filter(({ upload }) => upload === "uploaded").length;
  const people = Map.groupBy(files, ({ applicant }) => t(applicant));
  return (
    <section className="upload-checklist">
      <h3>{t(text.title)}</h3>
      <p>{t(text.lead)}</p>
      <p role="status">
        <strong>{t(text.done, { done, count: files.length })}</strong>
      </p>
      {[...people].map(([person, own]) => (
        <section key={person} aria-label={person}>
          <h4>{person}</h4>
          <PortalValues values={values.filter(({ applicant }) => t(applicant) === person)} />
          <ol className="upload-checklist__files">
            {own.map((file) => (
              <UploadLine
                key={file.path}
                file={file}
                applicationId={applicationId}
                packageId={packageId}
                onChanged={onChanged}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function PortalValues({ values }: { values: Built["values"] }) {
  const { t } = useLanguage();
  if (values.length === 0) return null;
  return (
    <dl className="status__facts">
      {values.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{t(label)}</dt>
          <dd>
            <span dir="auto" className="upload-checklist__value">
              {value}
            </span>
            <CopyButton value={value} label={t(text.copyValue, { what: t(label) })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type UploadLineProps = { file: UploadFile; applicationId: string; packageId: string; onChanged: () => void };

function UploadLine({ file, applicationId, packageId, onChanged }: UploadLineProps) {
  const { t, dayOf } = useLanguage();
  const id = useId();
  const action = useAction();
  const showToast = useToast();
  const { path, name, field, title, toDo, upload, uploadedAt, uploadedByName } = file;
  const tick = (isUploaded: boolean) =>
    action.run(async () => {
      const { tickUploadedFile } = await send(
        tickUploadedFileMutation,
        { applicationId, packageId, path, isUploaded },
        { repeatable: true },
      );
      const [refusal] = tickUploadedFile.refusals;
      if (refusal) showToast({ text: t(refusal.text), tone: "fault" });
      onChanged();
    });
  const byWhom = uploadedByName ?? t(text.somebody);
  const when = uploadedAt === null ? "" : dayOf(uploadedAt);
  return (
    <li>
      <ChoiceRow
        type="checkbox"
        id={id}
        label={t(title) === t(field) ? t(field) : t(text.fileOfField, { field: t(field), title: t(title) })}
        hint={
          upload === "uploaded"
            ? t(text.uploaded, { name: byWhom, date: when })
            : upload === "otherFile"
              ? t(text.otherFile, { name: byWhom, date: when })
              : undefined
        }
        checked={upload === "uploaded"}
        onChange={(isUploaded) => void tick(isUploaded)}
      />
      <p className="upload-checklist__name">
        <span className="filing-package__path">{name}</span>
        <CopyButton value={name} label={t(text.copyName, { name })} />
      </p>
      {toDo.map((words) => (
        <span key={t(words)} className="filing-package__todo">
          {t(words)}
        </span>
      ))}
      <FailureBanner failure={action.failure} />
    </li>
  );
}

function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ text: t(text.copied) });
    } catch {
      showToast({ text: t(text.copyFailed), tone: "fault" });
    }
  };
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
