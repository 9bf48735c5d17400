import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { deleteDocumentMutation, restoreDocumentMutation } from "../operations.ts";
import { text } from "../text.ts";

/** Puts a file into the trash and offers to take that back. */
export function useDeletion(file: Pick<DocumentFile, "id" | "name">, onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const restore = async () => {
    const { restoreDocument } = await send(restoreDocumentMutation, { fileId: file.id }, { repeatable: true });
    const [refused] = restoreDocument.refusals;
    showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.restored, { name: file.name }) });
    onChanged();
  };
  const remove = () =>
    action.run(async () => {
      const { deleteDocument } = await send(deleteDocumentMutation, { fileId: file.id }, { repeatable: true });
      const [refused] = deleteDocument.refusals;
      showToast(
        refused
          ? { text: t(refused.text), tone: "fault" }
          : { text: t(text.deleted, { name: file.name }), undo: () => void action.run(restore) },
      );
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      onChanged();
    });
  return { remove, busy: action.busy, failure: action.failure };
}
