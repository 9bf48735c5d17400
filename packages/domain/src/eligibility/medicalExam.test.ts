import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { decide } from "../caseFile/rule.ts";
import { medicalExamRule } from "./medicalExam.ts";

const rows: readonly (readonly [string, CaseBuilder, "UsuallyAsked" | "MayBeAsked" | null, string])[] = [
  ["nothing answered", aCase(), null, "fieldNotAnswered"],
  [
    "a nursing student",
    aCase().answers({ isMedicalWork: true }),
    "UsuallyAsked",
    "worksInMedicalField or wishesForMedicalField",
  ],
  [
    "would like to work in a care home",
    aCase().answers({ isMedicalWork: false, hasDesireToWorkInMedicalProfession: true }),
    "UsuallyAsked",
    "worksInMedicalField or wishesForMedicalField",
  ],
  [
    "two years of studies after life in Nigeria",
    aCase().answers({ isMedicalWork: false, country: "NG", schoolAcceptanceStatus: "yes", lengthOfStudies: 24 }),
    "MayBeAsked",
    "stayOutlastsShortStay and livedWhereExamIsAsked",
  ],
  ["exam done already", aCase().answers({ isMedicalWork: true, hasMedicalExam: "yes" }), null, "doneAlready"],
  [
    "a student of law from France for eight months",
    aCase().answers({ isMedicalWork: false, country: "FR", schoolAcceptanceStatus: "yes", lengthOfStudies: 8 }),
    null,
    "otherwise",
  ],
];

describe("the medical exam", () => {
  test.each(rows)("%s", (_words, the, value, line) => {
    const decision = decide(medicalExamRule, the.reader());
    expect([decision.value, decision.decidedBy]).toEqual([value, `eligibility.medicalExam.${line}`]);
  });

  test("every line of the table is reached above", () => {
    const lines = [...medicalExamRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((line) => !rows.some(([, , , reached]) => reached === line))).toEqual([]);
  });
});
