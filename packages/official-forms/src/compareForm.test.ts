import { describe, expect, it } from "vitest";
import { everyValue } from "../test/anyValues.ts";
import { blankLike } from "../test/blankLike.ts";
import { xfaPdf } from "../test/xfaPdf.ts";
import { differencesFrom } from "./compareForm.ts";
import { checkBlank } from "./library.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";

const [study] = formEditions as readonly [FormEdition, ...FormEdition[]];
const blank = checkBlank(xfaPdf(blankLike(study), { table: "classic", lock: "none" }));
const lists = isRefused(blank) ? new Map() : blank.blank.datasets.lists();
const code = "contactInformation.currentMailingAddress.postalCode";

describe("a form that came back", () => {
  it("differs in nothing from the case that it was filled from", () => {
    expect(differencesFrom(study, everyValue(study), everyValue(study), lists)).toEqual([]);
  });

  it("may write a postal code and spaces otherwise", () => {
    expect(
      differencesFrom(
        study,
        { [code]: "M5V 2T6", "personalDetails.birthCity": "Lagos" },
        { [code]: "m5v-2t6", "personalDetails.birthCity": " Lagos " },
        lists,
      ),
    ).toEqual([]);
  });

  it("is listed field by field where it says something else, more or less", () => {
    expect(
      differencesFrom(
        study,
        { uci: "1112223333", hasNationalId: true },
        { uci: "1112223334", "passport.issueDate": "2024-05-06" },
        lists,
      ),
    ).toEqual([
      { field: "uci", onForm: "1112223333", inCase: "1112223334" },
      { field: "hasNationalId", onForm: true },
      { field: "passport.issueDate", inCase: "2024-05-06" },
    ]);
  });

  it("with a part of the United Kingdom, chosen by the person", () => {
    expect(
      differencesFrom(
        study,
        { "personalDetails.birthCountry": "007" },
        { "personalDetails.birthCountry": "GB" },
        lists,
      ),
    ).toEqual([{ field: "personalDetails.birthCountry", onForm: "007", inCase: "GB" }]);
  });

  it("with a text that was cut for the form", () => {
    const long = "word ".repeat(60).trim();
    const field = "background.criminalQuestions.criminalDetailsText";
    expect(
      differencesFrom(study, { [field]: `${"word ".repeat(36)}(see attached page)` }, { [field]: long }, lists),
    ).toEqual([]);
  });
});
