import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayComment } from "../../../policies/letterComments.ts";
import { publishChange } from "../../../jobs/changes.ts";
import { appendAudit } from "../../../store/auditLog.ts";
import { writeResolved } from "../../../store/letters/letterComments.ts";
import type { CommandDeps, PlacedRefusal } from "../../deps.ts";
import { whyNotNow } from "../../refuse.ts";
import { findComment } from "./findComment.ts";

type Given = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly commentId: string;
  readonly isResolved: boolean;
};

/** Nothing is to be done about a comment any more, or something is after all. Twice is once. */
export async function resolveComment(
  deps: CommandDeps,
  asker: Asker,
  given: Given,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const of = await findComment(deps, asker, given);
  if ("refusals" in of) return of;
  const { found, comment } = of;
  const { loaded, content, actor } = found;
  const facts = factsOf(loaded.row);
  if (!mayComment(asker, facts, content.id)) return { refusals: [whyNotNow(asker, facts, "commentLetter")] };
  if ((comment.resolvedAt !== null) === given.isResolved) return { refusals: [] };
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await writeResolved(tx, comment.id, given.isResolved ? { by: actor.userId, at } : null);
    await publishChange(tx, {
      applicationId: loaded.row.id,
      kind: comment.isShared ? "letterComment" : "note",
      writer: deps.writer,
    });
    await appendAudit(tx, {
      chainId: loaded.row.id,
      actorId: actor.userId,
      kind: "letterCommentResolved",
      subject: { commentId: comment.id, isResolved: given.isResolved },
      at,
    });
  });
  return { refusals: [] };
}
