import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { expect, it } from "vitest";
import { answeredCase } from "../../bench/answeredCase.ts";

it("every question of the flow that is measured is answered: one that is not would end `npm run bench`", () => {
  expect(answeredCase("Student", stepsOf("Student")).asking.length).toBeGreaterThan(50);
});
