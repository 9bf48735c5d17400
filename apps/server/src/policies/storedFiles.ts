import { isNotKept, type DocumentFileRow } from "../store/documents/documents.ts";
import type { LoadedCase } from "../store/cases/loadCaseFile.ts";
import { isPersonGone, pageFacts } from "../store/documents/vaultPlace.ts";
import type { Asker } from "./actor.ts";
import { mayListPage, type FileFacts } from "./documents.ts";
import { factsOf } from "./facts.ts";

/** What the policies must know of a stored file of a case. */
export function fileFacts(loaded: LoadedCase, row: DocumentFileRow): FileFacts {
  const page = pageFacts(loaded, row.page, row.childNumber);
  const isClosed = !page.isThere || loaded.setAside.has(row.id);
  return {
    ...page,
    uploadedBy: row.uploadedBy,
    isDeleted: row.deletedAt !== null,
    away: isPersonGone(loaded, row) ? "personLeft" : isClosed ? "pageClosed" : null,
    isNotKept: isNotKept(row),
  };
}

/** Whether a reader may know of the file of the vault that a line of the plan, a date or a warning names. */
export function mayKnowNamed(asker: Asker, loaded: LoadedCase, fileId: string): boolean {
  const cell = loaded.row.documents.find(({ id }) => id === fileId);
  if (cell === undefined || loaded.setAside.has(cell.id) || isPersonGone(loaded, cell)) return false;
  return mayListPage(asker, factsOf(loaded.row), pageFacts(loaded, cell.page, cell.childNumber));
}
