import { ofEachType, type ApplicationType } from "@boreal/domain/caseFile/application";
import { beginningOf } from "@boreal/domain/questionnaire/flows/beginnings";
import { beginningFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { raiserOf } from "@boreal/domain/warnings/raiserOf";
import { citizenshipWarnings } from "@boreal/domain/warnings/identity/citizenship";
import { validityWarnings } from "@boreal/domain/warnings/status/validity";
import type { Questions } from "./questions.ts";

/** What answers of these questions may raise. */
export const firstWarnings = [...validityWarnings, ...citizenshipWarnings];

const raise = raiserOf(firstWarnings);

/** The questions with which each type begins: these come with the page. */
const firstQuestions = ofEachType((type): Questions => ({
  flow: beginningFlow(type, beginningOf(type)),
  raise,
  withFamily: (caseFile) => caseFile,
}));

export const firstQuestionsOf = (type: ApplicationType): Questions => firstQuestions[type];
