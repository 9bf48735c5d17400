import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Dependent } from "../../caseFile/dependents.ts";
import { answersToAdd, answersToRemove, type AnswerChange, type NewPerson } from "./answersForDependents.ts";
import { caseWithDependents } from "./dependentsFromAnswers.ts";

const spouse = { type: "Spouse", childNumber: null } as const;
const child = { type: "Child", childNumber: 1, birthday: "2018-07-23", visaType: "Student" } as const;
const ada = { childNumber: 1, dateOfBirth: "2018-07-23", accompanying: true, visaType: "Student" } as const;

const keys = (changes: readonly AnswerChange[] | undefined) => changes?.map(({ key }) => key);
const after = (answers: Answers, changes: readonly AnswerChange[] | undefined): Answers => ({
  ...answers,
  ...Object.fromEntries((changes ?? []).map((change) => [change.key, change.after])),
});
/** Who is in the case once the dependents follow these answers. */
const people = (answers: Answers, dependents: readonly Dependent[] = []) =>
  caseWithDependents({ ...aCase().on("2026-11-20").answers(answers).build(), dependents }).dependents.map(
    ({ type, childNumber }) => (type === "Child" ? `child ${childNumber}` : "spouse"),
  );

describe("adding somebody of whom the answers say no", () => {
  const cases: readonly (readonly [string, Answers, NewPerson, readonly string[], readonly string[]])[] = [
    [
      "no children",
      { hasAccompanyingChild: false },
      child,
      ["hasAccompanyingChild", "numberOfChildren", "accompanyingChildren"],
      ["child 1"],
    ],
    [
      "fewer children",
      { hasAccompanyingChild: true, numberOfChildren: 1, accompanyingChildren: [ada] },
      { ...child, childNumber: 2 },
      ["numberOfChildren", "accompanyingChildren"],
      ["child 1", "child 2"],
    ],
    [
      "a spouse who stays",
      { maritalStatus: "married", accompanyingSpouse: false },
      spouse,
      ["accompanyingSpouse"],
      ["spouse"],
    ],
    [
      "single",
      { maritalStatus: "single", accompanyingSpouse: false },
      spouse,
      ["maritalStatus", "accompanyingSpouse"],
      ["spouse"],
    ],
  ];
  it.each(cases)("%s", (_, answers, person, changed, there) => {
    const changes = answersToAdd({ answers }, person);
    expect(keys(changes)).toEqual(changed);
    expect(people(after(answers, changes))).toEqual(there);
  });

  it("keeps the children of an earlier answer: nothing is lost", () => {
    const answers = { hasAccompanyingChild: false, numberOfChildren: 1, accompanyingChildren: [ada] } as const;
    const changes = answersToAdd({ answers }, { ...child, birthday: "2020-02-02" });
    expect(after(answers, changes).accompanyingChildren).toMatchObject([
      ada,
      { childNumber: 2, dateOfBirth: "2020-02-02" },
    ]);
  });

  it("changes no answer beside the most children that are asked about", () => {
    const rows = [1, 2, 3, 4, 5].map((childNumber) => ({ ...ada, childNumber }));
    const answers = { hasAccompanyingChild: true, numberOfChildren: 5, accompanyingChildren: rows } as const;
    expect(answersToAdd({ answers }, { ...child, childNumber: 6 })).toEqual([]);
  });

  it("needs no change where nothing was answered", () => {
    expect([answersToAdd({ answers: {} }, child), answersToAdd({ answers: {} }, spouse)]).toEqual([[], []]);
  });
});

describe("removing somebody of whom the answers say that they come", () => {
  it("a spouse", () => {
    const answers = { maritalStatus: "married", accompanyingSpouse: true } as const;
    const changes = answersToRemove({ answers }, [spouse]);
    expect(keys(changes)).toEqual(["accompanyingSpouse"]);
    expect(people(after(answers, changes), [{ id: "s", type: "Spouse", childNumber: null }])).toEqual([]);
  });

  it("one child of two, and both", () => {
    const answers = {
      hasAccompanyingChild: true,
      numberOfChildren: 2,
      accompanyingChildren: [ada, { ...ada, childNumber: 2 }],
    } as const;
    const there = [1, 2].map((childNumber) => ({ id: `c${childNumber}`, type: "Child" as const, childNumber }));
    const one = answersToRemove({ answers }, [{ type: "Child", childNumber: 2 }]);
    expect(people(after(answers, one), there)).toEqual(["child 1"]);
    expect(people(after(answers, answersToRemove({ answers }, there)), there)).toEqual([]);
  });

  it("nobody whom the answers do not name", () => {
    expect(answersToRemove({ answers: { hasAccompanyingChild: true } }, [{ type: "Child", childNumber: 1 }])).toEqual(
      [],
    );
  });
});
