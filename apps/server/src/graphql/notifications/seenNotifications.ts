import { maySeeApplication } from "../../policies/applications.ts";
import { mayKnow } from "../../policies/documents.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { mayReadNotifications } from "../../policies/students.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { listNotifications, type NotificationRow } from "../../store/notifications.ts";
import type { GraphqlContext } from "../context.ts";

type Reader = Pick<GraphqlContext, "actor" | "deps" | "openCase">;

/** One's own notifications; those of a file that was erased, is set aside, or is no longer for this person are not shown. */
export async function seenNotifications(reader: Reader): Promise<NotificationRow[]> {
  const { actor, deps } = reader;
  if (actor === null || !mayReadNotifications(actor)) return [];
  const rows = await listNotifications(deps.db, actor.userId);
  const seen = await Promise.all(rows.map((row) => isSeen(reader, row)));
  return rows.filter((_, at) => seen[at]);
}

async function isSeen(
  { actor, deps, openCase }: Reader,
  { applicationId, subject }: NotificationRow,
): Promise<boolean> {
  if (applicationId === null || subject.fileId === undefined) return true;
  const [open, row] = await Promise.all([openCase(applicationId), readDocumentFile(deps.db, subject.fileId)]);
  if (!open || !row || !maySeeApplication(actor, open.facts)) return false;
  return mayKnow(actor, open.facts, fileFacts(open.loaded, row));
}
