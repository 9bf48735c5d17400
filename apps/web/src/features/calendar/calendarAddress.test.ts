import { expect, it } from "vitest";
import { calendarAddress, calendarChoiceFrom } from "./calendarAddress.ts";

const choiceOf = (address: string) => calendarChoiceFrom(new URLSearchParams(address));

it("says the same choice again", () => {
  const address = "view=week&day=2026-12-04&kind=hearing&staff=kofi-1&case=c1&after=abc";
  const choice = choiceOf(address);
  expect(calendarAddress(choice, { after: choice.after })).toBe(`/calendar?${address}`);
  expect(calendarAddress(choiceOf(""))).toBe("/calendar");
});

it("begins at the first page where something else is chosen", () => {
  expect(calendarAddress(choiceOf("view=list&after=abc"), { kind: "task" })).toBe("/calendar?view=list&kind=task");
  expect(calendarAddress(choiceOf("view=list&kind=task"), { kind: undefined })).toBe("/calendar?view=list");
});

it("leaves out what is none of its words", () => {
  expect(choiceOf("view=year&day=2026-02-30&kind=party&staff=a b&case=%00")).toEqual({
    view: undefined,
    day: undefined,
    kind: undefined,
    staff: undefined,
    case: undefined,
    after: undefined,
  });
});
