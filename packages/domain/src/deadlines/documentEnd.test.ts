import { describe, expect, it } from "vitest";
import { aCase, type DocumentFacts } from "../../test/caseBuilder.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { documentEnd } from "./documentEnd.ts";

const end = (page: PageSlug, facts: DocumentFacts) =>
  documentEnd(
    aCase()
      .document(page, { fileId: "f1", ...facts })
      .reader(),
    "f1",
  );

describe("the end of one file", () => {
  it("is asked for where a document should have one", () => {
    expect(end("passport", { slotId: "passportBioPage" })).toEqual({
      isReckoned: false,
      isMissing: true,
      isRecognised: false,
      field: "passportExpiryDate",
    });
  });

  it("is told with the value that says it", () => {
    const card = {
      slotId: "passportBioPage",
      documentType: "Passport",
      parsedValues: { passportExpiryDate: "2031-05-04" },
    } as const;
    expect(end("passport", card)).toMatchObject({
      date: "2031-05-04",
      isReckoned: false,
      isMissing: false,
      isRecognised: true,
    });
  });

  it("of a language test follows from the date of the test, which is what people type", () => {
    expect(end("language-test", { slotId: "languageTest", parsedValues: { testDate: "2025-03-10" } })).toMatchObject({
      date: "2027-03-09",
      isReckoned: true,
      field: "testDate",
    });
  });

  it("is not asked for where there need be none, and never of what does not end", () => {
    expect(end("letter-of-acceptance", { slotId: "letterOfAcceptance" })).toMatchObject({
      isMissing: false,
      isRecognised: false,
    });
    expect(end("passport", { slotId: "passportStampedPages" })).toBeUndefined();
    expect(documentEnd(aCase().reader(), "none")).toBeUndefined();
  });
});
