import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { isSameSchool } from "./schoolNames.ts";

const the = aCase()
  .knownSchools([{ names: ["Lakeview College", "Collège du Lac"] }])
  .reader();

test.each([
  ["Université d’Ottawa", "University of Ottawa", true],
  ["The University of British Columbia", "UBC", true],
  ["Lakeview College of Arts", "College of Arts Lakeview", true],
  ["LAKEVIEW COLLEGE", "Lakeview College", true],
  ["Lakeview College", "Collège du Lac", true],
  ["University of Toronto", "Toronto Metropolitan University", false],
  ["Lakeview College", "Maple College", false],
  ["Maple College", "Collège du Lac", false],
  ["University College", "The University", false],
])("%s and %s are one school: %s", (one, other, expected) => {
  expect([isSameSchool(the, one, other), isSameSchool(the, other, one)]).toEqual([expected, expected]);
});
