import { type Cad, cents, dollars } from "../../kernel/money.ts";

/** An amount by the number of persons: the first is for one person, the seventh for seven, then so much for each more. */
export type HouseholdAmounts = {
  readonly forPersons: readonly [Cad, Cad, Cad, Cad, Cad, Cad, Cad];
  readonly eachMore: Cad;
};

type Seven = readonly [number, number, number, number, number, number, number];

/** Amounts as they are published, in dollars. */
export function householdAmounts([one, two, three, four, five, six, seven]: Seven, eachMore: number): HouseholdAmounts {
  return {
    forPersons: [
      dollars(one),
      dollars(two),
      dollars(three),
      dollars(four),
      dollars(five),
      dollars(six),
      dollars(seven),
    ],
    eachMore: dollars(eachMore),
  };
}

/** The amount for so many persons: of its own step, or the last step and so much for each more. */
export function forPersons({ forPersons: steps, eachMore }: HouseholdAmounts, persons: number): Cad {
  const more = Math.max(0, persons - steps.length);
  return cents((steps[Math.min(persons, steps.length) - 1] ?? 0) + more * eachMore);
}
