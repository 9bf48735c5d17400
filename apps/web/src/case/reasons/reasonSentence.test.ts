import { expect, it } from "vitest";
import { reasonSentence } from "./reasonSentence.ts";

it("the clauses of a reason become one sentence", () => {
  expect(reasonSentence([])).toBeUndefined();
  expect(
    reasonSentence([
      { en: "you study in Canada", fr: "vous étudiez au Canada" },
      { en: "your program lasts two years", fr: "votre programme dure deux ans" },
    ]),
  ).toEqual({
    en: "You study in Canada; your program lasts two years.",
    fr: "Vous étudiez au Canada; votre programme dure deux ans.",
  });
  expect(reasonSentence([{ en: "is it yours?", fr: "est-ce le vôtre?" }])?.en).toBe("Is it yours?");
});
