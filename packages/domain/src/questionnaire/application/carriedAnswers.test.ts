import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { answerShapes, isAnswerKey } from "../../caseFile/answers/answerShapes.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { caseWithout } from "../../plan/redactedPlan.ts";
import { computePlan } from "../../plan/plan.ts";
import { indexOfFlow } from "../flow.ts";
import { carriedAnswers, isCarried } from "./carriedAnswers.ts";

const refused = aCase()
  .on("2026-11-20")
  .type("Student")
  .status("Refused")
  .answers({
    country: "NG",
    passportCountries: ["NG"],
    birthday: "2001-05-04",
    isHealthy: true,
    hasCriminalHistory: false,
    pastCanadianRefusal: false,
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "US", visaType: "visitor", result: "approved", dateOfIssue: "2019-06" }],
    userInputAvailableFunds: 40_000,
    financialSupport: "entirely",
    hasAccompanyingChild: false,
    // Put out of use by the answer above.
    numberOfChildren: 2,
  })
  .build();

const next = (type: "Student" | "JudicialReview", answers: Partial<Answers> = {}) => ({
  ...aCase().on("2026-11-20").type(type).status("Preparation").answers(answers).build(),
  startedFrom: {
    kind: "reapplication" as const,
    type: "Student" as const,
    outcome: "refused" as const,
    decidedOn: "2026-11-10" as const,
    answers: carriedAnswers(refused, type),
  },
});
const filledIn = (caseFile: ReturnType<typeof next>) =>
  Object.fromEntries(computePlan(caseFile).assessment.prefills.map(({ id, value }) => [id, value]));

describe("answers that go along", () => {
  it("are those in use that the new application asks for too", () => {
    expect(Object.keys(carriedAnswers(refused, "JudicialReview")).toSorted()).toEqual([
      "birthday",
      "country",
      "hasPreviousVisaApplication",
      "passportCountries",
      "previousVisas",
    ]);
    expect(carriedAnswers(refused, "Student")).not.toHaveProperty("numberOfChildren");
  });

  it("are none about health, crime, earlier violations, and what was true of that day", () => {
    const behind = ["isHealthy", "hasCriminalHistory", "pastCanadianRefusal", "userInputAvailableFunds"];
    expect(Object.keys(carriedAnswers(refused, "Student")).filter((key) => behind.includes(key))).toEqual([]);
    for (const type of applicationTypes)
      for (const key of indexOfFlow(type).keys)
        if (isAnswerKey(key) && ["health", "crime"].includes(answerShapes[key].about))
          expect([key, isCarried(key)]).toEqual([key, false]);
  });

  it("fill in questions and count for nothing", () => {
    const caseFile = next("JudicialReview");
    const { assessment } = computePlan(caseFile);
    // Two questions that may stay empty, the number of the file and the telephone, hold nothing back.
    expect([assessment.progress.answered, assessment.next]).toEqual([2, "country"]);
    expect(filledIn(caseFile)).toEqual({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2001-05-04",
      hasPreviousVisaApplication: true,
    });
    expect(filledIn(next("JudicialReview", { country: "GH" }))).not.toHaveProperty("country");
  });

  it("list the application from which they come among those that were made", () => {
    expect(filledIn(next("JudicialReview", { hasPreviousVisaApplication: true }))).toMatchObject({
      previousVisas: [
        { country: "US", visaType: "visitor", result: "approved", dateOfIssue: "2019-06" },
        { country: "CA", visaType: "study", result: "refused", dateOfIssue: "2026-11" },
      ],
      pastCanadianRefusal: true,
    });
  });

  it("are not filled in where the question would not take them now", () => {
    const caseFile = next("Student");
    const wrong = { ...caseFile.startedFrom.answers, birthday: "2031-05-04" as const };
    expect(filledIn({ ...caseFile, startedFrom: { ...caseFile.startedFrom, answers: wrong } })).not.toHaveProperty(
      "birthday",
    );
  });

  it("are cut like the answers themselves for whoever may not know them", () => {
    const cut = caseWithout(next("Student"), {
      isAnswerWithheld: (key) => key === "financialSupport",
      isPageWithheld: () => false,
    });
    expect(cut.startedFrom?.answers).not.toHaveProperty("financialSupport");
    expect(cut.startedFrom?.answers).toHaveProperty("country");
  });
});
