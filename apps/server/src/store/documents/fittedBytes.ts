import type { CaseRow, DocumentCell } from "../cases/caseRow.ts";

/** The size of the merged file that stands for the files of a document's slot as they are now: the same files, in their order, turned the same way. */
export function fittedBytesOf(
  { documents, fits }: Pick<CaseRow, "documents" | "fits">,
  { page, slot, childNumber, filledForm }: DocumentCell,
): number | undefined {
  if (fits.length === 0 || filledForm !== null) return undefined;
  const isHere = (other: Pick<DocumentCell, "page" | "slot" | "childNumber">) =>
    other.page === page && other.slot === slot && other.childNumber === childNumber;
  const inputs = documents
    .filter((other) => isHere(other) && other.filledForm === null)
    .toSorted(inOrder)
    .map(({ id, rotation }) => `${id}/${rotation}`)
    .join(" ");
  const sizes = fits.filter((fit) => isHere(fit) && fit.inputs === inputs).map(({ bytes }) => bytes);
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

/** As the files of a slot are merged; the cells of a case come by time and id. */
const inOrder = (one: DocumentCell, other: DocumentCell): number => one.position - other.position;
