import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import { rowOn } from "../kernel/datedTable.ts";
import { everyTable, isInDollars } from "./everyTable.ts";

/** Nothing is known on that day. */
const none = Symbol("no row");

/**
 * What holds on the day before and on the day of each change, written by hand from the sources and the specification.
 * Amounts are dollars here. A household is [one to seven persons, each more].
 */
const household = (forPersons: readonly number[], eachMore: number) => ({ forPersons, eachMore });

const study2024 = household([20_635, 25_690, 31_583, 38_346, 43_492, 49_051, 54_611], 5559);
const study2025 = household([22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589], 6170);
const study2026 = household([23_448, 29_192, 35_888, 43_572, 49_419, 55_736, 62_054], 6318);
const express2023 = household([13_757, 17_127, 21_055, 25_564, 28_994, 32_700, 36_407], 3706);
const express2024 = household([14_690, 18_288, 22_483, 27_297, 30_690, 34_917, 38_875], 3958);
const express2025 = household([15_263, 19_001, 23_360, 28_362, 32_168, 36_280, 40_392], 4112);
const host2022 = household([26_620, 33_140, 40_742, 49_466, 56_104, 63_276, 70_448], 7172);
const host2023 = household([27_514, 34_254, 42_100, 51_128, 57_988, 65_400, 72_814], 7412);
const host2024 = household([29_380, 36_576, 44_966, 54_594, 61_920, 69_834, 77_750], 7916);
const host2025 = household([30_526, 38_002, 46_720, 56_724, 64_336, 72_560, 80_784], 8224);

const quebec2023 = {
  oneUnder18: 7176,
  oneAdult: 14_349,
  twoAdults: 21_046,
  twoAdultsOneUnder18: 23_575,
  twoAdultsTwoUnder18: 25_444,
  settlementFirstYear: 500,
};
const quebec2024 = {
  oneUnder18: 7541,
  oneAdult: 15_078,
  twoAdults: 22_115,
  twoAdultsOneUnder18: 24_773,
  twoAdultsTwoUnder18: 26_737,
  settlementFirstYear: 500,
};
const quebec2025 = {
  oneUnder18: 7756,
  oneAdult: 15_508,
  twoAdults: 22_745,
  twoAdultsOneUnder18: 25_479,
  twoAdultsTwoUnder18: 27_499,
};
const quebec2026 = {
  oneUnder18: 24_617,
  oneAdult: 24_617,
  twoAdults: 34_814,
  twoAdultsOneUnder18: 42_638,
  twoAdultsTwoUnder18: 49_234,
};

const acceptedTests = ["ieltsGeneral", "celpipGeneral", "pteCore", "tefCanada", "tcfCanada"];
const etaBefore = ["AG", "AR", "BR", "CR", "MX", "MA", "PA", "PH", "SC", "KN", "LC", "VC", "TH", "TT", "UY"];
const etaSince = ["AG", "AR", "BR", "CR", "ID", "MY", "MX", "MA", "PA", "PH", "SC", "KN", "LC", "VC", "TH", "TT", "UY"];

const indexed = (before: number, after: number): readonly (readonly [IsoDate, unknown])[] => [
  ["2024-11-30", none],
  ["2024-12-01", before],
  ["2025-11-30", before],
  ["2025-12-01", after],
  ["2026-11-30", after],
  ["2026-12-01", none],
];

