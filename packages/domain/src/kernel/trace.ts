import type { IsoDate } from "./calendarDate.ts";

/**
 * The address of one fact of a case: `answers.country`, `application.type`, `dependents.d2.birthday`,
 * `documents.biometrics-collection-letter`, `today`.
 */
export type FactRef = string;

/** `verified`: read in the authority's own text. `unverified`: everything else; never decide for an applicant on it. */
export type SourceStatus = "verified" | "unverified";

/** Where a rule or a value comes from, and how far it can be trusted. */
export type Source = {
  readonly title: string;
  readonly address?: string;
  readonly validFrom?: IsoDate;
  readonly checkedOn: IsoDate;
  readonly status: SourceStatus;
};

const noFacts: readonly FactRef[] = [];
const noSources: readonly Source[] = [];

/**
 * Notes what a decision read: facts, facts that were missing, and sources of dated values. A plan makes hundreds of these,
 * first in a page just loaded, by code that is not compiled yet. So the lists are plain fields, written here alone and
 * handed out as they are; whoever notes more after that goes on with copies. The fields are written in the constructor: as
 * initialised ones they would be written by one more call for each trace. Here, in `decide` and in `all` and `any` lists
 * are walked by index, as each step of `for of` makes an object there.
 */
export class Trace {
  /** Each fact once, in the order of reading. */
  declare restsOn: readonly FactRef[];
  declare missing: readonly FactRef[];
  /** Each source once for each day from which a cited row holds. */
  declare sources: readonly Source[];
  /** Somebody else holds the lists too. */
  declare isHandedOut: boolean;

  constructor() {
    this.restsOn = noFacts;
    this.missing = noFacts;
    this.sources = noSources;
    this.isHandedOut = false;
  }

  note(fact: FactRef, isMissing: boolean): void {
    const { restsOn } = this;
    if (restsOn.length === 0) this.restsOn = [fact];
    else if (!restsOn.includes(fact)) {
      // A list that grows is given room for many more, and most hold no more than two.
      if (restsOn.length === 1) this.restsOn = [restsOn[0] as FactRef, fact];
      else {
        if (this.isHandedOut) this.copyLists();
        (this.restsOn as FactRef[]).push(fact);
      }
    }
    if (!isMissing) return;
    if (this.missing.length === 0) this.missing = [fact];
    else if (!this.missing.includes(fact)) {
      if (this.isHandedOut) this.copyLists();
      (this.missing as FactRef[]).push(fact);
    }
  }

  /** Notes what something else rested on. Both name each fact once. */
  noteAll(restsOn: readonly FactRef[], missing: readonly FactRef[]): void {
    if (restsOn === this.restsOn && missing === this.missing) return;
    if (this.restsOn.length === 0) {
      this.restsOn = restsOn;
      this.missing = missing;
      this.isHandedOut = true;
      return;
    }
    for (let at = 0; at < restsOn.length; at += 1) this.note(restsOn[at] as FactRef, false);
    for (let at = 0; at < missing.length; at += 1) this.note(missing[at] as FactRef, true);
  }

  /** Notes and cites what something else did, which notes no more. */
  noteAllOf({ restsOn, missing, sources }: Trace): void {
    if (restsOn.length > 0) this.noteAll(restsOn, missing);
    if (sources.length > 0) this.citeAll(sources);
  }

  cite(source: Source): void {
    if (this.sources.length === 0) {
      this.sources = [source];
      return;
    }
    if (this.sources.includes(source)) return;
    if (this.isHandedOut) this.copyLists();
    const sources = this.sources as Source[];
    for (let at = 0; at < sources.length; at += 1) {
      if (sources[at]?.title !== source.title || sources[at]?.validFrom !== source.validFrom) continue;
      sources[at] = source;
      return;
    }
    sources.push(source);
  }

  /** Cites all of one rule, which names each source once. */
  citeAll(sources: readonly Source[]): void {
    if (this.sources.length > 0) {
      for (let at = 0; at < sources.length; at += 1) this.cite(sources[at] as Source);
      return;
    }
    this.sources = sources;
    this.isHandedOut = true;
  }

  private copyLists(): void {
    this.restsOn = this.restsOn.slice();
    this.missing = this.missing.slice();
    this.sources = this.sources.slice();
    this.isHandedOut = false;
  }
}

/** For looking first, where only what holds is explained: nothing is noted. */
class Untraced extends Trace {
  override note(): void {}
  override noteAll(): void {}
  override cite(): void {}
  override citeAll(): void {}
  override noteAllOf(): void {}
}

export const untraced: Trace = new Untraced();

/** A reader of facts whose reads are noted, and that can start over with empty notes. Whoever puts other notes in place puts the first ones back. */
export interface Tracing {
  trace: Trace;
  fresh(): this;
}
