import { objectOf, type ValueOf } from "../../kernel/shape.ts";
import type { AnswerShape } from "../sensitivity.ts";
import { addressesAnswers } from "./background/addresses.ts";
import { agentAnswers } from "./application/agent.ts";
import { biometricsAnswers } from "./biometrics/biometrics.ts";
import { bridgingPermitAnswers } from "./work/bridgingPermit.ts";
import { childrenAnswers } from "./family/children.ts";
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

export type Answers = ValueOf<typeof answersShape>;
export type AnswerKey = keyof Answers;

export const isAnswerKey = (key: string): key is AnswerKey => Object.hasOwn(answerShapes, key);

/** Answers whose parts are questions of their own (document 3 section 3.1, Health). */
type Split = "medicalHistory" | "medicalTb";
type PartOf<K extends Split> = `${K}.${keyof NonNullable<Answers[K]> & string}`;

/** An answer, or one part of an answer that is asked for part by part. */
export type AnswerPath = AnswerKey | { [K in Split]: PartOf<K> }[Split];

/** The answer that a path belongs to, and the part of it that the path names. */
export function splitPath(path: AnswerPath): { readonly key: AnswerKey; readonly part: string | undefined } {
  const dot = path.indexOf(".");
  return dot < 0
    ? { key: path as AnswerKey, part: undefined }
    : { key: path.slice(0, dot) as AnswerKey, part: path.slice(dot + 1) };
}
