import type { IsoDate } from "../kernel/calendarDate.ts";
import type { PageSlug, SlotId } from "./vaultPlaces.ts";
import type { Condition, Outcome } from "../kernel/condition.ts";
import type { DatedTable, RowOnDate } from "../kernel/datedTable.ts";
import { Trace, untraced, type FactRef, type Tracing } from "../kernel/trace.ts";
import { splitPath, type AnswerKey, type AnswerPath, type Answers } from "./answers/answers.ts";
import { asGiven, isStored, type AnswersInUse } from "./answersInUse.ts";
import type { Application, ApplicationKey } from "./application.ts";
import type { CaseFile } from "./caseFile.ts";
import { numberedChildren, type Dependent, type DependentKey, type NumberedChild } from "./dependents.ts";
import type { FormKey } from "./formValues.ts";
import type { PersonRef } from "./personRole.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";
import type { Profile, ProfileKey, User, UserKey } from "./user.ts";
import {
  type Found,
  foundOfCase,
  foundOfDocument,
  keptOnPage,
  type Known,
  nothingFound,
  rowFound,
  statementFound,
} from "./foundOnce.ts";
import { type Context, nothingInView } from "./inView.ts";

/** Reads a case and notes what it read, so that every decision can say what it rests on. Nobody lists that by hand. */
export class CaseReader implements Tracing {
  trace: Trace;
  private readonly caseFile: CaseFile;
  private readonly context: Context;
  private readonly inUse: AnswersInUse;
  private readonly found: Found;

  constructor(
    caseFile: CaseFile,
    context: Context = nothingInView,
    inUse: AnswersInUse = asGiven(caseFile),
    { found = nothingFound(), trace = new Trace() }: { found?: Found; trace?: Trace } = {},
  ) {
    this.trace = trace;
    this.caseFile = caseFile;
    this.context = context;
    this.inUse = inUse;
    this.found = found;
  }

  fresh(): this {
    return new CaseReader(this.caseFile, this.context, this.inUse, { found: this.found }) as this;
  }

  /** A statement about the whole case, evaluated once and cached. The caller notes what it rests on. */
  known(statement: Condition<CaseReader>): Known {
    return statementFound(this.found, statement, () => {
      const [outer, trace] = [this.trace, new Trace()];
      this.trace = trace;
      const outcome = statement.evaluate(this);
      this.trace = outer;
      return { outcome, trace };
    });
  }

  /** More is known of this fact: what rests on it is evaluated again when it is next needed. */
  forget(fact: FactRef): void {
    this.found.asOf += 1;
    this.found.forgotten.set(fact, this.found.asOf);
  }

  /** The result of a statement. About the whole case it is cached; what it rests on is noted each time. */
  outcomeOf(statement: Condition<CaseReader>): Outcome {
    if (this.context !== nothingInView) return statement.evaluate(this);
    const { outcome, trace } = this.known(statement);
    this.trace.noteAllOf(trace);
    return outcome;
  }

  /** Whether a stored answer is out of use; what that rests on is noted. */
  isSetAside(path: string): boolean {
    const gate = this.inUse.gates.get(path);
    if (gate?.setAside) this.trace.noteAll(gate.restsOn, gate.missing);
    return gate?.setAside ?? false;
  }

  /** A reader with this child in view. What it reads is noted by itself. */
  forChild(child: Dependent): CaseReader {
    return new CaseReader(this.caseFile, { ...this.context, child }, this.inUse, { found: this.found });
  }

  /** A reader with one row of a list answer in view. */
  forRow(path: string, value: Readonly<Record<string, unknown>>): CaseReader {
    return new CaseReader(this.caseFile, { ...this.context, row: { path, value } }, this.inUse, { found: this.found });
  }

  /** A reader with one uploaded document in view, and the document types that its slot asks for. */
  forDocument(document: UploadedDocument, expectedTypes?: readonly string[]): CaseReader {
    return new CaseReader(this.caseFile, { document, expectedTypes }, this.inUse, { found: this.found });
  }

  /** The same, only to look: nothing is noted, and `fresh` gives one that notes. */
  lookAtDocument(document: UploadedDocument, expectedTypes?: readonly string[], takesOnlyPdf?: boolean): CaseReader {
    const context = { document, expectedTypes, takesOnlyPdf };
    return new CaseReader(this.caseFile, context, this.inUse, { found: this.found, trace: untraced });
  }

