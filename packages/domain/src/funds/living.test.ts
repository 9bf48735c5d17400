import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { livingFunds, monthsUntil, quebecSettlement, recommendedFamilyFunds } from "./living.ts";

const livingOf = (start: CaseBuilder) => livingFunds(start.reader()).value;

/** A household of so many persons: the applicant, a spouse, and children of five years. */
function persons(count: number, start = aCase()): CaseBuilder {
  let built = count > 1 ? start.spouse("Visitor") : start;
  for (let child = 2; child < count; child += 1) built = built.child(5);
  return built;
}

/** As published (docs/facts/programmes.md section 1), for one to eight persons. */
const elsewhere = [
  ["2024-01-01", [20_635, 25_690, 31_583, 38_346, 43_492, 49_051, 54_611, 60_170]],
  ["2025-08-31", [20_635, 25_690, 31_583, 38_346, 43_492, 49_051, 54_611, 60_170]],
  ["2025-09-01", [22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589, 66_759]],
  ["2026-08-31", [22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589, 66_759]],
  ["2026-09-01", [23_448, 29_192, 35_888, 43_572, 49_419, 55_736, 62_054, 68_372]],
] as const;

describe("living costs outside Quebec", () => {
  const lines = elsewhere.flatMap(([day, amounts]) =>
    amounts.map((amount, index) => [day, index + 1, amount] as const),
  );

  test.each(lines)("received on %s, %i persons: %i dollars", (day, count, amount) => {
    expect(livingOf(persons(count).application({ receivedDate: day }))).toBe(amount);
  });

  test("without a date of receipt today counts", () => {
    expect(livingOf(aCase())).toBe(23_448);
    expect(livingOf(aCase().on("2025-09-01"))).toBe(22_895);
    expect(livingOf(aCase().on("2026-11-20").application({ receivedDate: "2025-08-31" }))).toBe(20_635);
  });

  test("before the first row no amount is known, and that is said", () => {
    const decision = livingFunds(aCase().application({ receivedDate: "2023-12-31" }).reader());
    expect(decision.value).toBeNull();
    expect(decision.because.map(({ en }) => en).join(" ")).toContain("no amount is known for December 31, 2023");
  });

  test("it says who counts, names its row, and that the row is not verified", () => {
    const decision = livingFunds(aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).reader());
    expect(decision.because.map(({ en }) => en)).toEqual([
      "IRCC asks for the living costs of one year",
      "two people count: you and your spouse or partner",
      "your answers do not show that you will study in Quebec",
      "the amount is not verified: it was not read on the authority’s own page, so check it there",
    ]);
    expect(decision.restsOn).toEqual(
      expect.arrayContaining(["answers.accompanyingSpouse", "answers.province", "today"]),
    );
    expect(decision.sources).toEqual(
      expect.arrayContaining([expect.objectContaining({ validFrom: "2026-09-01", status: "unverified" })]),
    );
  });

  test("one person more never lowers the amount", () => {
    const day = fc.constantFrom(...elsewhere.map(([date]) => date), "2026-11-20");
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 12 }), (receivedDate, count) => {
        const [fewer, more] = [count, count + 1].map((size) => livingOf(persons(size).application({ receivedDate })));
        expect(more).toBeGreaterThan(fewer ?? Infinity);
      }),
    );
  });
});

const adult = "2000-01-01";
const minor = "2010-01-01";
const inQuebec = (birthday?: string) =>
  aCase().answers({ province: "QC", ...(birthday === undefined ? {} : { birthday }) });
const couple = (start: CaseBuilder) =>
  start.answers({ maritalStatus: "married", accompanyingSpouse: true, spouseBirthday: adult });

/** As published (docs/facts/programmes.md section 1): under 18, 18 and over, two adults, with one minor, with two. */
const quebec = [
  ["2023-01-01", [7176, 14_349, 21_046, 23_575, 25_444]],
  ["2023-12-31", [7176, 14_349, 21_046, 23_575, 25_444]],
  ["2024-01-01", [7541, 15_078, 22_115, 24_773, 26_737]],
  ["2024-12-31", [7541, 15_078, 22_115, 24_773, 26_737]],
  ["2025-01-01", [7756, 15_508, 22_745, 25_479, 27_499]],
  ["2025-12-31", [7756, 15_508, 22_745, 25_479, 27_499]],
  ["2026-01-01", [24_617, 24_617, 34_814, 42_638, 49_234]],
  ["2026-12-31", [24_617, 24_617, 34_814, 42_638, 49_234]],
  ["2022-12-31", [null, null, null, null, null]],
  ["2027-01-01", [null, null, null, null, null]],
] as const;

