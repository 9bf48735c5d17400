import { describe, expect, it } from "vitest";
import { acceptedTests, byDay, none } from "../../test/rows/tableDays.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { rowOn } from "../kernel/datedTable.ts";
import { everyTable, isInDollars } from "./everyTable.ts";
import { household } from "../../test/rows/householdAmounts.ts";

/** The same value with every amount in cents. */
function inCents(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 100);
  if (Array.isArray(value)) return value.map(inCents);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inCents(part)]));
  return value;
}

const tableOf = (id: string) => {
  const table = everyTable.find((one) => one.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  return table;
};

describe("the day before and the day of a change", () => {
  const lines = Object.entries(byDay).flatMap(([id, days]) =>
    days.map(([day, expected]) => [id, day, expected] as const),
  );

  it.each(lines)("%s on %s", (id, day, expected) => {
    const table = tableOf(id);
    const answer = rowOn(table, day);
    if (expected === none) {
      expect(answer).toEqual({ found: false, table: id, date: day });
      return;
    }
    const value = answer.found ? answer.row.value : none;
    const wanted = isInDollars(table) ? inCents(expected) : expected;
    // Amounts are compared whole; a long rule by the parts that change.
    if (isInDollars(table) || typeof wanted !== "object" || wanted === null) expect(value).toEqual(wanted);
    else expect(value).toMatchObject(wanted);
  });

  it("is written down for every table that changes or ends", () => {
    const changing = everyTable.filter(
      (table) => table.rows.length > 1 || table.rows.some((row) => row.until !== undefined),
    );
    expect(Object.keys(byDay).toSorted()).toEqual(changing.map((table) => table.id).toSorted());
  });

  it.each(Object.keys(byDay))("has every first and last day of %s in it", (id) => {
    const days = (byDay[id] ?? []).map(([day]) => day);
    const table = tableOf(id);
    const changes = table.rows.flatMap((row, index) => [
      ...(index > 0 ? [row.from] : []),
      ...(row.until === undefined ? [] : [row.until]),
    ]);
    expect(changes.filter((day) => !days.includes(day))).toEqual([]);
  });
});

/** Tables of one row without an end: their first day and the day before. */
describe("the first day of a table that has not changed yet", () => {
  it.each([
    ["hostMinimumIncomeEstimate", "2026-07-01"],
    ["expressEntryFundsEstimate", "2026-07-01"],
    ["expressEntryLanguage", "2023-12-11"],
    ["languageTestsAccepted", "2024-11-01"],
    ["courtAppeal", "2025-05-14"],
    ["studyPermitPilot", "2024-10-01"],
    ["stayAfterBiometrics", "2018-07-31"],
    ["temporaryResidentPhotoFile", "2019-01-01"],
    ["permanentResidentPhoto", "2018-01-01"],
    ["custodianDiscretion", "2026-02-12"],
    ["coopPlacementLimits", "2026-04-01"],
    ["partTimeExcused", "2026-02-12"],
    ["superVisaTerms", "2023-09-15"],
    ["iecRules", "2025-12-24"],
    ["performingArtistsFeeAtMost", "2014-02-06"],
  ])("%s: %s", (id, first) => {
    const table = tableOf(id);
    expect([rowOn(table, addDays(first, -1)).found, rowOn(table, first).found]).toEqual([false, true]);
  });
});

/** Values that do not change yet, as the sources and the specification print them; amounts in dollars. */
describe("the value of today", () => {
  const today = "2026-11-20";

  it.each<readonly [string, unknown]>([
    ["studyPermitFee", 150],
    ["workPermitFee", 155],
    ["openWorkPermitHolderFee", 100],
    ["openWorkPermitTotalFee", 255],
    ["employerComplianceFee", 230],
    ["labourMarketAssessmentFee", 1000],
    ["visitorVisaFee", { perPerson: 100, familyAtMost: 500 }],
    ["visitorExtensionFee", 100],
    ["travelAuthorizationFee", 7],
    ["biometricsFee", 85],
    ["biometricsFeeAtMost", { family: 170, performingArtists: 255 }],
    ["judicialReviewFee", 50],
    ["iecFunds", 2500],
    ["visitorFunds", { least: 5000, perMonth: 1100 }],
    ["researchScholarFunds", { base: 15_000, plusPerMonth: 5000 }],
    ["shortStudyFunds", 5000],
    ["spouseAndFamilyFunds", { least: 6000, perMonthOfStudyLeft: 1800 }],
    ["workPermitFamilyFunds", 5000],
    ["superVisaInsuranceCover", 100_000],
    ["superVisaInsuranceLength", 12],
    ["superVisaStay", { visa: 10, eachStay: 5 }],
    ["custodianAge", 17],
    ["custodyRulesAge", 16],
    ["minorAge", 18],
    [
      "legalAge",
      { AB: 18, MB: 18, ON: 18, PE: 18, QC: 18, SK: 18, BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, YT: 19 },
    ],
    ["restorationWindow", 90],
    ["postGraduationDeadline", 180],
    ["medicalExamValidity", 12],
    ["investmentCertificateAge", 3],
    ["childSchoolLetterAge", 365],
    ["languageTestValidity", 2],
    ["bankLetterAverage", 6],
    ["iecInvitation", { accept: 10, submit: 20 }],
    ["longLeaveFromStudies", 150],
    ["leaveApplication", { madeInCanada: 15, madeElsewhere: 60 }],
    ["narrativeLength", { least: 20, most: 500 }],
    ["jobDescriptionLength", { least: 1, most: 100 }],
    ["notEnrolledLength", { least: 20, most: 200 }],
    ["otherPurposeLength", { least: 20, most: 100 }],
    ["spouseNarrativeLength", { least: 1, most: 600 }],
    ["uciDigits", [8, 10]],
    ["performingArtistsFeeAtMost", 465],
    ["hostMinimumIncomeEstimate", household([31_264, 38_922, 47_850, 58_096, 65_892, 74_314, 82_738], 8424)],
    ["expressEntryFundsEstimate", household([15_632, 19_461, 23_925, 29_048, 32_946, 37_157, 41_369], 4212)],
    ["unnamedAmounts", [1500, 22_895, 6000, 6000, 20_635, 5000, 5000]],
    [
      "expressEntryLanguage",
      {
        skilledWorkerFirstLanguage: 7,
        experienceClassTeer0And1: 7,
        experienceClassTeer2And3: 5,
        tradesSpeakingAndListening: 5,
        tradesReadingAndWriting: 4,
      },
    ],
    ["courtAppeal", { notice: 30, proofOfService: 15 }],
    ["courtSteps", { proofOfService: 10, noticeOfAppearance: 10, respondentMemorandum: 30, reply: 10 }],
    ["studyPermitPilot", { hearing: false, aboutMonths: 5, extraFee: "none" }],
    ["statusTimeLimits", { expressEntryInvitation: 60, closedAfterRefusal: 180, redeterminationDocuments: 60 }],
    ["stayAfterBiometrics", 10],
    ["medicalRequestDeadline", 30],
    ["studyPermitServiceStandard", 60],
    ["passportRequest", { sendWithinDays: 30, businessDays: { from: 7, to: 14 } }],
    ["workPapers", { letterMonths: 3, paySlips: 3, businessStatementMonths: 6 }],
    ["credentialAssessmentValidity", 5],
    ["permanentResidencePhotoSet", { eachPerson: 2, takenWithinMonths: 6 }],
    ["temporaryResidentPhotoFile", { leastKilobytes: 60, aboutKilobytes: 240, coloursBits: 24 }],
    ["permanentResidentPhoto", { widthMm: 50, heightMm: 70, headMm: { least: 31, most: 36 } }],
    ["custodianDiscretion", { fromAge: 17, until: "age of majority of the province" }],
    ["coopPlacementLimits", { mostPercentOfProgramme: 50, leastProgrammeMonths: 6 }],
    ["partTimeExcused", { from: "2020-01-01", until: "2020-08-31" }],
    [
      "superVisaTerms",
      {
        applyFrom: "outside Canada",
        entries: "multiple",
        insuranceQuoteAccepted: false,
        instalmentsWithDepositAccepted: true,
        medicalExam: "always",
      },
    ],
    [
      "iecRules",
      {
        extraThroughOrganization: 2,
        oncePerSeason: true,
        dependentsOnApplication: false,
        madeOutsideCanada: true,
        policeCertificate: { monthsLived: 6, sinceAge: 18 },
        countsOnEntrySince: "2023-01-09",
      },
    ],
    ["languageTestsAccepted", { postGraduation: acceptedTests, expressEntry: acceptedTests }],
    [
      "iecSpecification",
      {
        leastAge: 18,
        upToAges: [30, 35],
        aboutCountries: 37,
        participations: { least: 1, most: 3 },
        addressCountries: ["BE", "CR", "DK", "HK", "IT", "JP", "NL", "NO", "SK", "ES", "SE"],
      },
    ],
  ])("%s", (id, expected) => {
    const table = tableOf(id);
    const answer = rowOn(table, today);
    expect(answer.found ? answer.row.value : none).toEqual(isInDollars(table) ? inCents(expected) : expected);
  });
});
