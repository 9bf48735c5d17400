import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { statusesOf } from "@boreal/domain/lifecycle/transitions";
import { isProven, isStaff, type Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayForceStatus } from "../../policies/lifecycle.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { findChangeOfRequest } from "../../store/cases/statusChanges.ts";
import { identityNotConfirmed, notFound, type CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { isLongerThan } from "../personsWords.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { auditMove, longestStatusReason, refusedStatus, writeMove, type StatusOutcome } from "./changeStatus.ts";
import {
  forcingNeedsReason,
  noRequestId,
  reasonTooLong,
  requestOfAnotherChange,
  statusIsSet,
  statusMoved,
  statusNotOfType,
} from "./statusRefusals.ts";

/** An administrator sets any status of the type, with a reason that stays. Facts that came with changes stay as they are. */
export async function forceStatus(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    readonly requestId: string;
  },
): Promise<StatusOutcome> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return refusedStatus(notReady(asker) ?? notFound);
  const { row } = loaded;
  const facts = factsOf(row);
  if (!mayForceStatus(asker, facts)) return refusedStatus(whyNotInCase(asker, facts, "forceStatus"));
  if (!isProven(asker, deps.now())) return refusedStatus(identityNotConfirmed);
  const reason = given.reason.trim();
  if (given.requestId === "" || given.requestId.length > 100) return refusedStatus(noRequestId);
  if (reason === "") return refusedStatus(forcingNeedsReason);
  if (isLongerThan(reason, longestStatusReason)) return refusedStatus({ ...reasonTooLong, path: "reason" });
  const to = applicationStatuses.find((status) => status === given.to);
  if (to === undefined || !statusesOf(row.type).includes(to)) return refusedStatus(statusNotOfType);
  const done: StatusOutcome = { applicationId: row.id, refusals: [], open: [], isReported: false };
  const known = await findChangeOfRequest(deps.db, row.id, given.requestId);
  if (known)
    return known.transition === "forced" && known.toStatus === to ? done : refusedStatus(requestOfAnotherChange);
  // Pressed again on another page, or by somebody else: the first time counts, and nothing more is written.
  if (to === row.status) return refusedStatus(statusIsSet);
  if (row.status !== given.from) return refusedStatus(statusMoved(row.status, isStaff(asker)));
  const at = deps.now();
  const move = {
    loaded,
    actorId: asker.userId,
    wanted: { actor: "admin" as const, entered: {}, confirmed: [], reason },
    requestId: given.requestId,
    after: { ...loaded.whole.application, status: to },
    at,
    kind: "forced",
  };
  const isHeld = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status)))
      return (await findChangeOfRequest(tx, row.id, given.requestId))?.toStatus === to;
    await writeMove(deps, tx, move);
    await auditMove(tx, move);
    return true;
  });
  return isHeld ? done : refusedStatus(statusMoved(row.status, isStaff(asker)));
}
