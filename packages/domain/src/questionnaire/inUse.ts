import type { AnswerKey } from "../caseFile/answers/answers.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { wholeFlow } from "./flow.ts";
import { readerIn } from "./loadedFlow.ts";

/** Reads the answers in use (`inUseInFlow.ts`), by all questions of the type of the application. */
export const readerFor = (caseFile: CaseFile): CaseReader => readerIn(wholeFlow(caseFile.application.type), caseFile);

/** Keys of answers that are set aside as a whole. */
export const setAsideKeys = (reader: CaseReader, keys: readonly AnswerKey[]): readonly AnswerKey[] =>
  keys.filter((key) => reader.isSetAside(key));
