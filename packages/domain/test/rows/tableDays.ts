import type { IsoDate } from "../../src/kernel/calendarDate.ts";
import {
  study2024,
  study2025,
  study2026,
  express2023,
  express2024,
  express2025,
  host2022,
  host2023,
  host2024,
  host2025,
  quebec2023,
  quebec2024,
  quebec2025,
  quebec2026,
} from "./householdAmounts.ts";

/** Nothing is known on that day. */
export const none = Symbol("no row");

export const acceptedTests = ["ieltsGeneral", "celpipGeneral", "pteCore", "tefCanada", "tcfCanada"];
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

/**
 * What holds on the day before and on the day of each change, written by hand from the sources and the specification.
 * Amounts are dollars here.
 */
export const byDay: Readonly<Record<string, readonly (readonly [IsoDate, unknown])[]>> = {
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
    ["2024-05-27", express2023],
    ["2024-05-28", express2024],
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
  iecSeason: [
    ["2025-12-18", none],
    ["2025-12-19", { season: 2026, workingHolidayPlaces: 45_648 }],
    ["2026-12-31", { season: 2026, workingHolidayPlaces: 45_648 }],
    ["2027-01-01", none],
  ],
  rankingFrench: [
    ["2017-06-05", none],
    ["2017-06-06", { frenchLevel: 7, englishLevel: 5, alone: 15, withEnglish: 30 }],
    ["2020-10-19", { frenchLevel: 7, englishLevel: 5, alone: 15, withEnglish: 30 }],
    ["2020-10-20", { frenchLevel: 7, englishLevel: 5, alone: 25, withEnglish: 50 }],
  ],
  rankingArrangedEmployment: [
    ["2014-12-31", none],
    ["2015-01-01", { seniorManagement: 600, other: 600 }],
    ["2016-11-18", { seniorManagement: 600, other: 600 }],
    ["2016-11-19", { seniorManagement: 200, other: 50 }],
    ["2025-03-24", { seniorManagement: 200, other: 50 }],
    ["2025-03-25", { seniorManagement: 0, other: 0 }],
  ],
  expressEntryFees: [
    ["2022-04-29", none],
    ["2022-04-30", { principal: 850, spouse: 850, dependentChild: 230, rightOfPermanentResidence: 515 }],
    ["2024-04-29", { principal: 850, spouse: 850, dependentChild: 230, rightOfPermanentResidence: 515 }],
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
  visitorIncomeFillsGap: [
    ["2026-03-30", false],
    ["2026-03-31", true],
  ],
  spouseOfWorker: [
    ["2022-11-15", none],
    ["2022-11-16", { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3], listedOccupationsOf: [], children: false }],
    ["2023-01-29", { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3], listedOccupationsOf: [], children: false }],
    ["2023-01-30", { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3, 4, 5], listedOccupationsOf: [], children: true }],
    ["2025-01-20", { leastMonths: 6, everyOccupationOf: [0, 1, 2, 3, 4, 5], listedOccupationsOf: [], children: true }],
    ["2025-01-21", { leastMonths: 16, everyOccupationOf: [0, 1], listedOccupationsOf: [2, 3], children: false }],
  ],
  spouseOpenWorkPermit: [
    ["2024-03-18", none],
    ["2024-03-19", { mastersAtLeastMonths: 0, graduateSchools: "universities and polytechnics", pilots: false }],
    ["2024-04-29", { mastersAtLeastMonths: 0, graduateSchools: "universities and polytechnics", pilots: false }],
    ["2024-04-30", { mastersAtLeastMonths: 0, graduateSchools: "any", pilots: true }],
    ["2025-01-20", { mastersAtLeastMonths: 0, graduateSchools: "any", pilots: true }],
    ["2025-01-21", { mastersAtLeastMonths: 16, graduateSchools: "any", pilots: true }],
  ],
  expressEntryFamilyFees: [
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
  schoolChangeNeedsPermit: [
    ["2024-11-07", false],
    ["2024-11-08", true],
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
