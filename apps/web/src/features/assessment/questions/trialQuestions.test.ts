import { aCase } from "@boreal/domain/test/caseBuilder";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { describe, expect, it } from "vitest";
import { questionsBehind, trialOptions, trialQuestions } from "./trialQuestions.ts";

describe("questions to try", () => {
  it.each(applicationTypes)("of %s each stand once, and each has a name of its own in both languages", (type) => {
    const questions = trialQuestions(type);
    const ids = questions.map(({ step }) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ["en", "fr"] as const) {
      const labels = trialOptions(questions, aCase().type(type).reader(), language).map(({ label }) => label);
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    }
  });

  it("are found by the answer that a reason rests on, members of a group with their page", () => {
    expect(questionsBehind("Student", ["spouseBiometrics"])).toMatchObject([
      { step: { id: "spouseBiometrics" }, page: { id: "spouseBiometricsGroup" } },
    ]);
    expect(questionsBehind("Student", ["noSuchAnswer"])).toEqual([]);
  });
});
