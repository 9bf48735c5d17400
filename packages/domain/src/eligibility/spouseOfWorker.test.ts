import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { decide } from "../kernel/decision.ts";
import { eligibilityOf } from "./eligibility.ts";
import { spouseOfWorkerRule, type SpouseOfWorkerResult } from "./spouseOfWorker.ts";

type Row = readonly [words: string, the: CaseBuilder, value: SpouseOfWorkerResult | null, decidedBy: string];

/** An engineer with years left on her permit, whose husband comes. Today is 20 November 2026. */
const engineer: Partial<Answers> = {
  country: "CA",
  insideCanadaCurrently: true,
  currentImmigrationStatus: "workPermit",
  pgwpExpiryDate: "2029-01-31",
  jobStatus: "employed",
  occupationCode: "21300",
  maritalStatus: "married",
  hasCanadianSpouse: false,
  accompanyingSpouse: true,
  appliedForPr: false,
};

const worker = (answers: Partial<Answers> = {}, receivedDate?: string) =>
  aCase()
    .type("PgwpFamily")
    .answers({ ...engineer, ...answers })
    .application(receivedDate === undefined ? {} : { receivedDate });

/** The same without one of the answers. */
const without = (key: keyof Answers, more: Partial<Answers> = {}) => {
  const { [key]: _gone, ...others } = { ...engineer, ...more };
  return aCase().type("PgwpFamily").answers(others);
};

const counts = "workerHasJob and occupationCounts and workersPermitIsLongEnough";
const doesNotCount = "occupationDoesNotCount";
const tooShort = "workersPermitIsTooShort";

const rows: readonly Row[] = [
  ["an engineer, TEER 1", worker(), "Eligible", counts],
  ["a partner of a common-law relationship", worker({ maritalStatus: "commonLaw" }), "Eligible", counts],
  ["who is self-employed works", worker({ jobStatus: "selfEmployed" }), "Eligible", counts],
  ["a restaurant manager, TEER 0", worker({ occupationCode: "60030" }), "Eligible", counts],
  ["a carpenter, TEER 2, listed", worker({ occupationCode: "72310" }), "Eligible", counts],
  ["a nurse aide, TEER 3, listed", worker({ occupationCode: "33102" }), "Eligible", counts],
  ["an early childhood educator, TEER 2, listed by itself", worker({ occupationCode: "42202" }), "Eligible", counts],
  ["a coach, TEER 3, listed by itself", worker({ occupationCode: "53201" }), "Eligible", counts],
  ["a referee, TEER 3, beside it", worker({ occupationCode: "53202" }), "NotEligible", doesNotCount],
  ["a retail supervisor, TEER 2, not listed", worker({ occupationCode: "62010" }), "NotEligible", doesNotCount],
  ["a cook, TEER 3, not listed", worker({ occupationCode: "63200" }), "NotEligible", doesNotCount],
  ["a receptionist, TEER 4", worker({ occupationCode: "14101" }), "NotEligible", doesNotCount],
  ["a cashier, TEER 5", worker({ occupationCode: "65100" }), "NotEligible", doesNotCount],

  // Sixteen months after 20 November 2026 is 20 March 2028.
  ["sixteen months to the day", worker({ pgwpExpiryDate: "2028-03-20" }), "Eligible", counts],
  ["sixteen months less a day", worker({ pgwpExpiryDate: "2028-03-19" }), "NotEligible", tooShort],

  ["a cashier, received on 2025-01-20", worker({ occupationCode: "65100" }, "2025-01-20"), "Eligible", counts],
  ["a cashier, received on 2025-01-21", worker({ occupationCode: "65100" }, "2025-01-21"), "NotEligible", doesNotCount],
  ["six months, received on 2025-01-20", worker({ pgwpExpiryDate: "2025-07-20" }, "2025-01-20"), "Eligible", counts],
  [
    "six months less a day, received on 2025-01-20",
    worker({ pgwpExpiryDate: "2025-07-19" }, "2025-01-20"),
    "NotEligible",
    tooShort,
  ],
  [
    "six months, received on 2025-01-21",
    worker({ pgwpExpiryDate: "2025-07-21" }, "2025-01-21"),
    "NotEligible",
    tooShort,
  ],
  ["a cashier, received on 2023-01-30", worker({ occupationCode: "65100" }, "2023-01-30"), "Eligible", counts],
  ["a cashier, received on 2023-01-29", worker({ occupationCode: "65100" }, "2023-01-29"), "NotEligible", doesNotCount],
  ["a cook, received on 2022-11-16", worker({ occupationCode: "63200" }, "2022-11-16"), "Eligible", counts],
  ["received on 2022-11-15", worker({}, "2022-11-15"), null, "not rulesForSpousesOfWorkersAreKnown"],

  ["a Canadian husband", worker({ hasCanadianSpouse: true }), null, "hasCanadianSpouse"],
  ["marital status not answered", without("maritalStatus"), null, "spouseNotAnswered"],
  ["whether he comes is not answered", without("accompanyingSpouse"), null, "spouseNotAnswered"],
  ["single", worker({ maritalStatus: "single" }), null, "not isMarriedOrCommonLaw"],
  ["he stays at home", worker({ accompanyingSpouse: false }), null, "spouseStaysBehind"],
  ["status not answered", without("currentImmigrationStatus"), null, "workersStatusNotAnswered"],
  [
    "waits for her permit on a study permit",
    worker({ currentImmigrationStatus: "studyPermit" }),
    "NoWorkPermit",
    "not holdsWorkPermit",
  ],
  ["work not answered", without("jobStatus"), null, "workNotAnswered"],
  ["occupation not answered", without("occupationCode"), null, "workerHasJob and occupationNotAnswered"],
  ["a code of no occupation", worker({ occupationCode: "99999" }), null, "workerHasJob and occupationNotAnswered"],
  [
    "last day of the permit not answered",
    without("pgwpExpiryDate"),
    null,
    "workerHasJob and workersPermitEndNotAnswered",
  ],
  [
    "a cashier of whom permanent residence is not answered",
    without("appliedForPr", { occupationCode: "65100" }),
    null,
    "permanentResidenceNotAnswered",
  ],
  ["an engineer of whom it is not answered", without("appliedForPr"), "Eligible", counts],
  [
    "a cashier who applied for permanent residence",
    worker({ occupationCode: "65100", appliedForPr: true }),
    "LawyerLooks",
    "workerAppliedForResidence",
  ],
  ["does not work", worker({ jobStatus: "unemployed" }), "NotWorking", "otherwise"],
  ["studies again", worker({ jobStatus: "student" }), "NotWorking", "otherwise"],
];

