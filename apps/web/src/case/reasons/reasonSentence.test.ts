import { expect, it } from "vitest";
import { asOthersRead, reasonSentence } from "./reasonSentence.ts";

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

it("somebody else is told to whom a reason speaks", () => {
  const toApplicant = { en: "Your program lasts two years.", fr: "Votre programme dure deux ans." };
  expect(asOthersRead(toApplicant, "fr")).toEqual({
    en: "To the applicant: Your program lasts two years.",
    fr: "Pour la personne qui fait la demande\u00A0: Votre programme dure deux ans.",
  });
  const toNobody = { en: "The host is family.", fr: "L’hôte est un membre de la famille." };
  expect(asOthersRead(toNobody, "en")).toBe(toNobody);
});
