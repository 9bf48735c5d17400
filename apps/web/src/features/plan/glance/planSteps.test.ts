import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { computePlan } from "@boreal/domain/plan/plan";
import { describe, expect, it } from "vitest";
import { planSteps } from "./planSteps.ts";

type Given = Parameters<typeof planSteps>[0];
type Review = NonNullable<Parameters<typeof planSteps>[2]>;

const caseFile = aCase().on("2026-11-20").answers({ country: "NG" }).build();
const plan = computePlan(caseFile);
const application = (files = 0): Given =>
  ({
    id: "a1",
    type: "Student",
    status: "Preparation",
    abilities: ["readForms"],
    caseFile: writeCase(caseFile),
    documents: Array.from({ length: files }, () => ({
      page: "biometrics-receipt",
      slot: "biometricsReceipt",
      childNumber: null,
    })),
    plan: {
      vault: [
        {
          page: "biometrics-receipt",
          slot: "biometricsReceipt",
          person: "main",
          requirement: "Required",
          permissions: ["View", "Upload"],
          phase: "preparation",
        },
      ],
    },
  }) as unknown as Given;
const review = (...complete: readonly boolean[]) =>
  ({
    formStatuses: complete.map((isComplete) => ({ isComplete, forLawyer: false, settledBy: null })),
  }) as unknown as Review;
const answeredPlan: typeof plan = { ...plan, refusals: [], assessment: { ...plan.assessment, next: null } };

const states = (...given: Parameters<typeof planSteps>) => planSteps(...given).map(({ state }) => state);

describe("the four steps", () => {
  it("begin with the questions, and nothing else is done before these are", () => {
    expect(states(application(1), plan, review(true))).toEqual(["now", "later", "later", "later"]);
    expect(planSteps(application(), plan)[0]?.href).toBe(`/applications/a1/assessment/${plan.assessment.next}`);
  });

  it("leave out the forms where the request has none", () => {
    expect(planSteps(application(1), { ...answeredPlan, forms: [] }).map(({ id }) => id)).toEqual([
      "answer",
      "documents",
      "send",
    ]);
  });

  it("go on with the documents, then the forms, then the review", () => {
    expect(states(application(), answeredPlan, review(true))).toEqual(["done", "now", "done", "later"]);
    expect(states(application(1), answeredPlan, review(true, false))).toEqual(["done", "done", "now", "later"]);
    expect(states(application(1), answeredPlan, review(true))).toEqual(["done", "done", "done", "now"]);
  });

  it("a form in which only the legal team has something to enter is none of the applicant’s", () => {
    const forTeam = { isComplete: false, forLawyer: true, settledBy: null };
    const own = { isComplete: false, forLawyer: false, settledBy: null };
    const given = (...formStatuses: readonly unknown[]) => ({ formStatuses }) as unknown as Review;
    const counts = (of: Review) => planSteps(application(1), answeredPlan, of)[2]?.count;
    expect(counts(given(own, forTeam))).toMatchObject({ done: 0, of: 1 });
    expect(counts(given(forTeam))).toBeUndefined();
    expect(states(application(1), answeredPlan, given(forTeam))[2]).toBe("done");
  });

  it("the documents are not done while a file is not sorted", () => {
    const given = application(1);
    const unsorted = { ...given.documents[0], page: "to-sort", state: "read" } as Given["documents"][number];
    const documents = [...given.documents, unsorted];
    expect(states({ ...given, documents }, answeredPlan, review(true))).toEqual(["done", "now", "done", "later"]);
  });

  it("count what is done in each", () => {
    expect(planSteps(application(1), answeredPlan, review(true, false)).map(({ count }) => count)).toEqual([
      expect.objectContaining({ done: plan.assessment.progress.answered }),
      { done: 1, of: 1 },
      expect.objectContaining({ done: 1, of: 2 }),
      undefined,
    ]);
  });

  it("a wrong answer keeps the questions open, and forms that are not known yet are not done", () => {
    const wrong = { ...answeredPlan, refusals: [{ path: "answers.birthday", code: "c", text: { en: "", fr: "" } }] };
    expect(states(application(1), wrong, review(true))[0]).toBe("now");
    expect(states(application(1), answeredPlan)).toEqual(["done", "done", "now", "later"]);
  });
});
