import { randomUUID } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { eq } from "../../database/query.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepAccounts } from "../../policies/administration.ts";
import { endFactorReset, findOpenReset, insertFactorReset, lockFactorReset } from "../../store/factorResets.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readSeat } from "../../store/profiles.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { noAccount, notOneself } from "./accountRefusals.ts";
import { done, refused, type Done } from "./result.ts";

const openFor = 24 * 3600 * 1000;

const twoPeople: Refusal = {
  code: "anotherAdministrator",
  text: {
    en: "Another administrator must confirm this: not the one who asked, and not the person whose account it is.",
    fr: "Une autre personne de l’administration doit le confirmer\u00A0: ni celle qui l’a demandé, ni celle à qui appartient le compte.",
  },
};
const notOpen: Refusal = {
  code: "factorResetNotOpen",
  text: {
    en: "This request was already confirmed, or is older than 24 hours. Ask again if it is still needed.",
    fr: "Cette demande a déjà été confirmée, ou date de plus de 24 heures. Refaites-la si elle est encore nécessaire.",
  },
};

/** Asks to take a lost second factor away. Nothing happens until another administrator confirms it. */
export async function askFactorReset(
  deps: CommandDeps,
  asker: Asker,
  { userId }: { readonly userId: string },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  if (userId === asker.userId) return refused(notOneself);
  if (!(await readSeat(deps.db, userId))) return refused(noAccount);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const open = await findOpenReset(tx, userId);
    if (open && open.endsAt > at) return;
    if (open) await endFactorReset(tx, open.id, { by: null, at });
    const id = randomUUID();
    const endsAt = new Date(at.getTime() + openFor);
    await insertFactorReset(tx, { id, userId, askedBy: asker.userId, askedAt: at, endsAt });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "factorResetAsked",
      subject: { userId, resetId: id },
      at,
    });
  });
  return done;
}

/** Takes the second factor away, and passkeys with it, for whoever lost them. The person is told, and sets up a new one. */
export async function confirmFactorReset(
  deps: CommandDeps & Pick<AccountDeps, "keys" | "forgetSessions">,
  asker: Asker,
  { userId }: { readonly userId: string },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  const at = deps.now();
  const { user, twoFactor, passkey, session } = openAuthTables(deps.keys);
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const reset = await lockFactorReset(tx, userId);
    if (!reset || reset.endsAt <= at) return notOpen;
    if (reset.askedBy === asker.userId || reset.userId === asker.userId) return twoPeople;
    await endFactorReset(tx, reset.id, { by: asker.userId, at });
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
    await tx.delete(passkey).where(eq(passkey.userId, userId));
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
    await tx.delete(session).where(eq(session.userId, userId));
    await deps.queueMail(tx, { kind: "secondFactorRemoved", toUserId: userId, values: {} });
    const subject = { userId, resetId: reset.id, askedBy: reset.askedBy };
    await appendAudit(tx, { chainId: systemChain, actorId: asker.userId, kind: "factorResetConfirmed", subject, at });
    return undefined;
  });
  if (refusal) return refused(refusal);
  deps.forgetSessions(userId);
  return done;
}
