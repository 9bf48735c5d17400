import { delayBefore, pause } from "../../api/backoff.ts";
import { press } from "../../api/press.ts";
import { fetchAllQuestions } from "./fetchAllQuestions.ts";
import type { QuestionsOf } from "./questions.ts";

export type LaterQuestions = {
  /** All questions, once they are here. */
  readonly all?: QuestionsOf;
  /** They were asked for and did not come; they are asked for again. */
  readonly isFailing: boolean;
};

type Around = {
  readonly fetchAll: () => Promise<QuestionsOf>;
  /** Until the next attempt is worth while. */
  readonly pauseBefore: (attempt: number) => Promise<void>;
};

/** For `useService`: all questions, fetched once after the first view and kept as long as this tab lives. */
export const createLaterQuestions = () =>
  laterQuestions({ fetchAll: fetchAllQuestions, pauseBefore: (attempt) => pause(delayBefore(attempt)) });

export function laterQuestions({ fetchAll, pauseBefore }: Around) {
  let state: LaterQuestions = { isFailing: false };
  let arriving: Promise<QuestionsOf> | undefined;
  let tryNow = () => {};
  const watchers = new Set<() => void>();
  const become = (next: LaterQuestions) => {
    state = next;
    for (const watcher of watchers) press.after(watcher);
  };

  async function fetchUntilHere(): Promise<QuestionsOf> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const all = await fetchAll();
        become({ all, isFailing: false });
        return all;
      } catch {
        become({ isFailing: true });
        await Promise.race([pauseBefore(attempt), new Promise<void>((resolve) => (tryNow = resolve))]);
      }
    }
  }

  return {
    state: (): LaterQuestions => state,
    /** Resolves once they are here, however often it takes; who asks again need not wait for the next attempt. */
    ask: (): Promise<QuestionsOf> => {
      tryNow();
      return (arriving ??= fetchUntilHere());
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
