import type { Actor } from "../../policies/actor.ts";
import { isReady } from "../../policies/actor.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import {
  listApplicationRows,
  readApplicationRow,
  type ApplicationRow,
  type Listing,
} from "../../store/cases/caseRow.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";

const viewOf = (row: ApplicationRow): ApplicationView => ({ row, facts: factsOf(row) });

/** Where a person's applications can be at all; the policy then decides about each. */
function listingFor(actor: Actor): Listing | undefined {
  if (actor.role === "student") return { ownerId: actor.userId };
  if (actor.role === "admin" || actor.role === "support" || actor.lawyerScope === "firm") return "all";
  if (actor.role === "lawyer" || actor.role === "paralegal") return { staffId: actor.userId };
  if (actor.role === "agent") return actor.agentId ? { agentId: actor.agentId } : undefined;
  return actor.schoolId ? { schoolId: actor.schoolId } : undefined;
}

/** Own applications; for staff those in their scope, newest first. */
export async function seenApplications({ actor, deps }: GraphqlContext): Promise<ApplicationView[]> {
  const listing = actor && isReady(actor) ? listingFor(actor) : undefined;
  if (!listing) return [];
  return (await listApplicationRows(deps.db, listing))
    .map(viewOf)
    .filter(({ facts }) => maySeeApplication(actor, facts));
}

export async function seenApplication({ actor, deps }: GraphqlContext, id: string): Promise<ApplicationView | null> {
  if (!isReady(actor)) return null;
  const row = await readApplicationRow(deps.db, id);
  const view = row && viewOf(row);
  return view && maySeeApplication(actor, view.facts) ? view : null;
}

/** Those of one person that the reader may see, and all that person has. */
export async function seenApplicationsOf(
  { actor, deps }: GraphqlContext,
  ownerId: string,
): Promise<{ seen: ApplicationView[]; all: ApplicationView[] }> {
  const all = (await listApplicationRows(deps.db, { ownerId })).map(viewOf);
  return { all, seen: all.filter(({ facts }) => maySeeApplication(actor, facts)) };
}