  today(): IsoDate {
    this.trace.note("today", false);
    return this.caseFile.today;
  }

  answer<K extends AnswerKey>(key: K): Answers[K] {
    const { answers, gates } = this.inUse;
    const value = answers.get(key) as Answers[K];
    const gate = gates.get(key);
    // An answer in use is in use because of what its place in the flow rests on.
    if (gate) this.trace.noteAll(gate.restsOn, gate.missing);
    if (!gate?.isClosed) this.trace.note(`answers.${key}`, value === undefined);
    return value;
  }

  /** The value at a path: an answer, or one part of an answer that is asked for part by part. */
  value(path: AnswerPath): unknown {
    const { key, part } = splitPath(path);
    if (part === undefined) return this.answer(key);
    const whole = this.answer(key) as Readonly<Record<string, unknown>> | undefined;
    if (this.inUse.gates.get(key)?.isClosed) return undefined;
    const value = whole?.[part];
    const gate = this.inUse.gates.get(path);
    if (gate) this.trace.noteAll(gate.restsOn, gate.missing);
    if (!gate?.isClosed) this.trace.note(`answers.${path}`, value === undefined);
    return value;
  }

  /** Whether anything is stored for a path, in use or not. Nothing is noted. */
  isGiven(path: AnswerPath): boolean {
    return isStored(this.inUse, path);
  }

  application<K extends ApplicationKey>(key: K): Application[K] | undefined {
    const value = this.caseFile.application[key];
    this.trace.note(`application.${key}`, value === undefined || value === null);
    return value ?? undefined;
  }

  user<K extends UserKey>(key: K): User[K] | undefined {
    const value = this.caseFile.user[key];
    this.trace.note(`user.${key}`, value === undefined || value === null);
    return value ?? undefined;
  }

  /** A name of the profile; only for comparing with documents. */
  profileName(): { readonly firstName: string; readonly lastName: string } | undefined {
    const { firstName, lastName } = this.caseFile.profile;
    this.trace.note("profile", !firstName || !lastName);
    return firstName && lastName ? { firstName, lastName } : undefined;
  }

  /** What the account says of its person; only for filling in forms. */
  profile<K extends ProfileKey>(key: K): Profile[K] | undefined {
    const value = this.caseFile.profile[key];
    this.trace.note(`profile.${key}`, value === undefined);
    return value;
  }

  /** From which application this one was started; only for filling in questions. The applicant can supply none of it. */
  startedFrom(): CaseFile["startedFrom"] {
    this.trace.note("startedFrom", false);
    return this.caseFile.startedFrom;
  }

  /** What was entered in an official form, noted as `forms.IMM1294.hasPreviousMarriage`. */
  formEntry(form: FormKey, path: string): unknown {
    const value = this.caseFile.forms?.[form]?.[path];
    this.trace.note(`forms.${form}.${path}`, value === undefined);
    return value;
  }

  spouse(): Dependent | undefined {
    this.trace.note("dependents", false);
    return this.caseFile.dependents.find((dependent) => dependent.type === "Spouse");
  }

  /** Children in the order of their numbers. A child without a number takes the next free one. */
  children(): readonly NumberedChild[] {
    this.trace.note("dependents", false);
    this.found.children ??= numberedChildren(this.caseFile.dependents);
    return this.found.children;
  }

  /** A fact of a dependent, noted under the dependent's id. */
  dependent<K extends DependentKey>(dependent: Dependent, key: K): Dependent[K] | undefined {
    const value = dependent[key];
    this.trace.note(`dependents.${dependent.id}.${key}`, value === undefined || value === null);
    return value ?? undefined;
  }

  /** The child in view; only inside pages and rules that are written per child. */
  child(): NumberedChild {
    if (!this.context.child) throw new Error("No child is in view of this reader");
    return this.context.child as NumberedChild;
  }

  /** A field of the row in view, noted as `answers.previousVisas[0].country`. */
  field(name: string): unknown {
    const { row } = this.context;
    if (!row) throw new Error("No row is in view of this reader");
    const value = row.value[name];
    this.trace.note(`answers.${row.path}.${name}`, value === undefined);
    return value;
  }

  /** The document in view; only inside warnings. */
  document(): UploadedDocument {
    const { document } = this.context;
    if (!document) throw new Error("No document is in view of this reader");
    this.trace.note(`documents.${document.documentId}`, false);
    return document;
  }

