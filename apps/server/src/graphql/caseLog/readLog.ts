import { kindsToShow, type LogFilter } from "@boreal/domain/notices/caseLog";
import { isLegalTeam } from "../../policies/actor.ts";
import { listLogBefore, type LogRow } from "../../store/caseLog.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";
import { readableOf, type ReadableEntry } from "./aboutEntry.ts";

/** As many as a page of the log has. */
export const entriesOfPage = 50;

export type AskedOfLog = { readonly before: number | undefined; readonly filter: LogFilter | undefined };

/** The readable entries before a position, the newest first, and where those after them begin; undefined: there are none. */
export async function readLog(
  context: GraphqlContext,
  open: OpenCase,
  { before, filter }: AskedOfLog,
): Promise<{ readonly entries: readonly ReadableEntry[]; readonly next: number | undefined }> {
  const { actor, deps } = context;
  const kinds = {
    kinds: kindsToShow(isLegalTeam(actor), filter),
    own: { actorId: actor?.userId ?? "", kinds: kindsToShow(true, filter) },
  };
  const entries: ReadableEntry[] = [];
  let rows: readonly LogRow[];
  let end = before;
  do {
    // One more than a page, which tells whether there are others.
    rows = await listLogBefore(deps.db, open.facts.id, kinds, { before: end, most: entriesOfPage + 1 });
    entries.push(...(await readableOf(context, open, rows)));
    end = rows.at(-1)?.position;
  } while (entries.length <= entriesOfPage && rows.length > entriesOfPage);
  const page = entries.slice(0, entriesOfPage);
  return { entries: page, next: entries.length > entriesOfPage ? page.at(-1)?.row.position : undefined };
}
