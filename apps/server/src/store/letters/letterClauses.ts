import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import type { ClauseVersion } from "@boreal/domain/letters/clauses/clause";
import type { Queryable } from "../../database/connect.ts";
import { asc, eq } from "../../database/query.ts";
import { letterClauseTable } from "../tables/letters/letterClauses.ts";

/** A version of what the firm says in a letter, with who saved it and why. */
export type LetterClauseRow = typeof letterClauseTable.$inferSelect & ClauseVersion;

/** Every version that was ever saved, of one letter or of all, the oldest first. */
export async function listLetterClauses(db: Queryable, letter?: LetterId): Promise<LetterClauseRow[]> {
  const rows = await db
    .select()
    .from(letterClauseTable)
    .where(letter === undefined ? undefined : eq(letterClauseTable.letter, letter))
    .orderBy(asc(letterClauseTable.savedAt), asc(letterClauseTable.version));
  // Written by `insertLetterClause` alone, after a command looked for the place in the letter.
  return rows as LetterClauseRow[];
}

/** False, with nothing written, when somebody saved this version of the clause already. */
export async function insertLetterClause(db: Queryable, row: typeof letterClauseTable.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(letterClauseTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: letterClauseTable.id });
  return added.length > 0;
}
