import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { occupationCode } from "../../questionnaire/work/occupation.ts";
import { refusalOf } from "../kindChecks.ts";

it.each([
  ["21300", undefined],
  ["00010", undefined],
  ["99999", "notAnOccupation"],
  ["21999", "notAnOccupation"],
  ["2130", "notAnOccupation"],
  ["civil engineer", "notAnOccupation"],
  [21_300, "formValueKind"],
])("%s is an answer to the question about an occupation, or refused: %s", (value, code) => {
  const the = new CaseReader(aCase().type("PgwpFamily").build());
  expect(refusalOf(occupationCode, value, the)?.code).toBe(code);
});
