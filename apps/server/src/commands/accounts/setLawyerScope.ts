import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepAccounts } from "../../policies/administration.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { lockSeat, rolesOf, writeLawyerScope } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { noAccount } from "./accountRefusals.ts";
import { done, refused, type Done } from "./result.ts";

const noScope: Refusal = {
  code: "scopeNotKnown",
  text: {
    en: "Choose whether this lawyer or paralegal sees all cases of the firm, or only those assigned.",
    fr: "Choisissez si cette personne du personnel juridique voit tous les dossiers du cabinet ou seulement ceux qui lui sont affectés.",
  },
};

/** Which cases a lawyer or paralegal sees: `firm` for all, `assigned` for those given to them. */
export async function setLawyerScope(
  deps: CommandDeps & Pick<AccountDeps, "forgetSessions">,
  asker: Asker,
  { userId, scope }: { readonly userId: string; readonly scope: string },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  if (scope !== "firm" && scope !== "assigned") return refused(noScope);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const seat = await lockSeat(tx, userId);
    if (!seat) return noAccount;
    if (!mayBeAssigned(rolesOf(seat))) return noScope;
    if ((seat.lawyerScope === "firm") === (scope === "firm")) return undefined;
    await writeLawyerScope(tx, userId, scope === "firm" ? "firm" : null);
    const subject = { userId, scope };
    await appendAudit(tx, { chainId: systemChain, actorId: asker.userId, kind: "lawyerScopeSet", subject, at });
    return undefined;
  });
  if (refusal) return refused(refusal);
  deps.forgetSessions(userId);
  return done;
}