const byDay: Readonly<Record<string, readonly (readonly [IsoDate, unknown])[]>> = {
  proofOfFunds: [
    ["2023-12-31", none],
    ["2024-01-01", study2024],
    ["2025-08-31", study2024],
    ["2025-09-01", study2025],
    ["2026-08-31", study2025],
    ["2026-09-01", study2026],
  ],
  livingFundsLabels: [
    ["2025-08-31", none],
    ["2025-09-01", { quebec: 11_000, elsewhere: 22_895 }],
    ["2026-08-31", { quebec: 11_000, elsewhere: 22_895 }],
    ["2026-09-01", none],
  ],
  livingFundsQuebec: [
    ["2022-12-31", none],
    ["2023-01-01", quebec2023],
    ["2023-12-31", quebec2023],
    ["2024-01-01", quebec2024],
    ["2024-12-31", quebec2024],
    ["2025-01-01", quebec2025],
    ["2025-12-31", quebec2025],
    ["2026-01-01", quebec2026],
    ["2026-12-31", quebec2026],
    ["2027-01-01", none],
  ],
  expressEntryFunds: [
    ["2023-04-24", none],
    ["2023-04-25", express2023],
    ["2024-06-02", express2023],
    ["2024-06-03", express2024],
    ["2025-07-06", express2024],
    ["2025-07-07", express2025],
  ],
  hostMinimumIncome: [
    ["2021-12-31", none],
    ["2022-01-01", host2022],
    ["2023-05-31", host2022],
    ["2023-06-01", host2023],
    ["2024-06-02", host2023],
    ["2024-06-03", host2024],
    ["2025-07-28", host2024],
    ["2025-07-29", host2025],
  ],
  hostIncomeTaxYears: [
    ["2026-03-30", 1],
    ["2026-03-31", 2],
  ],
  visitorRestorationFee: indexed(239.75, 246.25),
  studentRestorationFee: indexed(389.75, 396.25),
  workerRestorationFee: indexed(394.75, 401.25),
  temporaryResidentPermitFee: indexed(239.75, 246.25),
  authorizationToReturnFee: indexed(479.75, 492.5),
  rehabilitationFee: indexed(239.75, 246.25),
  seriousRehabilitationFee: indexed(1199, 1231),
  iecParticipationFee: indexed(179.75, 184.75),
  workingHolidayTotalFee: [
    ["2025-11-30", none],
    ["2025-12-01", { withoutBiometrics: 284.75, withBiometrics: 369.75 }],
    ["2026-11-30", { withoutBiometrics: 284.75, withBiometrics: 369.75 }],
    ["2026-12-01", none],
  ],
  expressEntryFees: [
    ["2024-04-29", none],
    ["2024-04-30", { principal: 950, spouse: 950, dependentChild: 260, rightOfPermanentResidence: 575 }],
    ["2026-04-29", { principal: 950, spouse: 950, dependentChild: 260, rightOfPermanentResidence: 575 }],
    ["2026-04-30", { principal: 990, rightOfPermanentResidence: 600 }],
    ["2028-04-29", { principal: 990, rightOfPermanentResidence: 600 }],
    ["2028-04-30", none],
  ],
  quebecAcceptanceFee: [
    ["2024-12-31", none],
    ["2025-01-01", 134],
    ["2025-12-31", 134],
    ["2026-01-01", 135],
    ["2026-12-31", 135],
    ["2027-01-01", none],
  ],
  bankStatementMonths: [
    ["2026-08-27", 4],
    ["2026-08-28", 6],
  ],
  applicantRecord: [
    ["2025-05-13", 30],
    ["2025-05-14", 75],
  ],
  coopWorkPermitNeeded: [
    ["2026-03-31", { postSecondary: true, secondary: true }],
    ["2026-04-01", { postSecondary: false, secondary: true }],
  ],
  postGraduationLanguage: [
    ["2024-10-31", none],
    ["2024-11-01", { universityDegree: 7, otherDegree: 5, universityProgramme: 7, otherProgramme: 5 }],
    ["2025-03-10", { universityDegree: 7, otherDegree: 5, universityProgramme: 7, otherProgramme: 5 }],
    ["2025-03-11", { universityDegree: 7, otherDegree: 7, universityProgramme: 7, otherProgramme: 5 }],
  ],
  attestationLetter: [
    ["2024-01-21", none],
    [
      "2024-01-22",
      {
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "notNeeded",
        visitingStudent: "notInCanada",
        extensionOtherSchoolOrLevel: "notNeeded",
      },
    ],
    [
      "2025-01-21",
      {
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "notNeeded",
        visitingStudent: "notInCanada",
        extensionOtherSchoolOrLevel: "notNeeded",
      },
    ],
    [
      "2025-01-22",
      {
        mastersOrDoctoratePublic: "needed",
        mastersOrDoctoratePrivate: "needed",
        visitingStudent: "needed",
        extensionOtherSchoolOrLevel: "needed",
      },
    ],
    [
      "2025-12-31",
      {
        mastersOrDoctoratePublic: "needed",
        mastersOrDoctoratePrivate: "needed",
        visitingStudent: "needed",
        extensionOtherSchoolOrLevel: "needed",
      },
    ],
    [
      "2026-01-01",
      {
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "needed",
        visitingStudent: "needed",
        extensionOtherSchoolOrLevel: "needed",
      },
    ],
    [
      "2026-12-31",
      {
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "needed",
        visitingStudent: "needed",
        extensionOtherSchoolOrLevel: "needed",
      },
    ],
    ["2027-01-01", none],
  ],
  spouseOpenWorkPermit: [
    ["2024-03-18", none],
    ["2024-03-19", { mastersAtLeastMonths: 0, graduateSchools: "universities and polytechnics", pilots: false }],
    ["2024-04-29", { mastersAtLeastMonths: 0, graduateSchools: "universities and polytechnics", pilots: false }],
    ["2024-04-30", { mastersAtLeastMonths: 0, graduateSchools: "any", pilots: true }],
    ["2025-01-20", { mastersAtLeastMonths: 0, graduateSchools: "any", pilots: true }],
    ["2025-01-21", { mastersAtLeastMonths: 16, graduateSchools: "any", pilots: true }],
  ],
  expressEntryFamilyFeesEstimate: [
    ["2026-04-29", none],
    ["2026-04-30", { spouse: 990, dependentChild: 270 }],
    ["2028-04-29", { spouse: 990, dependentChild: 270 }],
    ["2028-04-30", none],
  ],
  investmentCertificateAmount: [
    ["2023-12-31", none],
    ["2024-01-01", 20_635],
    ["2025-08-31", 20_635],
    ["2025-09-01", 22_895],
    ["2026-08-31", 22_895],
    ["2026-09-01", 23_448],
  ],
  languageBands: [
    ["2019-09-30", none],
    ["2019-10-01", { tefCanada: { least: { Reading: [566, 533, 500, 450, 400, 350, 300] } } }],
    ["2023-12-10", { tefCanada: { least: { Writing: [566, 533, 500, 450, 400, 350, 300] } } }],
    [
      "2023-12-11",
      {
        tefCanada: {
          least: { Reading: [546, 503, 462, 434, 393, 352, 306], Writing: [558, 512, 472, 428, 379, 330, 268] },
        },
      },
    ],
  ],
  postGraduationProgramList: [
    ["2024-10-31", none],
    ["2024-11-01", { codesOfTheFirstList: "all listed", added: 0 }],
    ["2025-06-24", { codesOfTheFirstList: "all listed", codesInAll: 966 }],
    ["2025-06-25", { codesOfTheFirstList: "some taken out", added: 119, takenOut: 178 }],
    ["2025-07-03", { codesOfTheFirstList: "some taken out" }],
    ["2025-07-04", { codesOfTheFirstList: "all listed", added: 119, takenOut: 0 }],
    ["2026-01-14", { codesOfTheFirstList: "all listed", added: 119 }],
    ["2026-01-15", { codesOfTheFirstList: "all listed", codesInAll: 1107 }],
    ["2026-12-31", { codesOfTheFirstList: "all listed", codesInAll: 1107 }],
    ["2027-01-01", none],
  ],
  postGraduationAtBorder: [
    ["2024-06-20", true],
    ["2024-06-21", false],
  ],
  studentDirectStream: [
    ["2018-06-07", none],
    ["2018-06-08", "open"],
    ["2024-11-07", "open"],
    ["2024-11-08", "closed"],
  ],
  schoolChangeNeedsPermit: [
    ["2024-11-07", false],
    ["2024-11-08", true],
  ],
  flagpoling: [
    ["2024-12-22", "possible"],
    ["2024-12-23", "closed with exceptions"],
  ],
  visitorWorkPermitInCanada: [
    ["2020-08-23", none],
    ["2020-08-24", "possible"],
    ["2024-08-27", "possible"],
    ["2024-08-28", "closed"],
  ],
  travelAuthorizationCountries: [
    ["2024-02-28", none],
    ["2024-02-29", etaBefore],
    ["2026-05-25", etaBefore],
    ["2026-05-26", etaSince],
  ],
  workPermitHolderStudies: [
    ["2026-09-28", none],
    ["2026-09-29", 6],
    ["2027-12-31", 6],
    ["2028-01-01", none],
  ],
};

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
    ["parentSponsorshipIntake", "2026-07-15"],
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
    ["parentSponsorshipIntake", "paused"],
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
    [
      "postGraduationSpecification",
      {
        leastMonths: 8,
        completedWithinYears: 2,
        vocationalHoursPerMonth: 112,
        flightSchoolLeast: { months: 8, hours: 900 },
        onlineHalf: {
          periodsFrom: ["2022-09-01", "2024-09-01"],
          leftOutFrom: "2020-03-01",
          leftOutUntil: "2023-09-30",
        },
      },
    ],
  ])("%s", (id, expected) => {
    const table = tableOf(id);
    const answer = rowOn(table, today);
    expect(answer.found ? answer.row.value : none).toEqual(isInDollars(table) ? inCents(expected) : expected);
  });
});
