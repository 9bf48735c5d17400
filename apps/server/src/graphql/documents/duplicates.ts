import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import type { DocumentFileRow } from "../../store/documents/documents.ts";

/** A file of the case with the same content as another, as far as the reader may know of it. */
export type SameContent = { readonly row: DocumentFileRow; readonly name: string };

const inOrder = (one: DocumentFileRow, other: DocumentFileRow): number =>
  one.uploadedAt.getTime() - other.uploadedAt.getTime() || (one.id < other.id ? -1 : 1);

/**
 * Of `known` (files that the reader may see), the one that `file` repeats: the oldest earlier one of the vault, else one in
 * the trash that the reader may take back. What the file itself put into the trash is no duplicate, and one whose keeping was
 * decided has none.
 */
export function repeatedBy(file: DocumentFileRow, known: readonly DocumentFileRow[]): DocumentFileRow | undefined {
  if (file.duplicateKeptAt !== null || file.deletedAt !== null) return undefined;
  const same = known
    .filter(
      (other) =>
        other.id !== file.id &&
        // What lies in a slot repeats nothing that lies in none.
        (!isUnsorted(other) || isUnsorted(file)) &&
        other.contentMac.equals(file.contentMac) &&
        !other.rejected &&
        other.damage === null &&
        inOrder(other, file) < 0,
    )
    .toSorted(inOrder);
  return same.find((other) => other.deletedAt === null) ?? same.findLast((other) => other.id !== file.replaces);
}
