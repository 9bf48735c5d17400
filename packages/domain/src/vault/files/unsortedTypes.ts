import type { FileType } from "../../kernel/fileType.ts";
import { vaultPages } from "../pages.ts";

/** What any slot takes may be dropped. */
export const unsortedTypes: readonly FileType[] = [
  ...new Set(vaultPages.flatMap(({ slots }) => slots.flatMap(({ acceptedTypes }) => acceptedTypes))),
];
