import type { IsoDate } from './calendarDate.ts';

/**
 * The address of one fact of a case: `answers.country`, `application.type`, `dependents.d2.birthday`,
 * `documents.biometrics-collection-letter`, `today`.
 */
export type FactRef = string;

/** `verified`: read in the authority's own text. `unverified`: everything else; never decide for an applicant on it. */
export type SourceStatus = 'verified' | 'unverified';

/** Where a rule or a value comes from, and how far it can be trusted. */
export type Source = {
  readonly title: string;
  readonly address?: string;
  readonly validFrom?: IsoDate;
  readonly checkedOn: IsoDate;
  readonly status: SourceStatus;
};

const noFacts: ReadonlySet<FactRef> = new Set();

/**
 * Notes what a decision read: facts, facts that were missing, and sources of dated values. A plan makes hundreds of these
 * and most stay small, so a list is made only when something is noted.
 */
export class Trace {
  private facts: Set<FactRef> | undefined;
  private gaps: Set<FactRef> | undefined;
  private cited: Map<string, Source> | undefined;

  get restsOn(): ReadonlySet<FactRef> {
    return this.facts ?? noFacts;
  }

  get missing(): ReadonlySet<FactRef> {
    return this.gaps ?? noFacts;
  }

  get sources(): Iterable<Source> {
    return this.cited ? this.cited.values() : [];
  }

  note(fact: FactRef, isMissing: boolean): void {
    (this.facts ??= new Set()).add(fact);
    if (isMissing) (this.gaps ??= new Set()).add(fact);
  }

  /** Notes what something else rested on. */
  noteAll(restsOn: Iterable<FactRef>, missing: Iterable<FactRef>): void {
    this.facts ??= new Set();
    for (const fact of restsOn) this.facts.add(fact);
    for (const fact of missing) (this.gaps ??= new Set()).add(fact);
  }

  cite(source: Source): void {
    (this.cited ??= new Map()).set(`${source.title} ${source.validFrom ?? ''}`, source);
  }
}

/** A reader of facts whose reads are noted, and that can start over with empty notes. */
export interface Tracing {
  readonly trace: Trace;
  fresh(): this;
}
