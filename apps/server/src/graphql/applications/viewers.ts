import { readStaffSeats } from "../../accounts/people.ts";
import { mayReadReasons } from "../../policies/assessment.ts";
import { sightOf } from "../../policies/viewers.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import type { ViewerView } from "../refs.ts";

const order: readonly ViewerView["sees"][] = ["everything", "part", "someDocuments", "documentList", "exists"];

/** Who sees what of a case besides the applicant, for those who may know the whole case. */
export async function viewersOf(
  { facts }: ApplicationView,
  { actor, deps }: GraphqlContext,
): Promise<readonly ViewerView[]> {
  if (!mayReadReasons(actor, facts)) return [];
  const seats = await readStaffSeats(deps.db, deps.keys);
  return seats
    .flatMap((seat): ViewerView[] => {
      // Of several roles, the first as which they have to do with the case.
      const [role] = seat.roles.filter((one) => sightOf({ ...seat, role: one }, facts) !== undefined);
      const sees = role && sightOf({ ...seat, role }, facts);
      if (role === undefined || sees === undefined) return [];
      const name = `${seat.firstName} ${seat.lastName}`.trim();
      return [{ role, name: name === "" || (sees !== "everything" && sees !== "part") ? null : name, sees }];
    })
    .toSorted((one, other) => order.indexOf(one.sees) - order.indexOf(other.sees));
}
