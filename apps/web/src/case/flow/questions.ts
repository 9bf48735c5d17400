import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerIn, type LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import type { Raise } from "@boreal/domain/warnings/raiserOf";

/** The questions that a page works with: those it begins with, or all (ADR 0126); and what can be said by knowing these. */
export type Questions = {
  readonly flow: LoadedFlow;
  readonly raise: Raise;
  /** The case with spouse and children as the answers tell them; they stay as the server sent them until all questions are known. */
  readonly withFamily: (caseFile: CaseFile) => CaseFile;
};

/** Nothing as long as those that are here do not do for the page. */
export type FindQuestions = (type: ApplicationType) => Questions | undefined;

const readers = new WeakMap<CaseFile, { readonly flow: LoadedFlow; readonly reader: CaseReader }>();

/** The reader of the answers in use; made once for each case, which never changes, and again once more questions are known. */
export function readerOf({ flow }: Pick<Questions, "flow">, caseFile: CaseFile): CaseReader {
  const before = readers.get(caseFile);
  if (before?.flow === flow) return before.reader;
  const reader = readerIn(flow, caseFile);
  readers.set(caseFile, { flow, reader });
  return reader;
}
