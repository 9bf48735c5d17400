import type { DocumentFile } from "../../../case/loading/theCase.ts";

type File = Pick<DocumentFile, "abilities" | "state" | "page" | "childNumber" | "deletedAt">;

/** What the archive of a case, or of one page of it, holds, and what of it cannot be in there: both as the server writes it. */
export function archiveFiles<F extends File>(
  documents: readonly F[],
  of?: { readonly page: string; readonly childNumber: number | null },
): { readonly files: readonly F[]; readonly damaged: readonly F[]; readonly rejected: readonly F[] } {
  const wanted = documents.filter(
    ({ page, childNumber, deletedAt }) =>
      !deletedAt && (!of || (page === of.page && (childNumber ?? null) === of.childNumber)),
  );
  const mayHave = wanted.filter(({ abilities, state }) => abilities.includes("download") && state !== "rejected");
  return {
    files: mayHave.filter(({ state }) => state !== "damaged"),
    damaged: mayHave.filter(({ state }) => state === "damaged"),
    rejected: wanted.filter(({ state }) => state === "rejected"),
  };
}
