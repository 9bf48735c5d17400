import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { eraseDocumentMutation } from "../operations.ts";
import { text } from "../trash/trash.text.ts";

/** Erases a deleted file at once, after asking: there is no way back from it. */
export function EraseFile({
  file,
  onErased,
}: {
  file: { readonly id: string; readonly name: string };
  onErased: () => void;
}) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const [open, setOpen] = useState(false);
  const { id, name } = file;
  const erase = () =>
    action.run(async () => {
      const { eraseDocument } = await send(eraseDocumentMutation, { fileId: id }, { repeatable: false });
      const [refused] = eraseDocument.refusals;
      setOpen(false);
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.erased, { name }) });
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      onErased();
    });
  return (
    <>
      <Button look="quiet" icon="bin" onClick={() => setOpen(true)}>
        {t(text.erase)} <span className="visually-hidden">{name}</span>
      </Button>
      <Dialog title={t(text.eraseTitle, { name })} open={open} onClose={() => setOpen(false)}>
        <p>{t(text.eraseLead)}</p>
        <FailureBanner failure={action.failure} />
        <ButtonRow>
          <Button look="danger" busy={action.busy} onClick={() => void erase()}>
            {t(text.erase)}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t(text.keep)}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
