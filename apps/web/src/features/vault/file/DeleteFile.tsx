import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { AskFirst } from "../../../ui/layout/AskFirst.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import { useDeletion } from "./useDeletion.ts";

/** Puts a file into the trash, after asking; the message that says so can take it back. */
export function DeleteFile({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const t = useText();
  const { remove, busy, failure } = useDeletion(file, onChanged);
  return (
    <>
      <AskFirst
        look="quiet"
        icon="bin"
        title={t(text.deleteTitle, { name: file.name })}
        lead={t(text.deleteLead)}
        confirm={t(text.deleteIt)}
        keep={t(text.keepIt)}
        busy={busy}
        onConfirm={() => void remove()}
      >
        {t(text.delete)} <span className="visually-hidden">{file.name}</span>
      </AskFirst>
      <FailureBanner failure={failure} />
    </>
  );
}
