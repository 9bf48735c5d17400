import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { CaseReader } from "../reader.ts";
import type { PersonRef } from "../personRole.ts";
import { nameOfPerson } from "./nameOfPerson.ts";

const passport = { parsedValues: { firstName: "Ngozi", lastName: "Okafor" } };

test.each<readonly [string, CaseBuilder, PersonRef, string | undefined]>([
  [
    "the applicant, by the profile",
    aCase().profile({ firstName: "Amara", lastName: "Okafor" }),
    { role: "main" },
    "Amara Okafor",
  ],
  [
    "a spouse of whom only a passport tells",
    aCase().spouse().document("spouse-passport", passport),
    { role: "spouse" },
    "Ngozi Okafor",
  ],
  [
    "a supporter who was named",
    aCase().answers({ financialSupport: "entirely", financialSupporterFullName: "Chidi Eze" }),
    { role: "financialSupporter" },
    "Chidi Eze",
  ],
  [
    "the mother who visits, by her passport",
    aCase().type("VisitorVisa").document("visitor-visa-visitor-passport", passport),
    { role: "visitor" },
    "Ngozi Okafor",
  ],
  ["a host of whom nothing tells", aCase().type("VisitorVisa"), { role: "host" }, undefined],
])("what a person is called: %s", (_words, the, person, name) => {
  expect(nameOfPerson(new CaseReader(the.build()), person)).toBe(name);
});
