import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import { expect, it } from "vitest";
import { SealingKey } from "../../keys/sealingKey.ts";
import { isHidden } from "../names/hiddenNames.ts";
import { openSealedAnswer, sealAnswer } from "./answers.ts";

const key = SealingKey.random();

it("every yes, no, date, country and cleared answer of every question is stored in the same length", () => {
  const lengths = Object.keys(answerShapes).flatMap((name) =>
    [true, false, null, "NG", "1996-04-12"].map(
      (value) => sealAnswer(key, "application", name, value).sealedValue.length,
    ),
  );
  expect(new Set(lengths)).toEqual(new Set([128 + 29]));
});

it("a name stands under the same hidden name in its case only, and comes back with the value", () => {
  const sealed = sealAnswer(key, "application", "hasCriminalHistory", true);
  expect(isHidden(sealed.key)).toBe(true);
  expect(sealAnswer(key, "application", "hasCriminalHistory", false).key).toBe(sealed.key);
  expect(sealAnswer(key, "another", "hasCriminalHistory", true).key).not.toBe(sealed.key);
  expect(sealAnswer(SealingKey.random(), "application", "hasCriminalHistory", true).key).not.toBe(sealed.key);
  expect(openSealedAnswer(key, "application", sealed)).toEqual({ name: "hasCriminalHistory", value: true });
});
