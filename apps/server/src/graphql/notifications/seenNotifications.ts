import { isStaff } from "../../policies/actor.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { mayKnow } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { mayReadNotifications } from "../../policies/students.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { listNotifications, type NotificationRow } from "../../store/notifications.ts";
import type { GraphqlContext } from "../context.ts";
import { fullName } from "../fullName.ts";

/** `about`: whose case it is, for those who work on many. */
export type NotificationView = NotificationRow & { readonly about?: string | null };

type Reader = Pick<GraphqlContext, "actor" | "deps" | "openCase">;

/** One's own notifications; those of a file that was erased, is set aside, or is no longer for this person are not shown. */
export async function seenNotifications(reader: Reader): Promise<NotificationView[]> {
  const { actor, deps } = reader;
  if (actor === null || !mayReadNotifications(actor)) return [];
  const rows = await listNotifications(deps.db, actor.userId);
  const [seen, cases] = await Promise.all([Promise.all(rows.map((row) => isSeen(reader, row))), casesOf(reader, rows)]);
  return rows.filter((_, at) => seen[at]).map((row) => ({ ...row, about: cases.get(row.applicationId ?? "") ?? null }));
}

/** Of those who work on many cases: whose each case is, and its number; two questions for all of them together. */
async function casesOf(
  { actor, deps }: Reader,
  told: readonly NotificationRow[],
): Promise<ReadonlyMap<string, string>> {
  if (actor === null || !isStaff(actor)) return new Map();
  const ids = [...new Set(told.flatMap(({ applicationId }) => (applicationId === null ? [] : [applicationId])))];
  const rows = (await readApplicationRows(deps.db, ids)).filter((row) => maySeeApplication(actor, factsOf(row)));
  const names = await deps.names(rows.map(({ owner_id }) => owner_id));
  return new Map(
    rows.map((row) => {
      const parts = [fullName(names.get(row.owner_id)), row.matter_number];
      return [row.id, parts.filter((part) => part !== null).join(" · ")];
    }),
  );
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
