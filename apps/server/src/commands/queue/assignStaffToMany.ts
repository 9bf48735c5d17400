import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { Asker } from "../../policies/actor.ts";
import { isInScope, mayAssignAnywhere, mayAssignStaff, mayBeAssigned } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { runPrepared } from "../../database/prepared.ts";
import { auditParts } from "../../store/auditLog.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import { findRoles } from "../../store/profiles.ts";
import { assigned, notAssignable } from "../assignStaff.ts";
import { notFound, says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";
import { whyNot, whyNotNow } from "../refuse.ts";

/** As many as a page of the queue has. */
const most = 50;

export const isTooMany = (ids: readonly string[]): boolean => new Set(ids).size > most;

export const tooMany = says("tooManyCases", {
  en: `Choose at most ${most} cases at a time.`,
  fr: `Choisissez au plus ${most} dossiers à la fois.`,
});

export type Assigned = { readonly applicationIds: readonly string[]; readonly refusals: readonly PlacedRefusal[] };

export const noneAssigned = (refusal: PlacedRefusal): Assigned => ({ applicationIds: [], refusals: [refusal] });

/**
 * Gives a lawyer or paralegal several cases. What cannot be given is said case by case (`path` is its id) and holds up no other.
 * All in one statement with an entry in the log of each; doing it twice changes nothing.
 */
export async function assignStaffToMany(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationIds: readonly string[]; readonly staffId: string },
): Promise<Assigned> {
  if (asker === null || !mayAssignAnywhere(asker)) return noneAssigned(whyNot(asker));
  if (isTooMany(given.applicationIds)) return noneAssigned(tooMany);
  if (!mayBeAssigned(await findRoles(deps.db, given.staffId))) return noneAssigned(notAssignable);
  const { applicationIds, refusals } = await thoseToChange(deps, asker, given.applicationIds);
  const at = deps.now();
  const fresh = await deps.db.transaction(async (tx) => {
    const values = [applicationIds, given.staffId, at, asker.userId, String(at.getTime())];
    const written = await runPrepared<{ id: string }>(tx, "boreal.assignMany", assigning, values);
    // Whoever takes cases over by themselves knows it.
    if (given.staffId !== asker.userId) await tell(deps, tx, ...noticesOf(written, given.staffId, at));
    return written;
  });
  for (const { id } of fresh) deps.publishChange({ applicationId: id, kind: "status", writer: deps.writer });
  return { applicationIds, refusals };
}

/** Of these cases those whose people this person may change; why not the others. */
export async function thoseToChange(
  deps: CommandDeps,
  asker: NonNullable<Asker>,
  given: readonly string[],
): Promise<Assigned> {
  const ids = [...new Set(given)];
  const rows = new Map((await readApplicationRows(deps.db, ids)).map((row) => [row.id, row]));
  const refusals: PlacedRefusal[] = [];
  const applicationIds = ids.filter((id) => {
    const row = rows.get(id);
    const facts = row && factsOf(row);
    if (facts && mayAssignStaff(asker, facts)) return true;
    const because = facts && isInScope(asker, facts) ? whyNotNow(asker, facts, "assignStaff") : notFound;
    refusals.push({ ...because, path: id });
    return false;
  });
  return { applicationIds, refusals };
}

/** One for each case; of several, all lead to the list of one’s own cases, so that they are one mail. */
const noticesOf = (cases: readonly { readonly id: string }[], staffId: string, at: Date): readonly Notice[] =>
  cases.map(({ id }) => ({
    ...assigned(id, staffId, at),
    ...(cases.length > 1 ? { subject: { at: "/?tab=mine" } } : {}),
  }));

const assignedKind: CaseEventKind = "staffAssigned";

const assigning = `
  with fresh as (
    insert into boreal.assignment (application_id, staff_id, assigned_at)
    select id, $2, $3 from unnest($1::text[]) as id on conflict do nothing returning application_id
  ),
  audit_subject as (
    select application_id as chain_id, $4::text as actor_id, '${assignedKind}' as kind, $5::text as at, jsonb_build_object('staffId', $2::text) as subject from fresh
  ), ${auditParts}
  select fresh.application_id as id from fresh, (select count(*) from audit_entry) as written`;
