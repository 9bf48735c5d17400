import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { expect, test } from "vitest";
import { isSpousePage, spousePages } from "./spousePages.ts";

const flow = wholeFlow("Student");

const student = (answers: CaseFile["answers"]): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student", status: "Preparation" },
  answers,
  dependents: [],
  documents: [],
});

const married = {
  country: "NG",
  maritalStatus: "married",
  hasCanadianSpouse: false,
  isSpouseOfTemporaryResident: false,
  accompanyingSpouse: true,
} as const;

test("who has no spouse has nobody to ask", () => {
  expect(spousePages(flow, student({ country: "NG", maritalStatus: "single" }))).toEqual([]);
});

test("the part of a spouse who comes along begins with the name, and is open until it is answered", () => {
  const pages = spousePages(flow, student(married));
  expect(pages[0]).toEqual({ id: "spouseNameGroup", asks: true, isOpen: true });
  const named = spousePages(flow, student({ ...married, spouseFirstName: "Chidi", spouseLastName: "Okafor" }));
  expect(named[0]?.isOpen).toBe(false);
  expect(named.length).toBe(pages.length);
});

test("only pages about the spouse belong to the part", () => {
  expect(isSpousePage(flow, "spouseNameGroup")).toBe(true);
  expect(isSpousePage(flow, "passportNumber")).toBe(false);
});
