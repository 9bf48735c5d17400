import { isSame } from "../answers/sameValue.ts";
import { announcer } from "./announcer.ts";
import type { PlacedRefusal, QueueDeps, SaveResult, Standing } from "./queueDeps.ts";
import type { SaveState } from "./SaveStatus.tsx";
import {
  laidOver,
  type StoredAnswers,
  type UnsavedAnswer,
  type Value,
  valuesOf,
  type Waiting,
  withAnswer,
  withNewer,
} from "./unsavedAnswers.ts";
import type { Conflict, QueueView } from "./queueView.ts";

/** Answers in one request; the server takes 200. A long list goes in several, in order. */
const mostAtOnce = 100;

/** Keeps answers until they are stored: coalesces, carries versions, tries again, and never drops a value on its own. */
class Queue {
  #base: StoredAnswers;
  readonly #waiting = new Map<string, Waiting>();
  #onTheWay = new Map<string, Waiting>();
  /**
   * What was sent and perhaps stored. The same is sent again, over the same versions, before anything that was given later:
   * the answer to that says what became of it, and what came later goes on from there.
   */
  #unsettled = new Map<string, Waiting>();
  #standing: Standing = "retrying";
  #conflicts: readonly Conflict[] = [];
  #refusals: readonly PlacedRefusal[] = [];
  readonly #rejected = new Map<string, Value>();
  /** What this page itself stored last: typing on after a save of the first half is no conflict with oneself. */
  readonly #storedHere = new Map<string, number>();
  #savedAt: string | undefined;
  #attempt = 0;
  #isDropped = false;
  #cancelTimer: (() => void) | undefined;
  readonly #deps: QueueDeps;
  #view: QueueView | undefined;
  readonly #changes = announcer<void>();
  readonly #sendings = announcer<SaveResult | undefined>();

  constructor(stored: StoredAnswers, deps: QueueDeps) {
    this.#base = stored;
    this.#deps = deps;
  }

