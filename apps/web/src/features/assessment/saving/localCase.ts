import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerOf, type Questions } from "../../../case/flow/questions.ts";
import type { SheetView } from "../../../case/saving/answerSheet.ts";
import { withAnswers } from "../pages/pageFields.ts";
import type { Standing } from "../questions/questionnaire.ts";

/** The case as it stands on this page, computed once for each state of the answers, whoever asks. */
export type LocalCase = Standing & {
  /** With what is stored or on its way. */
  readonly caseFile: CaseFile;
  /** With what stands on the screen, right or wrong. The same object as `caseFile` while nothing is half typed. */
  readonly shownCase: CaseFile;
  /** Of `caseFile`, answers in use only. It gathers a trace: take `reader.fresh()` to ask what one thing rests on. */
  readonly reader: CaseReader;
};

/** `whole`: the whole case is known here, so spouse and children follow from the answers as they do on the server. */
export function localCase(
  questions: Questions,
  stored: CaseFile,
  { values, shown }: Pick<SheetView, "values" | "shown">,
  known: "whole" | "part",
): LocalCase {
  const after = (answers: Readonly<Record<string, unknown>>) =>
    known === "whole" ? questions.withFamily(withAnswers(stored, answers)) : withAnswers(stored, answers);
  const caseFile = after(values);
  return { questions, caseFile, shownCase: after(shown), reader: readerOf(questions, caseFile) };
}