const decided = (the: CaseBuilder) => decide(spouseOfWorkerRule, new CaseReader(the.build()));

describe("open work permit of the spouse of a worker", () => {
  test.each(rows)("%s", (_words, the, value, decidedBy) => {
    const decision = decided(the);
    expect([decision.value, decision.decidedBy]).toEqual([
      value,
      `eligibility.spouseOpenWorkPermit.ofWorker.${decidedBy}`,
    ]);
    expect(decision.because.length).toBeGreaterThan(0);
  });

  test("every line is met by a row", () => {
    const met = new Set(rows.map(([, , , decidedBy]) => decidedBy));
    const lines = [...spouseOfWorkerRule.cases.map(([condition]) => condition.id), "otherwise"];
    expect(lines.filter((line) => !met.has(line))).toEqual([]);
  });
});

describe("its reasons", () => {
  test("name the category, and the days of the permit", () => {
    expect(decided(worker()).because.map(({ en }) => en)).toEqual([
      "you work now",
      "your occupation, code 21300, is in TEER category 1, where all of them count",
      "your work permit ends on January 31, 2029, at least 16 months after the application",
    ]);
    expect(
      decided(worker({ pgwpExpiryDate: "2028-03-19" })).because.map(({ fr }) => fr.replaceAll("\u00A0", " ")),
    ).toEqual([
      "votre permis de travail prend fin le 19 mars 2028, et il doit durer 16 mois après la demande, jusqu’au 20 mars 2028",
    ]);
  });

  test("say that the list of TEER 2 and 3 is not verified, whichever way it decides; for TEER 0 and 1 nothing rests on it", () => {
    const told = (occupationCode: string) => {
      const { because, sources } = decided(worker({ occupationCode }));
      return [
        because.some(({ en }) => en === "that list is not verified: check it on the IRCC website"),
        because.some(({ en }) => en.includes("not on the list")),
        sources.some(({ status }) => status === "unverified"),
      ];
    };
    expect([told("72310"), told("63200")]).toEqual([
      [true, false, true],
      [true, true, true],
    ]);
    expect(told("21300")).toEqual([false, false, false]);
  });
});

describe("what the plan says of it", () => {
  const messageOf = (the: CaseBuilder) =>
    eligibilityOf(new CaseReader(the.build())).spouseOpenWorkPermit.message?.en ?? "";

  test("is about the work, and not about studies", () => {
    expect(messageOf(worker())).toMatch(/^Your spouse or partner may ask for an open work permit while you work/);
    expect(messageOf(worker({ occupationCode: "65100" }))).toMatch(/through your work now/);
  });

  test("names the children where there are some and the rules leave them out", () => {
    const withChild = { hasAccompanyingChild: true } as const;
    const words = "Children cannot ask for one in this way.";
    expect(messageOf(worker(withChild))).toContain(words);
    expect(messageOf(worker())).not.toContain(words);
    expect(messageOf(worker(withChild, "2025-01-20"))).not.toContain(words);
    expect(messageOf(worker(withChild, "2025-01-21"))).toContain(words);
  });
});
