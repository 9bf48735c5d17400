import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { publishChange } from "../../jobs/changes.ts";
import { isStaff, type Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayChangeStatus } from "../../policies/lifecycle.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import {
  factsTakenBack,
  lastStatusChange,
  markUndone,
  openChange,
  readMovedFacts,
  writeStatus,
  type StatusChangeRow,
} from "../../store/cases/statusChanges.ts";
import { closeAllReopenedParts, reopenMovedParts } from "../../store/cases/reopenedParts.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotNow } from "../refuse.ts";
import { refusedStatus, type StatusOutcome } from "./changeStatus.ts";
import { leftTheHouse, nothingToUndo, notYours, startedAnother, statusMoved, tooLateToUndo } from "./statusRefusals.ts";
import { tellOfStatus } from "./tellOfStatus.ts";

const oneHour = 60 * 60 * 1000;

/** Why a change cannot be undone by this person now; undefined when it can. */
export function whyNotUndo(
  { madeBy, madeAt, transition }: Pick<StatusChangeRow, "madeBy" | "madeAt" | "transition">,
  userId: string,
  now: Date,
): PlacedRefusal | undefined {
  if (madeBy !== userId) return notYours;
  const definition = transitionById(transition);
  // What an administrator forced has no definition and no hour: it is set anew instead.
  if (definition === undefined || definition.leavesTheHouse) return leftTheHouse;
  if (definition.links) return startedAnother;
  return now.getTime() - madeAt.getTime() > oneHour ? tooLateToUndo : undefined;
}

/** Takes the last change back, within the hour, where nothing left the house. The case stands as it stood before, with the parts that were open, and with what was recorded anew since. */
export async function undoStatusChange(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly changeId: string },
): Promise<StatusOutcome> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return refusedStatus(notReady(asker) ?? notFound);
  const { row } = loaded;
  const facts = factsOf(row);
  if (!mayChangeStatus(asker, facts)) return refusedStatus(whyNotNow(asker, facts, "changeStatus"));
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return refusedStatus(statusMoved(row.status, isStaff(asker)));
    const last = await lastStatusChange(tx, row.id);
    if (last?.id !== given.changeId) return refusedStatus(nothingToUndo);
    const no = whyNotUndo(last, asker.userId, at);
    if (no) return refusedStatus(no);
    const details = openChange(key, last);
    const now = await readMovedFacts(tx, key, row.id);
    await markUndone(tx, last.id, asker.userId, at);
    await closeAllReopenedParts(tx, row.id, { by: asker.userId, at });
    await reopenMovedParts(tx, row.id, last.madeAt);
    await writeStatus(
      tx,
      { key, applicationId: row.id },
      { status: last.fromStatus, from: now, to: factsTakenBack(now, details) },
      new Date(details.before.statusUpdatedAt),
    );
    await tellOfStatus(deps, tx, { row, changeId: `undo ${last.id}`, actorId: asker.userId, kind: "caseMoved" });
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "statusChangeUndone",
      subject: { transition: last.transition, from: row.status, to: last.fromStatus },
      at,
    });
    return { applicationId: row.id, refusals: [], open: [], isReported: false };
  });
}
