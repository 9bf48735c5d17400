import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { isProven, type Asker } from "../../policies/actor.ts";
import { mayKeepAccounts } from "../../policies/administration.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { countAssignments } from "../../store/cases/applications.ts";
import { isAdministrator, lockSeat, lockSeats, readSeat, rolesOf, writeDisabled } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { identityNotConfirmed, notAllowed } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { endWhatWasGiven } from "./endWhatWasGiven.ts";
import { casesLeft, noAccount, noLegalStaff, notOneself } from "./accountRefusals.ts";
import { done, refused, type Done } from "./result.ts";
import { handOver } from "./transferCases.ts";

type Deps = CommandDeps & Pick<AccountDeps, "keys" | "forgetSessions">;

/** Ends an account: its sessions and open links end with it, and its cases go to somebody else. Nothing of it is erased. */
export async function disableAccount(
  deps: Deps,
  asker: Asker,
  { userId, toUserId }: { readonly userId: string; readonly toUserId: string | null },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  if (!isProven(asker, deps.now())) return refused(identityNotConfirmed);
  // So there is always an administrator left: whoever does it.
  if (userId === asker.userId) return refused(notOneself);
  const to = toUserId === null ? undefined : await readSeat(deps.db, toUserId);
  if (toUserId !== null && (!to || to.disabledAt !== null || !mayBeAssigned(rolesOf(to)) || toUserId === userId))
    return refused(noLegalStaff);
  const at = deps.now();
  const result = await deps.db.transaction(async (tx): Promise<Refusal | readonly string[]> => {
    const seats = await lockSeats(tx, asker.userId, userId);
    const seat = seats.get(userId);
    if (!seat) return noAccount;
    // Two administrators who end each other’s accounts at once: the second account is ended already.
    if (!isAdministrator(seats.get(asker.userId))) return notAllowed;
    if (toUserId === null && (await countAssignments(tx, userId)) > 0) return casesLeft;
    const by = asker.userId;
    const moved = toUserId === null ? [] : await handOver(tx, { userId, toUserId, by, at });
    if (seat.disabledAt !== null) return moved;
    await writeDisabled(tx, userId, at);
    await endWhatWasGiven(tx, deps.keys, { userId, by, at });
    await appendAudit(tx, { chainId: systemChain, actorId: by, kind: "accountDisabled", subject: { userId }, at });
    return moved;
  });
  if ("code" in result) return refused(result);
  deps.forgetSessions(userId);
  // Wakes the streams of the person, which ask who is there, and end.
  deps.publishChange({ applicationId: "", kind: "notification", userId });
  for (const applicationId of result) deps.publishChange({ applicationId, kind: "status", writer: deps.writer });
  return done;
}

/** Opens an ended account again. Its cases stay with who has them now. */
export async function enableAccount(deps: Deps, asker: Asker, { userId }: { readonly userId: string }): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const seat = await lockSeat(tx, userId);
    if (!seat) return refused(noAccount);
    if (seat.disabledAt === null) return done;
    await writeDisabled(tx, userId, null);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "accountEnabled",
      subject: { userId },
      at,
    });
    return done;
  });
}
