import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, stateOf } from "../../../test/formWords.ts";

it("a child’s school is read from the school’s letter, and the applicant’s letter does not fill it", () => {
  const child = aCase()
    .type("Student")
    .child(8, "Student")
    .document("letter-of-acceptance", { parsedValues: { schoolName: "Seneca" } });
  const letter = { childNumber: 1, parsedValues: { schoolName: "Maple School" } };
  const schoolIn = (the: typeof child) =>
    fieldOf(stateOf("IMM1294", the.build(), { role: "child", childNumber: 1 }), "studyDetails.institutionName")?.value;
  expect([schoolIn(child), schoolIn(child.document("child-school-letter", letter))]).toEqual([
    undefined,
    "Maple School",
  ]);
});
