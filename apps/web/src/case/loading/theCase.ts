import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readCase } from "@boreal/domain/caseFile/readCase";
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
  // `today` always comes with the document; the date here is never used.
  const read = readCase(document, "1970-01-01");
  if (!read.ok) throw new Error(`the case cannot be read: ${read.faults.map((fault) => fault.path).join(", ")}`);
  known.set(document, read.caseFile);
  return read.caseFile;
}

const readers = new WeakMap<CaseFile, CaseReader>();

/** A reader of the case that the server sent: of the answers that count. */
export function readerOf(document: unknown): CaseReader {
  const caseFile = caseFileOf(document);
  const before = readers.get(caseFile);
  if (before) return before;
  const reader = readerFor(caseFile);
  readers.set(caseFile, reader);
  return reader;
}
