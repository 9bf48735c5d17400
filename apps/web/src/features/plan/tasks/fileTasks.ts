import { pageOf } from "@boreal/domain/vault/pages";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { filesToSort, toSortPath } from "../../../case/unsorted.ts";
import { filesToCompare } from "../../../case/valuesToConfirm.ts";
import type { TaskItem } from "./tasks.ts";

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
