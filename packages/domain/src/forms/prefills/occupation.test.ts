import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, stateOf } from "../../../test/formWords.ts";

const on = "2026-11-20";
const invited = aCase().on(on).type("ExpressEntryIta").answers({ birthday: "1996-05-04" });
const graduate = aCase().on(on).type("WorkPermit").answers({ birthday: "1996-05-04", country: "CA" });

describe("what the person does today", () => {
  it.each([
    ["the job of Express Entry", { eoJobStatus: "employed", eoJobTitle: "Civil engineer" }, "Civil engineer"],
    ["no job", { eoJobStatus: "unemployed" }, "Unemployed"],
    ["a job whose title is not told", { eoJobStatus: "employed" }, undefined],
  ] as const)("%s is the occupation of IMM 0008 and begins the history of IMM 5669", (_, answers, said) => {
    const the = invited.answers(answers).build();
    expect(fieldOf(stateOf("IMM0008", the), "education.currentOccupation")?.value).toBe(said);
    const [row] = listOf(stateOf("IMM5669", the), "personalHistory")?.rows ?? [];
    expect(row?.fields.find(({ path }) => path.endsWith(".activity"))?.value).toBe(said);
  });

  it.each([
    ["a graduate without work", { jobStatus: "unemployed" }, "Unemployed"],
    ["a graduate who works", { jobStatus: "employed", jobTitle: "Nurse" }, "Nurse"],
  ] as const)("%s has a first row of activities on IMM 5710", (_, answers, said) => {
    const [row] = listOf(stateOf("IMM5710", graduate.answers(answers).build()), "employmentHistory")?.rows ?? [];
    expect(row?.fields.find(({ path }) => path.endsWith("currentActivity"))?.value).toBe(said);
  });

  it("is written in the language of the account", () => {
    const the = graduate.answers({ jobStatus: "homemaker" }).profile({ preferredLanguage: "fr" }).build();
    const [row] = listOf(stateOf("IMM5710", the), "employmentHistory")?.rows ?? [];
    expect(row?.fields.find(({ path }) => path.endsWith("currentActivity"))?.value).toBe("Au foyer");
  });

  it("begins no row for a minor, whose list may stay empty", () => {
    const minor = aCase().on(on).type("Student").answers({ birthday: "2012-05-04", employmentStatus: "student" });
    expect(listOf(stateOf("IMM1294", minor.build()), "employmentHistory")?.rows ?? []).toEqual([]);
  });
});

describe("studies after secondary school", () => {
  const of = (answers: object) =>
    fieldOf(stateOf("IMM5710", graduate.answers(answers).build()), "hasPostSecondaryEducation")?.value;
  it.each([
    [
      "a diploma of a college",
      { canadianLevelOfStudy: "collegeDiploma", startOfCanadianStudyProgram: "2025-01-06" },
      true,
    ],
    [
      "a program that has not begun",
      { canadianLevelOfStudy: "bachelor", startOfCanadianStudyProgram: "2026-11-21" },
      undefined,
    ],
    ["one that begins today", { canadianLevelOfStudy: "bachelor", startOfCanadianStudyProgram: on }, true],
    [
      "a vocational school of Quebec",
      { canadianLevelOfStudy: "vocationalQuebec", startOfCanadianStudyProgram: "2025-01-06" },
      undefined,
    ],
  ])("in Canada: %s", (_, answers, expected) => expect(of(answers)).toBe(expected));
});
