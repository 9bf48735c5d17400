import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { insideCanada, insideCanadaMessages, insideCanadaRule, type InsideCanadaResult } from "./insideCanada.ts";

/** Case in words, value, and the line of the table that decided. Today is 20 November 2026. */
type Row = readonly [words: string, the: CaseBuilder, value: InsideCanadaResult | null, decidedBy: string];

const inCanada = (answers: Partial<Answers>) =>
  aCase().answers({ country: "CA", insideCanadaCurrently: true, ...answers });
const university: Partial<Answers> = { formCanadianLevelOfStudy: "bachelor" };
const study = (studyPermitExpiryDate: string, more: Partial<Answers> = university) =>
  inCanada({ currentImmigrationStatus: "studyPermit", studyPermitExpiryDate, ...more });
const work = (pgwpExpiryDate: string, more: Partial<Answers> = university) =>
  inCanada({ currentImmigrationStatus: "workPermit", pgwpExpiryDate, ...more });
const visitor = (more: Partial<Answers>) => inCanada({ currentImmigrationStatus: "visitor", ...university, ...more });
const trp = (more: Partial<Answers>) => inCanada({ currentImmigrationStatus: "trp", ...university, ...more });
const permit = (issueDate: string | undefined, expiryDate: string) => ({
  parsedValues: { ...(issueDate === undefined ? {} : { issueDate }), expiryDate },
});
const none: Partial<Answers> = { insideCanadaOther: ["none"] };
const byVisa: Partial<Answers> = { insideCanadaOther: ["entryVisaOrEta"] };
const daysAgo = (days: number) => addDays("2026-11-20", -days);

const decide = (the: CaseBuilder) => insideCanada(new CaseReader(the.build()));
const line = (decidedBy: string) => decidedBy.replace("eligibility.insideCanada.", "");

