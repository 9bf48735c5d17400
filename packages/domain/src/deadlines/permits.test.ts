import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { permitDeadlines } from "./permits.ts";

const inCanada = (answers: Partial<Answers>) => aCase().answers({ country: "CA", ...answers });
const study = (studyPermitExpiryDate: string) =>
  inCanada({ currentImmigrationStatus: "studyPermit", studyPermitExpiryDate });
const work = (pgwpExpiryDate: string) => inCanada({ currentImmigrationStatus: "workPermit", pgwpExpiryDate });
const of = (the: CaseBuilder) => permitDeadlines(new CaseReader(the.build()));

/** Today is 20 November 2026; 22 August is 90 days before. */
const rows: readonly (readonly [
  words: string,
  the: CaseBuilder,
  expected: readonly (readonly [id: string, date: string | null])[],
])[] = [
  ["nothing answered", aCase(), []],
  [
    "outside Canada",
    aCase().answers({ country: "IN", currentImmigrationStatus: "studyPermit", studyPermitExpiryDate: "2027-01-01" }),
    [],
  ],
  ["a study permit that ends next year", study("2027-08-31"), [["permitEnd", "2027-08-31"]]],
  ["a study permit that ends today", study("2026-11-20"), [["permitEnd", "2026-11-20"]]],
  ["a study permit that ended yesterday", study("2026-11-19"), [["restoration", "2027-02-17"]]],
  [
    "a study permit that ended 90 days ago: today is the last day",
    study("2026-08-22"),
    [["restoration", "2026-11-20"]],
  ],
  ["a study permit that ended 91 days ago", study("2026-08-21"), []],
  ["a work permit that ends next year", work("2027-08-31"), [["permitEnd", "2027-08-31"]]],
  ["a work permit that ended ten days ago", work("2026-11-10"), [["restoration", "2027-02-08"]]],
  ["a permit without a date", inCanada({ currentImmigrationStatus: "studyPermit" }), []],
  [
    "a date read in the permit",
    inCanada({ currentImmigrationStatus: "studyPermit" }).document("study-permit", {
      parsedValues: { studyPermitExpiryDate: "2027-03-01" },
    }),
    [["permitEnd", "2027-03-01"]],
  ],
  [
    "a date in a document that is none",
    inCanada({ currentImmigrationStatus: "studyPermit" }).document("study-permit", {
      parsedValues: { studyPermitExpiryDate: "2027-02-30" },
    }),
    [],
  ],
  [
    "a visitor record",
    inCanada({ currentImmigrationStatus: "visitor" }).document("visitor-record", {
      parsedValues: { expiryDate: "2027-03-01" },
    }),
    [["permitEnd", "2027-03-01"]],
  ],
  [
    "a renewal is pending",
    inCanada({ currentImmigrationStatus: "maintained", studyPermitExpiryDate: "2026-11-01" }),
    [],
  ],
  ["a refugee claimant", inCanada({ currentImmigrationStatus: "refugeeClaimant" }), []],
  ["before the time to restore is known", study("2024-11-01").on("2024-11-07"), [["restoration", null]]],
  ["on the first day on which it is known", study("2024-11-01").on("2024-11-08"), [["restoration", "2025-01-30"]]],
];

describe("the end of a permit", () => {
  test.each(rows)("%s", (_words, the, expected) => {
    expect(of(the).map(({ id, decision }) => [id, decision.value])).toEqual(expected);
  });

  test("is told by the kind of permit, with the law that keeps the status", () => {
    const [end] = of(work("2027-08-31"));
    expect(end?.title.en).toContain("Work permit ends");
    expect(end?.decision.sources.map(({ title }) => title).join()).toContain("section 183(5)");
    expect(end?.decision.restsOn).toContain("answers.pgwpExpiryDate");
  });

  test("once over, the reason has the days in which status can be restored", () => {
    expect(of(study("2026-11-19"))[0]?.decision.because[0]?.en).toContain("within 90 days");
  });
});
