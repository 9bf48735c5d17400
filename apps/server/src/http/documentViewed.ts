import type { FoundFile, FileDeps } from "../commands/documents/fileDeps.ts";
import { lookNotes, type HandedOutKind, type Logged } from "../commands/handedOut.ts";
import type { Asker } from "../policies/actor.ts";

type NoteViewing = (
  asker: NonNullable<Asker>,
  found: FoundFile,
  kind?: Extract<HandedOutKind, "documentViewed" | "documentPictureSeen">,
) => Promise<Logged>;

/**
 * Reading of a document is logged (docs/facts/roles.md section 3, number 6), its owner's own as well: only so does the log
 * show what somebody did in a session that was not theirs. Once for a look, however many pieces it is asked in.
 */
export function viewingNotes(deps: FileDeps): NoteViewing {
  const note = lookNotes(deps);
  return async (asker, { row }, kind = "documentViewed") =>
    await note(`${kind} ${row.id} ${asker.userId} ${asker.sessionId ?? ""}`, {
      applicationId: row.applicationId,
      actorId: asker.userId,
      kind,
      subject: { fileId: row.id },
    });
}
