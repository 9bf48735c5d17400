import { expect, it } from "vitest";
import { partyRows, statusRows, weekRows } from "./boardRows.ts";

const status = (name: string, waitsFor: string, cases: number, longestDays: number) => ({
  status: name,
  waitsFor,
  cases,
  longestDays,
  blocked: 0,
  halfDays: 0,
});
const statuses = [
  status("Preparation", "applicant", 5, 9),
  status("Refused", "team", 2, 40),
  status("LawyerReview", "team", 1, 3),
];

it("adds up for whom cases wait, and the longest of them", () => {
  expect(partyRows({ statuses })).toEqual([
    { party: "applicant", cases: 5, longestDays: 9 },
    { party: "team", cases: 3, longestDays: 40 },
    { party: "authority", cases: 0, longestDays: 0 },
    { party: "nobody", cases: 0, longestDays: 0 },
  ]);
});

it("adds up each week by party", () => {
  const weeks = [
    { week: "2026-11-09", waitsFor: "applicant", cases: 3 },
    { week: "2026-11-09", waitsFor: "team", cases: 2 },
    { week: "2026-11-16", waitsFor: "team", cases: 1 },
  ];
  expect(weekRows({ weeks })).toEqual([
    { week: "2026-11-09", cases: { applicant: 3, team: 2, authority: 0, nobody: 0 }, all: 5 },
    { week: "2026-11-16", cases: { applicant: 0, team: 1, authority: 0, nobody: 0 }, all: 1 },
  ]);
});

it("says for whom the cases of a status wait where it is there twice", () => {
  const both = [
    status("IrccProcessing", "authority", 7, 30),
    status("IrccProcessing", "applicant", 2, 50),
    ...statuses,
  ];
  expect(statusRows({ statuses: both }).map(({ status: of, party }) => [of, party])).toEqual([
    ["IrccProcessing", "authority"],
    ["IrccProcessing", "applicant"],
    ["Preparation", undefined],
    ["Refused", undefined],
    ["LawyerReview", undefined],
  ]);
});
