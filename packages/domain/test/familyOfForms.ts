import { aCase } from "./caseBuilder.ts";
import { stateOf } from "./formWords.ts";

export const home = {
  streetNumber: "12",
  streetName: "Marina Road",
  city: "Lagos",
  postalCode: "101001",
  country: "NG",
} as const;
export const amara = aCase().profile({ firstName: "Amara", lastName: "Okafor", preferredLanguage: "en" }).answers({
  country: "NG",
  birthday: "1991-03-14",
  birthCountry: "NG",
  gender: "female",
  homeAddress: home,
  jobTitle: "Accountant",
  maritalStatus: "single",
});
export const married = amara
  .answers({
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Chidi",
    spouseLastName: "Okafor",
    spouseBirthday: "1989-05-02",
    spouseShareSameAddress: true,
    spouseEmploymentStatus: "unemployed",
  })
  .spouse("OpenWorkPermit");

export const valuesOf = (the: typeof amara, person?: Parameters<typeof stateOf>[2]) =>
  stateOf("IMM5645", the.build(), person).values;
export const state = (values: Readonly<Record<string, unknown>>, the = amara) =>
  stateOf("IMM5645", the.entered("IMM5645", values).build());
