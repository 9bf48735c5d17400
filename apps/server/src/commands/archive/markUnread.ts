import type { Transaction } from "../../database/connect.ts";
import { sql } from "../../database/query.ts";

/** Files that nobody read before they came here wait for the next sweep, which has them read; the others were read. */
export async function markUnread(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update boreal.document_file f set
      reading_started_at = r.finished_at,
      reading_skipped_at = case when r.finished_at is null and f.storage_key <> '' and f.damage is null then ${at.toISOString()}::timestamptz end
    from boreal.document_file d
      left join lateral (select max(finished_at) as finished_at from boreal.reading where file_id = d.id and round = d.reading_round) r on true
    where d.id = f.id and f.application_id = ${applicationId}`);
}
