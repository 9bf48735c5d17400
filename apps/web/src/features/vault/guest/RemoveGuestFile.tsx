import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { GuestDocument } from "../../../case/invitation/guestDocuments.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { AskFirst } from "../../../ui/layout/AskFirst.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { removeGuestDocumentMutation } from "../operations.ts";
import { guestDocumentsText as text } from "./guestDocuments.text.ts";

/** Takes away a file that the invited person added by mistake, after asking. */
export function RemoveGuestFile({ file, onChanged }: { file: GuestDocument["files"][number]; onChanged: () => void }) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const remove = () =>
    action.run(async () => {
      const { removeGuestDocument } = await send(
        removeGuestDocumentMutation,
        { fileId: file.id },
        { repeatable: true },
      );
      const [refused] = removeGuestDocument.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.removed, { name: file.name }) });
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      onChanged();
    });
  return (
    <>
      <AskFirst
        look="quiet"
        icon="bin"
        title={t(text.removeTitle, { name: file.name })}
        lead={t(text.removeLead)}
        confirm={t(text.removeIt)}
        keep={t(text.keepIt)}
        busy={action.busy}
        onConfirm={() => void remove()}
      >
        {t(text.remove)} <span className="visually-hidden">{file.name}</span>
      </AskFirst>
      <FailureBanner failure={action.failure} />
    </>
  );
}
