import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { goesToNewSchool, startsNewProgram, staysInProgram } from "./studyExtension.ts";

const extension = aCase().type("StudentExtension");
const changeOfSchool = aCase().type("Dli");

describe("whether a new program starts", () => {
  test.each([
    ["an extension to finish", extension.answers({ speApplicationReason: "finishProgram" }), false, true],
    ["an extension to start another", extension.answers({ speApplicationReason: "startNewProgram" }), true, false],
    ["an extension for both", extension.answers({ speApplicationReason: "both" }), true, false],
    [
      "an extension to finish, with an older answer that a new one starts",
      extension.answers({ speApplicationReason: "finishProgram", newStudyProgram: true }),
      false,
      true,
    ],
    ["an extension without a reason yet, answered", extension.answers({ newStudyProgram: true }), true, false],
    ["an extension, nothing answered", extension, false, false],
    ["a change of school, as answered", changeOfSchool.answers({ newStudyProgram: false }), false, true],
    [
      "a change of school with the reason of an extension left over",
      changeOfSchool.answers({ newStudyProgram: true, speApplicationReason: "finishProgram" }),
      true,
      false,
    ],
  ] as const)("%s", (_words, the, starts, stays) => {
    expect(startsNewProgram.evaluate(the.reader()).holds).toBe(starts);
    expect(staysInProgram.evaluate(the.reader()).holds).toBe(stays);
  });

  test("a new school that was named is kept and left out once the extension is to finish", () => {
    const named = { attendingNewDLI: true };
    expect(goesToNewSchool.evaluate(extension.answers({ ...named, speApplicationReason: "both" }).reader()).holds).toBe(
      true,
    );
    expect(
      goesToNewSchool.evaluate(extension.answers({ ...named, speApplicationReason: "finishProgram" }).reader()).holds,
    ).toBe(false);
  });
});
