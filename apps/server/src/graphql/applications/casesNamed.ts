import type { Actor } from "../../policies/actor.ts";
import { isInScope, maySeeApplication } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import { readCasesWithTerms } from "../../store/queue/casesWithTerms.ts";
import { searchedTerms, searchKeyOf } from "../../store/queue/searchTerms.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";

/** Cases that carry a name; of those outside the reader’s scope only how many there are and whom to ask. */
export type CasesNamed = {
  readonly cases: readonly ApplicationView[];
  readonly elsewhere: number;
  /** Names of those who work on the cases elsewhere; nobody where nobody is assigned. */
  readonly ask: readonly string[];
};

/** So many are compared by eye at most. */
const most = 20;

export async function casesNamed({ deps, account }: GraphqlContext, actor: Actor, name: string): Promise<CasesNamed> {
  const terms = searchedTerms(searchKeyOf(deps.keys), name.replaceAll(/\p{N}/gu, ""), false);
  const ids = await readCasesWithTerms(deps.db, terms, most);
  const views = (await readApplicationRows(deps.db, ids)).map((row) => ({ row, facts: factsOf(row) }));
  const elsewhere = views.filter(({ facts }) => !isInScope(actor, facts));
  const staff = [...new Set(elsewhere.flatMap(({ row }) => row.assigned_to))];
  const named = await Promise.all(staff.map(async (id) => await account(id)));
  return {
    cases: views.filter(({ facts }) => maySeeApplication(actor, facts)),
    elsewhere: elsewhere.length,
    ask: named.flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`.trim() || one.email] : [])),
  };
}
