import type { DocumentFile } from "./loading/theCase.ts";

/** A value that was read and that counts for nothing until somebody confirms or corrects it (ADR 0160). */
export const isToConfirm = ({ isSure, typed, value }: DocumentFile["fields"][number]): boolean =>
  !isSure && !typed && typeof value === "string";

/** Files in the vault with such values, which their reader may confirm. */
export const filesToCompare = (files: readonly DocumentFile[]): readonly DocumentFile[] =>
  files.filter(
    ({ deletedAt, abilities, fields }) =>
      deletedAt === null && abilities.includes("correctReading") && fields.some((field) => isToConfirm(field)),
  );
