import { fileTypeMismatch, fileTypeNotAllowed, scansAndTexts } from "@boreal/domain/vault/files/fileTypes";
import type { FileType } from "@boreal/domain/kernel/fileType";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { unsortedTypes } from "@boreal/domain/vault/files/unsortedTypes";
import { pageOf } from "@boreal/domain/vault/pages";
import type { TypeRefusals } from "../../files/checks/refusals.ts";

/** What a place takes; where it is not known any more, what most places take. */
export const acceptedAt = ({ page, slot }: { readonly page: string; readonly slot: string }): readonly FileType[] =>
  isUnsorted({ page })
    ? unsortedTypes
    : (pageOf(page)?.slots.find(({ id }) => id === slot)?.acceptedTypes ?? scansAndTexts);

/** What is said of a file of a wrong type for this place: only what it takes is advised. */
export const typeRefusals = (accepted: readonly FileType[]): TypeRefusals => ({
  notAllowed: fileTypeNotAllowed(accepted),
  mismatch: fileTypeMismatch(accepted),
});
