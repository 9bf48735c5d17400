import type { Refusal } from '@boreal/domain/kernel/validation';
import { isSame, type AnswerQueue, type QueueView, type Value } from './answerQueue.ts';

/** What stands on the screen and cannot be stored as it is: half a date, a value that a check refuses. */
export type Draft = {
  readonly value: Value;
  /** Entries that cannot be read yet, by path, with what to do. */
  readonly unreadable: Readonly<Record<string, Refusal>>;
};

export type Given = Draft & {
  /** What can be stored of it; absent when nothing can. */
  readonly storable?: { readonly value: Value };
};

export type SheetView = QueueView & {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** What stands on the screen: stored values, what is on its way, and drafts over them. */
  readonly shown: Readonly<Record<string, Value>>;
};

export type AnswerSheet = ReturnType<typeof answerSheet>;

/** The answers of one application as one person fills them in; outlives the single question page. */
export function answerSheet(queue: AnswerQueue) {
  let drafts: Readonly<Record<string, Draft>> = {};
  let known: { readonly queue: QueueView; readonly drafts: typeof drafts; readonly view: SheetView } | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  queue.subscribe(changed);

  return {
    queue,

    give(key: string, { value, unreadable, storable }: Given, soon: number): void {
      const { [key]: _before, ...others } = drafts;
      const isWhole = storable !== undefined && Object.keys(unreadable).length === 0 && isSame(storable.value, value);
      drafts = isWhole ? others : { ...others, [key]: { value, unreadable } };
      if (storable) queue.set(key, storable.value, soon);
      changed();
    },

    view(): SheetView {
      const now = queue.view();
      if (known?.queue !== now || known.drafts !== drafts) {
        const ofDrafts = Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, draft.value]));
        known = { queue: now, drafts, view: { ...now, drafts, shown: { ...now.values, ...now.rejected, ...ofDrafts } } };
      }
      return known.view;
    },

    /** Resolves once everything that was given is stored, or waits for the person's choice. */
    async settled(): Promise<void> {
      await queue.flush();
      if (!queue.view().isUnsaved) return;
      await new Promise<void>((resolve) => {
        const stop = queue.subscribe(() => {
          if (queue.view().isUnsaved) return;
          stop();
          resolve();
        });
      });
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
