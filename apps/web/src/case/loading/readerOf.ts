import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { readerOf as readerOfCase } from "../flow/questions.ts";
import { caseFileOf, type SentCase } from "./theCase.ts";

/** A reader of the case that the server sent: of the answers that count. */
export const readerOf = <Sent>(document: SentCase<Sent>): CaseReader => readerOfCaseFile(caseFileOf<Sent>(document));

/** The same of a case that was read already. */
export const readerOfCaseFile = (caseFile: CaseFile): CaseReader =>
  readerOfCase({ flow: wholeFlow(caseFile.application.type) }, caseFile);
