import type { Database } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";

/** Ids of cases that have every one of these terms (searchTerms.ts), whoever works on them; the caller keeps to the reader’s scope. */
export async function readCasesWithTerms(
  db: Database,
  terms: readonly Buffer[],
  most: number,
): Promise<readonly string[]> {
  const [first, ...others] = terms;
  if (!first) return [];
  const rows = await runPrepared<{ id: string }>(db, "boreal.casesWithTerms", reading, [first, others, most]);
  return rows.map(({ id }) => id);
}

const reading = `select m.application_id as id from boreal.search_term m where m.term = $1
    and not exists (select 1 from unnest($2::bytea[]) as o(term)
      where not exists (select 1 from boreal.search_term also where also.term = o.term and also.application_id = m.application_id))
  order by m.application_id limit $3`;
