import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { caseFromServer } from "@boreal/domain/caseFile/writtenCase";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { ResultOf } from "../../api/graphql.ts";
import type { applicationQuery } from "../operations.ts";

export type TheApplication = NonNullable<ResultOf<typeof applicationQuery>["application"]>;
export type PlannedSlot = TheApplication["plan"]["vault"][number];
export type PlannedWarning = TheApplication["plan"]["warnings"][number];
export type DocumentFile = TheApplication["documents"][number];
export type Dependent = TheApplication["dependents"][number];

const known = new WeakMap<object, CaseFile>();

/** The case that the server sent, read once. A case this version cannot read is a fault of ours, not of the person. */
export function caseFileOf(document: unknown): CaseFile {
  if (typeof document !== "object" || document === null) throw new Error("the server sent no case");
  const before = known.get(document);
  if (before) return before;
  const read = caseFromServer(document);
  if (!read) throw new Error("the server sent a case in a format that this page cannot read");
  known.set(document, read);
  return read;
}

const readers = new WeakMap<CaseFile, CaseReader>();

/** The reader of the answers in use; made once for each case, which never changes. */
export function readerOfCase(caseFile: CaseFile): CaseReader {
  const before = readers.get(caseFile);
  if (before) return before;
  const reader = readerFor(caseFile);
  readers.set(caseFile, reader);
  return reader;
}

/** A reader of the case that the server sent: of the answers that count. */
export const readerOf = (document: unknown): CaseReader => readerOfCase(caseFileOf(document));
