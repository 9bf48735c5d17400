import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { decide } from "../kernel/decision.ts";
import { custodianMessages, custodianRule, type CustodianResult } from "./custodian.ts";

type Row = readonly [words: string, the: CaseBuilder, value: CustodianResult | null, decidedBy: string];

/** Today is 20 November 2026. */
const child = (
  birthday: string,
  childTravellingWithParent?: NonNullable<Answers["childTravellingWithParent"]>,
  province: NonNullable<Answers["province"]> = "ON",
) =>
  aCase().answers({
    birthday,
    province,
    ...(childTravellingWithParent === undefined ? {} : { childTravellingWithParent }),
  });
const sixteen = "2009-11-21";
const seventeen = "2009-11-20";

const needsCare = "isUnder17 or isMinorAtStudyStart";
const rows: readonly Row[] = [
  ["no birthday", aCase(), null, "ageNotAnswered"],
  ["the day before the rule was read", child("2010-01-01", "alone").on("2026-02-11"), null, "ruleNotKnown"],
  [
    "the day on which it was read",
    child("2010-01-01", "alone").on("2026-02-12"),
    "Required",
    "isUnder17 and comesWithoutParent",
  ],
  ["16, companion not answered", child(sixteen), null, `${needsCare} and companionNotAnswered`],
  ["16, both parents", child(sixteen, "bothParents"), "NotNeeded", `${needsCare} and comesWithBothParents`],
  ["16, one parent", child(sixteen, "oneParent"), "Recommended", `${needsCare} and oneParentSharesCare`],
  ["16, alone", child(sixteen, "alone"), "Required", "isUnder17 and comesWithoutParent"],
  ["16, one guardian", child(sixteen, "oneGuardian"), "Required", "isUnder17 and comesWithoutParent"],
  [
    "16, alone, papers of a minor in the vault",
    child(sixteen, "alone").document("minor-applicant-documents"),
    "NotNeeded",
    "isUnder17 and careIsSettled",
  ],
  ["17 today, alone", child(seventeen, "alone"), "Recommended", "isMinorAtStudyStart and officerDecides"],
  ["17 today, both parents", child(seventeen, "bothParents"), "NotNeeded", `${needsCare} and comesWithBothParents`],
  ["17 today, one parent", child(seventeen, "oneParent"), "Recommended", `${needsCare} and oneParentSharesCare`],
  ["17 today, companion not answered", child(seventeen), null, `${needsCare} and companionNotAnswered`],
  [
    "18, British Columbia, alone",
    child("2008-01-01", "alone", "BC"),
    "Recommended",
    "isMinorAtStudyStart and officerDecides",
  ],
  ["18, Ontario", child("2008-01-01"), "NotNeeded", "otherwise"],
  ["turns 18 in Ontario today", child("2008-11-20", "alone"), "NotNeeded", "otherwise"],
  ["born in 2009: 16 or 17", child("2009", "alone"), null, "partOfBirthdayLeaves17Open or partOfBirthdayLeavesAgeOpen"],
  ["born in 2008: 17 or 18", child("2008", "alone"), null, "partOfBirthdayLeaves17Open or partOfBirthdayLeavesAgeOpen"],
  ["born in 2010", child("2010", "alone"), "Required", "isUnder17 and comesWithoutParent"],
  [
    "turns 18 in Ontario tomorrow",
    child("2008-11-21", "alone"),
    "Recommended",
    "isMinorAtStudyStart and officerDecides",
  ],
];

describe("custodian", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decide(custodianRule, new CaseReader(the.build()));
    expect([decision.value, decision.decidedBy]).toEqual([value, `eligibility.custodian.${decidedBy}`]);
    expect(decision.because.length).toBeGreaterThan(0);
  });

  test("every line of the table is reached above, and every value has a message", () => {
    const lines = [...custodianRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((one) => !rows.some(([, , , decidedBy]) => decidedBy === one))).toEqual([]);
    const values = new Set(rows.map(([, , value]) => value).filter((value) => value !== null));
    expect([...values].toSorted()).toEqual(Object.keys(custodianMessages).toSorted());
  });

  test("a decision on age cites the officer manual", () => {
    const { sources } = decide(custodianRule, new CaseReader(child(sixteen, "alone").build()));
    expect(sources.every(({ status }) => status === "verified")).toBe(true);
    expect(sources[0]?.title).toContain("minor children");
  });
});