  /** What `find` says of a file alone, worked out once: many rules ask the same of each file. Nothing is noted. */
  ofDocument<T>(find: (document: UploadedDocument) => T, document: UploadedDocument): T {
    return foundOfDocument(this.found, find, document);
  }

  /** What `find` says of the whole case, worked out once; what it rests on is noted each time. */
  ofCase<T>(find: (the: CaseReader) => T): T {
    const { found, caseFile, inUse } = this;
    const { value, trace } = foundOfCase(found, find, () => new CaseReader(caseFile, nothingInView, inUse, { found }));
    this.trace.noteAllOf(trace);
    return value;
  }

  /** Document types that the slot of the document in view asks for; empty when the slot is not known. */
  expectedTypes(): readonly string[] {
    return this.context.expectedTypes ?? [];
  }

  /** Whether the slot of the document in view asks for the file itself, not for a picture of it; false when the slot is not known. */
  asksForFileItself(): boolean {
    return this.context.takesOnlyPdf ?? false;
  }

  /** Files of a vault page that are not in the trash; of one child only when the page is written per child. */
  documents(page: PageSlug, person: PersonRef = { role: "main" }): readonly UploadedDocument[] {
    return this.onPage(page, person);
  }

  /** Files that lie where this one lies: on its page, and of its child where it names one. It is among them. */
  documentsBeside({ documentId, childNumber }: UploadedDocument): readonly UploadedDocument[] {
    return this.onPage(documentId, typeof childNumber === "number" ? { role: "child", childNumber } : { role: "main" });
  }

  private onPage(page: string, person: PersonRef): readonly UploadedDocument[] {
    const found = keptOnPage(this.found, this.caseFile, page, person);
    this.trace.note(`documents.${page}`, found.length === 0);
    return found;
  }

  /** Whether the person says not to have the document of a slot; of one child where the page is written per child. */
  saysNotToHave(slotId: SlotId, childNumber?: number): boolean {
    this.trace.note(`noDocumentStatements.${slotId}`, false);
    const said = this.caseFile.noDocumentStatements ?? [];
    return said.some((one) => one.slotId === slotId && (one.childNumber ?? undefined) === childNumber);
  }

  /** What authorities ask for. Nothing is noted where they ask for nothing: nobody can supply a request. */
  authorityRequests(): NonNullable<CaseFile["authorityRequests"]> {
    if ((this.caseFile.authorityRequests ?? []).length > 0) this.trace.note("authorityRequests", false);
    return this.caseFile.authorityRequests ?? [];
  }

  /** What the administrator entered about schools: a setting like a table, not a fact of the case that could be missing. */
  knownSchools(): NonNullable<CaseFile["knownSchools"]> {
    return this.caseFile.knownSchools ?? [];
  }

  /** What the office asks for and received. The applicant can supply none of it, so nothing of it is missing. */
  payment(): NonNullable<CaseFile["payment"]> {
    this.trace.note("payment", false);
    return this.caseFile.payment ?? {};
  }

  /** A lawyer’s decision about a file, if it is still in force. */
  lawyerWordsOn(fileId: string): NonNullable<CaseFile["lawyerWords"]> {
    this.trace.note(`lawyerWords.${fileId}`, false);
    return (this.caseFile.lawyerWords ?? []).filter((word) => word.fileId === fileId);
  }

  /** All files that are not in the trash. */
  everyDocument(): readonly UploadedDocument[] {
    this.trace.note("documents", false);
    return this.caseFile.documents.filter((document) => !document.deletedAt);
  }

  /** The row of a dated table that holds for this case: by date of receipt when the table asks for it, else today. */
  row<T>(table: DatedTable<T>): RowOnDate<T> {
    const known = rowFound(this.found, table, this.dateFor(table));
    if (known.source) this.trace.cite(known.source);
    return known.row;
  }

  /** The day that selects the row of a table: the date of receipt, else today. The date of receipt is noted only when set, because the applicant cannot supply it. */
  dateFor(table: DatedTable<unknown>): IsoDate {
    const received = table.appliesOn === "receivedDate" ? this.caseFile.application.receivedDate : undefined;
    if (!received) return this.today();
    this.trace.note("application.receivedDate", false);
    return received;
  }
}
