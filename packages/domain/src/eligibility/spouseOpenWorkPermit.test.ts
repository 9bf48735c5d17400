import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { decide } from "../kernel/decision.ts";
import {
  spouseOpenWorkPermitMessages,
  spouseOpenWorkPermitRule,
  type SpousePermitResult,
} from "./spouseOpenWorkPermit.ts";

type Row = readonly [words: string, the: CaseBuilder, value: SpousePermitResult | null, decidedBy: string];

const married = (answers: Partial<Answers>, receivedDate?: string) =>
  aCase()
    .answers({ maritalStatus: "married", ...answers })
    .application(receivedDate === undefined ? {} : { receivedDate });
const doctorate: Partial<Answers> = { formCanadianLevelOfStudy: "doctorate" };
const masters = (lengthOfStudies?: number): Partial<Answers> => ({
  formCanadianLevelOfStudy: "master",
  ...(lengthOfStudies === undefined ? {} : { lengthOfStudies }),
});

const rows: readonly Row[] = [
  ["nothing answered", aCase(), null, "maritalStatusNotAnswered"],
  ["single", aCase().answers({ maritalStatus: "single", ...doctorate }), null, "not isMarriedOrCommonLaw"],
  ["the spouse is Canadian", married({ hasCanadianSpouse: true, ...doctorate }), null, "hasCanadianSpouse"],
  ["level not answered", married({}), null, "levelNotAnswered"],
  [
    "common law, doctorate",
    aCase().answers({ maritalStatus: "commonLaw", ...doctorate }),
    "Eligible",
    "studiesForDoctorate",
  ],

  ["doctorate received on 2024-03-18", married(doctorate, "2024-03-18"), null, "not rulesForSpousesAreKnown"],
  [
    "doctorate received on 2024-03-19",
    married(doctorate, "2024-03-19"),
    null,
    "studiesForDoctorate or studiesForMasters and kindOfSchoolDecides",
  ],
  [
    "doctorate received on 2024-04-29",
    married(doctorate, "2024-04-29"),
    null,
    "studiesForDoctorate or studiesForMasters and kindOfSchoolDecides",
  ],
  ["doctorate received on 2024-04-30", married(doctorate, "2024-04-30"), "Eligible", "studiesForDoctorate"],
  [
    "master’s of 10 months received on 2025-01-20",
    married(masters(10), "2025-01-20"),
    "Eligible",
    "studiesForMasters and mastersIsLongEnough",
  ],
  [
    "master’s of 10 months received on 2025-01-21",
    married(masters(10), "2025-01-21"),
    "NotEligible",
    "studiesForMasters and mastersIsTooShort",
  ],

  ["master’s, length not known", married(masters()), null, "studiesForMasters and mastersLengthIsNotKnown"],
  ["master’s of 16 months", married(masters(16)), "Eligible", "studiesForMasters and mastersIsLongEnough"],
  ["master’s of 15 months", married(masters(15)), "NotEligible", "studiesForMasters and mastersIsTooShort"],
  [
    "nursing",
    married({ formCanadianLevelOfStudy: "bachelor", programName: "Bachelor of Science in Nursing" }),
    "Eligible",
    "studiesForUniversityDegree and studiesForProfessionalDegree",
  ],
  [
    "bachelor’s without a name",
    married({ formCanadianLevelOfStudy: "bachelor" }),
    null,
    "studiesForUniversityDegree and programIsNotNamed",
  ],
  [
    "bachelor’s in history",
    married({ formCanadianLevelOfStudy: "bachelor", programName: "History" }),
    "NotEligible",
    "otherwise",
  ],
  [
    "professional degree of an unknown name",
    married({ formCanadianLevelOfStudy: "professional", programName: "Architecture" }),
    null,
    "leadsToOtherProfessionalDegree",
  ],
  [
    "language course, then university",
    married({ formCanadianLevelOfStudy: "languageAndUniversity" }),
    null,
    "levelLeavesOpen",
  ],
  ["other studies", married({ formCanadianLevelOfStudy: "other" }), null, "levelLeavesOpen"],
  ...(
    [
      "primary",
      "secondary",
      "vocationalQuebec",
      "cegepPreUniversity",
      "cegepTechnical",
      "collegeCertificate",
      "collegeDiploma",
      "collegeAppliedDegree",
      "graduateCertificate",
      "languageSchool",
      "languageAndCollege",
    ] as const
  ).map((level): Row => [level, married({ formCanadianLevelOfStudy: level }), "NotEligible", "otherwise"]),
];

const decided = (the: CaseBuilder) => decide(spouseOpenWorkPermitRule, new CaseReader(the.build()));

describe("open work permit of the spouse", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decided(the);
    expect([decision.value, decision.decidedBy]).toEqual([value, `eligibility.spouseOpenWorkPermit.${decidedBy}`]);
    expect(decision.because.length).toBeGreaterThan(0);
  });

  test("every line of the table is reached above, and every value has a message", () => {
    const lines = [...spouseOpenWorkPermitRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((one) => !rows.some(([, , , decidedBy]) => decidedBy === one))).toEqual([]);
    expect(Object.keys(spouseOpenWorkPermitMessages)).toEqual(["Eligible", "NotEligible"]);
  });

  test("a short master’s is told with the months of the rule, and cites it with its first day", () => {
    const { because, sources } = decided(married(masters(15)));
    expect(because.map(({ en }) => en)).toEqual(["your program is a master’s degree", "it lasts less than 16 months"]);
    expect(sources.map(({ validFrom }) => validFrom)).toEqual(["2025-01-21"]);
  });

  test("what is still missing is named", () => {
    expect(decided(married(masters())).missing).toEqual(
      expect.arrayContaining(["answers.lengthOfStudies", "documents.letter-of-acceptance"]),
    );
    expect(decided(married({ formCanadianLevelOfStudy: "bachelor" })).missing).toContain("answers.programName");
  });
});
