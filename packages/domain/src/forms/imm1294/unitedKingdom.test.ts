import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { saidAt, stateOf } from "../../../test/formWords.ts";

const british = aCase()
  .type("Student")
  .answers({ country: "GB", passportCountries: ["GB"], birthday: "1996-03-14", birthCountry: "GB" });
const state = (values: Readonly<Record<string, unknown>>) => stateOf("IMM1294", british.form(values).build());

describe("somebody of the United Kingdom", () => {
  it.each(["personalDetails.birthCountry", "currentCountry.name"])(
    "chooses a part of it for %s, which the form asks for",
    (path) => {
      expect(saidAt(state({}), path)).toBe("formCountryInParts");
      expect(saidAt(state({ [path]: "007" }), path)).toBeUndefined();
    },
  );

  it("is British as a citizen and in the passport, whole", () => {
    expect(saidAt(state({}), "personalDetails.citizenship")).toBeUndefined();
    expect(state({}).values).toMatchObject({ "personalDetails.citizenship": "GB" });
  });

  it("lives as a citizen in the part that was chosen", () => {
    expect(state({}).values["currentCountry.status"]).toBe(
      state({ "currentCountry.name": "002" }).values["currentCountry.status"],
    );
    expect(state({ "currentCountry.name": "002" }).values["currentCountry.status"]).toBe("01");
  });
});
