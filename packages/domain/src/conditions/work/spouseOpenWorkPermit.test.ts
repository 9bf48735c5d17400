import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { professionalDegreeIn, professionalDegrees } from "../../lists/studies/professionalDegrees.ts";
import { spouseQualifiesForOpenWorkPermit } from "./spouseOpenWorkPermit.ts";
import type { SlotId } from "../../caseFile/vaultPlaces.ts";

const student = aCase();
const at = (
  level: NonNullable<Parameters<CaseBuilder["answers"]>[0]["formCanadianLevelOfStudy"]>,
  more: Parameters<CaseBuilder["answers"]>[0] = {},
) => student.answers({ formCanadianLevelOfStudy: level, ...more });
const letter = (parsedValues: Record<string, unknown>, slotId: SlotId = "letterOfAcceptance") => ({
  slotId,
  parsedValues,
});

type Row = readonly [words: string, the: CaseBuilder, qualifies: boolean];

const rows: readonly Row[] = [
  ["nothing answered", student, false],
  ["a doctorate", at("doctorate"), true],
  ["a master’s, length not known", at("master"), false],
  ["a master’s of 15 months", at("master", { lengthOfStudies: 15 }), false],
  ["a master’s of 16 months", at("master", { lengthOfStudies: 16 }), true],
  [
    "a master’s of 24 months, 12 in the letter",
    at("master", { lengthOfStudies: 24 }).document("letter-of-acceptance", letter({ durationMonths: 12 })),
    false,
  ],
  [
    "a master’s of 12 months, 16 in the letter, as text",
    at("master", { lengthOfStudies: 12 }).document("letter-of-acceptance", letter({ durationMonths: "16" })),
    true,
  ],
  [
    "a letter for a later program does not count",
    at("master", { lengthOfStudies: 12 }).document(
      "letter-of-acceptance",
      letter({ durationMonths: 20 }, "secondLetterOfAcceptance"),
    ),
    false,
  ],
  [
    "a length in the letter that is not a number",
    at("master", { lengthOfStudies: 16 }).document("letter-of-acceptance", letter({ durationMonths: "two years" })),
    true,
  ],
  [
    "a master’s whose dates are 16 months apart",
    at("master", { startOfCanadianStudyProgram: "2026-09-01", graduationDate: "2027-12-31" }),
    true,
  ],
  [
    "a master’s whose dates are a day short of that",
    at("master", { startOfCanadianStudyProgram: "2026-09-01", graduationDate: "2027-12-30" }),
    false,
  ],
  ["a bachelor’s in business", at("bachelor", { programName: "Bachelor of Commerce" }), false],
  ["a bachelor’s without a name", at("bachelor"), false],
  ["a bachelor’s in engineering", at("bachelor", { programName: "Bachelor of Engineering (Civil)" }), true],
  ["a professional degree in law", at("professional", { programName: "Juris Doctor" }), true],
  [
    "the name in the letter counts before the answer",
    at("professional", { programName: "Juris Doctor" }).document(
      "letter-of-acceptance",
      letter({ programName: "Graduate Diploma in Law" }),
    ),
    false,
  ],
  ["a graduate certificate", at("graduateCertificate", { lengthOfStudies: 24 }), false],
  ["a college degree in nursing", at("collegeAppliedDegree", { programName: "Bachelor of Science in Nursing" }), false],

  [
    "a master’s of 12 months received on 2025-01-20",
    at("master", { lengthOfStudies: 12 }).application({ receivedDate: "2025-01-20" }),
    true,
  ],
  [
    "a master’s of 12 months received on 2025-01-21",
    at("master", { lengthOfStudies: 12 }).application({ receivedDate: "2025-01-21" }),
    false,
  ],
  [
    "a doctorate received on 2024-04-29, when the kind of school counted",
    at("doctorate").application({ receivedDate: "2024-04-29" }),
    false,
  ],
  ["a doctorate received on 2024-04-30", at("doctorate").application({ receivedDate: "2024-04-30" }), true],
  [
    "a law degree received on 2024-03-19",
    at("professional", { programName: "Juris Doctor" }).application({ receivedDate: "2024-03-19" }),
    true,
  ],
  [
    "a law degree received on 2024-03-18, before any rule that we know",
    at("professional", { programName: "Juris Doctor" }).application({ receivedDate: "2024-03-18" }),
    false,
  ],
];

describe("a spouse qualifies for an open work permit", () => {
  test.each(rows)("%s", (_words, the, qualifies) => {
    expect(spouseQualifiesForOpenWorkPermit.evaluate(new CaseReader(the.build())).holds).toBe(qualifies);
  });

  test("a short master’s is the reason that is told", () => {
    const { because } = spouseQualifiesForOpenWorkPermit.evaluate(
      new CaseReader(at("master", { lengthOfStudies: 15 }).build()),
    );
    expect(because.map(({ en }) => en)).toContain("it lasts less than 16 months");
  });
});

describe("a professional degree in the name of a program", () => {
  test.each([
    ["Doctor of Dental Surgery", "dentistry"],
    ["Doctorat en médecine dentaire", "dentistry"],
    ["J.D. Program", "law"],
    ["Baccalauréat en droit (LL.B.)", "law"],
    ["Doctor of Medicine", "medicine"],
    ["Doctorat de premier cycle en médecine", "medicine"],
    ["Doctor of Optometry (OD)", "optometry"],
    ["Entry-to-practice PharmD", "pharmacy"],
    ["Bachelor of Science in Pharmacy", "pharmacy"],
    ["Doctorat de premier cycle en médecine vétérinaire (D.M.V.)", "veterinary"],
    ["BScN Collaborative Program", "nursing"],
    ["Baccalauréat en sciences infirmières", "nursing"],
    ["B.Éd. (secondaire)", "education"],
    ["Bachelor of Applied Science, Mechanical", "engineering"],
    ["Baccalauréat en génie civil", "engineering"],
  ])("%s: %s", (name, id) => {
    expect(professionalDegreeIn(name)?.id).toBe(id);
  });

  test.each([
    "Bachelor of Science (BSc) in Biology",
    "Bachelor of Engineering Technology",
    "Business Law Diploma",
    "Be a better baker",
    "Bed and breakfast management",
    "",
    "مهندسی 🛠️",
  ])("none in %j", (name) => {
    expect(professionalDegreeIn(name)).toBeUndefined();
  });

  test("every degree is told by its own letters, except science degrees alone", () => {
    const told = professionalDegrees.flatMap(({ id, letters }) =>
      letters.map((one) => [one, professionalDegreeIn(one)?.id === id] as const),
    );
    expect(told.filter(([, isTold]) => !isTold).map(([one]) => one)).toEqual(["BS", "BSc"]);
  });
});
