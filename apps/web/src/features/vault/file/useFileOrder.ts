import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { send } from "../../../api/send.ts";
import { asApiError, type ApiError } from "../../../api/failure.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "./arrange.text.ts";
import { arrangeFilesMutation } from "../operations.ts";

export type FileOrder = {
  readonly files: readonly DocumentFile[];
  /** Told to screen readers after a move. */
  readonly said: string;
  readonly failure: ApiError | undefined;
  readonly move: (file: DocumentFile, to: number) => void;
};

/**
 * The files of a slot as the reader orders them: shown at once, then saved. Moves made while one is being saved are
 * saved together afterwards, so that the last order wins. What the server says replaces it.
 */
export function useFileOrder(files: readonly DocumentFile[], onChanged: () => void): FileOrder {
  const { t } = useLanguage();
  const showToast = useToast();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState<ApiError>();
  const waiting = useRef<readonly string[]>(undefined);
  const isSaving = useRef(false);
  const held = useRef<Element>(undefined);
  const ids = files.map(({ id }) => id).join(" ");
  const ordered = wanted && inOrder(files, wanted);

  // What the server now has, moved or changed by somebody else, is what is shown.
  useEffect(() => {
    if (!isSaving.current) setWanted(undefined);
  }, [ids]);
  // A card that moves in the page loses the focus; the button that was pressed gets it back.
  useLayoutEffect(() => {
    if (held.current instanceof HTMLElement && held.current.isConnected && document.activeElement !== held.current)
      held.current.focus();
    held.current = undefined;
  }, [wanted]);

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (let next = waiting.current; next; next = waiting.current) {
        waiting.current = undefined;
        const { arrangeFiles } = await send(arrangeFilesMutation, { fileIds: [...next] }, { repeatable: true });
        const [refused] = arrangeFiles.refusals;
        if (refused) {
          setWanted(undefined);
          showToast({ text: t(refused.text), tone: "fault" });
        }
      }
    } catch (thrown) {
      waiting.current = undefined;
      setWanted(undefined);
      setFailure(asApiError(thrown));
    } finally {
      isSaving.current = false;
      onChanged();
    }
  }

  const shown = ordered ?? files;
  return {
    files: shown,
    said,
    failure,
    move: (file, to) => {
      const others = shown.filter(({ id }) => id !== file.id).map(({ id }) => id);
      const next = others.toSpliced(to, 0, file.id);
      held.current = document.activeElement ?? undefined;
      waiting.current = next;
      setFailure(undefined);
      setWanted(next);
      setSaid(t(text.moved, { name: file.name, n: to + 1, count: files.length }));
      void save();
    },
  };
}

/** The files in this order; nothing when it is not an order of these files. */
function inOrder(files: readonly DocumentFile[], ids: readonly string[]): readonly DocumentFile[] | undefined {
  const found = ids.flatMap((id) => files.filter((file) => file.id === id));
  return found.length === files.length && ids.length === files.length ? found : undefined;
}
