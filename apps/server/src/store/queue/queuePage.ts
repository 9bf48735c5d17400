import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { RequestParty } from "@boreal/domain/caseFile/authority/authorityRequest";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { statusesWaitingFor } from "@boreal/domain/review/waitingFor";
import type { WaitingParty } from "@boreal/domain/caseFile/authority/waitingParties";
import type { Database } from "../../database/connect.ts";
import type { SearchedTerms } from "./searchTerms.ts";
import { applicationColumns, type ApplicationRow } from "../cases/caseRow.ts";

/** So many cases are on one page. A literal in the statement: it is planned once, for any values (database/connect.ts). */
export const pageLength = 50;

export const queueOrders = ["newest", "oldest", "waiting", "recent", "deadline"] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** Only the cases of one member of staff, one agent or one school. */
export type Restriction = { readonly staffId: string } | { readonly agentId: string } | { readonly schoolId: string };

export type QueueFilter = {
  readonly types: readonly ApplicationType[];
  readonly statuses: readonly ApplicationStatus[];
  readonly only?: Restriction | undefined;
  /** Also those that nobody is assigned to, beside this person's own. */
  readonly ofOrNobodys?: string | undefined;
  /** Only those that this person is assigned to as well. */
  readonly alsoOf?: string | undefined;
  /** Only those that nobody is assigned to. */
  readonly isNobodys?: boolean;
  readonly isBlocked?: boolean;
  /** Only cases that the firm closed, or only others; both where it is not said. */
  readonly isClosed?: boolean | undefined;
  /** Of the cases in a status of the authority those that wait for this party, by what it asks for. */
  readonly waitsFor?: WaitingParty | undefined;
  readonly deadlineUntil?: { readonly from: IsoDate; readonly to: IsoDate } | undefined;
  /** Of each of these a case has one (searchTerms.ts). */
  readonly terms?: SearchedTerms | undefined;
  readonly order: QueueOrder;
  readonly after?: Cursor | undefined;
};

/** The last row of the page before. */
export type Cursor = { readonly at: string; readonly id: string };

export type QueuedRow = ApplicationRow & {
  readonly next_deadline: string | null;
  readonly is_blocked: boolean;
  readonly open_request: RequestParty | null;
  readonly sealed_counts: Buffer | null;
  /** By what it was sorted, as a cursor says it. */
  readonly sorted_at: string;
};

const orders: Readonly<
  Record<QueueOrder, { readonly column: string; readonly type: string; readonly isDown: boolean }>
> = {
  newest: { column: "c.created_at", type: "timestamptz", isDown: true },
  oldest: { column: "c.created_at", type: "timestamptz", isDown: false },
  recent: { column: "c.status_updated_at", type: "timestamptz", isDown: true },
  waiting: { column: "c.status_updated_at", type: "timestamptz", isDown: false },
  deadline: { column: "c.next_deadline", type: "date", isDown: false },
};

/**
 * One page in one statement. Whatever the filter, each row is found by an index: the planner, which thinks a table of ten thousand
 * small, is given no choice (`lateral` with a limit or `offset 0` is not merged into the rest). Without a search that is the first
 * page of each type in each status, which an index holds in order.
 */
