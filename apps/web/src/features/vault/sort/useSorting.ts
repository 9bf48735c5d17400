import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { toSortId } from "../../../case/unsorted.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { sortDocumentMutation } from "../operations.ts";
import type { PlaceOfCase } from "./placeOfCase.ts";
import { sortText } from "./sort.text.ts";

export type ToPut = { readonly file: Pick<DocumentFile, "id" | "name">; readonly place: PlaceOfCase };

/** Puts files into the places that a person confirmed; what is refused stays, and says why. */
export function useSorting(onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const put = (files: readonly ToPut[]) =>
    action.run(async () => {
      const refused = new Map<string, string>();
      try {
        for (const { file, place } of files) {
          const { page, slot, childNumber } = place;
          const given = { fileId: file.id, page, slot, childNumber: childNumber ?? null };
          const { sortDocument } = await send(sortDocumentMutation, given, { repeatable: true });
          const [refusal] = sortDocument.refusals;
          if (refusal) refused.set(file.id, t(refusal.text));
        }
        const [only] = files;
        const count = files.length - refused.size;
        if (count > 0)
          showToast({
            text:
              files.length === 1 && only
                ? t(sortText.added, { name: only.file.name, place: only.place.name })
                : t(sortText.addedAll, { count }),
          });
      } finally {
        setRefusals(refused);
        onChanged();
      }
      // The buttons that were pressed are gone.
      if (refused.size === 0)
        (document.getElementById(toSortId) ?? document.querySelector<HTMLElement>("main h1"))?.focus();
    });
  return { put, refusals, busy: action.busy, failure: action.failure };
}
