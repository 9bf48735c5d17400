import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { text } from "./filingPackage.text.ts";
import { text as checklistText } from "./uploadChecklist.text.ts";

export type PackageFile = {
  readonly path: string;
  readonly field: BilingualText;
  readonly title: BilingualText;
  readonly sha256: string | null;
  readonly edition: string | null;
  readonly toDo: readonly BilingualText[];
  readonly upload?: string;
  readonly uploadedAt?: string | null;
  readonly uploadedByName?: string | null;
};

/** Each file of a package: its field, what it is, and its hash once it is made. */
export function PackageFiles({ files }: { files: readonly PackageFile[] }) {
  const { t, dayOf } = useLanguage();
  return (
    <ul className="status__files">
      {files.map(({ path, field, title, sha256, edition, toDo, ...file }) => (
        <li key={path}>
          <strong>{t(field)}</strong>
          {t(title) !== t(field) && <> {t(title)}</>}
          {edition !== null && <> ({t(text.edition, { edition })})</>}
          <br />
          <span className="status__quiet filing-package__path">{path}</span>
          {sha256 !== null && (
            <span className="status__quiet filing-package__path">{t(text.hash, { hash: sha256 })}</span>
          )}
          {file.upload === "uploaded" && typeof file.uploadedAt === "string" && (
            <span className="filing-package__todo">
              {t(checklistText.uploaded, {
                name: file.uploadedByName ?? t(checklistText.somebody),
                date: dayOf(file.uploadedAt),
              })}
            </span>
          )}
          {toDo.map((words) => (
            <span key={t(words)} className="filing-package__todo">
              {t(words)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
