import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { and, eq, inArray } from "../../database/query.ts";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { letterCommentTable } from "../tables/letters/letterComments.ts";
import { letterVersionTable } from "../tables/letters/letterVersions.ts";
import { hiddenLetter } from "./hiddenLetter.ts";

/** Removes what was kept of the letters of a person whose place somebody else takes: earlier texts, and what was said about them. */
export async function emptyLettersOf(
  tx: Transaction,
  owner: ":spouse",
  { applicationId, key }: { readonly applicationId: string; readonly key: PersonKey },
): Promise<void> {
  const theirs = letterIds.map((letter) => hiddenLetter(key, applicationId, `${letter}${owner}`));
  for (const table of [letterVersionTable, letterCommentTable])
    await tx.delete(table).where(and(eq(table.applicationId, applicationId), inArray(table.letter, theirs)));
}
