import type { BilingualText } from "../../ui/language.tsx";
import type { Need } from "./useChangeStatus.ts";

type OfPerson = {
  readonly key: string;
  /** Null: of the whole case. */
  readonly person: string | null;
  readonly whose: BilingualText | null;
  readonly name: string | null;
  readonly points: readonly Need[];
};

/** Points that are open by whose they are: the whole case first, then each person in the order in which they are met. */
export function needsByPerson(needs: readonly Need[]): readonly OfPerson[] {
  const groups = Map.groupBy(needs, ({ person, childNumber }) => `${person ?? ""} ${childNumber ?? ""}`);
  return [...groups]
    .map(([key, points]): OfPerson => {
      const [first] = points;
      const name = first?.person === "main" ? null : (first?.personName ?? null);
      return { key, person: first?.person ?? null, whose: first?.whose ?? null, name, points };
    })
    .toSorted((one, other) => Number(one.person !== null) - Number(other.person !== null));
}
