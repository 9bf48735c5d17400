import { ofEachType, type ApplicationType } from "@boreal/domain/caseFile/application";
import { beginningOf } from "@boreal/domain/questionnaire/flows/beginnings";
import { knownFlow } from "@boreal/domain/questionnaire/knownFlow";
import { raiserOf } from "@boreal/domain/warnings/raiserOf";
import { validityWarnings } from "@boreal/domain/warnings/status/validity";
import type { Questions } from "./questions.ts";

const raise = raiserOf(validityWarnings);

/** The questions with which each type begins: these come with the page. */
const firstQuestions = ofEachType((type): Questions => ({
  flow: knownFlow(type, beginningOf(type), "beginning"),
  raise,
  withFamily: (caseFile) => caseFile,
}));

const firstIds = new Set(Object.values(firstQuestions).flatMap(({ flow }) => flow.steps.map(({ id }) => id)));

/** Whether some type begins with this page: then waiting for all questions may turn out needless. */
export const isAmongFirst = (stepId: string): boolean => firstIds.has(stepId);

export const firstQuestionsOf = (type: ApplicationType): Questions => firstQuestions[type];
