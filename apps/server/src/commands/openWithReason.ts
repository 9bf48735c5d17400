import { randomUUID } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../database/connect.ts";
import type { Asker } from "../policies/actor.ts";
import { isInScope } from "../policies/applications.ts";
import { mayBreakGlass } from "../policies/breakGlass.ts";
import { factsOf } from "../policies/facts.ts";
import { appendAudit } from "../store/auditLog.ts";
import { hasOpened, insertBreakGlass } from "../store/cases/breakGlass.ts";
import { lockApplication } from "../store/cases/applications.ts";
import { readApplicationRow } from "../store/cases/caseRow.ts";
import { holdsRole } from "../store/profiles.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { done, refused, type Done } from "./accounts/result.ts";
import { notAllowed, notFound, type CommandDeps } from "./deps.ts";
import { tell } from "./notices/tell.ts";
import { isLongerThan, oneLineOf } from "./personsWords.ts";
import { notReady } from "./refuse.ts";

const openFor = 60 * 60 * 1000;
const [shortest, longest] = [10, 500];

const noReason: Refusal = {
  code: "reasonMissing",
  text: {
    en: `Say why you must open this case, in ${shortest} to ${longest} characters. The applicant reads it.`,
    fr: `Dites pourquoi vous devez ouvrir ce dossier, en ${shortest} à ${longest} caractères. La personne qui présente la demande le lira.`,
  },
};

/**
 * Opens a case to the asker, of support, for an hour. The applicant and every administrator are told in the transaction that
 * opens it. While it is open, asking again changes nothing.
 */
export async function openWithReason(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly reason: string },
): Promise<Done> {
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return refused(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!mayBreakGlass(asker, facts))
    return refused(notReady(asker) ?? (isInScope(asker, facts) ? notAllowed : notFound));
  const reason = oneLineOf(given.reason);
  if (!isLongerThan(reason, shortest - 1) || isLongerThan(reason, longest)) return refused(noReason);
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  const endsAt = new Date(at.getTime() + openFor);
  const id = randomUUID();
  const isNew = await deps.db.transaction(async (tx) => {
    // One at a time: the second of two requests finds the case open.
    await lockApplication(tx, row.id, row.status, "alsoClosed");
    if (await hasOpened(tx, row.id, asker.userId)) return false;
    await insertBreakGlass(tx, key, {
      id,
      applicationId: row.id,
      staffId: asker.userId,
      reason,
      openedAt: at,
      endsAt,
    });
    await tellOf(deps, tx, { id, applicationId: row.id, ownerId: row.owner_id });
    const subject = { openingId: id, until: endsAt.toISOString() };
    await appendAudit(tx, { chainId: row.id, actorId: asker.userId, kind: "openedWithReason", subject, at });
    return true;
  });
  if (isNew) deps.publishChange({ applicationId: row.id, kind: "status", writer: deps.writer });
  return done;
}

/** The applicant, and everybody who looks after the installation. */
async function tellOf(
  deps: CommandDeps,
  tx: Transaction,
  { id, applicationId, ownerId }: { id: string; applicationId: string; ownerId: string },
): Promise<void> {
  const administrators = await tx.select({ userId: profileTable.userId }).from(profileTable).where(holdsRole("admin"));
  const about = { kind: "breakGlassUsed", key: id, applicationId } as const;
  await tell(deps, tx, ...[ownerId, ...administrators.map(({ userId }) => userId)].map((to) => ({ ...about, to })));
}
