import { expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import type { Step } from "../../src/questionnaire/step.ts";

it("every step of every flow, members too, is of one shape", () => {
  const steps = applicationTypes
    .flatMap((type) => [...stepsOf(type)])
    .flatMap((step): readonly Step[] => (step.type === "group" ? [step, ...step.members] : [step]));
  const [first] = steps;
  const different = steps
    .filter((step) => Object.keys(step).join(" ") !== Object.keys(first ?? {}).join(" "))
    .map(({ id }) => id);
  expect(steps.length).toBeGreaterThan(1000);
  expect(different).toEqual([]);
});
