import { answerMissing } from "@boreal/domain/fields/checks/checks";
import { expect, it } from "vitest";
import { languageTools } from "../../../ui/language.tsx";
import { summaryOf } from "./summaryOf.ts";

const { t } = languageTools("en");
const label = (en: string) => ({ en, fr: en });
const oneOfTwo = { code: "oneOfTwo", text: { en: "Fill in one of them.", fr: "Remplissez l’un des deux." } };

it("names each question without an answer, for the sentence is the same", () => {
  const faults = [
    { path: "answers.homeAddress.city", label: label("City"), refusal: answerMissing },
    { path: "answers.hasTb", label: label("Have you had it?"), refusal: answerMissing },
  ];
  expect(summaryOf(faults, false, t)).toEqual([
    { fieldId: "homeAddress-city", text: "City: Answer this question to continue." },
    { fieldId: "hasTb", text: "Have you had it? Answer this question to continue." },
  ]);
});

it("does not name the only question of a page", () => {
  expect(summaryOf([{ path: "answers.country", label: label("Country"), refusal: answerMissing }], true, t)).toEqual([
    { fieldId: "country", text: answerMissing.text.en },
  ]);
});

it("says once what two fields say together", () => {
  const faults = ["answers.biometricsIdentificationNumber", "answers.biometricsExpiryDate"].map((path) => ({
    path,
    label: label("x"),
    refusal: oneOfTwo,
  }));
  expect(summaryOf(faults, false, t)).toEqual([
    { fieldId: "biometricsIdentificationNumber", text: "Fill in one of them." },
  ]);
});
