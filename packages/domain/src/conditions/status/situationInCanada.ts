import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { addMonths, daysBetween, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Trace, Tracing } from "../../kernel/trace.ts";
import { temporaryResidentPermitLength } from "../../tables/status/temporaryResidentPermit.ts";
import { restorationWindow, visitorStay } from "../../tables/status/stays.ts";
import { documentType, onePermitPage, type Permit, permitBefore, permitOfStatus } from "./permitHeld.ts";

/** Reasons that let a person apply from inside Canada (docs/facts/inside-canada.md section 2). */
const listed = new Set<string>([
  "minorChild",
  "appliedForPr",
  "unenforceableRemovalOrder",
  "specialRelationship",
  "refugeeClaimant",
  "exchangeStudent",
  "prerequisiteCompleted",
]);

const expiryFields = ["studyPermitExpiryDate", "expiryDate"] as const;

/**
 * What the rules on applying from inside Canada read, each value once and only when a rule asks for it, so that a
 * decision rests on what settled it alone. Inputs and derived values of docs/facts/inside-canada.md section 2.
 */
export class SituationInCanada implements Tracing {
  private readonly the: CaseReader;
  private readonly known = new Map<string, unknown>();

  constructor(the: CaseReader) {
    this.the = the;
  }

  get trace(): Trace {
    return this.the.trace;
  }

  /** What was read for other notes is read anew. */
  set trace(trace: Trace) {
    this.the.trace = trace;
    this.known.clear();
  }

  fresh(): this {
    return new SituationInCanada(this.the.fresh()) as this;
  }

  /** The application renews or changes a study permit: an extension is what it asks for. */
  renews(): boolean {
    const type = this.the.application("type");
    return type === "StudentExtension" || type === "Dli";
  }

  /** The vault of who asks for a visa or for work has one page for the permit held, and none by kinds. */
  private hasOnePermitPage(): boolean {
    const type = this.the.application("type");
    return type !== undefined && onePermitPage.has(type);
  }

  /** That of a visitor has none for any permit. */
  private currentPermits(): readonly UploadedDocument[] {
    return this.the.application("type") === "VisitorVisa" ? [] : this.the.documents("current-valid-permit");
  }

  isInCanada(): boolean {
    return this.the.answer("country") === "CA" && this.the.answer("insideCanadaCurrently") !== false;
  }

  hasStatusAnswered(): boolean {
    return this.the.answer("currentImmigrationStatus") !== undefined;
  }

  /** A renewal was filed before the end: the status goes on until it is decided (Regulations section 183(5)). */
  isPending(): boolean {
    return this.the.answer("currentImmigrationStatus") === "maintained";
  }

  /** The permit or status held; while a renewal is pending the one before it, as answered or by the date that was given. */
  permit(): Permit | undefined {
    return this.once("permit", () => {
      const status = this.the.answer("currentImmigrationStatus");
      if (status === undefined) return undefined;
      if (status !== "maintained") return permitOfStatus[status];
      const before = this.the.answer("insideCanadaPreviousStatusType");
      if (before !== undefined) return permitBefore[before];
      if (this.the.answer("studyPermitExpiryDate") !== undefined) return "study";
      return this.the.answer("pgwpExpiryDate") === undefined ? "other" : "work";
    });
  }

  holds(...permits: readonly Permit[]): boolean {
    const permit = this.permit();
    return permit !== undefined && permits.includes(permit);
  }

  /** A study or work permit that has not ended, or whose renewal is pending; valid on the day of its expiry. */
  hasValidPermit(): boolean {
    return this.holds("study", "work") && (this.expiredDays() === 0 || this.isPending());
  }

  /** Days since the permit ended; 0 on the day of its expiry, before it, and when no expiry is known. */
  expiredDays(): number {
    return this.once("expiredDays", () => {
      const [expiry, today] = [this.expiry(), this.the.today()];
      return expiry !== undefined && expiry < today ? daysBetween(expiry, today) : 0;
    });
  }

