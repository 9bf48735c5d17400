import type { Queryable } from "./connect.ts";

/**
 * Runs SQL that was written by hand, by a name: a connection parses and plans each name once. Parameters are $1, $2 and so on.
 * The same name must always come with the same text.
 */
export async function runPrepared<Row>(
  db: Queryable,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params: [...values] },
    undefined,
    name,
    false,
  );
  return (await query.execute()).rows;
}
