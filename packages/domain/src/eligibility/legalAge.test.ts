import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { decide } from "../kernel/decision.ts";
import { legalAgeMessages, legalAgeRule, type LegalAgeResult } from "./legalAge.ts";

type Row = readonly [words: string, the: CaseBuilder, value: LegalAgeResult | null, decidedBy: string];

const start = "2027-01-06";
const rows: readonly Row[] = [
  ["no birthday", aCase().answers({ province: "ON" }), null, "birthdayNotAnswered"],
  [
    "18 thirty days before the start, Ontario",
    aCase().answers({ birthday: "2008-12-07", province: "ON", startOfCanadianStudyProgram: start }),
    "Adult",
    "ofLegalAge",
  ],
  [
    "18 a day later than that",
    aCase().answers({ birthday: "2008-12-08", province: "ON", startOfCanadianStudyProgram: start }),
    "Minor",
    "underLegalAge",
  ],
  ["18, British Columbia", aCase().answers({ birthday: "2008-01-01", province: "BC" }), "Minor", "underLegalAge"],
  ["18 today, province not known", aCase().answers({ birthday: "2008-11-20" }), "Adult", "ofLegalAge"],
  ["18 tomorrow, province not known", aCase().answers({ birthday: "2008-11-21" }), "Minor", "underLegalAge"],
  ["born in 2008, which leaves it open", aCase().answers({ birthday: "2008" }), null, "partOfBirthdayLeavesAgeOpen"],
  ["no year known", aCase().answers({ birthday: "****-**-**" }), null, "partOfBirthdayLeavesAgeOpen"],
  ["born in 2007", aCase().answers({ birthday: "2007", province: "ON" }), "Adult", "ofLegalAge"],
  ["born in December 2008", aCase().answers({ birthday: "2008-12", province: "ON" }), "Minor", "underLegalAge"],
  [
    "a day without a row",
    aCase().on("1999-12-31").answers({ birthday: "1980-01-01", province: "ON" }),
    null,
    "otherwise",
  ],
  [
    "the first day with a row",
    aCase().on("2000-01-01").answers({ birthday: "1980-01-01", province: "ON" }),
    "Adult",
    "ofLegalAge",
  ],
];

const decided = (the: CaseBuilder) => decide(legalAgeRule, new CaseReader(the.build()));

describe("legal age", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decided(the);
    expect([decision.value, decision.decidedBy]).toEqual([value, `eligibility.legalAge.${decidedBy}`]);
    expect(decision.because).toHaveLength(1);
  });

  test("every line of the table is reached above, and every value has a message", () => {
    const lines = [...legalAgeRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((one) => !rows.some(([, , , decidedBy]) => decidedBy === one))).toEqual([]);
    expect(Object.keys(legalAgeMessages)).toEqual(["Minor", "Adult"]);
  });

  test("the reason has both ages and the province in both languages, and cites the authority", () => {
    const { because, sources } = decided(aCase().answers({ birthday: "2008-01-01", province: "QC" }));
    expect(because).toEqual([
      {
        en: "you are 18 on the day that counts, and the legal age is 18 in the province or territory of the school (Quebec)",
        fr: "vous avez 18 ans le jour qui compte, et l’âge de la majorité est de 18 ans dans la province ou le territoire de l’établissement (Québec)",
      },
    ]);
    expect(sources.map(({ status }) => status)).toEqual(["verified"]);
  });

  test("a province that is not known is said and named as missing", () => {
    const { because, missing } = decided(aCase().answers({ birthday: "2008-01-01" }));
    expect(because[0]?.en).toContain("the province of the school is not known");
    expect(missing).toEqual(expect.arrayContaining(["answers.province", "answers.schoolAddressObject"]));
  });
});
