import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import { useDeletion } from "./useDeletion.ts";

/** Puts a file into the trash; the message that says so can take it back. */
export function DeleteFile({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const t = useText();
  const { remove, busy, failure } = useDeletion(file, onChanged);
  return (
    <>
      <Button look="quiet" icon="bin" busy={busy} onClick={() => void remove()}>
        {t(text.delete)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <FailureBanner failure={failure} />
    </>
  );
}
