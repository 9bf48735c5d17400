import { and, desc, eq, inArray, lt, or } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import type { AuditSubject } from "./auditLog.ts";
import { auditEventTable } from "./tables/audit.ts";
import { documentFileTable } from "./tables/files.ts";

/** An entry of the log of a case, as it was written. */
export type LogRow = {
  readonly position: number;
  readonly at: Date;
  readonly actorId: string;
  readonly kind: string;
  readonly subject: AuditSubject;
};

/** Which entries: of these kinds, and of one’s own acts of those. Undefined: of all. */
export type LogKinds = {
  readonly kinds: readonly string[] | undefined;
  readonly own: { readonly actorId: string; readonly kinds: readonly string[] | undefined };
};

const ofKinds = (kinds: readonly string[] | undefined) => kinds && inArray(auditEventTable.kind, [...kinds]);

/** Entries before a position, or the newest, downwards; by the primary key of the log, however long it is. */
export async function listLogBefore(
  db: Database,
  chainId: string,
  { kinds, own }: LogKinds,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<readonly LogRow[]> {
  const wanted = ofKinds(kinds);
  const mine = and(eq(auditEventTable.actorId, own.actorId), ofKinds(own.kinds));
  const rows = await db
    .select({
      position: auditEventTable.position,
      at: auditEventTable.at,
      actorId: auditEventTable.actorId,
      kind: auditEventTable.kind,
      subject: auditEventTable.subject,
    })
    .from(auditEventTable)
    .where(
      and(
        eq(auditEventTable.chainId, chainId),
        before === undefined ? undefined : lt(auditEventTable.position, before),
        wanted && or(wanted, mine),
      ),
    )
    .orderBy(desc(auditEventTable.position))
    .limit(most);
  // Written by appendAudit, or taken over from an archive with the shape of its subjects.
  return rows.map(({ subject, ...row }) => ({ ...row, subject: (subject ?? {}) as AuditSubject }));
}

export type PlaceOfFile = { readonly page: string; readonly childNumber: number | null };

/** Where files of a case are, or were when they went to the trash. One that was erased is not among them. */
export async function placesOfFiles(
  db: Database,
  applicationId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceOfFile>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ id: documentFileTable.id, page: documentFileTable.page, childNumber: documentFileTable.childNumber })
    .from(documentFileTable)
    .where(and(eq(documentFileTable.applicationId, applicationId), inArray(documentFileTable.id, [...fileIds])));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
