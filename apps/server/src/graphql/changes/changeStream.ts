import { notFound, notSignedIn } from "../../commands/deps.ts";
import { notReady } from "../../commands/refuse.ts";
import { isLegalTeam } from "../../policies/actor.ts";
import type { NotificationRow } from "../../store/notifications.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import type { ChangeSignal, GraphqlContext, RedactedChange } from "../context.ts";
import { unauthenticated, withheld } from "../errors.ts";
import { seenNotifications } from "../notifications/seenNotifications.ts";
import { redactedChangesOf } from "./redactedChanges.ts";
import { tooManyStreams } from "./openStreams.ts";

/** Signals that wait for a slow reader; older ones are dropped for "read everything again". */
const mostWaiting = 200;

/**
 * A request may be under way for so many milliseconds before it is here; a browser that waited longer reads once more by
 * itself (apps/web/src/api/subscribe.ts).
 */
const underWay = 1000;

/** When somebody who began to listen only now asked for what they show, by this server’s clock. */
const askedAt = (ago: number): number => performance.now() - Math.max(0, ago) - underWay;

/**
 * The signals that `wanted` picks: those since `asked`, then the others as they come. Ends when the reader goes away. After
 * a gap in the feed, and when the reader is too slow, one signal of `afterGap` stands for all that was missed.
 */
async function* signals(
  { deps: { changes }, closed }: Pick<GraphqlContext, "deps" | "closed">,
  wanted: (change: ChangeSignal) => boolean,
  afterGap: ChangeSignal,
  asked?: number,
): AsyncGenerator<ChangeSignal, void> {
  let waiting: ChangeSignal[] = [];
  let wake: (() => void) | undefined;
  const put = (change: ChangeSignal) => {
    if (waiting.length >= mostWaiting) waiting = [afterGap];
    else waiting.push(change);
    wake?.();
  };
  let isPast = true;
  const heard = (change: ChangeSignal) => {
    // What changed before anybody listened may have moved files as well, which nobody compared.
    if (wanted(change)) put(isPast ? { ...change, writer: undefined } : change);
  };
  const stop = changes.subscribe(
    heard,
    () => put(afterGap),
    asked === undefined ? undefined : performance.now() - asked,
  );
  isPast = false;
  const end = () => wake?.();
  closed.addEventListener("abort", end, { once: true });
  try {
    while (!closed.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    stop();
    closed.removeEventListener("abort", end);
  }
}

/** The reader, when they may still be told; asks session and rights anew. */
async function stillSeeing(context: GraphqlContext, applicationId: string): Promise<GraphqlContext | undefined> {
  const now = { ...context, actor: await context.askAgain() };
  return (await seenApplication(now, applicationId)) === null ? undefined : now;
}

/**
 * Changes of one application, for as long as the reader may see it; none of a file, or of answers, of which they may not know. `askedAgo`:
 * so many milliseconds ago the reader asked for what they show, and what changed since is told first.
 */
export async function* applicationChanges(
  context: GraphqlContext,
  applicationId: string,
  askedAgo?: number | null,
): AsyncGenerator<RedactedChange, void> {
  yield* counted(context, () => changesOf(context, applicationId, askedAgo));
}

/** A stream among those that the account may have open. */
async function* counted<Told>(
  { actor, deps }: GraphqlContext,
  stream: () => AsyncGenerator<Told, void>,
): AsyncGenerator<Told, void> {
  const leave = actor === null || deps.streams === undefined ? () => {} : deps.streams.enter(actor.userId);
  if (leave === undefined) throw withheld(tooManyStreams);
  try {
    yield* stream();
  } finally {
    leave();
  }
}

async function* changesOf(
  context: GraphqlContext,
  applicationId: string,
  askedAgo?: number | null,
): AsyncGenerator<RedactedChange, void> {
  const asked = typeof askedAgo === "number" ? askedAt(askedAgo) : undefined;
  if (context.actor === null) throw unauthenticated(notSignedIn);
  const opening = await stillSeeing(context, applicationId);
  if (!opening) throw withheld(notReady(context.actor) ?? notFound);
  const known = redactedChangesOf(applicationId);
  // What changed before the stream began cannot be held against what its reader knew then, so they read once more.
  if ((await known.begin(opening)) === "cut" && asked !== undefined)
    yield { applicationId, kind: "status", isOwn: false };
  const { userId } = context.actor;
  // What is for the person alone tells this stream nothing, but whether they are still there.
  const isForPerson = (change: ChangeSignal) => change.kind === "notification" && change.userId === userId;
  const wanted = (change: ChangeSignal) =>
    change.kind === "notification" ? isForPerson(change) : change.applicationId === applicationId;
  for await (const change of signals(context, wanted, { applicationId, kind: "status" }, asked)) {
    const reader = await stillSeeing(context, applicationId);
    if (!reader) return;
    if (change.kind === "notification") continue;
    if (change.kind === "note" && !isLegalTeam(reader.actor)) continue;
    const told = await known.told(reader, change);
    if (told) yield told;
  }
}

/** The newest notification each time one arrives for this person, and first those since `askedAgo`, as for changes. */
export async function* arrivingNotifications(
  context: GraphqlContext,
  askedAgo?: number | null,
): AsyncGenerator<NotificationRow, void> {
  yield* counted(context, () => notificationsOf(context, askedAgo));
}

async function* notificationsOf(
  context: GraphqlContext,
  askedAgo?: number | null,
): AsyncGenerator<NotificationRow, void> {
  const { actor } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  const refused = notReady(actor);
  if (refused) throw withheld(refused);
  const asked = typeof askedAgo === "number" ? askedAt(askedAgo) : undefined;
  const knownBefore = asked === undefined ? Infinity : Date.now() - (performance.now() - asked);
  const told = new Set(
    (await seenNotifications(context)).filter(({ createdAt }) => createdAt.getTime() < knownBefore).map(({ id }) => id),
  );
  const wanted = (change: ChangeSignal) => change.kind === "notification" && change.userId === actor.userId;
  for await (const _ of signals(
    context,
    wanted,
    { applicationId: "", kind: "notification", userId: actor.userId },
    asked,
  )) {
    const now = await context.askAgain();
    if (now?.userId !== actor.userId) return;
    context.invalidate();
    const fresh = (await seenNotifications({ ...context, actor: now })).filter(({ id }) => !told.has(id));
    for (const notification of fresh.toReversed()) {
      told.add(notification.id);
      yield notification;
    }
  }
}
