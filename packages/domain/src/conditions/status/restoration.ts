import type { CaseReader } from "../../caseFile/reader.ts";
import { addMonths, daysBetween, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Trace, Tracing } from "../../kernel/trace.ts";
import { restorationWindow, visitorStay } from "../../tables/status/stays.ts";
import { dayOfReceipt } from "../valueOnDate.ts";
import { SituationInCanada } from "./situationInCanada.ts";

/**
 * Whether a status in Canada has ended and can still be restored: from the day after its last day to the last day of the
 * window (docs/facts/inside-canada.md section 3, number 2), counted to the day on which the application is received. The last
 * day is as answered, else as read in the permit or visitor record. In a visitor’s own application it is six months after the
 * entry where nothing else tells it (Regulations section 183(2)).
 */
export class StatusEnd implements Tracing {
  private readonly the: CaseReader;
  private now: SituationInCanada;

  constructor(the: CaseReader) {
    this.the = the;
    this.now = new SituationInCanada(the);
  }

  get trace(): Trace {
    return this.the.trace;
  }

  /** What was read for other notes is read anew. */
  set trace(trace: Trace) {
    this.the.trace = trace;
    this.now = new SituationInCanada(this.the);
  }

  fresh(): this {
    return new StatusEnd(this.the.fresh()) as this;
  }

  isInCanada(): boolean {
    return this.now.isInCanada();
  }

  hasStatusAnswered(): boolean {
    return this.now.hasStatusAnswered();
  }

  /** A renewal was filed before the end: the status goes on until it is decided (Regulations section 183(5)). */
  isPending(): boolean {
    return this.now.isPending();
  }

  /** Only students, workers and visitors can have their status restored (Regulations section 182). */
  isOfKindRestored(): boolean {
    return this.now.holds("study", "work", "visitor") || this.now.mayHaveLostPermit();
  }

  saidConditionsBroken(): boolean {
    const type = this.the.application("type");
    return (
      (type === "TrvSpe" || type === "TrvPgwp" || type === "WorkPermitExtension") &&
      this.the.answer("stillAdmissible") === false
    );
  }

  lastDay(): IsoDate | undefined {
    return this.now.expiry() ?? this.endOfVisit();
  }

  /** The end of the stay is counted from the entry, as no record tells it. */
  restsOnEntry(): boolean {
    return this.now.expiry() === undefined && this.endOfVisit() !== undefined;
  }

  private endOfVisit(): IsoDate | undefined {
    if (this.the.application("type") !== "VisitorVisa" || !this.now.holds("visitor")) return undefined;
    const left = this.the.answer("insideCanadaLeft");
    if (left === undefined) return undefined;
    const entry = this.the.answer(left ? "insideCanadaLastEntry" : "insideCanadaFirstTime");
    const stay = this.the.row(visitorStay);
    return entry === undefined || !stay.found ? undefined : addMonths(entry, stay.row.value);
  }

  /** Days from the last day to the day of receipt; 0 on the last day and before it. */
  daysSince(): number | undefined {
    const last = this.lastDay();
    return last === undefined ? undefined : Math.max(0, daysBetween(last, dayOfReceipt(this.the)));
  }

  /** Days in which a status can be restored; nothing when the table has no row. */
  windowDays(): number | undefined {
    const days = this.the.row(restorationWindow);
    return days.found ? days.row.value : undefined;
  }
}

/** For fees: not known when the status has ended and no window is known for the day of receipt. */
export function needsRestoration(the: CaseReader): boolean | "notKnown" {
  const end = new StatusEnd(the);
  if (!end.isInCanada() || end.isPending() || !end.isOfKindRestored()) return false;
  const past = end.daysSince();
  if (past === undefined || past < 1) return false;
  const days = end.windowDays();
  return days === undefined ? "notKnown" : past <= days;
}
