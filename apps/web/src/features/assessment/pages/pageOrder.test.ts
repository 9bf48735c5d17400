import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { describe, expect, it } from "vitest";
import { pageBeside, waitingPages, whereabouts } from "./pageOrder.ts";

const student = (answers: CaseFile["answers"]): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers,
  dependents: [],
  documents: [],
});

const confirmed = [{ warningId: "neverAppliedMisrepresentation", fileId: null }];
const noneConfirmed: typeof confirmed = [];
const order = stepsOf("Student").map((step) => step.id);

/** The pages from one to another, walked with "Continue". */
function walk(answers: CaseFile["answers"], from: string, to: string, acknowledged = noneConfirmed): readonly string[] {
  const caseFile = student(answers);
  const seen: string[] = [];
  let here = from;
  while (here !== to && seen.length < order.length) {
    const after = pageBeside(caseFile, acknowledged, here, "next");
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
    expect(pageBeside(student({}), [], order[0] ?? "", "previous")).toBeUndefined();
    expect(pageBeside(student({}), [], order.at(-1) ?? "", "next")).toBeUndefined();
  });

  it("leads back where it came from", () => {
    const answers = { maritalStatus: "married", accompanyingSpouse: true } as const;
    const pages = [order[0], ...walk(answers, order[0] ?? "", order.at(-1) ?? "")];
    const caseFile = student(answers);
    const back = pages.slice(1).map((id) => pageBeside(caseFile, [], id ?? "", "previous")?.id);
    expect(back).toEqual(pages.slice(0, -1));
  });

  it("goes on from a page that no longer concerns the person", () => {
    const after = pageBeside(student({ maritalStatus: "single" }), [], "accompanyingSpouse", "next");
    expect(order.indexOf(after?.id ?? "")).toBeGreaterThan(order.indexOf("accompanyingSpouse"));
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
    const waiting = waitingPages(student(answers), []);
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
    expect(waitingPages(student(answers), confirmed)).not.toContain("neverAppliedConfirmation");
  });
});

it("counts the questions of a section that concern the person", () => {
  const step = (id: string) => {
    const found = stepsOf("Student").find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const at = (answers: CaseFile["answers"]) =>
    whereabouts(student(answers), [], step("hasAccompanyingChild"))?.position;
  const [single, married] = [at({ maritalStatus: "single" }), at({ maritalStatus: "married" })];
  expect(single?.n).toBeLessThan(married?.n ?? 0);
  expect(single?.of).toBeLessThan(married?.of ?? 0);
  expect(whereabouts(student({}), [], step("familyBreakpoint"))?.position).toBeUndefined();
});
