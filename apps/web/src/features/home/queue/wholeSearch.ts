import { send } from "../../../api/send.ts";
import type { VariablesOf } from "../../../api/graphql.ts";
import { queueQuery } from "./operations.ts";

/** So many are chosen at most: more than a person means to change at once. */
const mostChosen = 500;

/** The cases of every page of a list, from its first page on. */
export async function idsOfWholeSearch(variables: VariablesOf<typeof queueQuery>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { queue }: Awaited<ReturnType<typeof readPage>> = await readPage(variables, after);
    ids.push(...queue.cases.map(({ application }) => application.id));
    after = queue.next;
    if (after === null || ids.length >= mostChosen) return ids.slice(0, mostChosen);
  }
}

const readPage = async (variables: VariablesOf<typeof queueQuery>, after: string | null) =>
  await send(queueQuery, { ...variables, after });
