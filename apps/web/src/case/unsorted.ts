import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { documentsPath } from "./loading/addresses.ts";
import type { DocumentFile } from "./loading/theCase.ts";

/** Files that nobody has sorted yet, in the order in which they came. */
export const unsortedFiles = <F extends Pick<DocumentFile, "page" | "deletedAt">>(
  documents: readonly F[],
): readonly F[] => documents.filter((file) => isUnsorted(file) && !file.deletedAt);

/** Those of them that wait for a place: one that cannot be used is only to be deleted. */
export const filesToSort = <F extends Pick<DocumentFile, "page" | "deletedAt" | "state">>(
  documents: readonly F[],
): readonly F[] => unsortedFiles(documents).filter(({ state }) => state !== "rejected" && state !== "damaged");

/** With more files than these, all that is not pressed at once is folded: all of one drop stands on one screen. */
export const fewToSort = 3;

/** The heading of the list of these files. */
export const toSortId = "to-sort";
export const toSortPath = (applicationId: string): string => `${documentsPath(applicationId)}#${toSortId}`;
