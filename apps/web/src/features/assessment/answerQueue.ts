import type { Refusal } from '@boreal/domain/kernel/validation';

/** A value as it is stored; `undefined` for none. */
export type Value = unknown;

export type StoredAnswers = {
  readonly values: Readonly<Record<string, Value>>;
  readonly versions: Readonly<Record<string, number>>;
};

/** Somebody (or another tab) changed an answer since this page saw it. `mine` waits for the person's choice. */
type Conflict = { readonly key: string; readonly mine: Value; readonly theirs: Value; readonly version: number; readonly answeredAt: string };

type PlacedRefusal = Pick<Refusal, 'code' | 'text'> & { readonly path?: string | null };

export type SaveState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'retrying' };

export type QueueView = {
  readonly state: SaveState;
  /** Stored answers with what is on its way laid over them. */
  readonly values: Readonly<Record<string, Value>>;
  readonly conflicts: readonly Conflict[];
  /** What the server would not take, by the path of the case format. Gone once the answer is given again. */
  readonly refusals: readonly PlacedRefusal[];
  /** The values that were refused: still shown, so that nothing typed is lost. */
  readonly rejected: Readonly<Record<string, Value>>;
  /** Something is not stored yet: leaving the page would lose it. */
  readonly isUnsaved: boolean;
};

type Sent = readonly { readonly key: string; readonly value: unknown; readonly baseVersion: number }[];

export type SaveResult = {
  readonly saved: readonly { readonly key: string; readonly version: number }[];
  readonly conflicts: readonly { readonly key: string; readonly value: unknown; readonly version: number; readonly answeredAt: string }[];
  readonly refusals: readonly PlacedRefusal[];
};

export type QueueSurroundings = {
  /** Sends answers; throws when nobody answered. `mayPass` tells whether to try again by itself. */
  readonly send: (answers: Sent) => Promise<SaveResult>;
  readonly mayPass: (thrown: unknown) => boolean;
  readonly now: () => string;
  /** Milliseconds before attempt n (1 = first repeat). */
  readonly delay: (attempt: number) => number;
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  /** The line is broken while something waits, or whole again; `settled`: and nothing needs the person. */
  readonly onLine: (line: 'broken' | 'whole' | 'settled') => void;
};

export type AnswerQueue = ReturnType<typeof answerQueue>;

