import { describe, expect, it } from "vitest";
import { nextChildNumber, suggestions } from "./suggestions.ts";

describe("people whom the answers name", () => {
  it("are the children of a visitor who are counted and not added, under free numbers", () => {
    const second = { id: "c", type: "Child", childNumber: 2 } as const;
    expect(suggestions({ answers: {}, dependents: [second] }, 2)).toEqual([
      { type: "Child", childNumber: 1, visaType: "Visitor" },
      { type: "Child", childNumber: 3, visaType: "Visitor" },
    ]);
    expect(suggestions({ answers: {}, dependents: [second] }, 0)).toEqual([]);
    expect(suggestions({ answers: {}, dependents: [] }, undefined)).toEqual([]);
  });

  it("are suggested while they are not among the dependents, with what the answers tell", () => {
    const answers = {
      maritalStatus: "married",
      accompanyingSpouse: true,
      hasAccompanyingChild: true,
      accompanyingChildren: [
        { dateOfBirth: "2010-05-04", accompanying: true, visaType: "Student" },
        { dateOfBirth: "2012-01-01", accompanying: false },
      ],
    } as const;
    expect(suggestions({ answers, dependents: [] })).toMatchObject([
      { type: "Spouse" },
      { type: "Child", childNumber: 1, visaType: "Student", birthday: "2010-05-04" },
    ]);
    expect(
      suggestions({
        answers,
        dependents: [
          { id: "s", type: "Spouse" },
          { id: "c", type: "Child", childNumber: 1 },
        ],
      }),
    ).toEqual([]);
  });

  it("are not suggested when the marriage or the children are no longer in the answers", () => {
    const answers = {
      maritalStatus: "divorced",
      accompanyingSpouse: true,
      hasAccompanyingChild: false,
      accompanyingChildren: [{ accompanying: true }],
    } as const;
    expect(suggestions({ answers, dependents: [] })).toEqual([]);
  });
});

it("a child who is added by hand gets a number that neither the application nor a card of the answers has or had", () => {
  const cards = { hasAccompanyingChild: true, accompanyingChildren: [{ childNumber: 2, accompanying: false }] };
  expect(nextChildNumber({ answers: cards, dependents: [] })).toBe(3);
  expect(nextChildNumber({ answers: cards, dependents: [{ id: "c", type: "Child", childNumber: 1 }] })).toBe(3);
});
