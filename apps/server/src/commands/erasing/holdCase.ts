import { randomUUID } from "node:crypto";
import { longestHoldReason } from "@boreal/domain/office/caseErasure";
import type { Asker } from "../../policies/actor.ts";
import { mayHoldCase } from "../../policies/desk/erasures.ts";
import { insertHold, liftHoldOf } from "../../store/erasing/legalHolds.ts";
import { findCaseForChange } from "../caseForChange.ts";
import type { CommandDeps, PlacedRefusal } from "../deps.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import type { ForApplication } from "../startApplication.ts";
import { note } from "./askErasure.ts";
import { heldAlready, holdReasonNeeded, holdReasonTooLong, notHeld } from "./erasureRefusals.ts";

const no = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });

/** Keeps a case from being erased, whoever asks for it and whatever the firm keeps cases for. */
export async function holdCase(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly reason: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, { may: mayHoldCase, change: "holdCase" });
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  const reason = severalLinesOf(given.reason);
  if (reason === "") return no(holdReasonNeeded);
  if (isLongerThan(reason, longestHoldReason)) return no(holdReasonTooLong);
  const key = await deps.personKey(row.owner_id);
  const [id, at] = [randomUUID(), deps.now()];
  return await deps.db.transaction(async (tx) => {
    if (!(await insertHold(tx, key, { id, applicationId: row.id, reason, by: actorId, at }))) return no(heldAlready);
    await note(deps, tx, { applicationId: row.id, actorId, kind: "caseHeld", subject: { holdId: id } });
    return { applicationId: row.id, refusals: [] };
  });
}

export async function liftHold(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, { may: mayHoldCase, change: "holdCase" });
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  return await deps.db.transaction(async (tx) => {
    const hold = await liftHoldOf(tx, row.id, { by: actorId, at: deps.now() });
    if (!hold) return no(notHeld);
    await note(deps, tx, { applicationId: row.id, actorId, kind: "holdLifted", subject: { holdId: hold.id } });
    return { applicationId: row.id, refusals: [] };
  });
}
