import { isSame } from "../answers/sameValue.ts";
import type { PlacedRefusal, QueueSurroundings, SaveResult, Standing } from "./queueSurroundings.ts";
import type { SaveState } from "./SaveStatus.tsx";
import {
  laidOver,
  type StoredAnswers,
  type UnsavedAnswer,
  type Value,
  valuesOf,
  type Waiting,
  withAnswer,
} from "./unsavedAnswers.ts";
import type { Conflict, QueueView } from "./queueView.ts";

/** Answers in one request; the server takes 200. A long list goes in several, in order. */
const mostAtOnce = 100;

export type AnswerQueue = ReturnType<typeof answerQueue>;

function announcer<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    tell: (news: News) => {
      for (const listener of listeners) listener(news);
    },
    hear: (listener: (news: News) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Keeps answers until they are stored: coalesces, carries versions, tries again, and never drops a value on its own. */
export function answerQueue(stored: StoredAnswers, around: QueueSurroundings) {
  let base = stored;
  const waiting = new Map<string, Waiting>();
  let onTheWay = new Map<string, Waiting>();
  /**
   * What was sent and perhaps stored. The same is sent again, over the same versions, before anything that was given later:
   * the answer to that says what became of it, and what came later goes on from there.
   */
  let unsettled = new Map<string, Waiting>();
  let standing: Standing = "retrying";
  let conflicts: readonly Conflict[] = [];
  let refusals: readonly PlacedRefusal[] = [];
  const rejected = new Map<string, Value>();
  /** What this page itself stored last: typing on after a save of the first half is no conflict with oneself. */
  const storedHere = new Map<string, number>();
  let savedAt: string | undefined;
  let attempt = 0;
  let isDropped = false;
  let cancelTimer: (() => void) | undefined;
  let view: QueueView | undefined;
  const changes = announcer<void>();
  const sendings = announcer<SaveResult | undefined>();

  const changed = () => {
    view = undefined;
    changes.tell();
  };

  const inConflict = (key: string) => conflicts.some((conflict) => conflict.key === key);

  const plan = (milliseconds: number) => {
    cancelTimer?.();
    cancelTimer = around.wait(milliseconds, () => void flush());
  };

  async function flush(): Promise<void> {
    if (onTheWay.size > 0 || isDropped) return;
    const isAsking = unsettled.size > 0;
    const ready = isAsking ? [...unsettled] : [...waiting].filter(([key]) => !inConflict(key)).slice(0, mostAtOnce);
    if (ready.length === 0) return;
    cancelTimer?.();
    cancelTimer = undefined;
    onTheWay = new Map(ready);
    if (isAsking) unsettled = new Map();
    else for (const [key] of ready) waiting.delete(key);
    changed();
    const sent = ready.map(([key, { value, baseVersion }]) => ({ key, value: value ?? null, baseVersion }));
    let result: SaveResult | undefined;
    try {
      result = await around.alone(() => around.send(sent));
      if (!isDropped) take(result);
    } catch (thrown) {
      if (!isDropped) putBack(around.mayPass(thrown), around.standing(thrown), isAsking);
    }
    sendings.tell(result);
  }

  function take(result: SaveResult) {
    const went = onTheWay;
    onTheWay = new Map();
    attempt = 0;
    around.onLine(result.conflicts.length + result.refusals.length === 0 ? "settled" : "whole");
    for (const { key, version } of result.saved) {
      base = withAnswer(base, key, went.get(key)?.value, version);
      storedHere.set(key, version);
      const later = waiting.get(key);
      if (later) waiting.set(key, { ...later, baseVersion: version });
    }
    for (const { key, value, version, answeredAt, wasStored } of result.conflicts) {
      const theirs = value ?? undefined;
      base = withAnswer(base, key, theirs, version);
      const typedSince = waiting.get(key);
      const own = typedSince ?? went.get(key);
      waiting.delete(key);
      if (wasStored === true && !typedSince) continue;
      // The same change made twice (an answer that was stored while its reply was lost) is no conflict.
      if (!isSame(own?.value, theirs))
        inConflictFrom({ key, mine: own?.value, base: own?.baseVersion ?? 0, theirs, version, answeredAt });
    }
    refusals = [...refusals.filter((refusal) => !went.has(keyOfRefusal(refusal))), ...result.refusals];
    for (const key of result.refusals.map(keyOfRefusal)) if (went.has(key)) rejected.set(key, went.get(key)?.value);
    if (result.saved.length > 0) savedAt = around.now();
    changed();
    if (waiting.size > 0) void flush();
  }

  function putBack(again: boolean, now: Standing, wasAsking: boolean) {
    // A question that never left settles nothing: what is not known stays so.
    if (now !== "retrying" || wasAsking) {
      unsettled = onTheWay;
      if (now !== "retrying") standing = now;
    } else {
      // What was on its way goes before what was given later, as it was given.
      const all = laidOver(onTheWay, waiting);
      waiting.clear();
      for (const [key, each] of all) waiting.set(key, each);
      standing = now;
    }
    onTheWay = new Map();
    attempt += 1;
    around.onLine(again ? "broken" : "whole");
    if (again) plan(around.delay(attempt));
    changed();
  }

  const onItsWay = (key: string): Waiting | undefined => onTheWay.get(key) ?? unsettled.get(key);

  function inConflictFrom(conflict: Conflict) {
    conflicts = [...conflicts.filter((other) => other.key !== conflict.key), conflict];
  }

  return {
    /**
     * Lays an answer in; `soon` is how long to wait for more of it. The value that is stored already needs no saving.
     * `seenVersion`: the version that was on the screen when the person began to change it, if that was before now.
     */
    set(key: string, value: Value, soon: number, seenVersion?: number): void {
      const went = onItsWay(key);
      const known = went ? went.value : base.values[key];
      refusals = refusals.filter((refusal) => keyOfRefusal(refusal) !== key);
      rejected.delete(key);
      if (inConflict(key)) {
        conflicts = conflicts.map((conflict) => (conflict.key === key ? { ...conflict, mine: value } : conflict));
      } else if (attempt === 0 && isSame(known, value)) {
        // After a broken attempt nobody knows what is stored, so the value is sent in any case.
        waiting.delete(key);
      } else {
        const seen =
          seenVersion === undefined ? (base.versions[key] ?? 0) : Math.max(seenVersion, storedHere.get(key) ?? 0);
        const baseVersion = waiting.get(key)?.baseVersion ?? seen;
        waiting.set(key, { value, baseVersion, givenAt: around.now() });
        // While the line is broken the next attempt has its time already.
        if (attempt === 0) plan(soon);
      }
      changed();
    },

    /** Sends what waits, now. */
    flush,

    /** The person chose between the two values of a conflict. */
    resolve(key: string, keep: "mine" | "theirs"): void {
      const conflict = conflicts.find((each) => each.key === key);
      conflicts = conflicts.filter((each) => each.key !== key);
      const value = keep === "mine" ? conflict?.mine : conflict?.theirs;
      // The stored value needs no saving; one that waited in another tab does.
      if (conflict && (keep === "mine" || conflict.unsent)) {
        waiting.set(key, { value, baseVersion: conflict.version, givenAt: around.now() });
        plan(0);
      }
      changed();
    },

    /** Answers that waited on this device, from a page that was closed. One that this page has changed too is for the person to choose. */
    restore(left: readonly UnsavedAnswer[]): void {
      for (const { key, ...each } of left) {
        const own = waiting.get(key) ?? onItsWay(key);
        if (isSame(own ? own.value : base.values[key], each.value)) continue;
        if (!own && !inConflict(key)) waiting.set(key, each);
        else if (own) {
          waiting.delete(key);
          const version = base.versions[key] ?? 0;
          inConflictFrom({
            key,
            mine: own.value,
            base: own.baseVersion,
            theirs: each.value,
            version,
            answeredAt: each.givenAt,
            unsent: true,
          });
        }
      }
      changed();
      if (waiting.size > 0 && attempt === 0) plan(0);
    },

    /** What is lost if this page goes and nobody kept it, oldest first. */
    unsaved(): readonly UnsavedAnswer[] {
      const ofConflicts = conflicts.map(({ key, mine, base: baseVersion, answeredAt }) => ({
        key,
        value: mine,
        baseVersion,
        givenAt: answeredAt,
      }));
      const all = laidOver(new Map([...unsettled, ...onTheWay]), waiting);
      return [...[...all].map(([key, each]) => ({ key, ...each })), ...ofConflicts];
    },

    /** Forgets everything that is not stored, and sends nothing more. */
    drop(): void {
      isDropped = true;
      cancelTimer?.();
      waiting.clear();
      onTheWay.clear();
      unsettled.clear();
      rejected.clear();
      conflicts = [];
      changed();
    },

    /** The stored answers as far as this page knows them. */
    stored: (): StoredAnswers => base,

    versionOf: (key: string): number => base.versions[key] ?? 0,

    /** Newer stored answers, read from the server. What waits here keeps its own version, so that a conflict is noticed. */
    adopt(newer: StoredAnswers): void {
      const values = { ...newer.values };
      const versions = { ...newer.versions };
      for (const key of new Set([...waiting.keys(), ...onTheWay.keys(), ...unsettled.keys()])) {
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
      // While the person chooses, the other value may go on changing.
      conflicts = conflicts.map((each) => {
        const version = newer.versions[each.key] ?? 0;
        return each.unsent || version <= each.version ? each : { ...each, theirs: newer.values[each.key], version };
      });
      changed();
    },

    view(): QueueView {
      view ??= {
        state: stateOf(),
        values: { ...base.values, ...valuesOf(unsettled), ...valuesOf(onTheWay), ...valuesOf(waiting) },
        conflicts,
        refusals,
        rejected: Object.fromEntries(rejected),
        isUnsaved: waiting.size + onTheWay.size + unsettled.size > 0,
      };
      return view;
    },

    /** Tells what each request brought; nothing when it failed. */
    onSent: sendings.hear,

    subscribe: changes.hear,
  };

  function stateOf(): SaveState {
    if (attempt > 0) return { kind: standing };
    if (onTheWay.size > 0 || waiting.size > 0) return { kind: "saving" };
    return savedAt === undefined ? { kind: "nothing" } : { kind: "saved", at: savedAt };
  }
}

/** `answers.previousVisas[0].country` -> `previousVisas`. */
export const keyOf = (path: string | null | undefined): string => /^answers\.([^.[]+)/.exec(path ?? "")?.[1] ?? "";

const keyOfRefusal = ({ key, path }: PlacedRefusal): string => key ?? keyOf(path);
