import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { unreadInOneLine } from "@boreal/domain/plan/unreadValues";
import type { TaskItem } from "./task.ts";
import { pageOf } from "@boreal/domain/vault/pages";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { filesToSort, toSortPath } from "../../../case/unsorted.ts";
import { filesToCompare } from "../../../case/valuesToConfirm.ts";

type Given = Pick<TheApplication, "id" | "documents">;

/** Files that were dropped and that nobody has sorted: what lies there may be what is asked for. */
export const itemsToSort = ({ id, documents }: Given): readonly TaskItem[] =>
  filesToSort(documents).map(({ id: key, name }) => ({ key, about: { en: name, fr: name }, href: toSortPath(id) }));

/** Files of which something was read and is not sure: until somebody compared it with the document, nothing rests on it. */
export const itemsToCompare = ({ id, documents }: Given): readonly TaskItem[] =>
  filesToCompare(documents.filter(({ page }) => pageOf(page) !== undefined)).map(
    ({ id: key, name, page, childNumber }) => ({
      key,
      about: { en: name, fr: name },
      href: vaultPagePath(id, page, childNumber),
    }),
  );

/** Values that were not found and from which something follows: which one, of which document, and whose. */
export const itemsToType = (
  { id, documents, caseFile }: Given & Pick<TheApplication, "caseFile">,
  { unread = [] }: Pick<PlanBesideVault, "unread">,
): readonly TaskItem[] =>
  unread.flatMap((one) => {
    const file = documents.find((document) => document.id === one.fileId);
    const about = file?.abilities.includes("correctReading")
      ? unreadInOneLine(readerOf(caseFile), one, true)
      : undefined;
    return file && about ? [{ key: file.id, about, href: vaultPagePath(id, file.page, file.childNumber) }] : [];
  });
