import { objectOf } from "../../kernel/shape.ts";
import type { AnswerShape } from "../sensitivity.ts";
import type { AnswerKey } from "./answers.ts";
import { addressesAnswers } from "./background/addresses.ts";
import { agentAnswers } from "./application/agent.ts";
import { biometricsAnswers } from "./biometrics/biometrics.ts";
import { bridgingPermitAnswers } from "./work/bridgingPermit.ts";
import { childrenAnswers } from "./family/children.ts";
import { contactReasonsAnswers } from "./application/contactReasons.ts";
import { coOpAnswers } from "./studies/coOp.ts";
import { criminalAnswers } from "./background/criminal.ts";
import { expressEntryAnswers } from "./expressEntry/expressEntry.ts";
import { familyAnswers } from "./family/family.ts";
import { flightSchoolAnswers } from "./studies/flightSchool.ts";
import { healthAnswers } from "./health/health.ts";
import { identityAnswers } from "./identity/identity.ts";
import { insideCanadaAnswers } from "./status/insideCanada.ts";
import { moneyAnswers } from "./money/money.ts";
import { namesAnswers } from "./identity/names.ts";
import { postGraduationAnswers } from "./studies/postGraduation.ts";
import { residenceAnswers } from "./background/residence.ts";
import { sinAnswers } from "./socialInsurance/sin.ts";
import { spouseAnswers } from "./family/spouse.ts";
import { spouseNarrativeAnswers } from "./family/spouseNarrative.ts";
import { studyAnswers } from "./studies/study.ts";
import { studyExtensionAnswers } from "./studies/studyExtension.ts";
import { superVisaAnswers } from "./visit/superVisa.ts";
import { travelAnswers } from "./background/travel.ts";
import { usCitizenAnswers } from "./identity/usCitizen.ts";
import { visaHistoryAnswers } from "./background/visaHistory.ts";
import { visitorVisaAnswers } from "./visit/visitorVisa.ts";
import { workAnswers } from "./work/work.ts";
import { youthMobilityAnswers } from "./youthMobility/youthMobility.ts";

/**
 * Every answer key of the case format with the shape of its value, and what the answer tells; all optional, a missing key means
 * "not answered".
 */
export const answerShapes = {
  ...addressesAnswers,
  ...agentAnswers,
  ...biometricsAnswers,
  ...bridgingPermitAnswers,
  ...childrenAnswers,
  ...contactReasonsAnswers,
  ...coOpAnswers,
  ...criminalAnswers,
  ...expressEntryAnswers,
  ...familyAnswers,
  ...flightSchoolAnswers,
  ...healthAnswers,
  ...identityAnswers,
  ...insideCanadaAnswers,
  ...moneyAnswers,
  ...namesAnswers,
  ...postGraduationAnswers,
  ...residenceAnswers,
  ...sinAnswers,
  ...spouseAnswers,
  ...spouseNarrativeAnswers,
  ...studyAnswers,
  ...studyExtensionAnswers,
  ...superVisaAnswers,
  ...travelAnswers,
  ...usCitizenAnswers,
  ...visaHistoryAnswers,
  ...visitorVisaAnswers,
  ...workAnswers,
  ...youthMobilityAnswers,
} satisfies Readonly<Record<string, AnswerShape>>;

export const answersShape = objectOf(answerShapes);

export const isAnswerKey = (key: string): key is AnswerKey => Object.hasOwn(answerShapes, key);
