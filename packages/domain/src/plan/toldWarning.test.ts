import { describe, expect, it } from "vitest";
import { aCase, type DocumentFacts } from "../../test/caseBuilder.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { inOneLine, toldWarning } from "./toldWarning.ts";

const ada = aCase()
  .type("Student")
  .profile({ firstName: "Ada", lastName: "Okafor" })
  .answers({ passportNumber: "A01234567", birthday: "2002-03-11", birthCountry: "NG" });

function told(id: string, page: PageSlug, parsedValues: DocumentFacts["parsedValues"], facts: DocumentFacts = {}) {
  const the = ada
    .document(page, { documentOwner: "main", ...(parsedValues ? { parsedValues } : {}), ...facts })
    .reader();
  return toldWarning(the, { id, fileId: the.uploaded()[0]?.fileId ?? "" });
}
const pairs = (warning: ReturnType<typeof told>) =>
  warning?.differs.map(({ label, caseSays, documentSays }) => [label.en, caseSays.fr, documentSays.fr]);

describe("what people are told of a document", () => {
  it("in whose name a transcript is, beside the name of the case", () => {
    const warning = told("transcriptNameMismatch", "transcripts", { applicantFullName: "John Stranger" });
    expect(warning?.heading).toEqual({
      en: "This transcript is in the name of John Stranger",
      fr: "Ce relevé est au nom de John Stranger",
    });
    expect(pairs(warning)).toEqual([["Full name", "Ada Okafor", "John Stranger"]]);
    expect(warning && inOneLine(warning)).toEqual({
      en: "Ada Okafor, Transcripts: This transcript is in the name of John Stranger",
      fr: "Ada Okafor, Relevés de notes\u00A0: Ce relevé est au nom de John Stranger",
    });
  });

  it("of a passport only the part of the name that differs, and a day in words", () => {
    const passport = { firstName: "ADA", lastName: "BRIGHTWATER", birthday: "2001-06-01" };
    expect(pairs(told("passportNameMismatch", "passport", passport))).toEqual([
      ["Family name", "Okafor", "BRIGHTWATER"],
    ]);
    expect(pairs(told("passportDateOfBirthMismatch", "passport", passport))).toEqual([
      ["Date of birth", "11\u00A0mars\u00A02002", "1er\u00A0juin\u00A02001"],
    ]);
  });

  it("a name that a machine is not sure of, as it read it", () => {
    const warning = told("documentNamesNobody", "proof-of-funds", undefined, {
      originalParsedValues: { accountHolderName: "J0hn Stranger" },
      toConfirm: ["accountHolderName"],
    });
    expect(warning?.heading.en).toBe("This document is in the name of J0hn Stranger");
  });

  it("which values the document leaves empty", () => {
    const facts = { notFound: ["testDate", "issueDate"] };
    expect(told("missingData", "language-test", {}, facts)?.heading).toEqual({
      en: "Nothing is entered for: date of the test, date of the document",
      fr: "Rien n’est inscrit pour\u00A0: date du test, date du document",
    });
    expect(told("missingData", "language-test", {})?.heading.en).toBe(
      "Some details could not be read from this document",
    );
  });

  it("until when a passport was valid", () => {
    expect(told("passportExpired", "passport", { passportExpiryDate: "2025-06-03" })?.heading).toEqual({
      en: "This passport has expired (last day: June 3, 2025)",
      fr: "Ce passeport est expiré (dernier jour\u00A0: 3\u00A0juin\u00A02025)",
    });
  });

  it("what the reader of files measured, where it did", () => {
    const the = ada.document("digital-photo", { documentOwner: "main" }).reader();
    const fileId = the.uploaded()[0]?.fileId ?? "";
    const found = { en: "This photo is too small: 320 x 160. More.", fr: "Cette photo est trop petite. Plus." };
    expect(toldWarning(the, { id: "digitalPhotoComposition", fileId }, found)?.heading.en).toBe(
      "This photo is too small: 320 x 160",
    );
  });

  it("nothing of a file that the reader of the case does not have", () => {
    expect(toldWarning(ada.reader(), { id: "passportExpired", fileId: "none" })).toBeUndefined();
  });
});
