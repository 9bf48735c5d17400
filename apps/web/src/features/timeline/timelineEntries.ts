import type { ExpectedSpan } from "@boreal/domain/deadlines/expectedSpans";
import type { CaseEvent } from "@boreal/domain/plan/caseEvents";
import type { Text } from "@boreal/domain/kernel/text";
import type { ShownWhy } from "../../case/reasons/WhyPanel.tsx";

/** One line of the timeline. */
export type TimelineEntry =
  | { readonly kind: "event"; readonly key: string; readonly day: string; readonly event: CaseEvent }
  | { readonly kind: "today"; readonly key: "today"; readonly day: string }
  | { readonly kind: "expected"; readonly key: string; readonly day: string | null; readonly span: ExpectedSpan }
  | {
      readonly kind: "deadline";
      readonly key: string;
      readonly day: string | null;
      readonly deadline: TimelineDeadline;
    };

export type TimelineDeadline = {
  readonly id: string;
  readonly title: Text;
  readonly date: string | null;
  readonly why: ShownWhy;
};

const order = { event: 0, today: 1, expected: 2, deadline: 3 } as const;

/**
 * Everything in the order of its days, with today between what was and what comes. What has no day stands right behind
 * today: it is what one waits for. A span stands where it begins, one of which only the end is known at its end.
 */
export function timelineEntries({
  today,
  events,
  expected,
  deadlines,
}: {
  readonly today: string;
  readonly events: readonly CaseEvent[];
  readonly expected: readonly ExpectedSpan[];
  readonly deadlines: readonly TimelineDeadline[];
}): readonly TimelineEntry[] {
  const entries: readonly TimelineEntry[] = [
    ...events.map((event) => ({ kind: "event" as const, key: event.id, day: event.date, event })),
    { kind: "today", key: "today", day: today },
    ...expected.map((span) => ({ kind: "expected" as const, key: span.id, day: beginOf(span, today), span })),
    ...deadlines.map((deadline) => ({ kind: "deadline" as const, key: deadline.id, day: deadline.date, deadline })),
  ];
  const dayOf = ({ day }: TimelineEntry) => day ?? today;
  return entries.toSorted((one, other) =>
    dayOf(one) === dayOf(other) ? order[one.kind] - order[other.kind] : dayOf(one) < dayOf(other) ? -1 : 1,
  );
}

/** What is expected is still to come, also where the time in which it was expected has begun or is over. */
function beginOf({ decision: { value } }: ExpectedSpan, today: string): string | null {
  const begin = value?.from ?? value?.to;
  return begin === undefined ? null : begin < today ? today : begin;
}
