import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { caseWithDependents } from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { raiseForAnswers } from "@boreal/domain/warnings/raiseForAnswers";
import { isFlowHere } from "./loadedFlows.ts";
import type { FindQuestions, Questions } from "./questions.ts";

const families = new WeakMap<CaseFile, CaseFile>();

/** The same case gives the same one again, so that whatever was worked out for it holds. */
function withFamily(caseFile: CaseFile): CaseFile {
  const made = families.get(caseFile) ?? caseWithDependents(caseFile);
  families.set(caseFile, made);
  return made;
}

const made = new WeakMap<LoadedFlow, Questions>();

/**
 * All questions of a type, once they are here. A page that begins with the first ones fetches this file with those of its
 * type (`laterQuestions.ts`).
 */
export function allQuestionsOf(type: ApplicationType): Questions {
  const flow = wholeFlow(type);
  const questions = made.get(flow) ?? { flow, raise: raiseForAnswers, withFamily };
  made.set(flow, questions);
  return questions;
}

/** The same for a page to which a case may come that another page read before its questions were here. */
export const allQuestionsHere: FindQuestions = (type) => (isFlowHere(type) ? allQuestionsOf(type) : undefined);
