import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { Asker } from "../../policies/actor.ts";
import { mayAssignAnywhere } from "../../policies/applications.ts";
import { runPrepared } from "../../database/prepared.ts";
import { auditParts } from "../../store/auditLog.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { whyNot } from "../refuse.ts";
import { isTooMany, noneAssigned, thoseToChange, tooMany, type Assigned } from "./assignStaffToMany.ts";

/**
 * Takes somebody off several cases. Whoever was not on a case is off it already, so doing it twice changes nothing; the account
 * may have ended meanwhile. All in one statement with an entry in the log of each.
 */
export async function unassignStaffFromMany(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationIds: readonly string[]; readonly staffId: string },
): Promise<Assigned> {
  if (asker === null || !mayAssignAnywhere(asker)) return noneAssigned(whyNot(asker));
  if (isTooMany(given.applicationIds)) return noneAssigned(tooMany);
  const { applicationIds, refusals } = await thoseToChange(deps, asker, given.applicationIds);
  const at = deps.now();
  const freed = await deps.db.transaction(async (tx) => {
    const values = [applicationIds, given.staffId, asker.userId, String(at.getTime())];
    const written = await runPrepared<{ id: string }>(tx, "boreal.unassignMany", unassigning, values);
    // Whoever takes themselves off knows it. All of them lead to the list of one’s own cases, so that they are one mail.
    if (given.staffId !== asker.userId)
      await tell(
        deps,
        tx,
        ...written.map(({ id }) => ({
          kind: "caseUnassigned" as const,
          to: given.staffId,
          key: `${id} ${at.toISOString()}`,
          applicationId: id,
        })),
      );
    return written;
  });
  for (const { id } of freed) deps.publishChange({ applicationId: id, kind: "status", writer: deps.writer });
  return { applicationIds, refusals };
}

const unassignedKind: CaseEventKind = "staffUnassigned";

const unassigning = `
  with freed as (
    delete from boreal.assignment where application_id = any($1::text[]) and staff_id = $2 returning application_id
  ),
  audit_subject as (
    select application_id as chain_id, $3::text as actor_id, '${unassignedKind}' as kind, $4::text as at, jsonb_build_object('staffId', $2::text) as subject from freed
  ), ${auditParts}
  select freed.application_id as id from freed, (select count(*) from audit_entry) as written`;
