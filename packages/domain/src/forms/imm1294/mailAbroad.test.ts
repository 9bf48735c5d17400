import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";

/** Somebody who lives outside Canada says in the account, or on the form, that mail goes elsewhere (ADR 0095). */

const home = { country: "NG", streetNumber: "14", streetName: "Ogui Road", city: "Enugu" } as const;
const abroad = aCase().answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14", homeAddress: home });
const told = abroad.profile(
  lifeOf({
    hasOtherMailingAddress: true,
    "mailingAddress.country": "GH",
    "mailingAddress.poBox": "1187",
    "mailingAddress.city": "Accra",
  }),
);
const mail = "contactInformation.currentMailingAddress";
const lives = "contactInformation.residentialAddress";
const inCanada = {
  country: "CA",
  streetNumber: "1",
  streetName: "Elm Street",
  city: "Regina",
  province: "SK",
  postalCode: "S4P 1A1",
} as const;

describe("mail of a person outside Canada", () => {
  it("goes home while nobody says otherwise", () => {
    const { values } = stateOf("IMM1294", abroad.build());
    expect(values).toMatchObject({ [`${mail}.cityTown`]: "Enugu", [`${lives}.sameAsMailingAddress`]: true });
    expect(values[`${lives}.cityTown`]).toBeUndefined();
  });

  it("goes where the account says, and the home stays the home", () => {
    const state = stateOf("IMM1294", told.build());
    expect(state.values).toMatchObject({
      [`${mail}.poBox`]: "1187",
      [`${mail}.cityTown`]: "Accra",
      [`${mail}.countryTerritory`]: "GH",
      [`${lives}.sameAsMailingAddress`]: false,
      [`${lives}.streetName`]: "Ogui Road",
      [`${lives}.cityTown`]: "Enugu",
      [`${lives}.countryTerritory`]: "NG",
    });
    expect(state.values[`${mail}.streetName`]).toBeUndefined();
    expect(fieldOf(state, `${mail}.streetName`)?.isRequired).toBe(false);
    expect(fieldOf(state, `${mail}.cityTown`)?.origin).toMatchObject({ fact: "profile.mailingAddress" });
  });

  it("is asked for on the form of whoever says there that it goes elsewhere: the home moves to where it belongs", () => {
    const state = stateOf("IMM1294", abroad.form({ [`${lives}.sameAsMailingAddress`]: false }).build());
    expect(saidAt(state, `${mail}.cityTown`)).toBe("formFieldMissing");
    expect(state.values).toMatchObject({ [`${lives}.cityTown`]: "Enugu", [`${lives}.countryTerritory`]: "NG" });
  });

  it("is no home address on the family forms, neither told in the account nor typed on the form", () => {
    const address = (the: typeof told, person?: PersonRef) =>
      stateOf("IMM5645", the.build(), person).values["applicant.presentAddress"];
    expect(address(told)).toBe("14 Ogui Road, Enugu, Nigeria");
    expect(address(told.form({ [`${mail}.cityTown`]: "Kumasi" }))).toBe("14 Ogui Road, Enugu, Nigeria");
    const resident = abroad.answers({
      country: "CA",
      insideCanadaCurrently: true,
      residentialAddress: inCanada,
      isSameAddress: false,
      mailingAddress: { ...inCanada, poBox: "7" },
    });
    expect(address(resident.form({ [`${mail}.cityTown`]: "Moose Jaw" }))).toContain("Regina");
  });

  it("told in the account counts for nobody who lives in Canada, where the questionnaire asks it", () => {
    const { values } = stateOf(
      "IMM1294",
      told
        .answers({ country: "CA", insideCanadaCurrently: true, residentialAddress: inCanada, isSameAddress: true })
        .build(),
    );
    expect(values).toMatchObject({ [`${mail}.cityTown`]: "Regina", [`${lives}.sameAsMailingAddress`]: true });
  });

  it("of a post box leaves open whether the person lives there", () => {
    const state = stateOf("IMM1294", abroad.form({ [`${mail}.poBox`]: "12" }).build());
    expect(saidAt(state, `${lives}.sameAsMailingAddress`)).toBe("formFieldMissing");
  });
});