describe("living costs in Quebec", () => {
  const households = [
    inQuebec(minor),
    inQuebec(adult),
    couple(inQuebec(adult)),
    couple(inQuebec(adult)).child(5),
    couple(inQuebec(adult)).child(5).child(17),
  ] as const;
  const lines = quebec.flatMap(([day, amounts]) => amounts.map((amount, index) => [day, index, amount] as const));

  test.each(lines)("received on %s, household %i: %s", (day, index, amount) => {
    expect(livingOf(households[index as 0].application({ receivedDate: day }))).toBe(amount);
  });

  test("a day after the last row is said, and no neighbour’s row is borrowed", () => {
    const decision = livingFunds(inQuebec(adult).application({ receivedDate: "2027-01-01" }).reader());
    expect(decision.because.map(({ en }) => en).join(" ")).toContain("no amount is known for January 1, 2027");
    expect(decision.sources.filter(({ title }) => title.includes("Narcity"))).toEqual([]);
  });

  test.each([
    ["one adult and a child", inQuebec(adult).child(5)],
    ["two adults and three children", couple(inQuebec(adult)).child(5).child(6).child(7)],
    ["three adults", couple(inQuebec(adult)).child(18)],
  ])("%s: no amount is published for them here", (_, start) => {
    const decision = livingFunds(start.reader());
    expect(decision.value).toBeNull();
    expect(decision.because.at(-1)?.en).toContain("none is known for a family like yours");
  });

  test("without a birthday one person of 2026 is settled, since both amounts agree", () => {
    expect(livingOf(inQuebec())).toBe(24_617);
  });

  test("without birthdays the applicant and the spouse count as adults, and that is said and noted", () => {
    const decision = livingFunds(inQuebec().answers({ maritalStatus: "married", accompanyingSpouse: true }).reader());
    expect(decision.value).toBe(34_814);
    expect(decision.because.map(({ en }) => en).join(" ")).toContain("we count an adult");
    expect(decision.missing).toEqual(expect.arrayContaining(["answers.birthday", "answers.spouseBirthday"]));
  });

  test("a child without a date of birth leaves the amount open", () => {
    const decision = livingFunds(
      couple(inQuebec(adult))
        .answers({ hasAccompanyingChild: true, accompanyingChildren: [{ childNumber: 1, accompanying: true }] })
        .reader(),
    );
    expect(decision.value).toBeNull();
    expect(decision.missing).toContain("answers.accompanyingChildren[0].dateOfBirth");
  });

  test("the province of the school’s address wins, and a new school wins over both", () => {
    expect(livingOf(aCase().answers({ province: "ON", schoolAddressObject: { province: "QC" } }))).toBe(24_617);
    const moving = aCase()
      .type("Dli")
      .answers({
        newStudyProgram: true,
        attendingNewDLI: true,
        schoolAddressObject: { province: "ON" },
        schoolAddress2Object: { province: "QC" },
      });
    expect(livingOf(moving)).toBe(24_617);
    expect(livingOf(moving.answers({ attendingNewDLI: false }))).toBe(23_448);
  });

  test("settlement of the first year stands beside it until the amounts include it", () => {
    const settlementOn = (receivedDate: string, start = inQuebec(adult)) =>
      quebecSettlement(start.application({ receivedDate }).reader())?.value;
    expect(settlementOn("2024-12-31")).toBe(500);
    expect(settlementOn("2025-01-01")).toBeUndefined();
    expect(settlementOn("2024-12-31", inQuebec(adult).type("StudentExtension"))).toBeUndefined();
    expect(settlementOn("2024-12-31", aCase())).toBeUndefined();
  });
});

describe("funds recommended to a family", () => {
  const family = (graduationDate?: string) =>
    aCase()
      .type("StandaloneFamily")
      .answers(graduationDate === undefined ? {} : { graduationDate });
  const amount = (graduationDate: string) => recommendedFamilyFunds(family(graduationDate).reader()).value;

  test("6,000 dollars to three months, then 1,800 for each month begun", () => {
    expect(amount("2027-02-20")).toBe(6000);
    expect(amount("2027-02-21")).toBe(7200);
    expect(amount("2027-11-20")).toBe(21_600);
    expect(amount("2026-11-20")).toBe(6000);
    expect(amount("2020-01-01")).toBe(6000);
  });

  test("it is called recommended and counts from the date of receipt", () => {
    const decision = recommendedFamilyFunds(family("2027-11-20").application({ receivedDate: "2026-05-20" }).reader());
    expect(decision.value).toBe(18 * 1800);
    expect(decision.because[0]?.en).toContain("recommended, not official");
    expect(decision.restsOn).toContain("application.receivedDate");
  });

  test("without the end of the studies no amount is given", () => {
    const decision = recommendedFamilyFunds(family().reader());
    expect(decision.value).toBeNull();
    expect(decision.missing).toContain("answers.graduationDate");
  });

  test.each([
    ["2026-01-31", "2026-02-28", 1],
    ["2026-01-31", "2026-03-01", 2],
    ["2026-11-20", "2026-11-21", 1],
    ["2026-11-20", "2028-11-20", 24],
  ])("from %s to %s there are %i months", (from, until, months) => {
    expect(monthsUntil(from, until)).toBe(months);
  });
});
