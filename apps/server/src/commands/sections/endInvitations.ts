import type { Transaction } from "../../database/connect.ts";
import { mayNotUpload } from "../../files/checks/refusals.ts";
import { giverOf } from "../../policies/actor.ts";
import { closeUploadsOf } from "../../store/documents/documents.ts";
import { endSectionInvitations } from "../../store/sectionInvitations.ts";

/**
 * Ends invitations with all that was opened by them: the browsers of the guests, and files of theirs that are still on the way.
 * A guest of a moment ago adds nothing more, even if the last byte is just arriving.
 */
export async function endInvitations(
  tx: Transaction,
  which: Parameters<typeof endSectionInvitations>[1],
  at: Date,
): Promise<readonly string[]> {
  const ended = await endSectionInvitations(tx, which, at);
  await endUploadsOf(
    tx,
    ended.map((invitationId) => giverOf({ invitationId })),
  );
  return ended;
}

/** Uploads of these givers that are not finished are refused from now on; their bytes go with the next request or sweep. */
export async function endUploadsOf(tx: Transaction, givers: readonly string[]): Promise<void> {
  await closeUploadsOf(tx, givers, mayNotUpload().code);
}
