import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { DateParts } from "../../ui/controls/dateEntry.ts";
import type { AnswerQueue } from "./answerQueue.ts";
import type { QueueView } from "./queueView.ts";
import type { UnsavedAnswer, Value } from "./unsavedAnswers.ts";
import { isSame } from "../answers/sameValue.ts";

/** What stands in a field that cannot be read as a value yet, such as half a date. */
export type Typed = DateParts | string;

/** An entry that cannot be read yet: what was typed, so that it stands there again, and what to do. */
export type Unread = { readonly typed: Typed; readonly refusal: Refusal };

/** What stands on the screen and cannot be stored as it is: half a date, a value that a check refuses. */
export type Draft = {
  readonly value: Value;
  /** Entries that cannot be read yet, by path. */
  readonly unread: Readonly<Record<string, Unread>>;
  /** Parts that Boreal filled in and the person has not confirmed, by path, with where they are from. Never stored. */
  readonly origins: Readonly<Record<string, Text>>;
  /** The version of the stored answer when it was begun: a change meanwhile must show once it can be stored. */
  readonly begunOver?: number;
};

export type Given = Omit<Draft, "begunOver"> & {
  /** What can be stored of it; absent when nothing can. */
  readonly storable?: { readonly value: Value };
};

export type SheetView = QueueView & {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** What stands on the screen: stored values, what is on its way, and drafts over them. */
  readonly shown: Readonly<Record<string, Value>>;
  /** Paths at which the person entered or emptied something: nothing is filled in there any more. */
  readonly touched: ReadonlySet<string>;
};

/** What stands on this page alone. */
export type Unsent = { readonly answers: readonly UnsavedAnswer[]; readonly drafts: Readonly<Record<string, Draft>> };

export type AnswerSheet = ReturnType<typeof answerSheet>;

/** The answers of one application as one person fills them in; outlives the single question page. */
export function answerSheet(queue: AnswerQueue) {
  let drafts: Readonly<Record<string, Draft>> = {};
  let touched: ReadonlySet<string> = new Set();
  const viewOf = lastView();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  queue.subscribe(changed);

  return {
    queue,

    /** Lays an answer in; `path` is the place on the page that was worked on. */
    give(key: string, { value, unread, origins, storable }: Given, soon: number, path: string): void {
      const { [key]: before, ...others } = drafts;
      const begunOver = before?.begunOver ?? queue.versionOf(key);
      const isWhole =
        storable !== undefined &&
        Object.keys(unread).length + Object.keys(origins).length === 0 &&
        isSame(storable.value, value);
      drafts = isWhole ? others : { ...others, [key]: { value, unread, origins, begunOver } };
      if (!touched.has(path)) touched = new Set([...touched, path]);
      if (storable) queue.set(key, storable.value, soon, begunOver);
      changed();
    },

    /** Puts what waited on this device back where it stood; what has been typed here since stays. */
    restore(left: Unsent): void {
      drafts = { ...left.drafts, ...drafts };
      queue.restore(left.answers);
      changed();
    },

    /** What would be lost with this page; nothing when all is stored. */
    unsent(): Unsent | undefined {
      const answers = queue.unsaved();
      return answers.length === 0 && Object.keys(drafts).length === 0 ? undefined : { answers, drafts };
    },

    /** Forgets what is not stored: its owner has signed out. */
    drop(): void {
      drafts = {};
      queue.drop();
    },

    view: (): SheetView => viewOf({ queue: queue.view(), drafts, touched }),

    /** Resolves once everything that was given is stored, or waits for the person's choice. */
    settled: (): Promise<void> => settled(queue),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Parts = Pick<SheetView, "drafts" | "touched"> & { readonly queue: QueueView };

/** The view of these parts; the same object as before while they are the same, so that nothing is drawn anew. */
function lastView(): (parts: Parts) => SheetView {
  let last: { readonly parts: Parts; readonly view: SheetView } | undefined;
  return (parts) => {
    const { queue, drafts, touched } = parts;
    if (last?.parts.queue !== queue || last.parts.drafts !== drafts || last.parts.touched !== touched) {
      const ofDrafts = Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, draft.value]));
      const shown = { ...queue.values, ...queue.rejected, ...ofDrafts };
      last = { parts, view: { ...queue, drafts, touched, shown } };
    }
    return last.view;
  };
}

async function settled(queue: AnswerQueue): Promise<void> {
  await queue.flush();
  if (!queue.view().isUnsaved) return;
  await new Promise<void>((resolve) => {
    const stop = queue.subscribe(() => {
      if (queue.view().isUnsaved) return;
      stop();
      resolve();
    });
  });
}
