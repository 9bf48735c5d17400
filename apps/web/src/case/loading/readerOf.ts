import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { readerOf as readerOfCase } from "../flow/questions.ts";
import { caseFileOf } from "./theCase.ts";

/** A reader of the case that the server sent: of the answers that count. */
export function readerOf(document: unknown): CaseReader {
  const caseFile = caseFileOf(document);
  return readerOfCase({ flow: wholeFlow(caseFile.application.type) }, caseFile);
}
