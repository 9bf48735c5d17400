import { notFound, notSignedIn } from '../../commands/deps.ts';
import { notReady } from '../../commands/refuse.ts';
import type { NotificationRow } from '../../store/notifications.ts';
import { seenApplication } from '../applications/seenApplications.ts';
import type { ChangeSignal, GraphqlContext } from '../context.ts';
import { unauthenticated, withheld } from '../errors.ts';
import { seenNotifications } from '../notifications/seenNotifications.ts';
import { knownFilesOf } from './knownFiles.ts';

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

/** The reader, when they may still be told; asks session and rights anew. */
async function stillSeeing(context: GraphqlContext, applicationId: string): Promise<GraphqlContext | undefined> {
  const now = { ...context, actor: await context.askAgain() };
  return (await seenApplication(now, applicationId)) === null ? undefined : now;
}

/** Changes of one application, for as long as the reader may see it; none of a file of which they may not know. */
export async function* applicationChanges(context: GraphqlContext, applicationId: string): AsyncGenerator<ChangeSignal, void> {
  if (context.actor === null) throw unauthenticated(notSignedIn);
  const opening = await stillSeeing(context, applicationId);
  if (!opening) throw withheld(notReady(context.actor) ?? notFound);
  const files = knownFilesOf(applicationId);
  await files.begin(opening);
  const wanted = (change: ChangeSignal) => change.applicationId === applicationId && change.kind !== 'notification';
  for await (const change of signals(context, wanted, { applicationId, kind: 'status' })) {
    const reader = await stillSeeing(context, applicationId);
    if (!reader) return;
    const told = await files.told(reader, change);
    if (told) yield told;
  }
}

/** The newest notification each time one arrives for this person. */
export async function* arrivingNotifications(context: GraphqlContext): AsyncGenerator<NotificationRow, void> {
  const { actor } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  const refused = notReady(actor);
  if (refused) throw withheld(refused);
  const told = new Set((await seenNotifications(context)).map(({ id }) => id));
  const wanted = (change: ChangeSignal) => change.kind === 'notification' && change.userId === actor.userId;
  for await (const _ of signals(context, wanted, { applicationId: '', kind: 'notification', userId: actor.userId })) {
    const now = await context.askAgain();
    if (now?.userId !== actor.userId) return;
    context.readAnew();
    const fresh = (await seenNotifications({ ...context, actor: now })).filter(({ id }) => !told.has(id));
    for (const notification of fresh.toReversed()) {
      told.add(notification.id);
      yield notification;
    }
  }
}
