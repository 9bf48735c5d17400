import { isFilledHere } from "@boreal/domain/caseFile/uploadedDocument";
import type { DocumentFile, PlannedSlot } from "./loading/theCase.ts";

/** Which files lie in a slot, and which of them count. */

export const isSameChild = (a: number | null | undefined, b: number | null | undefined) => (a ?? null) === (b ?? null);

/** Files of a slot that are not in the trash. */
export const filesOf = <F extends Pick<DocumentFile, "page" | "slot" | "childNumber" | "deletedAt">>(
  slot: Pick<PlannedSlot, "page" | "slot" | "childNumber">,
  documents: readonly F[],
): readonly F[] =>
  documents.filter(
    (file) =>
      file.page === slot.page &&
      file.slot === slot.slot &&
      isSameChild(file.childNumber, slot.childNumber) &&
      !file.deletedAt,
  );

/**
 * Of the files of a slot those that stand for the document that is asked for: not a form that Boreal filled and nobody has
 * signed, not one that the legal team returned, and not a file that can no longer be opened.
 */
export const currentFiles = <F extends Pick<DocumentFile, "filledForm" | "state" | "isReturned">>(
  files: readonly F[],
): readonly F[] => files.filter((file) => !isFilledHere(file) && !file.isReturned && file.state !== "damaged");
