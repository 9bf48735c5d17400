import { addDays, daysBetween, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { waitingFor } from "@boreal/domain/review/waitingFor";
import { notAllowed, notSignedIn } from "../../commands/deps.ts";
import { notReady } from "../../commands/refuse.ts";
import { mayKnowWholeFirm, mayReadSummaries } from "../../policies/desk/queue.ts";
import { countByStatus, countByWeek, countDeadlines } from "../../store/queue/board.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { unauthenticated, withheld } from "../errors.ts";
import { BoardRef, BoardStatusRef, BoardWeekRef, DeadlineWeekRef, type BoardView } from "../refs.ts";

/** So many weeks are looked back, and ahead. */
const weeks = 12;

export function addBoardTypes(): void {
  BoardRef.implement({
    description: "How many cases stand where: of the firm for those who answer for all of it, else of the reader.",
    fields: (t) => ({
      isOfFirm: t.exposeBoolean("isOfFirm"),
      statuses: t.field({ type: [BoardStatusRef], resolve: ({ statuses }) => [...statuses] }),
      weeks: t.field({
        type: [BoardWeekRef],
        description: `Cases by the week in which they came into their status: the last ${weeks} weeks, the oldest first.`,
        resolve: ({ byWeek }) => [...byWeek],
      }),
      deadlines: t.field({
        type: [DeadlineWeekRef],
        description: `Cases by the week of their next deadline: this week and ${weeks} more.`,
        resolve: ({ deadlines }) => [...deadlines],
      }),
    }),
  });
  BoardStatusRef.implement({
    fields: (t) => ({
      status: t.exposeString("status"),
      waitsFor: t.string({
        description: "applicant, team, authority (or the court), nobody.",
        resolve: (one) => waitingFor(one),
      }),
      cases: t.exposeInt("cases"),
      blocked: t.exposeInt("blocked"),
      halfDays: t.exposeInt("halfDays", {
        description: "Half of them have been in this status for so many days or longer.",
      }),
      longestDays: t.exposeInt("longestDays"),
    }),
  });
  BoardWeekRef.implement({
    fields: (t) => ({
      week: t.exposeString("week", { description: "Its Monday." }),
      status: t.exposeString("status"),
      waitsFor: t.string({ resolve: (one) => waitingFor(one) }),
      cases: t.exposeInt("cases"),
    }),
  });
  DeadlineWeekRef.implement({
    fields: (t) => ({
      week: t.exposeString("week", { description: "Its Monday." }),
      cases: t.exposeInt("cases"),
    }),
  });
}

export function addBoardQueries(): void {
  builder.queryFields((t) => ({
    board: t.field({ type: BoardRef, nullable: true, resolve: async (_, __, context) => await readBoard(context) }),
  }));
}

/** The Monday of a day’s week. */
const mondayOf = (day: IsoDate): IsoDate => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

async function readBoard({ actor, deps }: GraphqlContext): Promise<BoardView> {
  if (actor === null) throw unauthenticated(notSignedIn);
  if (!mayReadSummaries(actor)) throw withheld(notReady(actor) ?? notAllowed);
  const staffId = mayKnowWholeFirm(actor) ? null : actor.userId;
  const today = deps.today();
  const monday = mondayOf(today);
  const [statuses, byWeek, deadlines] = await Promise.all([
    countByStatus(deps.db, { staffId }),
    countByWeek(deps.db, { staffId, from: addDays(monday, -7 * (weeks - 1)) }),
    countDeadlines(deps.db, { staffId, from: today, to: addDays(monday, 7 * (weeks + 1) - 1) }),
  ]);
  const daysSince = (day: IsoDate) => Math.max(0, daysBetween(day, today));
  return {
    isOfFirm: staffId === null,
    statuses: statuses
      .map(({ half, longest, ...one }) => ({ ...one, halfDays: daysSince(half), longestDays: daysSince(longest) }))
      .toSorted((one, other) => other.cases - one.cases),
    byWeek: byWeek.toSorted((one, other) => (one.week < other.week ? -1 : 1)),
    deadlines: deadlines.toSorted((one, other) => (one.week < other.week ? -1 : 1)),
  };
}
