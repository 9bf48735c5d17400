import { answerShapes, isAnswerKey } from "../../caseFile/answers/answerShapes.ts";
import type { AnswerKey, Answers } from "../../caseFile/answers/answers.ts";
import { insideCanadaAnswers } from "../../caseFile/answers/status/insideCanada.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { indexOfFlow } from "../flow.ts";
import { readerFor } from "../inUse.ts";

/**
 * Which answers of an application go along to one that is started from it (ADR 0150): those in use that the new one asks for
 * too, but none that is a statement of that day. Whoever has only to go on past an old “no” soon says something untrue.
 */

/** Beside what is about health and crime (`about` of each answer): the person says it anew. */
const declarations = [
  "pastCanadianRefusal",
  "hasStayedPastAuthorization",
  "visaViolationWithoutAuthorization",
  "visaViolationWithoutAuthorizationDetails",
  "visaViolationDenied",
  "visaViolationDeniedDetails",
  "visaViolationPastCanadianVisaRefusal",
  "visaViolationPastCanadianVisaRefusalDetails",
  "visaViolationMisrepresentation",
  "visaViolationMisrepresentationDetails",
  "spouseVisaViolationWithoutAuthorization",
  "spouseVisaViolationWithoutAuthorizationDetails",
  "spouseVisaViolationDenied",
  "spouseVisaViolationDeniedDetails",
  "spouseVisaViolationMisrepresentation",
  "spouseVisaViolationMisrepresentationDetails",
] as const satisfies readonly AnswerKey[];

/** What was paid or saved on that day, the trip, and what the earlier application itself has changed. */
const ofThatDay = [
  "hasFinances",
  "userInputAvailableFunds",
  "tuitionPayment",
  "tuitionPaymentAmount",
  "tuitionPaymentDate",
  "isTravelByAir",
  "usCitizenVisaApplicationMethod",
  "vvVisitorArrivalDate",
  "vvVisitorDepartureDate",
  "previousApplication",
  "spApplicationNumber",
] as const satisfies readonly AnswerKey[];

const staysBehind: ReadonlySet<string> = new Set([...declarations, ...ofThatDay, ...Object.keys(insideCanadaAnswers)]);

export const isCarried = (key: string): boolean =>
  isAnswerKey(key) &&
  !staysBehind.has(key) &&
  answerShapes[key].about !== "health" &&
  answerShapes[key].about !== "crime";

/** The answers that an application of this type starts from. */
export function carriedAnswers(earlier: CaseFile, type: ApplicationType): Answers {
  const the = readerFor(earlier);
  const keys = [...indexOfFlow(type).keys].filter((key): key is AnswerKey => isCarried(key));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = the.answer(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
