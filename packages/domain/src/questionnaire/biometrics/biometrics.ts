import type { PersonRole } from "../../caseFile/personRole.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import {
  asksForBiometricsExtension,
  biometricsAnswersContradict,
  spouseGaveBiometrics,
  spouseValidityLetterIsValid,
} from "../../conditions/biometrics/biometrics.ts";
import { isIrccRequest, isStudent } from "../../conditions/application/application.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { refusal } from "../../kernel/validation.ts";
import {
  biometricsExpiryPrefill,
  biometricsGivenPrefill,
  biometricsNumberPrefill,
} from "../background/historyPrefills.ts";
import { biometricsText as text } from "./biometrics.text.ts";
import { contradiction, group, question } from "../step.ts";
import { biometricsNumberMax, notBlank } from "../checks/textChecks.ts";

/** Document 3 section 5.1: the number or the date; each is needed only while the other is missing. */
const numberOrDate = refusal("biometricsNumberOrDate", text.numberOrDate);

const unanswered = (key: AnswerKey, id: string): CaseCondition =>
  says(id, text.otherIsMissing, (the) => the.answer(key) === undefined);

const gaveBiometrics = says("biometricsYes", text.gave, (the) => the.answer("hasBiometrics") === true);

function members(person: Extract<PersonRole, "main" | "spouse">, gave: CaseCondition, shown?: CaseCondition) {
  const keys =
    person === "main"
      ? ({ given: "hasBiometrics", number: "biometricsIdentificationNumber", expiry: "biometricsExpiryDate" } as const)
      : ({
          given: "spouseBiometrics",
          number: "spouseBiometricsIdentificationNumber",
          expiry: "spouseBiometricsExpiryDate",
        } as const);
  const words = text[person];
  const followUp = shown ? all(shown, gave) : gave;
  return [
    question({
      id: keys.given,
      kind: "boolean",
      person,
      question: words.given,
      hint: words.givenHint,
      whyWeAsk: words.givenWhy,
      needed: shown ?? "always",
      ...(shown ? { shown } : { prefill: biometricsGivenPrefill }),
    }),
    question({
      id: keys.number,
      kind: "text",
      person,
      question: words.number,
      hint: words.numberHint,
      needed: all(followUp, unanswered(keys.expiry, "biometricsDateMissing")),
      shown: followUp,
      ...(shown ? {} : { prefill: biometricsNumberPrefill }),
      checks: [notBlank, biometricsNumberMax],
      whenMissing: numberOrDate,
      warnings: ["checkBiometricsInformation"],
    }),
    question({
      id: keys.expiry,
      kind: "date",
      person,
      question: words.expiry,
      hint: words.expiryHint,
      whyWeAsk: words.expiryWhy,
      needed: all(followUp, unanswered(keys.number, "biometricsNumberMissing")),
      shown: followUp,
      ...(shown ? {} : { prefill: biometricsExpiryPrefill }),
      whenMissing: numberOrDate,
      warnings: ["checkBiometricsInformation"],
    }),
  ];
}

export const biometricsGroup = group({
  id: "biometricsGroup",
  person: "main",
  question: text.title,
  hint: text.hint,
  whyWeAsk: text.why,
  shown: any(asksForBiometricsExtension, not(isIrccRequest)),
  members: members("main", gaveBiometrics),
  warnings: ["checkBiometricsInformation"],
});

export const biometricsContradictionCheck = contradiction({
  id: "biometricsContradictionCheck",
  person: "main",
  question: text.contradictionTitle,
  hint: text.contradictionHint,
  shown: biometricsAnswersContradict,
  warnings: ["biometricsContradictionNone", "biometricsContradictionGiven"],
  confirm: text.confirm,
  resolve: text.resolve,
  resolveAt: "biometricsGroup",
});

const spouseIsAsked = all(spouseAccompanies, isStudent);

export const spouseBiometricsGroup = group({
  id: "spouseBiometricsGroup",
  person: "spouse",
  question: text.spouseTitle,
  hint: text.spouseHint,
  shown: spouseIsAsked,
  skipped: spouseValidityLetterIsValid,
  members: members("spouse", spouseGaveBiometrics, spouseIsAsked),
});
