import { expect, it } from "vitest";
import { readCase } from "../caseFile/readCase.ts";
import { composed } from "./composed.ts";

const apart = "Thị Hồng Ánh".normalize("NFD");

it("composes every text at any depth, and leaves a password as it was typed", () => {
  expect(composed({ a: [{ b: apart }], n: 3, none: null, newPassword: apart })).toEqual({
    a: [{ b: "Thị Hồng Ánh" }],
    n: 3,
    none: null,
    newPassword: apart,
  });
});

it("a case whose names were pasted with their accents apart is the case with composed names", () => {
  const document = {
    format: "boreal-case/1",
    profile: { firstName: apart, lastName: "Nguyễn".normalize("NFD") },
    application: { type: "Student", status: "Preparation" },
    answers: { schoolName: "Université de Montréal".normalize("NFD") },
  };
  const read = readCase(document, "2026-11-20");
  expect(read.ok && read.caseFile.profile).toEqual({ firstName: "Thị Hồng Ánh", lastName: "Nguyễn" });
  expect(read.ok && read.caseFile.answers.schoolName).toBe("Université de Montréal");
});