/** Facts, section 5: the thirteen cases as they stand there. */
const factCases: readonly Row[] = [
  ["study permit expired 30 days ago, nothing pending", study(daysAgo(30)), "PermitNeedsRestoration", "canBeRestored"],
  ["study permit expired 90 days ago", study(daysAgo(90)), "PermitNeedsRestoration", "canBeRestored"],
  ["study permit expired 91 days ago", study(daysAgo(91)), "InsideCanadaIneligible", "studyPermitLongEnded"],
  [
    "expired 10 days ago, extension filed before expiry",
    inCanada({ currentImmigrationStatus: "maintained", studyPermitExpiryDate: daysAgo(10), ...university }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["valid work permit", work("2027-06-01"), "InsideCanadaEligible", "validWorkPermit"],
  [
    "valid study permit, university",
    study("2027-06-01"),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "valid study permit, high school",
    study("2027-06-01", { formCanadianLevelOfStudy: "secondary" }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "visitor record yes, none of the above",
    visitor({ ...none, insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "visitor, entered 7 months ago, none of the above, no record",
    visitor({ ...none, insideCanadaFirstTime: "2026-04-20", insideCanadaVisitorRecord: false }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "visitor, entered 2 months ago, none of the above",
    visitor({ ...none, insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "visitor, entered 2 months ago, family of a work permit holder",
    visitor({ insideCanadaOther: ["entryVisaOrEta", "specialRelationship"], insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "no status, refugee claimant",
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: ["refugeeClaimant"] }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "no status, only other answers",
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: ["visitorRecord"] }),
    "InsideCanadaIneligible",
    "noStatusNoReason",
  ],
  [
    "country not Canada",
    aCase().answers({ country: "IN", currentImmigrationStatus: "studyPermit", studyPermitExpiryDate: daysAgo(30) }),
    null,
    "notInCanada",
  ],
];

/** Came as a student in 2023, never left, and calls herself a visitor once the permit has ended. */
const student2023: Partial<Answers> = {
  insideCanadaPreviousStatusType: "student",
  insideCanadaFirstTime: "2023-08-20",
};
const afterPermit = (more: Partial<Answers> = {}) =>
  visitor({ ...none, ...student2023, insideCanadaPreviousStatusExpiry: daysAgo(1), insideCanadaLeft: false, ...more });
const cameBack = (insideCanadaLastEntry: string, more: Partial<Answers> = {}) =>
  afterPermit({ insideCanadaLeft: true, insideCanadaLastEntry, insideCanadaVisitorRecord: false, ...more });

/** A visitor who had a permit before (ADR 0113). */
const visitsAfterPermits: readonly Row[] = [
  ["the study permit ended yesterday", afterPermit(), "PermitNeedsRestoration", "canBeRestored"],
  [
    "the work permit ended 90 days ago",
    afterPermit({ insideCanadaPreviousStatusType: "worker", insideCanadaPreviousStatusExpiry: daysAgo(90) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "it ended 91 days ago",
    afterPermit({ insideCanadaPreviousStatusExpiry: daysAgo(91), insideCanadaFirstTime: "2026-08-01" }),
    "InsideCanadaIneligible",
    "otherStatusLongEnded",
  ],
  [
    "it ends today",
    afterPermit({ insideCanadaPreviousStatusExpiry: "2026-11-20" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "came back the day after it ended",
    cameBack(daysAgo(9), { insideCanadaPreviousStatusExpiry: daysAgo(10) }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "came back on its last day",
    cameBack(daysAgo(10), { insideCanadaPreviousStatusExpiry: daysAgo(10) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  ["a visitor record prolonged the stay", afterPermit({ insideCanadaOther: ["visitorRecord"] }), null, "otherwise"],
  [
    "waits for a record",
    cameBack("2026-09-01", { insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "the end of the permit is not answered",
    visitor({ ...none, ...student2023, insideCanadaLeft: false }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "whether she left is not answered",
    visitor({
      ...none,
      ...student2023,
      insideCanadaPreviousStatusExpiry: daysAgo(1),
      insideCanadaFirstTime: "2026-08-01",
    }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "was a visitor before",
    afterPermit({ insideCanadaPreviousStatusType: "visitor" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
];

const boundaries: readonly Row[] = [
  [
    "lives in Canada, away now",
    inCanada({ insideCanadaCurrently: false, currentImmigrationStatus: "workPermit" }),
    null,
    "notInCanada",
  ],
  ["nothing answered", aCase(), null, "notInCanada"],
  ["status not answered", inCanada({}), null, "statusNotAnswered"],
  [
    "study permit ends today",
    study("2026-11-20"),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["study permit ended yesterday", study("2026-11-19"), "PermitNeedsRestoration", "canBeRestored"],
  [
    "study permit without a date",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "valid study permit, an extension is what is asked for",
    study("2027-06-01").type("StudentExtension"),
    null,
    "validStudyPermit and alreadyRenews",
  ],
  [
    "valid study permit, level not answered",
    study("2027-06-01", {}),
    null,
    "validStudyPermit and schoolLevelNotAnswered",
  ],
  [
    "study permit expired, work permit still valid",
    study(daysAgo(100), { ...university, pgwpExpiryDate: "2026-11-20" }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "study permit expired 100 days ago, work permit 20 days ago: the later counts",
    study(daysAgo(100), { ...university, pgwpExpiryDate: daysAgo(20) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  ["work permit expired 90 days ago", work(daysAgo(90)), "PermitNeedsRestoration", "canBeRestored"],
  ["work permit expired 91 days ago", work(daysAgo(91)), "InsideCanadaIneligible", "otherStatusLongEnded"],
  [
    "work permit expired 91 days ago, minor child",
    work(daysAgo(91), { insideCanadaOther: ["minorChild"] }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "visitor record ended 90 days ago, by its document",
    visitor({}).document("visitor-record", permit(undefined, daysAgo(90))),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "visitor record ended 91 days ago, by its document",
    visitor({}).document("visitor-record", permit(undefined, daysAgo(91))),
    "InsideCanadaIneligible",
    "otherStatusLongEnded",
  ],
  [
    "study permit whose date is in the document",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }).document("study-permit", {
      parsedValues: { studyPermitExpiryDate: daysAgo(5) },
    }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "a work permit in the vault is no study permit",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }).document("current-valid-permit", {
      documentType: "WorkPermit",
      ...permit(undefined, daysAgo(5)),
    }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["on a day before the time to restore is known", study("2024-11-01").on("2024-11-07"), null, "restorationNotKnown"],
  [
    "on the first day on which it is known",
    study("2024-11-01").on("2024-11-08"),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],

  [
    "refugee claimant by status alone",
    inCanada({
      currentImmigrationStatus: "refugeeClaimant",
      insideCanadaOther: ["entryVisaOrEta"],
      insideCanadaFirstTime: "2026-01-01",
    }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  ...(
    [
      "minorChild",
      "appliedForPr",
      "unenforceableRemovalOrder",
      "specialRelationship",
      "refugeeClaimant",
      "exchangeStudent",
      "prerequisiteCompleted",
    ] as const
  ).map((reason): Row => [
    `no status, ${reason}`,
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: [reason] }),
    "InsideCanadaEligible",
    "listedReason",
  ]),
  [
    "visitor at primary school",
    visitor({ formCanadianLevelOfStudy: "primary" }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "pupil whose study permit ended 91 days ago",
    study(daysAgo(91), { formCanadianLevelOfStudy: "secondary" }),
    "InsideCanadaIneligible",
    "studyPermitLongEnded",
  ],
  [
    "pupil whose renewal is pending",
    inCanada({
      currentImmigrationStatus: "maintained",
      insideCanadaPreviousStatusType: "student",
      formCanadianLevelOfStudy: "secondary",
    }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "renewal of a work permit pending",
    inCanada({ currentImmigrationStatus: "maintained", insideCanadaPreviousStatusType: "worker", ...university }),
    "InsideCanadaEligible",
    "validWorkPermit",
  ],
  [
    "renewal of a work permit pending, by its date",
    inCanada({ currentImmigrationStatus: "maintained", pgwpExpiryDate: daysAgo(3), ...university }),
    "InsideCanadaEligible",
    "validWorkPermit",
  ],

  [
    "permit of six months, by its dates",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit("2026-07-15", "2027-01-15"),
    ),
    "InsideCanadaEligible",
    "longResidentPermit",
  ],
  [
    "permit a day short of six months",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit("2026-07-15", "2027-01-14"),
    ),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "first day not known, six months left",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit(undefined, "2027-05-20"),
    ),
    "InsideCanadaEligible",
    "longResidentPermit",
  ],
  [
    "first day not known, a day less left",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit(undefined, "2027-05-19"),
    ),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "no dates known",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "long permit and none of the above",
    trp(none).document("current-valid-permit", permit("2026-01-01", "2027-01-01")),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "permit holder who came by visa long ago",
    trp({ insideCanadaOther: ["temporaryResidentPermit", "entryVisaOrEta"], insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "calls herself a visitor, came long ago, and has a resident permit",
    visitor({ insideCanadaOther: ["temporaryResidentPermit"], insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "another status, and has a resident permit",
    inCanada({ currentImmigrationStatus: "other", insideCanadaOther: ["temporaryResidentPermit"] }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  ["permit holder, reasons not answered", trp({}), null, "reasonsNotAnswered"],

  [
    "visitor record and entry by visa two months ago",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"], insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaEligible",
    "recordWithOtherAnswers",
  ],
  [
    "visitor record and entry by visa, the day not answered",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"] }),
    null,
    "entryNotAnswered",
  ],
  [
    "visitor record and entry by visa six months ago: a lawyer decides",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"], insideCanadaFirstTime: "2026-05-20" }),
    "InsideCanadaContact",
    "recordWithOldEntry",
  ],
  [
    "the same with one of the reasons",
    visitor({
      insideCanadaOther: ["visitorRecord", "entryVisaOrEta", "minorChild"],
      insideCanadaFirstTime: "2026-05-20",
    }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "a record that was asked for, came by visa long ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2025-01-01", insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordWithOldEntry",
  ],
  [
    "visitor record and a temporary resident permit",
    visitor({ insideCanadaOther: ["visitorRecord", "temporaryResidentPermit"], insideCanadaFirstTime: "2025-05-20" }),
    "InsideCanadaEligible",
    "recordWithOtherAnswers",
  ],
  [
    "visitor record alone",
    visitor({ insideCanadaOther: ["visitorRecord"], insideCanadaFirstTime: "2026-01-01" }),
    null,
    "otherwise",
  ],
  [
    "visitor record beside none of the above",
    visitor({ insideCanadaOther: ["visitorRecord", "none"] }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "a record in the vault, none of the above, entered long ago",
    visitor({ ...none, insideCanadaFirstTime: "2025-01-01" }).document("visitor-record"),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "valid study permit, came by visa two months ago, listed reason",
    study("2027-06-01", {
      ...university,
      insideCanadaOther: ["entryVisaOrEta", "appliedForPr"],
      insideCanadaFirstTime: "2026-09-20",
    }),
    "InsideCanadaEligible",
    "recentEntryWithReason",
  ],
  [
    "the same, six months ago",
    study("2027-06-01", {
      ...university,
      insideCanadaOther: ["entryVisaOrEta", "appliedForPr"],
      insideCanadaFirstTime: "2026-05-20",
    }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],

  [
    "came by visa exactly six months ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2026-05-20" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "came by visa a day less than six months ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2026-05-21" }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "first entry long ago, last entry lately",
    visitor({
      ...byVisa,
      insideCanadaFirstTime: "2024-05-20",
      insideCanadaLeft: true,
      insideCanadaLastEntry: "2026-10-01",
    }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "did not leave: the first entry counts",
    visitor({
      ...byVisa,
      insideCanadaFirstTime: "2024-05-20",
      insideCanadaLeft: false,
      insideCanadaLastEntry: "2026-10-01",
    }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  ["day of entry not answered", visitor(byVisa), null, "entryNotAnswered"],
  [
    "on a day before the stay of a visitor is known",
    visitor({ ...byVisa, insideCanadaFirstTime: "2024-10-01" }).on("2024-11-07"),
    null,
    "stayNotKnown",
  ],
  [
    "no status, came by visa long ago",
    inCanada({ currentImmigrationStatus: "noStatus", ...byVisa, insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "no status, none of the above",
    inCanada({ currentImmigrationStatus: "noStatus", ...none }),
    "InsideCanadaIneligible",
    "noStatusNoReason",
  ],
  ...(["noStatus", "other"] as const).flatMap((currentImmigrationStatus): Row[] => [
    [
      `${currentImmigrationStatus}, the study permit ended yesterday`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(1), ...none }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, the study permit ended 90 days ago`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(90) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, it ended 91 days ago`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(91), ...none }),
      "InsideCanadaIneligible",
      currentImmigrationStatus === "other" ? "noPermitNoReason" : "noStatusNoReason",
    ],
    [
      `${currentImmigrationStatus}, the work permit ended ten days ago`,
      inCanada({ currentImmigrationStatus, pgwpExpiryDate: daysAgo(10) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, the later of two permits counts`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(200), pgwpExpiryDate: daysAgo(10) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, by the visitor record in the vault`,
      inCanada({ currentImmigrationStatus }).document("visitor-record", permit(undefined, daysAgo(5))),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, by the permit in the vault`,
      inCanada({ currentImmigrationStatus }).document("current-valid-permit", {
        documentType: "WorkPermit",
        ...permit(undefined, daysAgo(5)),
      }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, ended 91 days ago, one of the reasons`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(91), insideCanadaOther: ["appliedForPr"] }),
      "InsideCanadaEligible",
      "listedReason",
    ],
    [
      `${currentImmigrationStatus}, on a day before the time to restore is known`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: "2024-11-01" }).on("2024-11-07"),
      null,
      "restorationNotKnown",
    ],
  ]),
  ["no status, reasons not answered", inCanada({ currentImmigrationStatus: "noStatus" }), null, "reasonsNotAnswered"],
  [
    "another status, none of the above",
    inCanada({ currentImmigrationStatus: "other", ...none }),
    "InsideCanadaIneligible",
    "noPermitNoReason",
  ],
  [
    "another status with a visitor record, none of the above",
    inCanada({ currentImmigrationStatus: "other", ...none, insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "renewal of an unknown status pending, none of the above",
    inCanada({ currentImmigrationStatus: "maintained", ...none }),
    null,
    "otherwise",
  ],
];

const rows = [...factCases, ...boundaries, ...visitsAfterPermits];

describe("applying from inside Canada", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decide(the);
    expect([decision.value, line(decision.decidedBy)]).toEqual([value, decidedBy]);
    expect(decision.because.length).toBeGreaterThan(0);
  });

  test("every line of the table is reached above, and the way out", () => {
    const lines = [...insideCanadaRule.cases.map(([condition]) => condition.id), "otherwise"];
    const met = new Set(rows.map(([, , , decidedBy]) => decidedBy));
    expect(lines.filter((one) => !met.has(one))).toEqual([]);
  });

  test("every value has its message, and the law is cited", () => {
    const values = new Set(rows.map(([, , value]) => value).filter((value) => value !== null));
    expect([...values].toSorted()).toEqual(Object.keys(insideCanadaMessages).toSorted());
    expect(
      decide(study(daysAgo(30)))
        .sources.map(({ title }) => title)
        .join(),
    ).toMatch(/section 182.*215/);
  });

  test("outside Canada nothing about a status is asked for", () => {
    const { restsOn, missing } = decide(aCase().answers({ country: "IN" }));
    expect([restsOn, missing]).toEqual([["answers.country"], []]);
  });

  test("what was not answered is named, so that the result may change", () => {
    expect(decide(visitor(byVisa)).missing).toContain("answers.insideCanadaFirstTime");
    expect(decide(study("2027-06-01", {})).missing).toContain("answers.formCanadianLevelOfStudy");
  });
});
