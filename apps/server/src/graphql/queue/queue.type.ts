import { waitingFor } from "@boreal/domain/review/waitingFor";
import { assignStaffToMany } from "../../commands/queue/assignStaffToMany.ts";
import { unassignStaffFromMany } from "../../commands/queue/unassignStaffFromMany.ts";
import { notAllowed, notSignedIn } from "../../commands/deps.ts";
import { notReady } from "../../commands/refuse.ts";
import { mayAssignStaff, maySeeApplication } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadQueue, mayReadSummaries } from "../../policies/desk/queue.ts";
import { openCounts } from "../../store/queue/caseSummaries.ts";
import { foundBy } from "../../store/queue/foundBy.ts";
import { pageLength, readQueue } from "../../store/queue/queuePage.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { unauthenticated, withheld } from "../errors.ts";
import {
  ApplicationRef,
  AssignedRef,
  QueuedCaseRef,
  QueuePageRef,
  RefusalRef,
  type QueuedCase,
  type QueuePage,
} from "../refs.ts";
import { filterOf, queueTabs, writtenCursor, type AskedQueue } from "../../policies/desk/queueFilter.ts";

export function addQueueTypes(): void {
  QueuedCaseRef.implement({
    description:
      "A case in a list. What is made from the whole case is null for those who do not know all of it, and until it was made once.",
    fields: (t) => ({
      application: t.field({ type: ApplicationRef, resolve: ({ view }) => view }),
      waitsFor: t.string({
        description:
          "applicant, team, authority (or the court), nobody. By what the authority asks for as well, for those who know all of a case.",
        resolve: ({ view: { row }, summary }) =>
          row.closed_at === null
            ? waitingFor({ status: row.status, openRequest: summary?.openRequest ?? null })
            : "nobody",
      }),
      nextDeadline: t.field({ type: "Date", nullable: true, resolve: ({ summary }) => summary?.nextDeadline ?? null }),
      isBlocked: t.boolean({ nullable: true, resolve: ({ summary }) => summary?.isBlocked ?? null }),
      foundBy: t.stringList({
        description:
          "Of a search: by what it was found besides the applicant’s name, such as spouse, passport or court.",
        resolve: ({ foundBy: by }) => [...by],
      }),
      answered: t.int({ nullable: true, resolve: ({ summary }) => summary?.answered ?? null }),
      asked: t.int({ nullable: true, resolve: ({ summary }) => summary?.asked ?? null }),
    }),
  });
  QueuePageRef.implement({
    fields: (t) => ({
      cases: t.field({ type: [QueuedCaseRef], resolve: ({ cases }) => cases }),
      next: t.string({
        nullable: true,
        description: "Where the next page begins; null on the last.",
        resolve: ({ next }) => next,
      }),
    }),
  });
  AssignedRef.implement({
    fields: (t) => ({
      applicationIds: t.idList({
        description: "Those that the person now works on, or no longer works on.",
        resolve: ({ applicationIds }) => [...applicationIds],
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addQueueQueries(): void {
  builder.queryFields((t) => ({
    queue: t.field({
      type: QueuePageRef,
      description: `The cases in the reader's scope, ${pageLength} on a page.`,
      args: {
        tab: t.arg.string({ description: `${queueTabs.join(", ")}. Without it, all.` }),
        order: t.arg.string({
          description:
            "newest, oldest, waiting (longest first), recent (changed last first), deadline (first due first). Without it, what suits the tab.",
        }),
        staff: t.arg.string({ description: "The id of who is assigned, or nobody. Of those who know all of a case." }),
        due: t.arg.string({ description: "week or month: the next deadline is within 7 or 30 days." }),
        closed: t.arg.boolean({
          description: "Only cases that the firm closed. They are in no list else; a search finds them as well.",
        }),
        types: t.arg.stringList(),
        statuses: t.arg.stringList(),
        search: t.arg.string({
          description:
            "Beginnings of words of the applicant’s name; for those who know all of a case also of spouse, children and school, an address of mail, or a number: telephone, passport, UCI, filing, profile, court file.",
        }),
        after: t.arg.string({ description: "`next` of the page before." }),
      },
      resolve: async (_, asked, context) => await readQueuePage(context, asked),
    }),
  }));
}

export function addQueueMutations(): void {
  builder.mutationFields((t) => ({
    assignStaffToMany: t.field({
      type: AssignedRef,
      extensions: { policy: mayAssignStaff },
      description:
        "Gives a lawyer or paralegal several cases to work on. Those that cannot be given are left as they are.",
      args: { applicationIds: t.arg.idList({ required: true }), staffId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(assignStaffToMany(deps, actor, given)),
    }),
    unassignStaffFromMany: t.field({
      type: AssignedRef,
      extensions: { policy: mayAssignStaff },
      description: "Takes a person off several cases. Those that cannot be changed are left as they are.",
      args: { applicationIds: t.arg.idList({ required: true }), staffId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(unassignStaffFromMany(deps, actor, given)),
    }),
  }));
}

async function readQueuePage(context: GraphqlContext, asked: AskedQueue): Promise<QueuePage> {
  const { actor, deps } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  if (!mayReadQueue(actor)) throw withheld(notReady(actor) ?? notAllowed);
  const filter = filterOf(deps, actor, asked);
  if (!filter || filter.statuses.length === 0 || filter.types.length === 0) return { cases: [], next: null };
  const found = await readQueue(deps.db, filter);
  const page = found.slice(0, pageLength);
  const last = page.at(-1);
  const knowsAll = mayReadSummaries(actor);
  const search = asked.search?.trim() ?? "";
  const cases = await Promise.all(
    page
      .map((row) => ({ row, view: { row, facts: factsOf(row) } }))
      .filter(({ view }) => maySeeApplication(actor, view.facts))
      .map(async ({ row, view }): Promise<QueuedCase> => {
        if (!knowsAll || row.sealed_counts === null) return { view, summary: null, foundBy: [] };
        const { searched, ...counts } = openCounts(await deps.personKey(row.owner_id), row.id, row.sealed_counts);
        return {
          view,
          foundBy: search === "" || searched === undefined ? [] : foundBy(search, searched),
          summary: {
            ...counts,
            nextDeadline: row.next_deadline,
            isBlocked: row.is_blocked,
            openRequest: row.open_request,
          },
        };
      }),
  );
  const next = found.length > pageLength && last ? writtenCursor({ at: last.sorted_at, id: last.id }) : null;
  return { cases, next };
}
