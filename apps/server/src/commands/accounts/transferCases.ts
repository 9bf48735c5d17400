import type { Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepAccounts } from "../../policies/administration.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { takeAssignments } from "../../store/cases/applications.ts";
import { readSeat, rolesOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { noAccount, noLegalStaff } from "./accountRefusals.ts";
import { done, refused, type Done } from "./result.ts";

/** Gives all cases of one member of staff to another. */
export async function transferCases(
  deps: CommandDeps,
  asker: Asker,
  { userId, toUserId }: { readonly userId: string; readonly toUserId: string },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  if (!(await readSeat(deps.db, userId))) return refused(noAccount);
  const to = await readSeat(deps.db, toUserId);
  if (!to || to.disabledAt !== null || !mayBeAssigned(rolesOf(to)) || toUserId === userId) return refused(noLegalStaff);
  const by = asker.userId;
  const moved = await deps.db.transaction(async (tx) => await handOver(tx, { userId, toUserId, by, at: deps.now() }));
  for (const applicationId of moved) deps.publishChange({ applicationId, kind: "status", writer: deps.writer });
  return done;
}

/** Within a transaction: moves the cases, each noted in its own chain; answers which they were. */
export async function handOver(
  tx: Transaction,
  { userId, toUserId, by, at }: { userId: string; toUserId: string; by: string; at: Date },
): Promise<readonly string[]> {
  const moved = await takeAssignments(tx, { userId, toUserId, at });
  for (const chainId of moved)
    await appendAudit(tx, {
      chainId,
      actorId: by,
      kind: "caseTransferred",
      subject: { from: userId, to: toUserId },
      at,
    });
  return moved;
}
