import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const supported = aCase().answers({
  financialSupport: "entirely",
  financialSupporterRelation: "mother",
  financialSupporterFullName: "Ngozi Éze",
  hasSecondFinancialSupporter: true,
});

test.each([
  ["the same name", "Ngozi Éze", true],
  ["without its accent", "ngozi eze", true],
  ["the family name first", "EZE Ngozi", true],
  ["somebody else of the family", "Chidi Éze", false],
  ["one name more", "Ngozi Ada Éze", false],
])("two supporters are two people: %s", (_words, second, isTwice) => {
  const { refusals } = computePlan(supported.answers({ secondFinancialSupporterFullName: second }).build());
  expect(refusals.some(({ code }) => code === "supporterTwice")).toBe(isTwice);
});