  /** The permit has ended and no renewal is pending, by whatever name the person calls the status that is left. */
  hasEnded(): boolean {
    return (
      (this.holds("study", "work", "visitor") || this.mayHaveLostPermit()) &&
      this.expiredDays() > 0 &&
      !this.isPending()
    );
  }

  /** Who names no status, or another one, may have lost a permit: the dates tell (ADR 0097). */
  mayHaveLostPermit(): boolean {
    const status = this.the.answer("currentImmigrationStatus");
    return status === "noStatus" || status === "other";
  }

  /**
   * The last day of the permit that a visitor held before, where nothing gave the visit a stay of its own since: no visitor
   * record, and no entry after that day (ADR 0113). Nothing while one of these is not answered.
   */
  private permitEndedBeforeVisit(): IsoDate | undefined {
    return this.once("permitBeforeVisit", () => {
      if (this.the.answer("currentImmigrationStatus") !== "visitor") return undefined;
      const before = this.the.answer("insideCanadaPreviousStatusType");
      if (before !== "student" && before !== "worker") return undefined;
      const expiry = this.the.answer("insideCanadaPreviousStatusExpiry");
      if (expiry === undefined || expiry >= this.the.today() || !this.hasReasonsAnswered() || this.hasVisitorRecord())
        return undefined;
      const left = this.the.answer("insideCanadaLeft");
      if (left === undefined) return undefined;
      const entry = this.entry();
      return entry === undefined ? (left ? undefined : expiry) : entry > expiry ? undefined : expiry;
    });
  }

  /** Days in which a status can be restored; nothing when the table has no row. */
  restorationDays(): number | undefined {
    const days = this.the.row(restorationWindow);
    return days.found ? days.row.value : undefined;
  }

  /** Whether the reasons for being in Canada were answered. */
  hasReasonsAnswered(): boolean {
    return this.the.answer("insideCanadaOther") !== undefined;
  }

  /** A status as refugee claimant is the same fact as the reason of that name. */
  hasListedReason(): boolean {
    return this.holds("claimant") || (this.the.answer("insideCanadaOther") ?? []).some((reason) => listed.has(reason));
  }

  /** "None of the above", whether or not a visitor record stands beside it. */
  namedNoReason(): boolean {
    const reasons = this.the.answer("insideCanadaOther");
    return (
      reasons !== undefined &&
      reasons.includes("none") &&
      reasons.every((reason) => reason === "none" || reason === "visitorRecord")
    );
  }

  namedMoreThanRecord(): boolean {
    return (this.the.answer("insideCanadaOther") ?? []).some((reason) => reason !== "visitorRecord");
  }

  /** The entry is part of what was named beside the record, so its age counts; not for who holds a temporary resident permit. */
  namedEntry(): boolean {
    return !this.holds("trp") && this.the.answer("insideCanadaOther")?.includes("entryVisaOrEta") === true;
  }

  /** As the status, or among the reasons of who calls the status otherwise. */
  namesResidentPermit(): boolean {
    return this.holds("trp") || this.the.answer("insideCanadaOther")?.includes("temporaryResidentPermit") === true;
  }

  hasVisitorRecord(): boolean {
    return this.once("record", () => {
      if (this.the.answer("insideCanadaOther")?.includes("visitorRecord") === true) return true;
      if (this.the.answer("insideCanadaVisitorRecord") === true) return true;
      return this.holds("visitor") && this.visitorRecords().length > 0;
    });
  }

  /** None where a study permit or visa is renewed: that vault has no page for them. */
  private visitorRecords(): readonly UploadedDocument[] {
    return this.renews() || this.hasOnePermitPage() ? [] : this.the.documents("visitor-record");
  }

  private studyPermits(): readonly UploadedDocument[] {
    return this.hasOnePermitPage() ? [] : this.the.documents("study-permit");
  }

  /** Came with a visitor visa or an eTA; so did a visitor who has no record. */
  enteredByVisa(): boolean {
    return (
      this.the.answer("insideCanadaOther")?.includes("entryVisaOrEta") === true ||
      (this.holds("visitor") && !this.hasVisitorRecord())
    );
  }

