import { caseEventTopics, type CaseEventTopic } from "@boreal/domain/notices/caseEvents";
import { counted } from "@boreal/domain/kernel/text";
import { visitCase, type VisitedCase } from "../../commands/desk/visitCase.ts";
import { mayVisitCase } from "../../policies/desk/visits.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { CaseChangeRef, CaseVisitRef, Text_, type CaseChangeView } from "../refs.ts";

/** The changes by topic and person, the last first. */
function changesOf({ changed }: VisitedCase): readonly CaseChangeView[] {
  const topics: readonly CaseEventTopic[] = Object.values(caseEventTopics);
  return topics
    .flatMap(({ kinds, said }) => {
      const byPerson = Map.groupBy(
        changed.filter(({ kind }) => kinds.includes(kind)),
        ({ actor_id }) => actor_id,
      );
      return [...byPerson].map(([actorId, events]): CaseChangeView => ({
        actorId,
        said: counted(
          said,
          events.reduce((sum, { count }) => sum + count, 0),
        ),
        at: events.map(({ last }) => last).toSorted((one, other) => other.getTime() - one.getTime())[0] ?? new Date(0),
      }));
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

export function addVisitTypes(): void {
  CaseVisitRef.implement({
    description: "Who of the team has a case open, and what others changed since the reader looked last.",
    fields: (t) => ({
      others: t.stringList({
        description: "Names of those who have it open now.",
        resolve: async ({ others }, _, { account }) =>
          (await Promise.all(others.map(account))).flatMap((person) => fullName(person) ?? []),
      }),
      since: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the visit before this one ended; null on the first.",
        resolve: ({ since }) => since,
      }),
      changes: t.field({ type: [CaseChangeRef], resolve: (visited) => [...changesOf(visited)] }),
    }),
  });
  CaseChangeRef.implement({
    fields: (t) => ({
      said: t.field({ type: Text_, resolve: ({ said }) => said }),
      byName: t.string({
        nullable: true,
        description: "null for what the product did by itself.",
        resolve: async ({ actorId }, _, { account }) => fullName(await account(actorId)),
      }),
      at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    }),
  });
}

export function addVisitMutations(): void {
  builder.mutationFields((t) => ({
    visitCase: t.field({
      type: CaseVisitRef,
      nullable: true,
      extensions: { policy: mayVisitCase },
      description: "Sent every 15 seconds by a page that shows the case to somebody of the legal team.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { applicationId }, { actor, deps }) => (await visitCase(deps, actor, applicationId)) ?? null,
    }),
  }));
}
