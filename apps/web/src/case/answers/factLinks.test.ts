import { describe, expect, it } from "vitest";
import { pageOf } from "@boreal/domain/vault/pages";
import { factLink, factLinks } from "./factLinks.ts";

const place = { applicationId: "a1", type: "Student", the: undefined } as const;

describe("a fact of a decision leads to where it was given", () => {
  it("an answer leads to its question, in the words of the question", () => {
    expect(factLink("answers.country", place, pageOf)).toEqual({
      label: { en: "Which country do you live in now?", fr: "Dans quel pays habitez-vous maintenant?" },
      href: "/applications/a1/assessment/country",
    });
  });

  it("an answer of a group leads to the page of the group, in the words of its own question", () => {
    const link = factLink("answers.biometricsExpiryDate", place, pageOf);
    expect(link.href).toBe("/applications/a1/assessment/biometricsGroup");
    expect(link.label.en).toBe("When do your biometrics expire?");
  });

  it("a field of a row leads to the page of the list", () => {
    expect(factLink("answers.previousVisas[0].country", place, pageOf).href).toBe(
      "/applications/a1/assessment/previousVisaApplications",
    );
    expect(factLink("answers.accompanyingChildren[1].dateOfBirth", place, pageOf).href).toBe(
      "/applications/a1/assessment/accompanyingChildren",
    );
  });

  it("an answer that this application does not ask is named without a link", () => {
    expect(factLink("answers.iecProgram", place, pageOf)).toEqual({
      label: { en: "one of your answers", fr: "une de vos réponses" },
    });
  });

  it("people lead to the family page, documents to their page of the vault", () => {
    expect(factLink("dependents", place, pageOf).href).toBe("/applications/a1/family");
    expect(factLink("dependents.d1.birthday", place, pageOf).href).toBe("/applications/a1/family");
    expect(factLink("documents.biometrics-collection-letter", place, pageOf)).toEqual({
      label: {
        en: "In the vault: Biometrics Collection Letter",
        fr: "Dans le coffre\u00a0: Lettre de collecte des données biométriques",
      },
      href: "/document-vault/biometrics-collection-letter?application=a1",
    });
    expect(factLink("documents", place, pageOf).href).toBeUndefined();
  });

  it("the date and the application are plain words", () => {
    expect(factLink("today", place, pageOf).label.en).toBe("today’s date");
    expect(factLink("application.type", place, pageOf).label.fr).toBe("le type de demande");
    expect(factLink("application.leaveDeadline", place, pageOf).href).toBeUndefined();
    expect(factLink("user.role", place, pageOf).label.en).toBe("your account");
  });

  it("an entry of a form leads to the forms, and what was told of a life to the page of it, never to the account", () => {
    const forms = {
      en: "what you enter in the official forms",
      fr: "ce que vous inscrivez dans les formulaires officiels",
    };
    expect(factLink("forms.IMM1294.hasPreviousMarriage", place, pageOf)).toEqual({
      label: forms,
      href: "/applications/a1/forms",
    });
    expect(factLink("profile.fatherBirthday", place, pageOf).href).toBe("/account/life?from=a1");
  });

  it("says the same thing once", () => {
    const refs = ["dependents", "dependents.d1.birthday", "answers.country", "answers.country"];
    expect(factLinks(refs, place, pageOf).map((link) => link.href)).toEqual([
      "/applications/a1/family",
      "/applications/a1/assessment/country",
    ]);
  });
});
