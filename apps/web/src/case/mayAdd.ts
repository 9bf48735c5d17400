import type { DocumentFile, PlannedSlot } from "./loading/theCase.ts";

type Application = {
  readonly documents: readonly Pick<DocumentFile, "id" | "page" | "slot" | "childNumber">[];
  readonly plan: { readonly vault: readonly Pick<PlannedSlot, "page" | "slot" | "childNumber" | "permissions">[] };
};

/** Whether this reader may add a file where this one lies: only then “upload it again” is said to the reader. What the plan does not show, nobody adds to. */
export function mayAddWhere({ documents, plan }: Application, fileId: string): boolean {
  const file = documents.find(({ id }) => id === fileId);
  const place =
    file &&
    plan.vault.find(
      ({ page, slot, childNumber }) =>
        page === file.page && slot === file.slot && (childNumber ?? null) === (file.childNumber ?? null),
    );
  return place?.permissions.includes("Upload") ?? false;
}
