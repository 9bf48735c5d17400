import { describe, expect, it, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { candidateOf } from "../../conditions/expressEntry/candidate.ts";
import { expressEntryOf } from "./expressEntry.ts";
import { rank } from "./ranking.ts";
import { rankingTables } from "./rankingTables.ts";

/** All of it worked out by hand from the tables of docs/facts/express-entry.md sections 1 to 5. */

const levels = (level: number) => {
  const score = String(level);
  return { Speaking: score, Listening: score, Reading: score, Writing: score };
};

/** Single, 29, a bachelor’s from Canada, level 9 in English, two years in Canada, three abroad: everything answered. */
const candidate = aCase()
  .type("ExpressEntry")
  .answers({
    country: "IN",
    passportCountries: ["IN"],
    birthday: "1997-05-04",
    maritalStatus: "single",
    hasAccompanyingChild: false,
    eoJobStatus: "employed",
    eoCanadianWorkYears: 2,
    eoRecentCanadianYear: true,
    eoForeignWorkYears: 3,
    eoOccupationCode: "21232",
    eoContinuousSkilledYear: true,
    highestEducation: "bachelor",
    eoEducationProof: "canadian",
    eoStudiedInCanada: true,
    canadianLevelOfStudy: "bachelor",
    canadianStudyLength: 32,
    eoCanadianCredential: "threeYears",
    eoTwoAcademicYears: true,
    languageTest: "CELPIP",
    languageTestScore: levels(9),
    languageTestDate: "2026-03-01",
    secondLanguageTest: "None",
    jobInCanada: false,
    eoTradeCertificate: false,
    hasProvincialNomination: false,
    hasCanadianSibling: false,
    eoRelativeInCanada: false,
    eoAppliedForPr: false,
    provinceOfInterest: ["ON"],
  });

const tablesOn = (day: string) =>
  rankingTables(aCase().on(day).reader())?.values ?? expect.fail(`no ranking on ${day}`);
const resultOf = (the: CaseBuilder) => expressEntryOf(readerFor(the.build()));
const pointsOf = (the: CaseBuilder) =>
  Object.fromEntries((resultOf(the).ranking?.lines ?? []).map(({ id, points }) => [id, points]));
/** The same with an answer taken away. */
const without = (the: CaseBuilder, ...keys: readonly string[]) => {
  const file = the.build();
  const answers = Object.fromEntries(Object.entries(file.answers).filter(([key]) => !keys.includes(key)));
  return expressEntryOf(readerFor({ ...file, answers }));
};

describe("the ranking score", () => {
  it("adds up line by line", () => {
    // 110 age, 120 bachelor, 4 x 31 first language, 0 second, 53 two years in Canada = 407
    // education 25 + 25 = 50 (cap 50), foreign work 50 + 50 (cap 50): 100
    // a Canadian credential of three years: 30
    expect(pointsOf(candidate)).toEqual({
      age: 110,
      education: 120,
      firstLanguage: 124,
      secondLanguage: 0,
      canadianWork: 53,
      spouseEducation: 0,
      spouseLanguage: 0,
      spouseWork: 0,
      educationTransferable: 50,
      foreignWorkTransferable: 50,
      certificateTransferable: 0,
      nomination: 0,
      french: 0,
      canadianCredential: 30,
      sibling: 0,
      arrangedEmployment: 0,
    });
    expect(resultOf(candidate).ranking).toMatchObject({ total: 537, most: 1200 });
    expect(resultOf(candidate).ranking?.atLeast).toBeUndefined();
  });

  it("is a floor while something is missing, and says which fact", () => {
    const { ranking } = without(candidate, "secondLanguageTest");
    expect(ranking).toMatchObject({ total: 537, atLeast: true });
    const line = ranking?.lines.find(({ id }) => id === "secondLanguage");
    expect(line).toMatchObject({ points: 0, atLeast: true });
    expect(line?.why.missing).toEqual(["answers.secondLanguageTest"]);
  });

  it("takes the lower column while nobody knows whether a spouse counts", () => {
    // 100 + 112 + 4 x 29 + 46 = 374, 100 together and 30 for the diploma
    expect(without(candidate, "maritalStatus").ranking).toMatchObject({ total: 504, atLeast: true });
  });

  it("is not known for a day before there was one", () => {
    const { ranking, decision } = resultOf(candidate.on("2014-12-31"));
    expect(ranking).toBeUndefined();
    expect(decision).toMatchObject({ value: null, decidedBy: "eligibility.expressEntry.noRules" });
  });

  test.each([
    ["2016-11-18", 600],
    ["2016-11-19", 50],
    ["2025-03-24", 50],
    ["2025-03-25", 0],
  ])("an offer on %s gives %i", (day, points) => {
    const offered = aCase()
      .type("ExpressEntry")
      .on(day)
      .answers({
        jobInCanada: true,
        eoOfferQualifies: true,
        jobInCanadaDetails: {
          fullTime: true,
          isNonSeasonal: true,
          embassyConsulateHighCommission: false,
          ineligibleEmployer: false,
          length: 24,
        },
      });
    const row = rank(candidateOf(offered.reader()).candidate, tablesOn(day));
    expect(row.lines.find(({ rule }) => rule.id === "arrangedEmployment")?.points).toBe(points);
  });
});

describe("what would raise it", () => {
  const raiseOf = (the: CaseBuilder) =>
    Object.fromEntries((resultOf(the).raise ?? []).map(({ id, gain }) => [id, gain]));

  it("asks the same rules with one thing changed, the most points first", () => {
    // Level 10: 4 x 3 more. French 5 in all: 4; 7 in all: 12 and 50; 9 in all: 24 and 50.
    // A third year here: 64 - 53. Two credentials: 128 - 120. A nomination fills the additional 600: 570 more.
    expect(raiseOf(candidate)).toEqual({
      nomination: 570,
      frenchAt9: 74,
      frenchAt7: 62,
      oneLevelMore: 12,
      canadianYear: 11,
      secondCredential: 8,
      frenchAt5: 4,
    });
    expect(resultOf(candidate).raise?.map(({ id }) => id)[0]).toBe("nomination");
  });

  it("says which program it would open", () => {
    const sixes = candidate.answers({ languageTestScore: levels(6) });
    expect(resultOf(sixes).decision.value).toEqual([]);
    expect(resultOf(sixes).raise?.find(({ id }) => id === "firstLanguageAt7")?.opens).toEqual([
      "FederalSkilledWorker",
      "CanadianExperienceClass",
    ]);
  });

  it("invents no fact that stands open", () => {
    const tried = (without(candidate, "languageTest", "hasProvincialNomination").raise ?? []).map(({ id }) => id);
    expect(tried.filter((id) => id === "nomination" || id.includes("At"))).toEqual([]);
  });
});

describe("the result", () => {
  it("is not known while no program is open and one may be", () => {
    const { decision, message } = resultOf(aCase().type("ExpressEntry"));
    expect(decision).toMatchObject({ value: null, decidedBy: "eligibility.expressEntry.notKnown" });
    expect(message).toBeUndefined();
  });

  it("names the programs that are open", () => {
    expect(resultOf(candidate).decision.value).toEqual(["FederalSkilledWorker", "CanadianExperienceClass"]);
  });

  it("takes the age of the day of the invitation", () => {
    const older = candidate.type("ExpressEntryIta").answers({ birthday: "1996-11-15" });
    expect(pointsOf(older)["age"]).toBe(105);
    expect(pointsOf(older.application({ itaReceivedAt: "2026-11-14" }))["age"]).toBe(110);
  });

  it("names a category of rounds by the occupation, and promises nothing", () => {
    const nurse = candidate.answers({ eoOccupationCode: "31301" });
    expect(resultOf(nurse).draws?.map(({ id }) => id)).toEqual(["health"]);
    expect(resultOf(candidate).draws).toEqual([]);
  });
});
