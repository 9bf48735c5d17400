import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { decide } from "../kernel/decision.ts";
import {
  studyPermitExemptionMessages,
  studyPermitExemptionRule,
  type ExemptionResult,
} from "./studyPermitExemption.ts";

type Row = readonly [words: string, the: CaseBuilder, value: ExemptionResult | null, decidedBy: string];

const pupil: Partial<Answers> = {
  country: "CA",
  birthday: "2010-01-01",
  province: "ON",
  formCanadianLevelOfStudy: "secondary",
  lengthOfStudies: 20,
};
const worker: Partial<Answers> = {
  country: "CA",
  currentImmigrationStatus: "workPermit",
  pgwpExpiryDate: "2028-06-01",
  formCanadianLevelOfStudy: "collegeCertificate",
};
const school = "isInCanada and isMinorAtStudyStart and not isPostSecondary and parentsDecide";
const work = "isInCanada and holdsWorkPermit and holdsValidPermit and programIsShortForWorker";

const rows: readonly Row[] = [
  ["nothing answered", aCase(), null, "lengthNotAnswered"],
  ["minor at secondary school in Canada", aCase().answers(pupil), "MayBeExempt", school],
  ["the same outside Canada", aCase().answers({ ...pupil, country: "IN" }), "PermitNeeded", "otherwise"],
  [
    "the same away from Canada now",
    aCase().answers({ ...pupil, insideCanadaCurrently: false }),
    "PermitNeeded",
    "otherwise",
  ],
  [
    "minor at college in Canada",
    aCase().answers({ ...pupil, formCanadianLevelOfStudy: "collegeDiploma" }),
    "PermitNeeded",
    "otherwise",
  ],
  [
    "of legal age today, at secondary school in Canada",
    aCase().answers({ ...pupil, birthday: "2008-11-20" }),
    "PermitNeeded",
    "otherwise",
  ],
  ["of legal age tomorrow", aCase().answers({ ...pupil, birthday: "2008-11-21" }), "MayBeExempt", school],
  ["six months of studies", aCase().answers({ country: "IN", lengthOfStudies: 6 }), "MayBeExempt", "programIsShort"],
  ["seven months of studies", aCase().answers({ country: "IN", lengthOfStudies: 7 }), "PermitNeeded", "otherwise"],
  ["work permit, six months of studies", aCase().answers({ ...worker, lengthOfStudies: 6 }), "MayBeExempt", work],
  [
    "work permit, seven months of studies",
    aCase().answers({ ...worker, lengthOfStudies: 7 }),
    "PermitNeeded",
    "otherwise",
  ],
  [
    "work permit ended yesterday",
    aCase().answers({ ...worker, pgwpExpiryDate: "2026-11-19", lengthOfStudies: 6 }),
    "MayBeExempt",
    "programIsShort",
  ],
  [
    "work permit, on 2026-09-28, before the policy",
    aCase()
      .on("2026-09-28")
      .answers({ ...worker, lengthOfStudies: 6 }),
    "MayBeExempt",
    "programIsShort",
  ],
  [
    "work permit, on 2026-09-29",
    aCase()
      .on("2026-09-29")
      .answers({ ...worker, lengthOfStudies: 6 }),
    "MayBeExempt",
    work,
  ],
  [
    "work permit, on the last day of the policy",
    aCase()
      .on("2027-12-31")
      .answers({ ...worker, lengthOfStudies: 6 }),
    "MayBeExempt",
    work,
  ],
  [
    "work permit, on the day after",
    aCase()
      .on("2028-01-01")
      .answers({ ...worker, lengthOfStudies: 6 }),
    "MayBeExempt",
    "programIsShort",
  ],
];

const decided = (the: CaseBuilder) => decide(studyPermitExemptionRule, new CaseReader(the.build()));

describe("studying without a study permit", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decided(the);
    expect([decision.value, decision.decidedBy]).toEqual([value, `eligibility.studyPermitExemption.${decidedBy}`]);
    expect(decision.because.length).toBeGreaterThan(0);
  });

  test("every line of the table is reached above, and every value has a message", () => {
    const lines = [...studyPermitExemptionRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((one) => !rows.some(([, , , decidedBy]) => decidedBy === one))).toEqual([]);
    expect(Object.keys(studyPermitExemptionMessages)).toEqual(["MayBeExempt", "PermitNeeded"]);
  });

  test("a short program is told as not verified, in its reason and its source", () => {
    const { because, sources } = decided(aCase().answers({ lengthOfStudies: 4 }));
    expect(because[0]?.en).toContain("not verified");
    expect(
      sources.some(({ status, title }) => status === "unverified" && title.includes("who needs a study permit")),
    ).toBe(true);
  });
});
