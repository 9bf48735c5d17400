import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { delayBefore, pause } from "../../api/backoff.ts";
import { press } from "../../api/press.ts";
import { fetchAllQuestions } from "./fetchAllQuestions.ts";
import type { FindQuestions, Questions } from "./questions.ts";

export type LaterQuestions = {
  /** All questions of a type, once they are here. */
  readonly find: FindQuestions;
  /** Some were asked for and did not come; they are asked for again. */
  readonly isFailing: boolean;
};

type Around = {
  readonly fetchAll: (type: ApplicationType) => Promise<Questions>;
  /** Until the next attempt is worth while. */
  readonly pauseBefore: (attempt: number) => Promise<void>;
};

type Arriving = { readonly questions: Promise<Questions>; readonly tryNow: () => void };

/** For `useService`: all questions of a type, fetched once after the first view and kept as long as this tab lives. */
export const createLaterQuestions = () =>
  laterQuestions({ fetchAll: fetchAllQuestions, pauseBefore: (attempt) => pause(delayBefore(attempt)) });

export function laterQuestions({ fetchAll, pauseBefore }: Around) {
  const here = new Map<ApplicationType, Questions>();
  const arriving = new Map<ApplicationType, Arriving>();
  const find: FindQuestions = (type) => here.get(type);
  let state: LaterQuestions = { find, isFailing: false };
  const watchers = new Set<() => void>();
  const become = (isFailing: boolean) => {
    // Another function each time, so that whoever remembers what it found asks again.
    state = { find: (type) => find(type), isFailing };
    for (const watcher of watchers) press.after(watcher);
  };

  function begin(type: ApplicationType): Arriving {
    let endPause = () => {};
    const fetchUntilHere = async (): Promise<Questions> => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const questions = await fetchAll(type);
          here.set(type, questions);
          become(false);
          return questions;
        } catch {
          become(true);
          await Promise.race([pauseBefore(attempt), new Promise<void>((resolve) => (endPause = resolve))]);
        }
      }
    };
    return { questions: fetchUntilHere(), tryNow: () => endPause() };
  }

  return {
    state: (): LaterQuestions => state,
    /** Resolves once they are here, however often it takes; who asks again need not wait for the next attempt. */
    ask: (type: ApplicationType): Promise<Questions> => {
      const before = arriving.get(type);
      before?.tryNow();
      const asked = before ?? begin(type);
      arriving.set(type, asked);
      return asked.questions;
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
