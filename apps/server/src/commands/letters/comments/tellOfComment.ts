import { letterOfKey } from "@boreal/domain/caseFile/letterValues";
import { letterOf } from "@boreal/domain/letters/letters";
import type { Transaction } from "../../../database/connect.ts";
import { publishChange } from "../../../jobs/changes.ts";
import { isStaff } from "../../../policies/actor.ts";
import type { CommentRow } from "../../../store/letters/letterComments.ts";
import { hiddenLetter } from "../../../store/letters/hiddenLetter.ts";
import { teamOf } from "../../../store/profiles.ts";
import type { PersonKey } from "../../../keys/personKeys.ts";
import type { CommandDeps } from "../../deps.ts";
import { tell } from "../../notices/tell.ts";
import type { FoundLetter } from "../findLetter.ts";

type Told = {
  readonly found: FoundLetter;
  readonly key: PersonKey;
  readonly comment: Pick<CommentRow, "isShared" | "writtenBy">;
  /** What was written: an id. */
  readonly cause: string;
};

/** Of a letter about a child, the one of that child. */
const pageOf = (applicationId: string, { key, person }: FoundLetter): string => {
  const child = person.role === "child" ? `&child=${person.childNumber}` : "";
  return `${letterOf(letterOfKey(key))?.href ?? ""}?application=${applicationId}${child}`;
};

/**
 * Tells the other side, and open pages. The applicant is told once a day of each letter: who comments on a letter does so in
 * several places. Nothing of what stays in the team is told outside it.
 */
export async function tellOfComment(
  deps: CommandDeps,
  tx: Transaction,
  { found, key, comment, cause }: Told,
): Promise<void> {
  const { loaded, actor, key: letter } = found;
  const { id: applicationId, owner_id } = loaded.row;
  const { isShared } = comment;
  const subject = { at: pageOf(applicationId, found) };
  if (isShared && isStaff(actor)) {
    const once = `${hiddenLetter(key, applicationId, letter)} ${deps.today()}`;
    await tell(deps, tx, { kind: "letterCommented", to: owner_id, key: once, applicationId, subject });
  } else if (isShared) {
    const team = await teamOf(tx, loaded.row);
    const waiting = team.includes(comment.writtenBy) ? [comment.writtenBy] : team;
    await tell(
      deps,
      tx,
      ...waiting.map((to) => ({ kind: "letterCommentAnswered", to, key: cause, applicationId, subject }) as const),
    );
  }
  await publishChange(tx, { applicationId, kind: isShared ? "letterComment" : "note", writer: deps.writer });
}
