import { placeOf } from "@boreal/domain/questionnaire/place";
import { flowOf, stepsOf } from "@boreal/domain/questionnaire/flow";
import type { BreakpointStep } from "@boreal/domain/questionnaire/step";
import { expect, test } from "vitest";
import { languageTools } from "../../../ui/language.tsx";
import { breakpointWords } from "./breakpointWords.ts";

const steps = stepsOf("Student");
const nearTheEnd = steps.find(
  (step): step is BreakpointStep => step.type === "breakpoint" && step.saysEndIsNear === true,
);
if (!nearTheEnd) throw new Error("no page says that the end is near");

const words = (language: "en" | "fr", shown: readonly (typeof steps)[number][]) =>
  breakpointWords(
    {
      step: nearTheEnd,
      type: "Student",
      isFirst: false,
      place: placeOf(flowOf("Student"), new Set(shown), nearTheEnd),
    },
    languageTools(language).t,
  );

test("a page does not say that all is almost done while many sections are left, and neither does the tab", () => {
  expect(words("en", steps).title).toMatch(/^([A-Z][a-z]+|\d+) sections left, about \d+ minutes?$/u);
  expect(words("fr", steps).title).toMatch(/^Encore ([a-z]+|\d+) sections, environ \d+ minutes?$/u);
  expect(words("en", steps).left).toBeUndefined();
});

test("near the end it says so, and how much is left below", () => {
  const few = words("en", []);
  expect(few.title).toBe("Almost done!");
});