export function queueStatement(filter: QueueFilter): {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
} {
  const values: unknown[] = [filter.types, filter.statuses];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const { column, type, isDown } = orders[filter.order];
  const order = `${column} ${isDown ? "desc" : "asc"}, c.application_id ${isDown ? "desc" : "asc"}`;
  const conditions = conditionsOf(filter, given);
  if (filter.after)
    conditions.push(
      `(${column}, c.application_id) ${isDown ? "<" : ">"} (${given(filter.after.at)}::${type}, ${given(filter.after.id)})`,
    );
  const columns = `c.application_id, ${column} as sorted_at, c.next_deadline, c.is_blocked, c.open_request, c.sealed_counts`;
  const also = conditions.map((condition) => ` and ${condition}`).join("");
  const inGroup = `select ${columns} from boreal.case_summary c where c.type = g.type and c.status = g.status${also} order by ${order} limit ${pageLength + 1}`;
  const one = (by: string) =>
    `select ${columns} from boreal.case_summary c where ${by} and c.type = any($1) and c.status = any($2)${also} offset 0`;
  const found = sourceOf(filter, given, { inGroup, one });
  const direction = isDown ? "desc" : "asc";
  const text = `with page as (select s.* from ${found} order by s.sorted_at ${direction}, s.application_id ${direction} limit ${pageLength + 1})
    select ${applicationColumns}, nullif(page.next_deadline, 'infinity')::text as next_deadline, page.is_blocked, page.open_request, page.sealed_counts,
      ${filter.order === "deadline" ? "page.sorted_at::text" : `to_char(page.sorted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MSZ')`} as sorted_at
    from page cross join lateral (select * from boreal.application where id = page.application_id offset 0) a
      left join lateral (select * from boreal.profile where user_id = a.owner_id offset 0) p on true
    order by page.sorted_at ${direction}, page.application_id ${direction}`;
  return { name: nameOf(filter), text, values };
}

/** Where the candidates come from: the words searched for, else whose cases they are, else types and statuses. */
function sourceOf(
  { terms, only }: QueueFilter,
  given: (value: unknown) => string,
  { inGroup, one }: { readonly inGroup: string; readonly one: (by: string) => string },
): string {
  const [first, ...others] = terms ?? [];
  if (first) {
    const all =
      others.length === 0
        ? ""
        : ` and not exists (select 1 from unnest(${given(others.map(([term]) => term))}::bytea[], ${given(others.map((terms) => terms.at(-1)))}::bytea[]) as o(term, other)
            where not exists (select 1 from boreal.search_term also where also.term in (o.term, o.other) and also.application_id = m.application_id))`;
    // A case that has both is one case.
    return `(select distinct application_id from boreal.search_term where term = any(${given(first)}::bytea[])) m cross join lateral (${one("c.application_id = m.application_id")}) s where true${all}`;
  }
  if (!only)
    return `(select ty as type, st as status from unnest($1::text[]) ty cross join unnest($2::text[]) st) g cross join lateral (${inGroup}) s`;
  if ("staffId" in only)
    // In the order of the index: where each case costs much to look up, any other way to the first seems as good to the planner.
    return `(select application_id from boreal.assignment where staff_id = ${given(only.staffId)} order by application_id offset 0) m cross join lateral (${one("c.application_id = m.application_id")}) s`;
  const [column, value] = "agentId" in only ? ["agent_id", only.agentId] : ["school_id", only.schoolId];
  return `boreal.profile m cross join lateral (${one("c.owner_id = m.user_id")}) s where m.${column} = ${given(value)}`;
}

/** One look for each row: an `exists` may be answered by reading the whole table first. */
const isThere = (rows: string) => `coalesce((select true from ${rows} limit 1), false)`;

function conditionsOf(filter: QueueFilter, given: (value: unknown) => string): string[] {
  const { only, terms = [], ofOrNobodys, alsoOf, isNobodys, isBlocked, isClosed, waitsFor, deadlineUntil } = filter;
  const conditions: string[] = [];
  if (only && terms.length > 0)
    conditions.push(
      "staffId" in only
        ? isThere(
            `boreal.assignment w where w.application_id = c.application_id and w.staff_id = ${given(only.staffId)}`,
          )
        : isThere(
            `boreal.profile w where w.user_id = c.owner_id and w.${"agentId" in only ? "agent_id" : "school_id"} = ${given("agentId" in only ? only.agentId : only.schoolId)}`,
          ),
    );
  // Nobody assigned gives null.
  if (ofOrNobodys !== undefined)
    conditions.push(
      `coalesce((select bool_or(w.staff_id = ${given(ofOrNobodys)}) from boreal.assignment w where w.application_id = c.application_id), true)`,
    );
  if (alsoOf !== undefined)
    conditions.push(
      isThere(`boreal.assignment w where w.application_id = c.application_id and w.staff_id = ${given(alsoOf)}`),
    );
  if (isNobodys === true)
    conditions.push(`not ${isThere("boreal.assignment w where w.application_id = c.application_id")}`);
  if (isClosed !== undefined) conditions.push(isClosed ? "c.is_closed" : "not c.is_closed");
  if (isBlocked === true) conditions.push("c.is_blocked");
  if (waitsFor === "authority") conditions.push("c.open_request is null");
  else if (waitsFor !== undefined)
    conditions.push(
      `(c.open_request = ${given(waitsFor)} or c.status <> all(${given(statusesWaitingFor("authority"))}::text[]))`,
    );
  if (deadlineUntil)
    conditions.push(`c.next_deadline between ${given(deadlineUntil.from)}::date and ${given(deadlineUntil.to)}::date`);
  return conditions;
}

/** The same name has always the same text. */
function nameOf(filter: QueueFilter): string {
  const {
    order,
    after,
    only,
    terms = [],
    ofOrNobodys,
    alsoOf,
    isNobodys,
    isBlocked,
    isClosed,
    waitsFor,
    deadlineUntil,
  } = filter;
  const parts = [
    order,
    after && "after",
    only && Object.keys(only)[0],
    terms.length > 0 && (terms.length > 1 ? "terms" : "term"),
    ofOrNobodys !== undefined && "ofOrNobodys",
    alsoOf !== undefined && "of",
    isNobodys === true && "nobodys",
    isBlocked === true && "blocked",
    isClosed !== undefined && (isClosed ? "closed" : "open"),
    waitsFor && (waitsFor === "authority" ? "authority" : "party"),
    deadlineUntil && "dated",
  ];
  return `boreal.queue.${parts.filter(Boolean).join(".")}`;
}

/** The cases of one page, and one more where there is a next page. */
export async function readQueue(db: Database, filter: QueueFilter): Promise<readonly QueuedRow[]> {
  const { rows } = await db.$client.query<QueuedRow>(queueStatement(filter));
  return rows;
}
