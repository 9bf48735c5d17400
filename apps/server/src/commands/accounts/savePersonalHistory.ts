import { lifeHistory } from "@boreal/domain/forms/lifeHistory/lifeHistory";
import type { Asker } from "../../policies/actor.ts";
import { mayTellPersonalHistory } from "../../policies/administration.ts";
import { applicationsOf } from "../../store/cases/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import {
  readPersonalHistory,
  writePersonalHistory,
  type PersonalHistory,
} from "../../store/answers/personalHistory.ts";
import { decideEntries, sortedEntries, tooManyChanges, type Conflict } from "../fields/decideChanges.ts";
import type { CommandDeps, PlacedRefusal } from "../deps.ts";
import { entryRefusal } from "../forms/formValueChecks.ts";
import { whyNot } from "../refuse.ts";

/** More than the page has fields. */
const mostChanges = 100;

const tooMany = tooManyChanges(mostChanges);

/** A null value removes what was told. `baseVersion` is the version that the writer last saw, 0 for none. */
export type LifeChange = { readonly path: string; readonly value: unknown; readonly baseVersion?: number | undefined };

export type SavedLife = {
  readonly saved: readonly { readonly path: string; readonly version: number }[];
  readonly conflicts: readonly Conflict[];
  readonly refusals: readonly PlacedRefusal[];
};

/** Keeps what the asker tells of their own life. Each value is decided by itself: one wrong value never holds back the others. */
export async function savePersonalHistory(
  deps: CommandDeps,
  asker: Asker,
  { changes }: { readonly changes: readonly LifeChange[] },
): Promise<SavedLife> {
  const refuse = (...refusals: PlacedRefusal[]): SavedLife => ({ saved: [], conflicts: [], refusals });
  if (asker === null || !mayTellPersonalHistory(asker)) return refuse(whyNot(asker));
  if (changes.length > mostChanges) return refuse(tooMany);
  const { fitting, refusals } = sortedEntries(changes, "profile", (change) => entryRefusal(lifeHistory, change));
  if (fitting.length === 0) return refuse(...refusals);
  const { userId } = asker;
  const key = await deps.personKey(userId);
  const at = deps.now();
  const decided = await deps.db.transaction(async (tx) => {
    const stored = await readPersonalHistory(tx, userId, key, true);
    const outcome = decideEntries(new Map(Object.entries(stored)), fitting);
    if (outcome.write.length === 0) return outcome;
    const written: PersonalHistory = Object.fromEntries(
      outcome.write.map(({ path, value, version }) => [path, { value, version, enteredAt: at.toISOString() }]),
    );
    await writePersonalHistory(tx, userId, key, { ...stored, ...written });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "ownLifeSaved",
      subject: { userId, entries: Object.keys(written).length },
      at,
    });
    return outcome;
  });
  // Every form of every application of theirs may be filled in with it.
  if (decided.write.length > 0)
    for (const applicationId of await applicationsOf(deps.db, userId))
      deps.publishChange({ applicationId, kind: "forms" });
  return { saved: decided.saved, conflicts: decided.conflicts, refusals };
}
