import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { letterText } from "../../../test/letterText.ts";

const nbsp = (text: string): string => text.replaceAll("~", "\u00A0");

const refused = aCase()
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({
    hasPreviousVisaApplication: true,
    previousVisas: [
      {
        country: "US",
        visaType: "visitor",
        result: "refused",
        dateOfIssue: "2023-06",
        refusalReason: "ties to home not shown",
      },
    ],
    uciNumber: "1122334455",
  });

test("a refusal is told from the answers; why, proof and effect are asked", () => {
  const letter = letterText("letterOfExplanation", refused, "en", {
    letterOfExplanation: {
      applicationNumber: "S304123456",
      explanationWhy: "I was twenty and did not enclose any document about my work.",
      explanationProof: "my employment letter of October 2026 and the deed of our house",
    },
    studyPlan: { studyPlanRefusal: "I have worked at the same hospital for four years." },
  });
  expect(letter.subject).toBe(
    nbsp("Letter of explanation about a refused application, application S304123456, UCI~1122334455"),
  );
  expect(letter.sections).toEqual([
    "I am writing to explain a refused application. In June 2023, my application for a visitor visa was refused by the United States. The reason given was the following: ties to home not shown.",
    "I was twenty and did not enclose any document about my work.",
    "To show this, I enclose my employment letter of October 2026 and the deed of our house.",
    "I have worked at the same hospital for four years. Thank you for taking this explanation into account.",
  ]);
  expect([letter.gaps, letter.restsOnNothing]).toEqual([[], []]);
});

test("another matter, in French, in the person’s own words", () => {
  const { subject, sections } = letterText("letterOfExplanation", aCase(), "fr", {
    letterOfExplanation: {
      topic: "gap",
      explanationText: "De mai à octobre 2024, j’ai pris soin de ma mère après son opération à Lagos.",
      explanationWhy: "personne d’autre de la famille n’habitait près d’elle",
      explanationProof: "la lettre de l’hôpital du 3 mai 2024",
      explanationEffect: "J’ai repris le travail en novembre 2024.",
    },
  });
  expect([subject, ...sections]).toEqual([
    "Lettre d’explication sur une période sans études ni travail",
    "Je vous écris pour donner des explications sur une période sans études ni travail. De mai à octobre 2024, j’ai pris soin de ma mère après son opération à Lagos.",
    "Personne d’autre de la famille n’habitait près d’elle.",
    "Pour le montrer, je joins la lettre de l’hôpital du 3 mai 2024.",
    "J’ai repris le travail en novembre 2024. Je vous remercie de tenir compte de cette explication.",
  ]);
});

test("what is open is named", () => {
  const at = (field: string) => `letters.letterOfExplanation.${field}`;
  expect(letterText("letterOfExplanation", aCase(), "en").gaps).toEqual([
    at("topic"),
    at("explanationText"),
    at("explanationWhy"),
    at("explanationProof"),
    at("explanationEffect"),
    "profile.firstName",
  ]);
});
