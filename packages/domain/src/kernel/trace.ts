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

const noFacts: readonly FactRef[] = [];
const noSources: readonly Source[] = [];

/** Up to so many facts a list is quicker to make and to search than a set. */
const few = 12;

/**
 * Notes what a decision read: facts, facts that were missing, and sources of dated values. A plan makes hundreds of these
 * and most stay small, so a list is made only when something is noted, and a set only for a long list. The fields are
 * declared and written in the constructor: as initialised fields they would be written by one more call for each trace.
 * Here, in `decide` and in `all` and `any` lists are walked by index: a plan is first worked out in a page just loaded, by
 * code that is not compiled yet, and there each step of `for of` makes an object.
 */
export class Trace {
  declare private facts: FactRef[] | undefined;
  declare private gaps: FactRef[] | undefined;
  declare private cited: Source[] | undefined;
  declare private known: Set<FactRef> | undefined;

  constructor() {
    this.facts = undefined;
    this.gaps = undefined;
    this.cited = undefined;
    this.known = undefined;
  }

  /** Each fact once, in the order of reading. */
  get restsOn(): readonly FactRef[] {
    return this.facts ?? noFacts;
  }

  get missing(): readonly FactRef[] {
    return this.gaps ?? noFacts;
  }

  /** Each source once for each day from which a cited row holds. */
  get sources(): readonly Source[] {
    return this.cited ?? noSources;
  }

  note(fact: FactRef, isMissing: boolean): void {
    const { facts } = this;
    if (facts === undefined) this.facts = [fact];
    else if (facts.length <= few) {
      if (!facts.includes(fact)) facts.push(fact);
    } else this.noteAmongMany(facts, fact);
    if (!isMissing) return;
    if (this.gaps === undefined) this.gaps = [fact];
    else if (!this.gaps.includes(fact)) this.gaps.push(fact);
  }

  /** Notes what something else rested on. Both name each fact once. */
  noteAll(restsOn: readonly FactRef[], missing: readonly FactRef[]): void {
    if (this.facts === undefined && restsOn.length > 0) this.facts = restsOn.slice();
    else for (let at = 0; at < restsOn.length; at += 1) this.note(restsOn[at] as FactRef, false);
    const { gaps } = this;
    if (gaps === undefined) {
      if (missing.length > 0) this.gaps = missing.slice();
    } else for (let at = 0; at < missing.length; at += 1) if (!gaps.includes(missing[at] as FactRef)) gaps.push(missing[at] as FactRef);
  }

  cite(source: Source): void {
    const { cited } = this;
    if (cited === undefined) {
      this.cited = [source];
      return;
    }
    for (let at = 0; at < cited.length; at += 1) {
      const one = cited[at];
      if (one === source) return;
      if (one?.title !== source.title || one.validFrom !== source.validFrom) continue;
      cited[at] = source;
      return;
    }
    cited.push(source);
  }

  private noteAmongMany(facts: FactRef[], fact: FactRef): void {
    const known = (this.known ??= new Set(facts));
    if (known.has(fact)) return;
    known.add(fact);
    facts.push(fact);
  }
}

/** A reader of facts whose reads are noted, and that can start over with empty notes. */
export interface Tracing {
  readonly trace: Trace;
  fresh(): this;
}
