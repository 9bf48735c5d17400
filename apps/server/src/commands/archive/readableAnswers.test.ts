import { aCase } from "@boreal/domain/test/caseBuilder";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { expect, it } from "vitest";
import { readableAnswers } from "./readableAnswers.ts";

const cases: readonly (readonly [string, ApplicationType, Readonly<Record<string, unknown>>, string, string])[] = [
  ["a country", "Student", { country: "NG" }, "Nigeria", "Nigéria"],
  ["several countries", "Student", { passportCountries: ["NG", "FR"] }, "Nigeria, France", "Nigéria, France"],
  ["yes or no", "Student", { hasTravelHistory: false }, "No", "Non"],
  [
    "an occupation, by its name",
    "ExpressEntry",
    { occupationCode: "21231" },
    "Software engineers and designers",
    "Ingénieurs/ingénieures et concepteurs/conceptrices en logiciel",
  ],
  ["a day", "Student", { passportIssueDate: "2001-03-01" }, "March 1, 2001", "1er\u00A0mars\u00A02001"],
  ["an amount", "Student", { firstYearTuition: 12500.5 }, "$12,500.50", "12\u00A0500,50\u00A0$"],
  ["an answer that this type does not ask for", "SinRequest", { passportCountries: ["NG"] }, "Nigeria", "Nigéria"],
];

it.each(cases)("says %s as people read it", (_, type, answers, en, fr) => {
  const the = readerFor(aCase().type(type).build());
  const told = readableAnswers(type, answers, the);
  expect(told.map(({ answer }) => answer)).toEqual([{ en, fr }]);
  for (const { question } of told) for (const words of [question.en, question.fr]) expect(words).toMatch(/ .+ /u);
  expect(told.filter(({ question }) => Object.keys(answers).some((key) => question.fr.includes(key)))).toEqual([]);
});

it("says of an answer that no type asks for which one it is, among words", () => {
  const told = readableAnswers("Student", { askedOnce: "blue" }, readerFor(aCase().build()));
  expect(told).toEqual([
    {
      id: "askedOnce",
      question: {
        en: "An answer that no question asks for (askedOnce)",
        fr: "Une réponse qu’aucune question ne demande (askedOnce)",
      },
      answer: { en: "blue", fr: "blue" },
    },
  ]);
});
