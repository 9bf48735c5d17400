import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { Text } from "../../kernel/text.ts";
import { notThere } from "../decideSlots.ts";
import { pageOf } from "../pages.ts";

/**
 * Files whose page is not there now: the child left the case, the host is a hotel now, the supporter no longer pays. They
 * are kept and set aside: nothing rests on them and nobody sees them, until the answer or the person is back (ADR 0074).
 */

const childLeft: Text = {
  en: "this child is not in the application",
  fr: "cet enfant ne fait pas partie de la demande",
};
const pageClosed: Text = {
  en: "your answers do not require these documents",
  fr: "vos réponses n’exigent pas ces documents",
};

/** Where a file lies: its page, and whose page it is where it is there once for each child. */
export type FilePlace = { readonly page: string; readonly childNumber?: number | null | undefined };

/** Why the page of a file is not there, in clauses that can follow "because"; nothing when it is, or has no condition. */
export function whySetAside(the: CaseReader, { page: slug, childNumber }: FilePlace): readonly Text[] | undefined {
  const page = pageOf(slug);
  if (page === undefined) return undefined;
  if (page.person !== "child") return reasonOf(notThere(the, page));
  const child = the
    .fresh()
    .children()
    .find((one) => one.childNumber === childNumber);
  return child ? reasonOf(notThere(the.forChild(child), page)) : [childLeft];
}

const reasonOf = (absent: ReturnType<typeof notThere>): readonly Text[] | undefined =>
  absent && (absent.because.length > 0 ? absent.because : [pageClosed]);

export type InPlace = {
  /** The case without the files that are set aside. */
  readonly caseFile: CaseFile;
  /** A reader of that case. */
  readonly the: CaseReader;
  /** Why each file is set aside that is, by its id. */
  readonly setAside: ReadonlyMap<string, readonly Text[]>;
};

/**
 * The case with only those documents whose pages are there. What a page rests on may have been read in a document of another
 * page; so it is decided again without those set aside, until none is left whose page is not there.
 */
export function documentsInPlace(given: CaseFile, readerFor: (caseFile: CaseFile) => CaseReader): InPlace {
  const setAside = new Map<string, readonly Text[]>();
  for (let caseFile = given; ;) {
    const the = readerFor(caseFile);
    const staying = inPlaceNow(caseFile.documents, the, setAside);
    if (staying.length === caseFile.documents.length) return { caseFile, the, setAside };
    caseFile = { ...caseFile, documents: staying };
  }
}

function inPlaceNow(
  documents: readonly UploadedDocument[],
  the: CaseReader,
  setAside: Map<string, readonly Text[]>,
): readonly UploadedDocument[] {
  const decided = new Map<string, readonly Text[] | undefined>();
  return documents.filter(({ fileId, documentId, childNumber }) => {
    const place = `${documentId} ${childNumber ?? ""}`;
    const because = decided.has(place) ? decided.get(place) : whySetAside(the, { page: documentId, childNumber });
    decided.set(place, because);
    if (because) setAside.set(fileId, because);
    return because === undefined;
  });
}
