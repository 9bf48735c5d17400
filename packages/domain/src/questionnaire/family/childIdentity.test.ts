import { expect, it } from "vitest";
import { fc } from "../../../../../tests/running/properties.ts";
import { readerFor } from "../inUse.ts";
import { stepStates } from "../stepState.ts";
import { aCase } from "../../../test/caseBuilder.ts";
import { accompanyingChildren } from "./children.ts";
import { rowOfAnotherChild, withChildNumbers } from "./childIdentity.ts";

const day = "2011-03-02";
const child = (childNumber: number, birthday = day) => ({
  id: `child${childNumber}`,
  type: "Child" as const,
  childNumber,
  birthday,
});

const refusals = (caseFile: ReturnType<ReturnType<typeof aCase>["build"]>) =>
  stepStates(accompanyingChildren, readerFor(caseFile)).flatMap((state) =>
    state.refusals.map(({ path, refusal }) => `${path} ${refusal.code}`),
  );

it("a row without a number is the row that stood in its place; a new one has a number that nobody had", () => {
  const known = { dependents: [child(1), child(2)], formerDependents: [child(3)] };
  const stored = [{ childNumber: 1 }, { childNumber: 2 }];
  const sent = [{ dateOfBirth: day }, { dateOfBirth: day }, { dateOfBirth: day }];
  const numbered = withChildNumbers(sent, stored, known);
  expect(numbered.map(({ childNumber }) => childNumber)).toEqual([1, 2, 4]);
  expect(withChildNumbers(sent, numbered, known)).toEqual(numbered);
});

it("the number of who left comes back only with the row, or when somebody says that it is that child", () => {
  const known = { dependents: [child(1)], formerDependents: [child(2)] };
  const numbers = (row: { childNumber: number; sameChildAs?: string }, stored: readonly { childNumber: number }[]) =>
    withChildNumbers([{ childNumber: 1 }, row], stored, known).map(({ childNumber }) => childNumber);
  expect(numbers({ childNumber: 2 }, [{ childNumber: 1 }])).toEqual([1, 3]);
  expect(numbers({ childNumber: 2 }, [{ childNumber: 1 }, { childNumber: 2 }])).toEqual([1, 2]);
  expect(numbers({ childNumber: 2, sameChildAs: day }, [{ childNumber: 1 }])).toEqual([1, 2]);
});

it("the birthday of a sister typed into the row that is left is asked about, and taken once it is said to be the same child", () => {
  const rows = (sameChildAs?: string) => ({
    hasAccompanyingChild: true,
    numberOfChildren: 1,
    accompanyingChildren: [
      {
        childNumber: 1,
        dateOfBirth: "2015-09-30",
        accompanying: true,
        visaType: "Student" as const,
        ...(sameChildAs === undefined ? {} : { sameChildAs }),
      },
    ],
  });
  const two = (answers: ReturnType<typeof rows>) => ({
    ...aCase().answers(answers).build(),
    dependents: [child(1), child(2, "2015-09-30")],
  });
  expect(refusals(two(rows()))).toContain("answers.accompanyingChildren[0].dateOfBirth sameChild");
  expect(refusals(two(rows(day))).filter((one) => one.includes("sameChild"))).toEqual([]);
  expect(rowOfAnotherChild(rows().accompanyingChildren, 0, two(rows()))).toEqual({
    childNumber: 2,
    dateOfBirth: "2015-09-30",
  });
  expect(rowOfAnotherChild(rows().accompanyingChildren, 0, { dependents: [child(1)], formerDependents: [] })).toEqual({
    childNumber: 2,
    dateOfBirth: "2015-09-30",
  });
});

it("numbers are told apart, stay with their rows and are never those of somebody who left", () => {
  const rows = fc.array(
    fc.record(
      { childNumber: fc.integer({ min: 1, max: 6 }), dateOfBirth: fc.constant(day) },
      { requiredKeys: ["dateOfBirth"] },
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, rows, fc.uniqueArray(fc.integer({ min: 1, max: 6 })), (sent, before, gone) => {
      const known = {
        dependents: [1, 2, 3, 4, 5, 6].filter((number) => !gone.includes(number)).map((number) => child(number)),
        formerDependents: gone.map((number) => child(number)),
      };
      const stored = withChildNumbers(before, [], known);
      const numbered = withChildNumbers(sent, stored, known);
      const was = new Set(stored.map(({ childNumber }) => childNumber));
      for (const { childNumber } of numbered)
        expect(childNumber !== undefined && (!gone.includes(childNumber) || was.has(childNumber))).toBe(true);
      expect(withChildNumbers(sent, numbered, known)).toEqual(numbered);
    }),
  );
});
