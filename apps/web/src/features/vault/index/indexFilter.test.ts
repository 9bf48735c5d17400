import { aCase } from "@boreal/domain/test/caseBuilder";
import { pageOf } from "@boreal/domain/vault/pages";
import { expect, test } from "vitest";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { PlannedSlot } from "../../../case/loading/theCase.ts";
import { vaultOverview } from "../../../case/vaultOverview.ts";
import { everything, filtered, isEverything, tagsOf, type IndexFilter } from "./indexFilter.ts";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";

const slot = (page: string, requirement: string): PlannedSlot => ({
  page,
  slot: pageOf(page)?.slots[0]?.id ?? "",
  person: pageOf(page)?.person ?? "main",
  childNumber: null,
  requirement,
  permissions: ["View", "Upload"],
  phase: "preparation",
  why: { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] },
  saidNotAvailable: false,
  toReplace: false,
  isOver: false,
  notCounted: [],
  askedBy: null,
});

const people = vaultOverview({
  type: "Student",
  status: "Preparation",
  documents: [],
  abilities: [],
  caseFile: writeCase(aCase().build()),
  plan: {
    vault: [
      slot("passport", "Required"),
      slot("digital-photo", "Required"),
      slot("travel-history", "IfApplicable"),
      slot("spouse-passport", "Required"),
      slot("national-id", "NotApplicable"),
    ],
  },
});

const the = readerOf<unknown>(
  writeCase({
    today: "2026-11-20",
    user: {},
    profile: {},
    application: { type: "Student" },
    answers: {},
    dependents: [],
    documents: [],
  }),
);
const pages = (filter: Partial<IndexFilter>) =>
  filtered(people, { ...everything, ...filter }, the).flatMap(({ lines }) => lines.map(({ page }) => page.slug));

test("without a filter everything is there", () => {
  expect(isEverything(everything)).toBe(true);
  expect(pages({})).toHaveLength(5);
});

test("a search finds names in both languages, accents or not, and words of a tag", () => {
  expect(pages({ words: "passeport" })).toEqual(["passport", "spouse-passport"]);
  expect(pages({ words: "NUMERIQUE" })).toEqual(["digital-photo"]);
  expect(pages({ words: "telephone" })).toEqual(["digital-photo"]);
  expect(pages({ words: "spouse passport" })).toEqual(["spouse-passport"]);
  expect(pages({ words: "zebra" })).toEqual([]);
});

test("tags and what is missing narrow it together", () => {
  expect(tagsOf(people, "Student")).toEqual(["Mobile", "Travel"]);
  expect(pages({ tags: ["Travel"] })).toEqual(["passport", "travel-history", "spouse-passport"]);
  expect(pages({ tags: ["Travel"], onlyMissing: true })).toEqual(["passport", "spouse-passport"]);
});

test("the name of another program is no tag of this application", () => {
  const tagged = people.map((person) => ({
    ...person,
    lines: person.lines.map((line) => ({
      ...line,
      page: { ...line.page, tags: ["ExpressEntry", "Pgwp", "Spe", "Taxes"] as const },
    })),
  }));
  expect(tagsOf(tagged, "Student")).toEqual(["Taxes"]);
  expect(tagsOf(tagged, "ExpressEntry")).toEqual(["ExpressEntry", "Taxes"]);
  expect(tagsOf(tagged, "WorkPermit")).toEqual(["Pgwp", "Taxes"]);
  expect(tagsOf(tagged, "StudentExtension")).toEqual(["Spe", "Taxes"]);
});
