import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { readAgainMutation } from "../operations.ts";
import { text } from "../text.ts";

/** Reads a file once more, as after a fault of ours. A locked file asks for its password by itself. */
export function ReadAgain({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const start = () =>
    action.run(async () => {
      const { readAgain } = await send(readAgainMutation, { fileId: file.id, password: null }, { repeatable: true });
      const [refused] = readAgain.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.readAgainStarted) });
      onChanged();
    });
  return (
    <>
      <Button look="quiet" icon="search" busy={action.busy} onClick={() => void start()}>
        {t(text.readAgain)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <FailureBanner failure={action.failure} />
    </>
  );
}
