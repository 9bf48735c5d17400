import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";

/** A wife who came as a visitor and asks to stay with her husband, who studies in Canada. */
const couple = aCase()
  .on("2026-11-20")
  .type("SpeFamily")
  .spouse("Visitor")
  .answers({ country: "CA", maritalStatus: "married", spouseCountry: "CA", spouseLastName: "REYES" });

const state = (values: Readonly<Record<string, unknown>> = {}) =>
  stateOf("IMM5708", couple.entered("IMM5708:spouse", values).build(), { role: "spouse" });

it("the visitor is filled in as on every form from inside Canada", () => {
  expect(fieldOf(state(), "personalDetails.familyName")?.value).toBe("REYES");
  expect(fieldOf(state(), "currentCountry.name")?.value).toBe("CA");
});

it.each<[string, Readonly<Record<string, unknown>>, string, string | undefined]>([
  ["another purpose is told", { "visitDetails.purpose": "03" }, "visitDetails.purposeOther", "formFieldMissing"],
  ["a family visit needs no more words", { "visitDetails.purpose": "08" }, "visitDetails.purposeOther", undefined],
  [
    "the stay ends after it begins",
    { "visitDetails.from": "2026-12-01", "visitDetails.to": "2026-11-30" },
    "visitDetails.to",
    "endNotBeforeStart",
  ],
  ["the stay is not in the past", { "visitDetails.from": "2026-11-19" }, "visitDetails.from", "dateTodayOrLater"],
  ["who pays is told", {}, "visitDetails.expensesPaidBy", "formFieldMissing"],
  [
    "somebody else who pays has a name",
    { "visitDetails.expensesPaidBy": "Other" },
    "visitDetails.expensesPaidByOther",
    "formFieldMissing",
  ],
])("%s", (_, values, path, said) => {
  expect(saidAt(state(values), path)).toBe(said);
});

it("two people or places have room, the others are on the further sheet, and none has to be named", () => {
  expect(listOf(state(), "visits")?.refusal).toBeUndefined();
  const visit = { name: "Ana", relationship: "Sister", address: "1 Elm St, Toronto" };
  const three = listOf(state({ visits: [visit, visit, visit] }), "visits");
  expect([three?.refusal, three?.advice?.en]).toEqual([undefined, expect.stringContaining("further sheet")]);
});
