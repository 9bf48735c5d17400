import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { isPerhapsAnotherPerson } from "@boreal/domain/questionnaire/family/samePerson";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeDependents, mayChangeVisaType } from "../../policies/dependents.ts";
import { factsOf } from "../../policies/facts.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { findDependent, lockDependents, rewriteDependent } from "../../store/cases/dependents.ts";
import { openDependent } from "../../store/cases/loadCaseFile.ts";
import { openCaseToWrite } from "../../store/cases/openedCases.ts";
import { isNotForThem } from "./visaTypeForThem.ts";
import { readDependentFields, type DependentFields } from "./dependentInput.ts";
import type { CommandDeps } from "../deps.ts";
import { isAgainstAnswers } from "../answers/followAnswers.ts";

/**
 * Changes a dependent; an empty result is the specification's "Error updating dependent". What was answered is
 * changed in its answer (ADR 0057). Name and birthday change together only of who is said to be the same person: files stay with whose
 * they are.
 */
export async function updateDependent(
  deps: CommandDeps,
  asker: Asker,
  input: DependentFields & { readonly id: string; readonly isSamePerson?: boolean | null | undefined },
): Promise<Dependent | null> {
  const found = await findDependent(deps.db, input.id);
  const row = found ? await readApplicationRow(deps.db, found.applicationId) : undefined;
  if (!found || !row || asker === null || !mayChangeDependents(asker, factsOf(row))) return null;
  const fields = readDependentFields(input, deps.today());
  if (!fields) return null;
  const key = await deps.personKey(row.owner_id);
  const opened = await openCaseToWrite(deps, row.id);
  const at = deps.now();
  const changed = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return null;
    const [now] = await lockDependents(tx, row.id, { id: found.id });
    if (!now) return null;
    const before = openDependent(row.id, { ...now, sealed: now.sealedDetails.toString("base64") }, key);
    const after: Dependent = { ...before, ...given(fields) };
    if (input.isSamePerson !== true && isPerhapsAnotherPerson(before, after)) return null;
    if (!opened || isAgainstAnswers(opened.caseFile, after, Object.keys(given(fields)))) return null;
    if (after.visaType !== before.visaType && isNotForThem(opened.caseFile, after)) return null;
    if (!mayChangeVisaType(asker, factsOf(row)) && (after.visaType ?? null) !== (before.visaType ?? null)) return null;
    await rewriteDependent(tx, row.id, after, key);
    const changes = Object.keys(given(fields)).toSorted();
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "dependentUpdated",
      subject: { dependentId: found.id, fields: changes },
      at,
    });
    return after;
  });
  if (changed) deps.publishChange({ applicationId: row.id, kind: "dependents", writer: deps.writer });
  return changed;
}

/** Only the values that the caller named. */
const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
