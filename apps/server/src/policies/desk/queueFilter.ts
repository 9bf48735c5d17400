import { applicationStatuses, applicationTypes, type ApplicationStatus } from "@boreal/domain/caseFile/application";
import { addDays, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { statusesWaitingFor } from "@boreal/domain/review/waitingFor";
import type { WaitingParty } from "@boreal/domain/caseFile/authority/waitingParties";
import type { Actor } from "../actor.ts";
import { mayReadSummaries } from "./queue.ts";
import {
  queueOrders,
  type Cursor,
  type QueueFilter,
  type QueueOrder,
  type Restriction,
} from "../../store/queue/queuePage.ts";
import { searchedTerms, searchKeyOf } from "../../store/queue/searchTerms.ts";

type FilterDeps = { readonly keys: Parameters<typeof searchKeyOf>[0]; readonly today: () => IsoDate };

export const queueTabs = ["all", "mine", "forMe", "applicant", "authority", "deadline", "blocked"] as const;
type QueueTab = (typeof queueTabs)[number];

/** A deadline is ahead when it is this near, in days. */
const aheadDays = 30;

export type AskedQueue = {
  readonly tab?: string | null | undefined;
  readonly order?: string | null | undefined;
  readonly types?: readonly string[] | null | undefined;
  readonly statuses?: readonly string[] | null | undefined;
  readonly staff?: string | null | undefined;
  readonly due?: string | null | undefined;
  /** Only cases that the firm closed. */
  readonly closed?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly after?: string | null | undefined;
};

/** Within so many days the next deadline of a case is. */
export const dueWithin = { week: 7, month: aheadDays } as const;

/** In place of a person: cases that nobody is assigned to. */
export const nobodysCases = "nobody";

const waitsFor: Partial<Readonly<Record<QueueTab, WaitingParty>>> = {
  forMe: "team",
  applicant: "applicant",
  authority: "authority",
};

/** Tabs that tell nothing but the status, for those who do not know all of a case. */
const openToAll: readonly QueueTab[] = ["all", "applicant", "authority"];

/** In which order a list is of most use, unless another is asked for: what waits longest or is due first. */
const usualOrder: Readonly<Record<QueueTab, QueueOrder>> = {
  all: "newest",
  mine: "newest",
  forMe: "waiting",
  applicant: "waiting",
  authority: "waiting",
  deadline: "deadline",
  blocked: "waiting",
};

const pick = <T extends string>(known: readonly T[], asked: string | null | undefined): T | undefined =>
  known.find((one) => one === asked);

/** Those of a list that are known; all where none is asked for. A name that this version does not know finds nothing. */
const chosen = <T extends string>(known: readonly T[], asked: readonly string[] | null | undefined): readonly T[] =>
  !asked || asked.length === 0 ? known : known.filter((one) => asked.includes(one));

/** Whose cases a person's queue has at all; the policy then decides about each. `undefined`: none. */
function scopeOf(actor: Actor): { readonly only?: Restriction } | undefined {
  if (actor.role === "admin" || actor.role === "support" || actor.lawyerScope === "firm") return {};
  if (actor.role === "lawyer" || actor.role === "paralegal") return { only: { staffId: actor.userId } };
  if (actor.role === "agent") return actor.agentId ? { only: { agentId: actor.agentId } } : undefined;
  return actor.role === "schoolStaff" && actor.schoolId ? { only: { schoolId: actor.schoolId } } : undefined;
}

/** What somebody asks for, as the store finds it; nothing where nothing can be found. */
export function filterOf(deps: FilterDeps, actor: Actor, asked: AskedQueue): QueueFilter | undefined {
  const scope = scopeOf(actor);
  const knowsAll = mayReadSummaries(actor);
  const wanted = pick(queueTabs, asked.tab) ?? "all";
  const tab = knowsAll || openToAll.includes(wanted) ? wanted : "all";
  const order = pick(queueOrders, asked.order) ?? usualOrder[tab];
  const search = asked.search?.trim() ?? "";
  const terms = search === "" ? undefined : searchedTerms(searchKeyOf(deps.keys), search, knowsAll);
  if (!scope || terms?.length === 0) return undefined;
  const party = waitsFor[tab];
  // What the authority asks for moves a case to whoever acts on it. Who may not know all of a case is told by the status alone.
  const inTab = party === undefined ? applicationStatuses : statusesThatMayWaitFor(party, knowsAll);
  const isOwn = tab === "mine" ? { only: { staffId: actor.userId } } : scope;
  const today = deps.today();
  const due = knowsAll ? pick(["week", "month"], asked.due) : undefined;
  const days = due === undefined ? (tab === "deadline" ? aheadDays : undefined) : dueWithin[due];
  return {
    ...isOwn,
    types: chosen(applicationTypes, asked.types),
    statuses: chosen(applicationStatuses, asked.statuses).filter((status) => inTab.includes(status)),
    ofOrNobodys: tab === "forMe" && !scope.only ? actor.userId : undefined,
    isBlocked: tab === "blocked",
    isClosed: asked.closed === true ? true : search === "" ? false : undefined,
    waitsFor: knowsAll ? party : undefined,
    isNobodys: knowsAll && asked.staff === nobodysCases,
    alsoOf: knowsAll && asked.staff && asked.staff !== nobodysCases ? asked.staff : undefined,
    deadlineUntil: days === undefined ? undefined : { from: today, to: addDays(today, days) },
    terms,
    order: knowsAll || order !== "deadline" ? order : "newest",
    after: cursorFrom(asked.after),
  };
}

const statusesThatMayWaitFor = (party: WaitingParty, knowsAll: boolean): readonly ApplicationStatus[] =>
  knowsAll && party !== "authority"
    ? [...statusesWaitingFor(party), ...statusesWaitingFor("authority")]
    : statusesWaitingFor(party);

export const writtenCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

/** A cursor of ours; anything else begins at the first page. */
function cursorFrom(text: string | null | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(text, "base64url").toString()) as readonly unknown[];
    const isOurs =
      typeof at === "string" &&
      /^(\d{4}-\d\d-\d\d(T[\d:.]+Z)?|infinity)$/.test(at) &&
      typeof id === "string" &&
      /^[\w-]{1,64}$/.test(id);
    return isOurs ? { at, id } : undefined;
  } catch {
    return undefined;
  }
}
