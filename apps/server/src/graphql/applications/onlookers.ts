import { readStaffSeats } from "../../accounts/people.ts";
import { mayReadReasons } from "../../policies/assessment.ts";
import { sightOf } from "../../policies/onlookers.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import type { OnlookerView } from "../refs.ts";

const order: readonly OnlookerView["sees"][] = ["everything", "part", "someDocuments", "documentList", "exists"];

/** Who sees what of a case besides the applicant, for those who may know the whole case. */
export async function onlookersOf(
  { facts }: ApplicationView,
  { actor, deps }: GraphqlContext,
): Promise<readonly OnlookerView[]> {
  if (!mayReadReasons(actor, facts)) return [];
  const seats = await readStaffSeats(deps.db, deps.keys);
  return seats
    .flatMap((seat): OnlookerView[] => {
      const sees = sightOf(seat, facts);
      if (sees === undefined) return [];
      const name = `${seat.firstName} ${seat.lastName}`.trim();
      return [{ role: seat.role, name: name === "" || (sees !== "everything" && sees !== "part") ? null : name, sees }];
    })
    .toSorted((one, other) => order.indexOf(one.sees) - order.indexOf(other.sees));
}