/** Keeps answers until they are stored: coalesces, carries versions, tries again, and never drops a value on its own. */
export function answerQueue(stored: StoredAnswers, around: QueueSurroundings) {
  let base = stored;
  const waiting = new Map<string, Value>();
  let onTheWay = new Map<string, Value>();
  let conflicts: readonly Conflict[] = [];
  let refusals: readonly PlacedRefusal[] = [];
  const rejected = new Map<string, Value>();
  let savedAt: string | undefined;
  let attempt = 0;
  let cancelTimer: (() => void) | undefined;
  let view: QueueView | undefined;
  const listeners = new Set<() => void>();

  const changed = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };

  const inConflict = (key: string) => conflicts.some((conflict) => conflict.key === key);

  const plan = (milliseconds: number) => {
    cancelTimer?.();
    cancelTimer = around.wait(milliseconds, () => {
      cancelTimer = undefined;
      void flush();
    });
  };

  async function flush(): Promise<void> {
    if (onTheWay.size > 0) return;
    const ready = [...waiting].filter(([key]) => !inConflict(key));
    if (ready.length === 0) return;
    cancelTimer?.();
    cancelTimer = undefined;
    onTheWay = new Map(ready);
    for (const [key] of ready) waiting.delete(key);
    changed();
    const sent = ready.map(([key, value]) => ({ key, value: value ?? null, baseVersion: base.versions[key] ?? 0 }));
    try {
      take(await around.send(sent));
    } catch (thrown) {
      putBack(around.mayPass(thrown));
    }
  }

  function take(result: SaveResult) {
    const went = onTheWay;
    onTheWay = new Map();
    attempt = 0;
    around.onLine(result.conflicts.length + result.refusals.length === 0 ? 'settled' : 'whole');
    for (const { key, version } of result.saved) base = withAnswer(base, key, went.get(key), version);
    for (const { key, value, version, answeredAt } of result.conflicts) {
      const theirs = value ?? undefined;
      base = withAnswer(base, key, theirs, version);
      const mine = waiting.has(key) ? waiting.get(key) : went.get(key);
      waiting.delete(key);
      // The same change made twice (an answer that was stored while its reply was lost) is no conflict.
      if (!isSame(mine, theirs)) conflicts = [...conflicts.filter((other) => other.key !== key), { key, mine, theirs, version, answeredAt }];
    }
    refusals = [...refusals.filter((refusal) => !went.has(keyOf(refusal.path))), ...result.refusals];
    for (const key of result.refusals.map((refusal) => keyOf(refusal.path))) if (went.has(key)) rejected.set(key, went.get(key));
    if (result.saved.length > 0) savedAt = around.now();
    changed();
    if (waiting.size > 0) void flush();
  }

  function putBack(again: boolean) {
    for (const [key, value] of onTheWay) if (!waiting.has(key)) waiting.set(key, value);
    onTheWay = new Map();
    attempt += 1;
    around.onLine(again ? 'broken' : 'whole');
    if (again) plan(around.delay(attempt));
    changed();
  }

  return {
    /** Lays an answer in; `soon` is how long to wait for more of it. The value that is stored already needs no saving. */
    set(key: string, value: Value, soon: number): void {
      const known = onTheWay.has(key) ? onTheWay.get(key) : base.values[key];
      refusals = refusals.filter((refusal) => keyOf(refusal.path) !== key);
      rejected.delete(key);
      if (inConflict(key)) {
        conflicts = conflicts.map((conflict) => (conflict.key === key ? { ...conflict, mine: value } : conflict));
      } else if (attempt === 0 && isSame(known, value)) {
        // After a broken attempt nobody knows what is stored, so the value is sent in any case.
        waiting.delete(key);
      } else {
        waiting.set(key, value);
        // While the line is broken the next attempt has its time already.
        if (attempt === 0) plan(soon);
      }
      changed();
    },

    /** Sends what waits, now. */
    flush,

    /** The person chose between the two values of a conflict. */
    resolve(key: string, keep: 'mine' | 'theirs'): void {
      const conflict = conflicts.find((each) => each.key === key);
      conflicts = conflicts.filter((each) => each.key !== key);
      if (conflict && keep === 'mine') {
        waiting.set(key, conflict.mine);
        plan(0);
      }
      changed();
    },

    /** Newer stored answers, read from the server. What waits here keeps its own version, so that a conflict is noticed. */
    adopt(newer: StoredAnswers): void {
      const values = { ...newer.values };
      const versions = { ...newer.versions };
      for (const key of new Set([...waiting.keys(), ...onTheWay.keys()])) {
        values[key] = base.values[key];
        versions[key] = base.versions[key] ?? 0;
      }
      // A read that was under way while a newer value was stored must not take it back.
      for (const [key, version] of Object.entries(base.versions)) {
        if ((versions[key] ?? 0) >= version) continue;
        values[key] = base.values[key];
        versions[key] = version;
      }
      base = { values, versions };
      changed();
    },

    view(): QueueView {
      view ??= {
        state: stateOf(),
        values: { ...base.values, ...Object.fromEntries(onTheWay), ...Object.fromEntries(waiting) },
        conflicts,
        refusals,
        rejected: Object.fromEntries(rejected),
        isUnsaved: waiting.size > 0 || onTheWay.size > 0,
      };
      return view;
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function stateOf(): SaveState {
    if (attempt > 0) return { kind: 'retrying' };
    if (onTheWay.size > 0 || waiting.size > 0) return { kind: 'saving' };
    return savedAt === undefined ? { kind: 'nothing' } : { kind: 'saved', at: savedAt };
  }
}

function withAnswer(base: StoredAnswers, key: string, value: Value, version: number): StoredAnswers {
  return { values: { ...base.values, [key]: value }, versions: { ...base.versions, [key]: version } };
}

/** `answers.previousVisas[0].country` -> `previousVisas`. */
export const keyOf = (path: string | null | undefined): string => /^answers\.([^.[]+)/.exec(path ?? '')?.[1] ?? '';

/** The same value, whatever the order of keys; `null` and a missing key are both "nothing". */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? undefined, b ?? undefined)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}
