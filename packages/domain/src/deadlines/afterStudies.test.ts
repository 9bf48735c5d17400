import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { afterStudiesDeadlines } from "./afterStudies.ts";
import type { SlotId } from "../caseFile/vaultPlaces.ts";

const holder: Partial<Answers> = {
  country: "CA",
  currentImmigrationStatus: "studyPermit",
  studyPermitExpiryDate: "2027-08-31",
};
const renews = (answers: Partial<Answers> = {}) =>
  aCase()
    .type("StudentExtension")
    .answers({ ...holder, ...answers });
const graduate = (answers: Partial<Answers> = {}) =>
  aCase()
    .type("WorkPermit")
    .answers({ ...holder, ...answers });
const finished: Partial<Answers> = { completedOriginalStudyProgram: true, graduationDate: "2026-09-01" };
const paper = (completionDate: string, slotId: SlotId = "completionLetter") => ({
  slotId,
  parsedValues: { completionDate },
});
const of = (the: CaseBuilder) =>
  afterStudiesDeadlines(new CaseReader(the.build())).map(({ id, decision }) => [id, decision.value]);

/** Studies that ended on 1 September 2026: 90 days later is 30 November, 180 days later 28 February 2027. */
const both = [
  ["studyPermitAfterStudies", "2026-11-30"],
  ["postGraduationPermit", "2027-02-28"],
];

describe("after the studies", () => {
  test.each<readonly [string, CaseBuilder, readonly (readonly (string | null)[])[]]>([
    ["nothing answered", aCase(), []],
    [
      "a first study permit, whatever the end of the program",
      aCase().answers({ ...holder, graduationDate: "2026-09-01" }),
      [],
    ],
    ["an extension, program not finished", renews({ graduationDate: "2026-09-01" }), []],
    ["an extension, program finished", renews(finished), both],
    ["a graduate", graduate({ graduationDate: "2026-09-01" }), both],
    [
      "a graduate whose program ends today",
      graduate({ graduationDate: "2026-11-20" }),
      [
        ["studyPermitAfterStudies", "2027-02-18"],
        ["postGraduationPermit", "2027-05-19"],
      ],
    ],
    ["a graduate whose program ends tomorrow", graduate({ graduationDate: "2026-11-21" }), []],
    [
      "a graduate of two programs: the last one counts",
      graduate({ graduationDate: "2025-05-01", graduationDate2: "2026-09-01" }),
      both,
    ],
    [
      "the paper is earlier than the answer",
      graduate({ graduationDate: "2026-10-01" }).document("completion-of-studies", paper("2026-09-01")),
      both,
    ],
    [
      "the paper of the program before does not count for a graduate",
      graduate({ graduationDate: "2026-09-01" }).document(
        "completion-of-studies",
        paper("2025-05-01", "previousProgramCompletionLetter"),
      ),
      both,
    ],
    [
      "the paper of the program before counts for an extension",
      renews().document("completion-of-studies", paper("2026-09-01", "previousProgramCompletionLetter")),
      both,
    ],
    [
      "the permit ends on that very day",
      renews({ ...finished, studyPermitExpiryDate: "2026-11-30" }),
      [["postGraduationPermit", "2027-02-28"]],
    ],
    ["the permit ends a day later", renews({ ...finished, studyPermitExpiryDate: "2026-12-01" }), both],
    [
      "no study permit",
      renews({ ...finished, currentImmigrationStatus: "workPermit" }),
      [["postGraduationPermit", "2027-02-28"]],
    ],
    [
      "a day before the rule on post-graduation permits was read",
      graduate({ graduationDate: "2026-01-15" }).on("2026-02-11"),
      [
        ["studyPermitAfterStudies", "2026-04-15"],
        ["postGraduationPermit", null],
      ],
    ],
    [
      "the day on which it was read",
      graduate({ graduationDate: "2026-01-15" }).on("2026-02-12"),
      [
        ["studyPermitAfterStudies", "2026-04-15"],
        ["postGraduationPermit", "2026-07-14"],
      ],
    ],
    [
      "a day before the rule on the study permit was read",
      graduate({ graduationDate: "2024-11-01" }).on("2024-11-07"),
      [
        ["studyPermitAfterStudies", null],
        ["postGraduationPermit", null],
      ],
    ],
  ])("%s", (_words, the, expected) => {
    expect(of(the)).toEqual(expected);
  });

  test("the reasons have their days and the sources that say so", () => {
    const [permit, work] = afterStudiesDeadlines(new CaseReader(renews(finished).build()));
    expect(permit?.decision.because[0]?.fr).toContain("90 jours");
    expect(permit?.decision.sources.map(({ title }) => title).join()).toContain("section 222(1)");
    expect(work?.decision.because[0]?.en).toContain("180 days");
    expect(work?.decision.sources.map(({ title }) => title).join()).toContain("post-graduation");
  });
});
