import { objectOf, type ValueOf } from "../../kernel/shape.ts";
import { addressesAnswers } from "./addresses.ts";
import { agentAnswers } from "./agent.ts";
import { biometricsAnswers } from "./biometrics.ts";
import { bridgingPermitAnswers } from "./bridgingPermit.ts";
import { childrenAnswers } from "./children.ts";
import { coOpAnswers } from "./coOp.ts";
import { criminalAnswers } from "./criminal.ts";
import { expressEntryAnswers } from "./expressEntry.ts";
import { familyAnswers } from "./family.ts";
import { flightSchoolAnswers } from "./flightSchool.ts";
import { healthAnswers } from "./health.ts";
import { identityAnswers } from "./identity.ts";
import { insideCanadaAnswers } from "./insideCanada.ts";
import { moneyAnswers } from "./money.ts";
import { namesAnswers } from "./names.ts";
import { postGraduationAnswers } from "./postGraduation.ts";
import { residenceAnswers } from "./residence.ts";
import { sinAnswers } from "./sin.ts";
import { spouseAnswers } from "./spouse.ts";
import { spouseNarrativeAnswers } from "./spouseNarrative.ts";
import { studyAnswers } from "./study.ts";
import { studyExtensionAnswers } from "./studyExtension.ts";
import { superVisaAnswers } from "./superVisa.ts";
import { travelAnswers } from "./travel.ts";
import { usCitizenAnswers } from "./usCitizen.ts";
import { visaHistoryAnswers } from "./visaHistory.ts";
import { visitorVisaAnswers } from "./visitorVisa.ts";
import { workAnswers } from "./work.ts";
import { youthMobilityAnswers } from "./youthMobility.ts";

/** Every answer key of the case format with the shape of its value; all optional, a missing key means "not answered". */
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
};

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
