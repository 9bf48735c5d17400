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

/** Names of sources, each made once: hundreds of decisions cite the same few. */
const sourceNames = new WeakMap<Source, string>();

function nameOfSource(source: Source): string {
  let name = sourceNames.get(source);
  if (name === undefined) sourceNames.set(source, (name = `${source.title} ${source.validFrom ?? ''}`));
  return name;
}

/** A set in the order of its entries. Most hold a handful, and for so few a list is quicker to make and to search. */
class Facts {
  readonly list: FactRef[] = [];
  private index: Set<FactRef> | undefined;

  add(fact: FactRef): void {
    const { list } = this;
    if (this.index) {
      if (this.index.has(fact)) return;
      this.index.add(fact);
    } else {
      if (list.includes(fact)) return;
      if (list.length === 12) this.index = new Set([...list, fact]);
    }
    list.push(fact);
  }
}

const noFacts: readonly FactRef[] = [];

/**
 * Notes what a decision read: facts, facts that were missing, and sources of dated values. A plan makes hundreds of these
 * and most stay small, so a list is made only when something is noted.
 */
export class Trace {
  private facts: Facts | undefined;
  private gaps: Facts | undefined;
  private cited: Map<string, Source> | undefined;

  /** Each fact once, in the order of reading. */
  get restsOn(): readonly FactRef[] {
    return this.facts?.list ?? noFacts;
  }

  get missing(): readonly FactRef[] {
    return this.gaps?.list ?? noFacts;
  }

  get sources(): Iterable<Source> {
    return this.cited ? this.cited.values() : [];
  }

  note(fact: FactRef, isMissing: boolean): void {
    (this.facts ??= new Facts()).add(fact);
    if (isMissing) (this.gaps ??= new Facts()).add(fact);
  }

  /** Notes what something else rested on. */
  noteAll(restsOn: Iterable<FactRef>, missing: Iterable<FactRef>): void {
    this.facts ??= new Facts();
    for (const fact of restsOn) this.facts.add(fact);
    for (const fact of missing) (this.gaps ??= new Facts()).add(fact);
  }

  cite(source: Source): void {
    (this.cited ??= new Map()).set(nameOfSource(source), source);
  }
}

/** A reader of facts whose reads are noted, and that can start over with empty notes. */
export interface Tracing {
  readonly trace: Trace;
  fresh(): this;
}
