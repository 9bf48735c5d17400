import type { Clause, Text } from "./text.ts";
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
 * most with one fact or two. So a list is handed out as it is, and copied only when more is noted after that: lists of its
 * own for each decision cost more than a tenth of the plan (ADR 0090).
 */
export class Trace {
  /** Each fact once, in the order of reading. */
  restsOn = noFacts;
  missing = noFacts;
  /** Each source once for each day from which a cited row holds. */
  sources = noSources;
  /** Somebody else holds the lists too. */
  isHandedOut = false;

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
    for (const fact of restsOn) this.note(fact, false);
    for (const fact of missing) this.note(fact, true);
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
    const at = sources.findIndex(({ title, validFrom }) => title === source.title && validFrom === source.validFrom);
    if (at < 0) sources.push(source);
    else sources[at] = source;
  }

  /** Cites all of one rule, which names each source once. */
  citeAll(sources: readonly Source[]): void {
    if (this.sources.length > 0) {
      for (const source of sources) this.cite(source);
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
  /** A clause in the words for whoever prepares the case. */
  addressed?(clause: Clause): Text;
}
