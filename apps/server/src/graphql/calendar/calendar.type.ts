import { createCalendarFeed } from "../../commands/calendar/createCalendarFeed.ts";
import { revokeCalendarFeed } from "../../commands/calendar/revokeCalendarFeed.ts";
import { mayKeepCalendarFeed } from "../../policies/calendar.ts";
import { findCalendarFeed } from "../../store/calendar/calendarFeeds.ts";
import { builder } from "../builder.ts";
import { CalendarFeedRef, CalendarFeedResultRef, DoneResultRef, RefusalRef } from "../refs.ts";

export function addCalendarTypes(): void {
  CalendarFeedRef.implement({
    fields: (t) => ({
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      readAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "when a calendar last asked, to the hour",
        resolve: ({ readAt }) => readAt,
      }),
      withNames: t.exposeBoolean("withNames", { description: "Of the legal team: names of clients are in it." }),
    }),
  });
  CalendarFeedResultRef.implement({
    fields: (t) => ({
      path: t.string({
        nullable: true,
        description: "Stands after the address of this site: /calendar/....ics. Told this once; only a hash is kept.",
        resolve: ({ path }) => path,
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addCalendarQueries(): void {
  builder.queryField("calendarFeed", (t) =>
    t.field({
      type: CalendarFeedRef,
      nullable: true,
      description: "The private calendar address that the reader has; null for none.",
      resolve: async (_, __, { actor, deps }) =>
        actor && mayKeepCalendarFeed(actor) ? ((await findCalendarFeed(deps.db, actor.userId)) ?? null) : null,
    }),
  );
}

export function addCalendarMutations(): void {
  builder.mutationFields((t) => ({
    createCalendarFeed: t.field({
      type: CalendarFeedResultRef,
      extensions: { policy: mayKeepCalendarFeed },
      description:
        "Makes a new private address for the days of all own applications, or of the cases that a member of the legal team works on; the one before ends.",
      args: { withNames: t.arg.boolean({ description: "Of the legal team: with the names of clients." }) },
      resolve: async (_, { withNames }, { actor, deps }) =>
        await createCalendarFeed(deps, actor, { withNames: withNames === true }),
    }),
    revokeCalendarFeed: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepCalendarFeed },
      resolve: async (_, __, { actor, deps }) => await revokeCalendarFeed(deps, actor),
    }),
  }));
}