  /** Whether the usual stay of a visitor is known for this date. */
  stayIsKnown(): boolean {
    return this.the.row(visitorStay).found;
  }

  /** The day from which a visit counts. */
  private entry(): IsoDate | undefined {
    return this.the.answer("insideCanadaLeft") === true
      ? this.the.answer("insideCanadaLastEntry")
      : this.the.answer("insideCanadaFirstTime");
  }

  /** Less than the usual stay of a visitor ago; exactly that long counts as longer. Nothing while the day is not answered. */
  entryIsRecent(): boolean | undefined {
    return this.once("recent", () => {
      const entry = this.entry();
      const stay = this.the.row(visitorStay);
      return entry === undefined || !stay.found ? undefined : this.the.today() < addMonths(entry, stay.row.value);
    });
  }

  /** Primary or secondary school; nothing while the level is not answered. */
  isAtSchool(): boolean | undefined {
    const level = this.the.answer("formCanadianLevelOfStudy");
    return level === undefined ? undefined : level === "primary" || level === "secondary";
  }

  /** By the dates of the permit; from today on when its first day is not known. */
  hasLongResidentPermit(): boolean {
    const expiry = this.expiry();
    const least = this.the.row(temporaryResidentPermitLength);
    if (!this.holds("trp") || expiry === undefined || !least.found) return false;
    const issued = this.dates(this.currentPermits(), ["issueDate"]).at(-1);
    return addMonths(issued ?? this.the.today(), least.row.value) <= expiry;
  }

  /** The last day of the permit. With a second permit that lasts longer, the status ends with that one (Regulations section 183(4)(b.1)). */
  expiry(): IsoDate | undefined {
    return this.once("expiry", () => {
      if (this.mayHaveLostPermit()) return this.lostPermitExpiry();
      const permit = this.permit();
      if (permit !== "study" && permit !== "work") return this.permitEndedBeforeVisit() ?? this.expiryRead();
      const first =
        this.the.answer(permit === "study" ? "studyPermitExpiryDate" : "pgwpExpiryDate") ?? this.expiryRead();
      if (first === undefined || first >= this.the.today()) return first;
      const second = this.the.answer(permit === "study" ? "pgwpExpiryDate" : "studyPermitExpiryDate");
      return second !== undefined && second > first ? second : first;
    });
  }

  /** The latest last day that was given, else read, of any permit or record that gave status. */
  private lostPermitExpiry(): IsoDate | undefined {
    const given = [this.the.answer("studyPermitExpiryDate"), this.the.answer("pgwpExpiryDate")]
      .filter((date) => date !== undefined)
      .toSorted();
    if (given.length > 0) return given.at(-1);
    const own = [...this.studyPermits(), ...this.visitorRecords()];
    const types = Object.values(documentType);
    const current = this.currentPermits().filter((document) => types.includes(document.documentType ?? "StudyPermit"));
    return this.dates([...own, ...current], expiryFields).at(-1);
  }

  /** The latest expiry read in a document of this kind of permit. */
  private expiryRead(): IsoDate | undefined {
    const permit = this.permit();
    if (permit === undefined || permit === "none" || permit === "other" || permit === "claimant") return undefined;
    const own = permit === "study" ? this.studyPermits() : permit === "visitor" ? this.visitorRecords() : [];
    const type = documentType[permit];
    const current = this.currentPermits().filter(
      (document) => permit === "trp" || (document.documentType ?? type) === type,
    );
    return this.dates([...own, ...current], expiryFields).at(-1);
  }

  private dates(documents: readonly UploadedDocument[], fields: readonly string[]): readonly IsoDate[] {
    return documents
      .flatMap(({ parsedValues }) => fields.map((field) => parsedValues?.[field]))
      .filter((date): date is IsoDate => typeof date === "string" && isIsoDate(date))
      .toSorted();
  }

  private once<T>(name: string, read: () => T): T {
    if (!this.known.has(name)) this.known.set(name, read());
    return this.known.get(name) as T;
  }
}
