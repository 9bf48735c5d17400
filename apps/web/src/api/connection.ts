/** How the line to the server stands, for the banner: `unsaved` while something typed waits to be stored. */
export type ConnectionState = 'good' | 'retrying' | 'unsaved';

type Listener = () => void;

/** Keeps count of requests that are being tried again. One per page; tests make their own. */
export function connectionStore() {
  const listeners = new Set<Listener>();
  const waiting = new Map<symbol, boolean>();
  let state: ConnectionState = 'good';
  const settle = () => {
    const next: ConnectionState = waiting.size === 0 ? 'good' : [...waiting.values()].includes(true) ? 'unsaved' : 'retrying';
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
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
    /** It got through, or was given up. */
    over: (request: symbol) => {
      waiting.delete(request);
      settle();
    },
  };
}

export type ConnectionStore = ReturnType<typeof connectionStore>;

export const connection = connectionStore();
