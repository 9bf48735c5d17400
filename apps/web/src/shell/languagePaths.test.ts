import { expect, test } from "vitest";
import { inLanguage, languageOfPath, preferredLanguage } from "./languagePaths.ts";

test("the language is the first part of the path", () => {
  expect(languageOfPath("/fr/account")).toBe("fr");
  expect(languageOfPath("/en")).toBe("en");
  expect(languageOfPath("/english")).toBeUndefined();
  expect(languageOfPath("/")).toBeUndefined();
});

test("changing the language keeps the page", () => {
  expect(inLanguage("/en/document-vault/biometrics-request", "fr")).toBe("/fr/document-vault/biometrics-request");
  expect(inLanguage("/en", "fr")).toBe("/fr/");
  expect(inLanguage("/account", "en")).toBe("/en/account");
});

test("a choice counts before the browser, the browser before English", () => {
  expect(preferredLanguage("fr", ["en-CA"])).toBe("fr");
  expect(preferredLanguage(null, ["de", "fr-FR", "en"])).toBe("fr");
  expect(preferredLanguage(null, ["de"])).toBe("en");
});
