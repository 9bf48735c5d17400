import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { assess } from "@boreal/domain/questionnaire/progress";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { firstQuestionsOf } from "../../../case/flow/firstQuestions.ts";
import { openQuestions, pageBeside, pagesOf, waitingPages, type Walked } from "./pageOrder.ts";

const confirmed = [{ warningId: "neverAppliedMisrepresentation", fileId: null }];
const noneConfirmed: typeof confirmed = [];

const student = (answers: CaseFile["answers"], acknowledged = noneConfirmed): Walked => ({
  questions: allQuestionsOf("Student"),
  acknowledged,
  caseFile: {
    today: "2026-11-21",
    user: {},
    profile: {},
    application: { type: "Student" },
    answers,
    dependents: [],
    documents: [],
  },
});
const order = stepsOf("Student").map((step) => step.id);

/** The pages from one to another, walked with "Continue". */
function walk(answers: CaseFile["answers"], from: string, to: string, acknowledged = noneConfirmed): readonly string[] {
  const walked = student(answers, acknowledged);
  const seen: string[] = [];
  let here = from;
  while (here !== to && seen.length < order.length) {
    const after = pageBeside(walked, here, "next");
    if (!after) break;
    here = after.id;
    seen.push(here);
  }
  return seen;
}

describe("the way through the pages", () => {
  it("jumps over what does not concern the person", () => {
    const single = walk(
      { maritalStatus: "single", hasAccompanyingChild: false },
      "maritalStatusGroup",
      "historyBreakpoint",
    );
    expect(single).toContain("hasAccompanyingChild");
    expect(single).not.toContain("accompanyingSpouse");
    expect(single).not.toContain("accompanyingChildren");
    expect(walk({ maritalStatus: "married" }, "maritalStatusGroup", "historyBreakpoint")).toContain(
      "accompanyingSpouse",
    );
  });

  it("stops at a contradiction until it is confirmed", () => {
    const answers = { hasPreviousVisaApplication: false };
    expect(walk(answers, "previousVisaApplications", "biometricsGroup")).toContain("neverAppliedConfirmation");
    expect(walk(answers, "previousVisaApplications", "biometricsGroup", confirmed)).not.toContain(
      "neverAppliedConfirmation",
    );
  });

  it("begins and ends", () => {
    expect(pageBeside(student({}), order[0] ?? "", "previous")).toBeUndefined();
    expect(pageBeside(student({}), order.at(-1) ?? "", "next")).toBeUndefined();
  });

  it("leads back where it came from", () => {
    const answers = { maritalStatus: "married", accompanyingSpouse: true } as const;
    const pages = [order[0], ...walk(answers, order[0] ?? "", order.at(-1) ?? "")];
    const walked = student(answers);
    const back = pages.slice(1).map((id) => pageBeside(walked, id ?? "", "previous")?.id);
    expect(back).toEqual(pages.slice(0, -1));
  });

  it("goes on from a page that no longer concerns the person", () => {
    const after = pageBeside(student({ maritalStatus: "single" }), "accompanyingSpouse", "next");
    expect(order.indexOf(after?.id ?? "")).toBeGreaterThan(order.indexOf("accompanyingSpouse"));
  });
});

describe("the way through the first questions, while the others are not here", () => {
  const answers = { country: "CA", insideCanadaCurrently: true, currentImmigrationStatus: "studyPermit" } as const;
  const whole = student(answers);
  const first = { ...whole, questions: firstQuestionsOf("Student") };
  const ids = first.questions.flow.steps.map(({ id }) => id);

  it("is that through all of them, and ends where they end", () => {
    const shown = ids.filter((id) => pagesOf(whole).some((step) => step.id === id));
    expect(shown.length).toBeGreaterThan(3);
    const ways = (walked: Walked) =>
      shown.map((id) => [pageBeside(walked, id, "previous")?.id, pageBeside(walked, id, "next")?.id]);
    const [beginning, all] = [ways(first), ways(whole)];
    expect(beginning.slice(0, -1)).toEqual(all.slice(0, -1));
    expect(beginning.at(-1)).toEqual([all.at(-1)?.[0], undefined]);
    expect(ids).not.toContain(all.at(-1)?.[1]);
  });
});

describe("what waits for the person", () => {
  it("is each open page and each contradiction that was not confirmed", () => {
    const answers = {
      country: "NG",
      passportCountries: ["NG"],
      birthday: "1990-01-01",
      hasPreviousVisaApplication: false,
    } as const;
    const waiting = waitingPages(student(answers));
    expect(waiting).toEqual(
      expect.arrayContaining([
        "maritalStatusGroup",
        "hasAccompanyingChild",
        "neverAppliedConfirmation",
        "biometricsGroup",
      ]),
    );
    expect(waiting).not.toContain("country");
    expect(waiting).not.toContain("birthday");
    expect(waitingPages(student(answers, confirmed))).not.toContain("neverAppliedConfirmation");
  });
});

describe("questions that are open", () => {
  it("are as many as the plan says, and a page with several counts once", () => {
    for (const answers of [
      {},
      { country: "NG", maritalStatus: "single", isHealthy: false },
      { country: "NG", hasPreviousVisaApplication: true, hasTravelHistory: true },
    ] as const) {
      const walked = student(answers);
      const { done, of } = questionCount(assess("Student", readerFor(walked.caseFile)).progress);
      expect(openQuestions(walked)).toBe(of - done);
    }
  });
});
