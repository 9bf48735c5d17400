import { byPerson } from "../../case/byPerson.ts";
import type { BilingualText } from "../../ui/language.tsx";
import type { Need } from "./useChangeStatus.ts";

type OfPerson = {
  readonly key: string;
  /** Null: of the whole case. */
  readonly person: string | null;
  readonly childNumber: number | null;
  readonly whose: BilingualText | null;
  readonly name: string | null;
  readonly points: readonly Need[];
};

/** Points that are open by whose they are: the whole case first, then each person as in every list of the case. */
export function needsByPerson(needs: readonly Need[]): readonly OfPerson[] {
  const groups = Map.groupBy(needs, ({ person, childNumber }) => `${person ?? ""} ${childNumber ?? ""}`);
  return [...groups]
    .map(([key, points]): OfPerson => {
      const [first] = points;
      const name = first?.person === "main" ? null : (first?.personName ?? null);
      const [person, childNumber, whose] = [first?.person ?? null, first?.childNumber ?? null, first?.whose ?? null];
      return { key, person, childNumber, whose, name, points };
    })
    .toSorted(byPerson);
}
