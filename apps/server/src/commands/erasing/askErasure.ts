import { randomUUID } from "node:crypto";
import { erasureUndoDays, isErasureReason } from "@boreal/domain/office/caseErasure";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { isProven, type Asker } from "../../policies/actor.ts";
import { mayAskErasure, mayConfirmErasure, mayUndoErasure } from "../../policies/desk/erasures.ts";
import { appendAudit, type AuditSubject } from "../../store/auditLog.ts";
import { confirmErasureRow, insertErasure, lockOpenErasure, undoErasureRow } from "../../store/erasing/caseErasures.ts";
import { findHold } from "../../store/erasing/legalHolds.ts";
import { lockClosedApplication } from "../../store/cases/applications.ts";
import { teamOf } from "../../store/profiles.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { applicationLocked, identityNotConfirmed, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import type { ForApplication } from "../startApplication.ts";
import {
  askedAlready,
  closeFirst,
  confirmedAlready,
  isHeld,
  notAsked,
  reasonNeeded,
  twoPeople,
} from "./erasureRefusals.ts";

const no = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });
const done = (applicationId: string): ForApplication => ({ applicationId, refusals: [] });
/** Only the firm’s own closing stands against it: then what to do first. */
const saidOf = (refusal: PlacedRefusal): PlacedRefusal =>
  refusal.code === applicationLocked.code ? closeFirst : refusal;

type Given = { readonly applicationId: string };

/** Asks to erase a closed case. Nothing happens before somebody else confirms it. */
export async function askErasure(
  deps: CommandDeps,
  asker: Asker,
  given: Given & { readonly reason: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, { may: mayAskErasure, change: "askErasure" });
  if ("refused" in found) return no(saidOf(found.refused));
  const { row, actorId } = found;
  const { reason } = given;
  if (!isErasureReason(reason)) return no(reasonNeeded);
  const [id, at] = [randomUUID(), deps.now()];
  return await deps.db.transaction(async (tx) => {
    if (!(await lockClosedApplication(tx, row.id))) return no(closeFirst);
    if (await findHold(tx, row.id)) return no(isHeld);
    const asked = { id, applicationId: row.id, type: row.type, reason, askedBy: actorId, askedAt: at };
    if (!(await insertErasure(tx, asked))) return no(askedAlready);
    const readers = (await teamOf(tx, row)).filter((to) => to !== actorId);
    await tell(
      deps,
      tx,
      ...readers.map((to) => ({ kind: "erasureAsked", to, key: id, applicationId: row.id }) as const),
    );
    await note(deps, tx, { applicationId: row.id, actorId, kind: "erasureAsked", subject: { erasureId: id, reason } });
    return done(row.id);
  });
}

/** Confirms what somebody else asked for: from now on the days run in which either of the two, or anybody of the team, undoes it. */
export async function confirmErasure(deps: CommandDeps, asker: Asker, given: Given): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, {
    may: mayConfirmErasure,
    change: "confirmErasure",
  });
  if ("refused" in found) return no(saidOf(found.refused));
  if (!isProven(asker, deps.now())) return no(identityNotConfirmed);
  const { row, actorId } = found;
  const at = deps.now();
  const erasesAt = new Date(at.getTime() + erasureUndoDays * 86_400_000);
  return await deps.db.transaction(async (tx) => {
    if (!(await lockClosedApplication(tx, row.id))) return no(closeFirst);
    const erasure = await lockOpenErasure(tx, row.id);
    if (!erasure) return no(notAsked);
    if (erasure.askedBy === actorId) return no(twoPeople);
    if (erasure.confirmedAt !== null) return no(confirmedAlready);
    if (await findHold(tx, row.id)) return no(isHeld);
    await confirmErasureRow(tx, erasure.id, { by: actorId, at, erasesAt });
    await tell(deps, tx, { kind: "erasurePlanned", to: row.owner_id, key: erasure.id, applicationId: row.id });
    const subject = { erasureId: erasure.id, askedBy: erasure.askedBy, erasesAt: erasesAt.toISOString() };
    await note(deps, tx, { applicationId: row.id, actorId, kind: "erasureConfirmed", subject });
    return done(row.id);
  });
}

/** Takes it back, before it is confirmed and in the days after. */
export async function undoErasure(deps: CommandDeps, asker: Asker, given: Given): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, {
    may: mayUndoErasure,
    change: "undoErasure",
  });
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  return await deps.db.transaction(async (tx) => {
    const erasure = await lockOpenErasure(tx, row.id);
    if (!erasure) return no(notAsked);
    await undoErasureRow(tx, erasure.id, { by: actorId, at: deps.now() });
    if (erasure.confirmedAt !== null)
      await tell(deps, tx, { kind: "erasureUndone", to: row.owner_id, key: erasure.id, applicationId: row.id });
    await note(deps, tx, { applicationId: row.id, actorId, kind: "erasureUndone", subject: { erasureId: erasure.id } });
    return done(row.id);
  });
}

/** Open pages hear of it, and the log has it; last in its transaction. */
export async function note(
  deps: CommandDeps,
  tx: Transaction,
  {
    applicationId,
    ...entry
  }: Given & { readonly actorId: string; readonly kind: CaseEventKind; readonly subject: AuditSubject },
): Promise<void> {
  await publishChange(tx, { applicationId, kind: "status", writer: deps.writer });
  await appendAudit(tx, { chainId: applicationId, at: deps.now(), ...entry });
}
