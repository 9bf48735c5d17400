import { expect, test } from "vitest";
import { formDefinitions } from "./definitions.ts";
import { notTaken } from "./notTaken.ts";

test.each([
  ["fields that the form asks", { "applicant.familyName": "Okafor", noChildren: false }, []],
  ["a list that another form asks", { siblings: [{ familyName: "Okafor" }] }, ["siblings"]],
  ["a field of another form", { "applicant.dateOfDeath": "2020-01-01" }, ["applicant.dateOfDeath"]],
  ["a part of a row", { children: [{ familyName: "Okafor", name: "Ada" }] }, ["children[0].name"]],
  [
    "the same, by its own path",
    { "children[3].name": "Ada", "children[3].familyName": "Okafor" },
    ["children[3].name"],
  ],
  ["a row that is no row", { children: ["Ada"] }, ["children[0]"]],
  ["a block in place of its fields", { applicant: { familyName: "Okafor" } }, ["applicant"]],
  [
    "rows beyond the most that are read",
    { children: Array.from({ length: 52 }, () => ({ familyName: "Okafor" })) },
    ["children[50]", "children[51]"],
  ],
] as const)("what the form has no place for is named: %s", (_, given, named) => {
  expect(notTaken(formDefinitions.IMM5707, given)).toEqual(named);
});