  /**
   * Lays an answer in; `soon` is how long to wait for more of it. The value that is stored already needs no saving.
   * `seenVersion`: the version that was on the screen when the person began to change it, if that was before now.
   */
  set(key: string, value: Value, soon: number, seenVersion?: number): void {
    const went = this.#onItsWay(key);
    const known = went ? went.value : this.#base.values[key];
    this.#refusals = this.#refusals.filter((refusal) => keyOfRefusal(refusal) !== key);
    this.#rejected.delete(key);
    if (this.#inConflict(key)) {
      this.#conflicts = this.#conflicts.map((conflict) =>
        conflict.key === key ? { ...conflict, mine: value } : conflict,
      );
    } else if (this.#attempt === 0 && isSame(known, value)) {
      // After a broken attempt nobody knows what is stored, so the value is sent in any case.
      this.#waiting.delete(key);
    } else {
      const seen =
        seenVersion === undefined
          ? (this.#base.versions[key] ?? 0)
          : Math.max(seenVersion, this.#storedHere.get(key) ?? 0);
      const baseVersion = this.#waiting.get(key)?.baseVersion ?? seen;
      this.#waiting.set(key, { value, baseVersion, givenAt: this.#deps.now() });
      // While the line is broken the next attempt has its time already.
      if (this.#attempt === 0) this.#plan(soon);
    }
    this.#changed();
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    if (this.#onTheWay.size > 0 || this.#isDropped) return;
    const isAsking = this.#unsettled.size > 0;
    const ready = isAsking
      ? [...this.#unsettled]
      : [...this.#waiting].filter(([key]) => !this.#inConflict(key)).slice(0, mostAtOnce);
    if (ready.length === 0) return;
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#onTheWay = new Map(ready);
    if (isAsking) this.#unsettled = new Map();
    else for (const [key] of ready) this.#waiting.delete(key);
    this.#changed();
    const sent = ready.map(([key, { value, baseVersion }]) => ({ key, value: value ?? null, baseVersion }));
    let result: SaveResult | undefined;
    try {
      result = await this.#deps.alone(() => this.#deps.send(sent));
      if (!this.#isDropped) this.#take(result);
    } catch (thrown) {
      if (!this.#isDropped) this.#putBack(this.#deps.mayPass(thrown), this.#deps.standing(thrown), isAsking);
    }
    this.#sendings.tell(result);
  }

  /** The person chose between the two values of a conflict. */
  resolve(key: string, keep: "mine" | "theirs"): void {
    const conflict = this.#conflicts.find((each) => each.key === key);
    this.#conflicts = this.#conflicts.filter((each) => each.key !== key);
    const value = keep === "mine" ? conflict?.mine : conflict?.theirs;
    // The stored value needs no saving; one that waited in another tab does.
    if (conflict && (keep === "mine" || conflict.unsent)) {
      this.#waiting.set(key, { value, baseVersion: conflict.version, givenAt: this.#deps.now() });
      this.#plan(0);
    }
    this.#changed();
  }

  /** Answers that waited on this device, from a page that was closed. One that this page has changed too is for the person to choose. */
  restore(left: readonly UnsavedAnswer[]): void {
    for (const { key, ...each } of left) {
      const own = this.#waiting.get(key) ?? this.#onItsWay(key);
      if (isSame(own ? own.value : this.#base.values[key], each.value)) continue;
      if (!own && !this.#inConflict(key)) this.#waiting.set(key, each);
      else if (own) {
        this.#waiting.delete(key);
        const version = this.#base.versions[key] ?? 0;
        this.#inConflictFrom({
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
    this.#changed();
    if (this.#waiting.size > 0 && this.#attempt === 0) this.#plan(0);
  }

  /** What is lost if this page goes and nobody kept it, oldest first. */
  unsaved(): readonly UnsavedAnswer[] {
    const ofConflicts = this.#conflicts.map(({ key, mine, base: baseVersion, answeredAt }) => ({
      key,
      value: mine,
      baseVersion,
      givenAt: answeredAt,
    }));
    const all = laidOver(new Map([...this.#unsettled, ...this.#onTheWay]), this.#waiting);
    return [...[...all].map(([key, each]) => ({ key, ...each })), ...ofConflicts];
  }

  /** Forgets everything that is not stored, and sends nothing more. */
  drop(): void {
    this.#isDropped = true;
    this.#cancelTimer?.();
    this.#waiting.clear();
    this.#onTheWay.clear();
    this.#unsettled.clear();
    this.#rejected.clear();
    this.#conflicts = [];
    this.#changed();
  }

  /** The stored answers as far as this page knows them. */
  stored(): StoredAnswers {
    return this.#base;
  }

  versionOf(key: string): number {
    return this.#base.versions[key] ?? 0;
  }

  /** Newer stored answers, read from the server. What waits here keeps its own version, so that a conflict is noticed. */
  adopt(newer: StoredAnswers): void {
    const own = [...this.#waiting.keys(), ...this.#onTheWay.keys(), ...this.#unsettled.keys()];
    this.#base = withNewer(this.#base, newer, new Set(own));
    // While the person chooses, the other value may go on changing.
    this.#conflicts = this.#conflicts.map((each) => {
      const version = newer.versions[each.key] ?? 0;
      return each.unsent || version <= each.version ? each : { ...each, theirs: newer.values[each.key], version };
    });
    this.#changed();
  }

  view(): QueueView {
    this.#view ??= {
      state: this.#stateOf(),
      values: {
        ...this.#base.values,
        ...valuesOf(this.#unsettled),
        ...valuesOf(this.#onTheWay),
        ...valuesOf(this.#waiting),
      },
      conflicts: this.#conflicts,
      refusals: this.#refusals,
      rejected: Object.fromEntries(this.#rejected),
      isUnsaved: this.#waiting.size + this.#onTheWay.size + this.#unsettled.size > 0,
    };
    return this.#view;
  }

  /** Tells what each request brought; nothing when it failed. */
  onSent(listener: (result: SaveResult | undefined) => void): () => void {
    return this.#sendings.hear(listener);
  }

  subscribe(listener: () => void): () => void {
    return this.#changes.hear(listener);
  }

  #changed(): void {
    this.#view = undefined;
    this.#changes.tell();
  }

  #inConflict(key: string): boolean {
    return this.#conflicts.some((conflict) => conflict.key === key);
  }

  #plan(milliseconds: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#deps.wait(milliseconds, () => void this.flush());
  }

  #take(result: SaveResult): void {
    const went = this.#onTheWay;
    this.#onTheWay = new Map();
    this.#attempt = 0;
    this.#deps.onLine(result.conflicts.length + result.refusals.length === 0 ? "settled" : "whole");
    for (const { key, version } of result.saved) {
      this.#base = withAnswer(this.#base, key, went.get(key)?.value, version);
      this.#storedHere.set(key, version);
      const later = this.#waiting.get(key);
      if (later) this.#waiting.set(key, { ...later, baseVersion: version });
    }
    for (const { key, value, version, answeredAt, wasStored } of result.conflicts) {
      const theirs = value ?? undefined;
      this.#base = withAnswer(this.#base, key, theirs, version);
      const typedSince = this.#waiting.get(key);
      const own = typedSince ?? went.get(key);
      this.#waiting.delete(key);
      if (wasStored === true && !typedSince) continue;
      // The same change made twice (an answer that was stored while its reply was lost) is no conflict.
      if (!isSame(own?.value, theirs))
        this.#inConflictFrom({ key, mine: own?.value, base: own?.baseVersion ?? 0, theirs, version, answeredAt });
    }
    this.#refusals = [...this.#refusals.filter((refusal) => !went.has(keyOfRefusal(refusal))), ...result.refusals];
    for (const key of result.refusals.map(keyOfRefusal))
      if (went.has(key)) this.#rejected.set(key, went.get(key)?.value);
    if (result.saved.length > 0) this.#savedAt = this.#deps.now();
    this.#changed();
    if (this.#waiting.size > 0) void this.flush();
  }

  #putBack(again: boolean, now: Standing, wasAsking: boolean): void {
    // A question that never left settles nothing: what is not known stays so.
    if (now !== "retrying" || wasAsking) {
      this.#unsettled = this.#onTheWay;
      if (now !== "retrying") this.#standing = now;
    } else {
      // What was on its way goes before what was given later, as it was given.
      const all = laidOver(this.#onTheWay, this.#waiting);
      this.#waiting.clear();
      for (const [key, each] of all) this.#waiting.set(key, each);
      this.#standing = now;
    }
    this.#onTheWay = new Map();
    this.#attempt += 1;
    this.#deps.onLine(again ? "broken" : "whole");
    if (again) this.#plan(this.#deps.delay(this.#attempt));
    this.#changed();
  }

  #onItsWay(key: string): Waiting | undefined {
    return this.#onTheWay.get(key) ?? this.#unsettled.get(key);
  }

  #inConflictFrom(conflict: Conflict): void {
    this.#conflicts = [...this.#conflicts.filter((other) => other.key !== conflict.key), conflict];
  }

  #stateOf(): SaveState {
    if (this.#attempt > 0) return { kind: this.#standing };
    if (this.#onTheWay.size > 0 || this.#waiting.size > 0) return { kind: "saving" };
    return this.#savedAt === undefined ? { kind: "nothing" } : { kind: "saved", at: this.#savedAt };
  }
}

export type AnswerQueue = Pick<Queue, keyof Queue>;

export const answerQueue = (stored: StoredAnswers, deps: QueueDeps): AnswerQueue => new Queue(stored, deps);

/** `answers.previousVisas[0].country` -> `previousVisas`. */
export const keyOf = (path: string | null | undefined): string => /^answers\.([^.[]+)/.exec(path ?? "")?.[1] ?? "";

const keyOfRefusal = ({ key, path }: PlacedRefusal): string => key ?? keyOf(path);
