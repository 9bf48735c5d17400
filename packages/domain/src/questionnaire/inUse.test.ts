import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";

const student = aCase().type("Student");
const extension = aCase().type("StudentExtension");
const changeOfSchool = aCase().type("Dli");

describe("an answer is set aside when its rule hides it on the ground of what was answered", () => {
  test.each([
    [
      "a job of somebody who studies; the other question about work is asked elsewhere",
      student.answers({ employmentStatus: "student", jobTitle: "Cook" }),
      "jobTitle",
      true,
    ],
    ["a job, while nothing is said about work", student.answers({ jobTitle: "Cook" }), "jobTitle", false],
    [
      "an attestation letter of an extension that only finishes the program",
      extension.answers({ speApplicationReason: "finishProgram", attendingNewDLI: true, hasPal: true }),
      "hasPal",
      true,
    ],
    [
      "an attestation letter, while the reason of the extension is open",
      extension.answers({ hasPal: true }),
      "hasPal",
      false,
    ],
    [
      "an attestation letter of a change of school within the program",
      changeOfSchool.answers({ newStudyProgram: false, hasPal: true }),
      "hasPal",
      true,
    ],
    [
      "why somebody was not full-time who was",
      extension.answers({ fullTimeStudent: true, wasNotEnrolledAsStudentDetails: "I was ill for a whole term." }),
      "wasNotEnrolledAsStudentDetails",
      true,
    ],
    [
      "why somebody was not full-time, while it is open whether",
      extension.answers({ wasNotEnrolledAsStudentDetails: "I was ill for a whole term." }),
      "wasNotEnrolledAsStudentDetails",
      false,
    ],
  ] as const)("%s", (_words, the, id, isAside) => {
    const reader = the.reader();
    expect(reader.isSetAside(id)).toBe(isAside);
    expect(reader.answer(id) === undefined).toBe(isAside);
  });
});
