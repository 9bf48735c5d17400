import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { expect, test } from "vitest";
import { isPageOf, sectionPages } from "./sectionPages.ts";

const flow = wholeFlow("Student");
const visit = wholeFlow("VisitorVisa");

const applicant = (type: CaseFile["application"]["type"], answers: CaseFile["answers"]): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type, status: "Preparation" },
  answers,
  dependents: [],
  documents: [],
});

const spousePages = (answers: CaseFile["answers"]) => sectionPages("spouse", flow, applicant("Student", answers));
const hostPages = (answers: CaseFile["answers"]) => sectionPages("host", visit, applicant("VisitorVisa", answers));

const married = {
  country: "NG",
  maritalStatus: "married",
  hasCanadianSpouse: false,
  isSpouseOfTemporaryResident: false,
  accompanyingSpouse: true,
} as const;

test("who has no spouse has nobody to ask", () => {
  expect(spousePages({ country: "NG", maritalStatus: "single" })).toEqual([]);
});

test("the part of a spouse who comes along begins with the name, and is open until it is answered", () => {
  const pages = spousePages(married);
  expect(pages[0]).toEqual({ id: "spouseNameGroup", asks: true, isOpen: true });
  const named = spousePages({ ...married, spouseFirstName: "Chidi", spouseLastName: "Okafor" });
  expect(named[0]?.isOpen).toBe(false);
  expect(named.length).toBe(pages.length);
});

test("only pages about the spouse belong to the part", () => {
  expect(isPageOf("spouse", flow, "spouseNameGroup")).toBe(true);
  expect(isPageOf("spouse", flow, "passportNumber")).toBe(false);
  expect(isPageOf("host", flow, "spouseNameGroup")).toBe(false);
});

test("the part of a host is the page on the income, where a visitor prepares for herself and stays with a person", () => {
  expect(hostPages({ vvVisitorType: "myself", vvHostInCanada: "hotel" })).toEqual([]);
  expect(hostPages({ vvVisitorType: "myself", vvHostInCanada: "family" })).toEqual([
    { id: "hostIncomeCheck", asks: true, isOpen: true },
  ]);
  expect(isPageOf("host", visit, "hostIncomeCheck")).toBe(true);
});

test("somebody who prepares for a friend and hosts nobody may ask the host; a host asks nobody", () => {
  expect(hostPages({ vvVisitorType: "other", vvIsHosting: false, vvHostInCanada: "friend" }).length).toBe(1);
  expect(hostPages({ vvVisitorType: "parent", vvIsHosting: true })).toEqual([]);
  // What was answered before the visitor became the person who prepares does not count.
  expect(hostPages({ vvVisitorType: "myself", vvIsHosting: true, vvHostInCanada: "friend" }).length).toBe(1);
});

test("the part of a visitor is what is asked about her, where somebody else prepares", () => {
  const visitorPages = (answers: CaseFile["answers"]) =>
    sectionPages("visitor", visit, applicant("VisitorVisa", answers)).map(({ id }) => id);
  expect(visitorPages({ vvVisitorType: "myself" })).toEqual([]);
  expect(visitorPages({ vvVisitorType: "parent", vvIsHosting: true })[0]).toBe("country");
  expect(visitorPages({ vvVisitorType: "parent", vvIsHosting: true })).not.toContain("vvSponsor");
  expect(isPageOf("visitor", visit, "country")).toBe(true);
  expect(isPageOf("visitor", flow, "country")).toBe(false);
});
