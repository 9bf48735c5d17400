import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { study, visitor, byVisa, daysAgo } from "../../test/rows/insideCanada/cases.ts";
import { factCases } from "../../test/rows/insideCanada/factCases.ts";
import { permits } from "../../test/rows/insideCanada/permits.ts";
import { residentPermits } from "../../test/rows/insideCanada/residentPermits.ts";
import { visitors } from "../../test/rows/insideCanada/visitors.ts";
import { visitsAfterPermits } from "../../test/rows/insideCanada/visitsAfterPermits.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { insideCanada, insideCanadaMessages, insideCanadaRule } from "./insideCanada.ts";

/** Today is 20 November 2026. */
const decide = (the: CaseBuilder) => insideCanada(new CaseReader(the.build()));
const line = (decidedBy: string) => decidedBy.replace("eligibility.insideCanada.", "");

const rows = [...factCases, ...permits, ...residentPermits, ...visitors, ...visitsAfterPermits];

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
