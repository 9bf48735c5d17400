import { notFound, notSignedIn } from '../../commands/deps.ts';
import { notReady } from '../../commands/refuse.ts';
import type { NotificationRow } from '../../store/notifications.ts';
import { listNotifications } from '../../store/notifications.ts';
import { seenApplication } from '../applications/seenApplications.ts';
import type { ChangeSignal, GraphqlContext } from '../context.ts';
import { unauthenticated, withheld } from '../errors.ts';

/** Signals that wait for a slow reader; older ones are dropped for "read everything again". */
const mostWaiting = 200;

/**
 * The signals that `wanted` picks, as they come. Ends when the reader goes away. After a gap in the feed, and when the
 * reader is too slow, one signal of `afterGap` stands for all that was missed.
 */
async function* signals(
  { deps: { changes }, closed }: Pick<GraphqlContext, 'deps' | 'closed'>,
  wanted: (change: ChangeSignal) => boolean,
  afterGap: ChangeSignal,
): AsyncGenerator<ChangeSignal, void> {
  let waiting: ChangeSignal[] = [];
  let wake: (() => void) | undefined;
  const put = (change: ChangeSignal) => {
    if (waiting.length >= mostWaiting) waiting = [afterGap];
    else waiting.push(change);
    wake?.();
  };
  const stop = changes.subscribe((change) => {
    if (wanted(change)) put(change);
  }, () => put(afterGap));
  const end = () => wake?.();
  closed.addEventListener('abort', end, { once: true });
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
    closed.removeEventListener('abort', end);
  }
}

/** Whether this reader may still be told; asks session and rights anew. */
async function mayStillSee(context: GraphqlContext, applicationId: string): Promise<boolean> {
  const actor = await context.askAgain();
  return (await seenApplication({ ...context, actor }, applicationId)) !== null;
}

/** Changes of one application, for as long as the reader may see it. */
export async function* applicationChanges(context: GraphqlContext, applicationId: string): AsyncGenerator<ChangeSignal, void> {
  if (context.actor === null) throw unauthenticated(notSignedIn);
  if (!(await mayStillSee(context, applicationId))) throw withheld(notReady(context.actor) ?? notFound);
  const wanted = (change: ChangeSignal) => change.applicationId === applicationId && change.kind !== 'notification';
  for await (const change of signals(context, wanted, { applicationId, kind: 'status' })) {
    if (!(await mayStillSee(context, applicationId))) return;
    yield change;
  }
}

/** The newest notification each time one arrives for this person. */
export async function* arrivingNotifications(context: GraphqlContext): AsyncGenerator<NotificationRow, void> {
  const { actor } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  const refused = notReady(actor);
  if (refused) throw withheld(refused);
  const told = new Set((await listNotifications(context.deps.db, actor.userId)).map(({ id }) => id));
  const wanted = (change: ChangeSignal) => change.kind === 'notification' && change.userId === actor.userId;
  for await (const _ of signals(context, wanted, { applicationId: '', kind: 'notification', userId: actor.userId })) {
    if ((await context.askAgain())?.userId !== actor.userId) return;
    const fresh = (await listNotifications(context.deps.db, actor.userId)).filter(({ id }) => !told.has(id));
    for (const notification of fresh.toReversed()) {
      told.add(notification.id);
      yield notification;
    }
  }
}
