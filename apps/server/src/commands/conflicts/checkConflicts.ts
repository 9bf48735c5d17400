import { randomUUID } from "node:crypto";
import { peopleNamed, type PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { sql } from "../../database/query.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Keys, PersonKey } from "../../keys/personKeys.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayCheckConflicts } from "../../policies/desk/conflicts.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { insertConflictCheck, keptFindings, listConflictChecks } from "../../store/conflicts/conflictChecks.ts";
import { findPeople, type PersonFound } from "../../store/conflicts/peopleOfCases.ts";
import { passOverEvent } from "../../store/queue/caseSummaries.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { notDone, type ForApplication } from "../startApplication.ts";

/**
 * Whether the people of a case are in other cases of the firm (ADR 0351): looked up when the case begins, and again by whoever
 * wants to know. What is found decides nothing; a lawyer does.
 */

type WithKeys = { readonly keys: Pick<Keys, "systemKey"> };

/** Within the transaction: notes that it was checked, and what was found. */
export async function noteCheck(
  tx: Transaction,
  key: PersonKey,
  given: {
    readonly applicationId: string;
    readonly actorId: string;
    readonly at: Date;
    readonly searched: readonly PersonNamed[];
    readonly found: readonly PersonFound[];
  },
): Promise<void> {
  const { applicationId, actorId, at, searched, found } = given;
  const id = randomUUID();
  await insertConflictCheck(tx, key, {
    id,
    applicationId,
    checkedBy: actorId,
    at,
    findings: keptFindings(searched, found),
  });
  await publishChange(tx, { applicationId, kind: "note" });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId,
    kind: "conflictsChecked",
    subject: { checkId: id, searched: searched.length, found: found.length },
    at,
  });
}

/** Looks for everybody whom the case names now. */
export async function checkConflicts(
  deps: CommandDeps & WithKeys,
  asker: Asker,
  { applicationId }: { readonly applicationId: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, {
    may: mayCheckConflicts,
    change: "checkConflicts",
  });
  if ("refused" in found) return notDone(found.refused);
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) return notDone(notFound);
  const ownerId = found.row.owner_id;
  const searched = peopleNamed(loaded.caseFile);
  const people = await findPeople(withKeys(deps), searched, ownerId);
  const key = await deps.personKey(ownerId);
  await deps.db.transaction(async (tx) => {
    await noteCheck(tx, key, { applicationId, actorId: found.actorId, at: deps.now(), searched, found: people });
  });
  return { applicationId, refusals: [] };
}

type LookUp = Pick<CommandDeps, "db" | "personKey"> & WithKeys;

const withKeys = ({ db, personKey, keys }: LookUp) => ({ db, keys: { systemKey: keys.systemKey, personKey } });

/** The same of a name that has no case yet. */
export const findPeopleNamed = (deps: LookUp, searched: readonly PersonNamed[]): Promise<readonly PersonFound[]> =>
  findPeople(withKeys(deps), searched);

/** Cases that are older began when there was no such check; whoever wants one asks for it. */
const beginningMs = 24 * 3600 * 1000;

/** By itself, once the first names of a case are known, whoever began it and however; once. */
export async function checkAtBeginning(
  deps: LookUp & Pick<CommandDeps, "now">,
  row: { readonly id: string; readonly owner_id: string; readonly created_at: Date | string },
  { searched, madeAt }: { readonly searched: readonly PersonNamed[]; readonly madeAt: number },
): Promise<void> {
  const at = deps.now();
  if (searched.length === 0 || at.getTime() - new Date(row.created_at).getTime() > beginningMs) return;
  const isChecked = async (db: Queryable) => (await listConflictChecks(db, row.id)).length > 0;
  if (await isChecked(deps.db)) return;
  const found = await findPeople(withKeys(deps), searched, row.owner_id);
  const key = await deps.personKey(row.owner_id);
  await deps.db.transaction(async (tx) => {
    // Of two processes that sum up the case at once, one is first.
    await tx.execute(sql`select from boreal.application where id = ${row.id} for no key update`);
    if (await isChecked(tx)) return;
    await noteCheck(tx, key, { applicationId: row.id, actorId: systemActor, at, searched, found });
    await passOverEvent(tx, row.id, madeAt);
  });
}
