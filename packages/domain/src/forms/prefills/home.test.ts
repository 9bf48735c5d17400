import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, stateOf } from "../../../test/formWords.ts";

const on = "2026-11-20";
const rabat = {
  streetNumber: "117",
  streetName: "Rue des Fougères",
  city: "Rabat",
  postalCode: "10000",
  country: "MA",
} as const;
const invited = aCase()
  .on(on)
  .type("ExpressEntryIta")
  .answers({ birthday: "1996-05-04", country: "MA", eoHomeAddress: rabat });

/** Express Entry asks for the home by a key of its own: who told it there types it on no form again. */
describe("the home that Express Entry asked for", () => {
  it.each([
    ["contactInformation.currentMailingAddress.streetNo", "117"],
    ["contactInformation.currentMailingAddress.streetName", "Rue des Fougères"],
    ["contactInformation.currentMailingAddress.cityTown", "Rabat"],
    ["contactInformation.currentMailingAddress.countryTerritory", "MA"],
    ["contactInformation.currentMailingAddress.postalCode", "10000"],
  ])("is %s of IMM 0008", (path, expected) => {
    expect(fieldOf(stateOf("IMM0008", invited.build()), path)?.value).toBe(expected);
  });

  it("is the address of IMM 5406 in one line, and the newest of IMM 5669", () => {
    expect(fieldOf(stateOf("IMM5406", invited.build()), "applicant.presentAddress")?.value).toBe(
      "117 Rue des Fougères, Rabat, 10000, Morocco",
    );
    const [row] = listOf(stateOf("IMM5669", invited.build()), "addresses")?.rows ?? [];
    expect(row?.fields.map(({ value }) => value)).toEqual([
      undefined,
      undefined,
      "117 Rue des Fougères",
      "Rabat",
      undefined,
      "10000",
      "MA",
    ]);
  });

  it("is the home of a partner who shares it", () => {
    const couple = invited.spouse().answers({ maritalStatus: "married", spouseShareSameAddress: true });
    const state = stateOf("IMM5669", couple.build(), { role: "spouse" });
    expect(listOf(state, "addresses")?.rows[0]?.fields.map(({ value }) => value)).toContain("Rabat");
  });
});

it("an address in Canada comes before one abroad", () => {
  const both = aCase()
    .on(on)
    .type("Bowp")
    .answers({
      residentialAddress: { streetNumber: "1", streetName: "Elm St", city: "Moncton", country: "CA" as const },
      homeAddress: rabat,
    });
  const state = stateOf("IMM5710", both.build());
  expect(fieldOf(state, "contactInformation.currentMailingAddress.cityTown")?.value).toBe("Moncton");
});
