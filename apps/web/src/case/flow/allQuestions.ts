import { ofEachType, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { caseWithDependents } from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { raiseForAnswers } from "@boreal/domain/warnings/raiseForAnswers";
import type { Questions } from "./questions.ts";

const families = new WeakMap<CaseFile, CaseFile>();

/** The same case gives the same one again, so that whatever was worked out for it holds. */
function withFamily(caseFile: CaseFile): CaseFile {
  const made = families.get(caseFile) ?? caseWithDependents(caseFile);
  families.set(caseFile, made);
  return made;
}

const allQuestions = ofEachType((type): Questions => ({ flow: wholeFlow(type), raise: raiseForAnswers, withFamily }));

/** All questions of each type. A page that begins with the first ones fetches this file (`laterQuestions.ts`). */
export const allQuestionsOf = (type: ApplicationType): Questions => allQuestions[type];
