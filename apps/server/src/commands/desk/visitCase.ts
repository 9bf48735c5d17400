import { caseEventTopics } from "@boreal/domain/notices/caseEvents";
import type { Asker } from "../../policies/actor.ts";
import { mayVisitCase } from "../../policies/desk/visits.ts";
import { factsOf } from "../../policies/facts.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { listChangedSince, listPresent, writeVisit, type ChangedSince } from "../../store/desk/caseVisits.ts";
import type { CommandDeps } from "../deps.ts";

/** Whoever has not been heard of for so long has left, in milliseconds. Pages say every 15 seconds that they are there. */
const goneAfterMs = 45_000;

export type VisitedCase = {
  readonly others: readonly string[];
  /** Null on the first visit: there is nothing to compare with. */
  readonly since: Date | null;
  readonly changed: readonly ChangedSince[];
};

const kinds = Object.values(caseEventTopics).flatMap((topic) => [...topic.kinds]);

/**
 * Somebody of the team has a case open. It is kept in the database, so that it holds for every process (ADR 0155). Nothing of
 * the case changes, so it has no entry in its log. Undefined: it is none of theirs.
 */
export async function visitCase(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  applicationId: string,
): Promise<VisitedCase | undefined> {
  const row = asker && (await readApplicationRow(deps.db, applicationId));
  if (!row || !asker || !mayVisitCase(asker, factsOf(row))) return undefined;
  const { userId } = asker;
  const at = deps.now();
  const before = await writeVisit(deps.db, { applicationId, userId, at });
  const [others, changed] = await Promise.all([
    listPresent(deps.db, { applicationId, userId, since: new Date(at.getTime() - goneAfterMs) }),
    before === null ? [] : listChangedSince(deps.db, { applicationId, userId, position: before.position, kinds }),
  ]);
  return { others, since: before?.at ?? null, changed };
}
