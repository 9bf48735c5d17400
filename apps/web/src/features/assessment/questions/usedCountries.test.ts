import { CaseReader } from "@boreal/domain/caseFile/reader";
import { expect, it } from "vitest";
import { usedCountries } from "./usedCountries.ts";

const after = (answers: object) =>
  usedCountries(
    new CaseReader({
      today: "2026-11-21",
      user: {},
      profile: {},
      application: { type: "Student" },
      answers,
      dependents: [],
      documents: [],
    }),
  );

it("names each country once, in the order of the questions", () => {
  expect(after({})).toEqual([]);
  expect(
    after({
      country: "CN",
      passportCountries: ["CN", "GB"],
      previousVisas: [{ country: "GB" }, {}],
      travelHistory: [{ country: "JP" }],
    }),
  ).toEqual(["CN", "GB", "JP"]);
});
