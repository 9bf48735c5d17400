import { press } from "./press.ts";

/** How the line to the server stands, for the banner: `unsaved` while something typed waits to be stored. */
export type ConnectionState = "good" | "retrying" | "unsaved";

/** Answers that were given and are not stored. `isKept`: on this device too, so that closing the page loses none. */
export type WaitingAnswers = { readonly count: number; readonly isKept: boolean };

type Listener = () => void;

const none: WaitingAnswers = { count: 0, isKept: true };

/** Keeps count of requests that are being tried again. One per page; tests make their own. */
export function connectionStore() {
  const listeners = new Set<Listener>();
  const waiting = new Map<symbol, boolean>();
  const answers = new Map<symbol, WaitingAnswers>();
  let state: ConnectionState = "good";
  let all = none;
  const tell = () => {
    for (const listener of listeners) press.after(listener);
  };
  const settle = () => {
    const next: ConnectionState =
      waiting.size === 0 ? "good" : [...waiting.values()].includes(true) ? "unsaved" : "retrying";
    if (next === state) return;
    state = next;
    tell();
  };
  return {
    state: () => state,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A request did not get through and is tried again. */
    lost: (request: symbol, holdsUnsaved: boolean) => {
      waiting.set(request, holdsUnsaved);
      settle();
    },
    /** How many answers wait in all; the same object until that changes. */
    waiting: () => all,
    /** As many answers of one application wait. */
    waits: (line: symbol, waiting: WaitingAnswers) => {
      if (waiting.count === 0) answers.delete(line);
      else answers.set(line, waiting);
      const each = [...answers.values()];
      const next = {
        count: each.reduce((sum, { count }) => sum + count, 0),
        isKept: each.every(({ isKept }) => isKept),
      };
      if (next.count === all.count && next.isKept === all.isKept) return;
      all = next;
      tell();
    },
    /** It got through, or was given up. */
    over: (request: symbol) => {
      waiting.delete(request);
      settle();
    },
  };
}

export type ConnectionStore = ReturnType<typeof connectionStore>;

export const connection = connectionStore();
