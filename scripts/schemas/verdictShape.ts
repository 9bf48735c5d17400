import { eligibilityResults } from "@boreal/domain/eligibility/eligibility";
import { date, freeText, listOf, nullable, number, objectOf, oneOf, yesNo } from "@boreal/domain/kernel/shape";
import { ways } from "@boreal/domain/plan/verdictGates";

export const text = objectOf({ en: freeText(), fr: freeText() }, ["en", "fr"]);

/** What a plan says first. */
export const verdictShape = objectOf(
  {
    way: oneOf(ways),
    sentence: text,
    more: text,
    of: oneOf(eligibilityResults),
    waitsFor: listOf(freeText()),
    sendBy: objectOf({ deadline: freeText(), date: date(), words: text }, ["deadline", "date", "words"]),
    money: objectOf(
      {
        kind: oneOf(["funds", "hostIncome"]),
        needed: number(),
        plus: listOf(text),
        shown: nullable(number()),
        isMore: yesNo(),
        words: text,
      },
      ["kind", "needed"],
    ),
    rulesOut: listOf(oneOf(["document", "form", "sign", "pay", "send"])),
  },
  ["way", "sentence", "waitsFor", "rulesOut"],
);
