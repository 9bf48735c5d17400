import { fill } from "@boreal/domain/kernel/text";
import type { Slot } from "@boreal/domain/vault/page";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useText } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "./arrange.text.ts";
import { renameDocumentMutation } from "../operations.ts";
import { text as vaultText } from "../text.ts";

type RenameFileProps = { file: DocumentFile; slot: Slot; at: number; count: number; onChanged: () => void };

/** The name without the ending, which stays. */
function parts(name: string): { readonly base: string; readonly extension: string } {
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? "";
  return { base: name.slice(0, name.length - extension.length), extension };
}

/** Calls a file differently; where several lie in a slot, its usual name by number is one press away. */
export function RenameFile({ file, slot, at, count, onChanged }: RenameFileProps) {
  const t = useText();
  const { base, extension } = parts(file.name);
  const { open, typed, setTyped, ...renaming } = useRenaming(file, base, onChanged);
  const suggestion = slot.subFileNames && count > 1 ? t(fill(slot.subFileNames, { n: at + 1 })) : undefined;
  return (
    <>
      <Button look="quiet" icon="pencil" onClick={renaming.begin}>
        {t(text.rename)} <span className="visually-hidden">{file.name}</span>
      </Button>
      <Dialog title={t(text.renameTitle, { name: file.name })} open={open} onClose={renaming.end}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void renaming.save();
          }}
        >
          <TextField
            id={`rename-${file.id}`}
            label={t(text.newName)}
            hint={extension === "" ? undefined : t(text.nameHint, { extension })}
            error={renaming.error}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck={false}
          />
          {suggestion !== undefined && suggestion !== typed && (
            <Button look="quiet" onClick={() => setTyped(suggestion)}>
              {t(text.useSuggestion, { name: suggestion })}
            </Button>
          )}
          <FailureBanner failure={renaming.action.failure} />
          <ButtonRow>
            <Button look="primary" type="submit" busy={renaming.action.busy}>
              {t(vaultText.save)}
            </Button>
            <Button look="quiet" onClick={renaming.end}>
              {t(vaultText.cancel)}
            </Button>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}

/** The dialog while it is open, and saving the new name. */
function useRenaming(file: DocumentFile, base: string, onChanged: () => void) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(base);
  const [error, setError] = useState<string>();
  const begin = () => {
    setTyped(base);
    setError(undefined);
    setOpen(true);
  };
  const save = () =>
    action.run(async () => {
      const { renameDocument } = await send(
        renameDocumentMutation,
        { fileId: file.id, name: typed },
        { repeatable: true },
      );
      const [refused] = renameDocument.refusals;
      if (refused) {
        setError(t(refused.text));
        return;
      }
      setOpen(false);
      showToast({ text: t(text.renamed, { name: renameDocument.document?.name ?? typed }) });
      onChanged();
    });
  return { action, open, typed, setTyped, error, begin, end: () => setOpen(false), save };
}
