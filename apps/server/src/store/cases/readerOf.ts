import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerFor } from "@boreal/domain/questionnaire/inUse";

const readers = new WeakMap<CaseFile, CaseReader>();

/** The reader of a case. Which of its answers are in use is settled once, however many parts of a request ask. */
export function readerOf(caseFile: CaseFile): CaseReader {
  const known = readers.get(caseFile);
  if (known) return known;
  const reader = readerFor(caseFile);
  readers.set(caseFile, reader);
  return reader;
}
