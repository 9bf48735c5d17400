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

/** Notes what a decision read: facts, facts that were missing, and sources of dated values. */
export class Trace {
  readonly restsOn = new Set<FactRef>();
  readonly missing = new Set<FactRef>();
  readonly sources = new Map<string, Source>();

  note(fact: FactRef, isMissing: boolean): void {
    this.restsOn.add(fact);
    if (isMissing) this.missing.add(fact);
  }

  cite(source: Source): void {
    this.sources.set(`${source.title} ${source.validFrom ?? ''}`, source);
  }
}

/** A reader of facts whose reads are noted, and that can start over with empty notes. */
export interface Tracing {
  readonly trace: Trace;
  fresh(): this;
}
