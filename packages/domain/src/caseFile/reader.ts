import type { IsoDate } from "../kernel/calendarDate.ts";
import type { PageSlug } from "./vaultPlaces.ts";
import type { Condition, Outcome } from "../kernel/condition.ts";
import type { DatedTable, RowOnDate } from "../kernel/datedTable.ts";
import type { Clause, Text } from "../kernel/text.ts";
import { Trace, untraced, type FactRef, type Tracing } from "../kernel/trace.ts";
import { splitPath, type AnswerKey, type AnswerPath, type Answers } from "./answers/answers.ts";
import { asGiven, isStored, type AnswersInUse } from "./answersInUse.ts";
import { CaseFacts } from "./caseFacts.ts";
import type { CaseFile } from "./caseFile.ts";
import type { Dependent, NumberedChild } from "./dependents.ts";
import type { PersonRef } from "./personRole.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";
import {
  type Found,
  foundOfCase,
  foundOfDocument,
  keptOnPage,
  type Known,
  nothingFound,
  rowFound,
  statementFound,
  whoseFound,
} from "./foundOnce.ts";
import { preparerOf } from "./whose/preparer.ts";
import type { Whose } from "./whose/whoseDocument.ts";

/** One row of a list answer, such as the second entry of `previousVisas`. */
type Row = { readonly path: string; readonly value: Readonly<Record<string, unknown>> };

type Context = {
  readonly child?: Dependent;
  readonly row?: Row;
  readonly document?: UploadedDocument;
  readonly expectedTypes?: readonly string[] | undefined;
  readonly takesOnlyPdf?: boolean | undefined;
};

const nothingInView: Context = {};

/** What every case has, whatever was answered. */
const isOfEveryCase = (fact: FactRef): boolean => /^(application|authorityRequests|today)\b/.test(fact);

const answerKeyOf = (fact: FactRef): string | undefined => /^answers\.(\w+)/.exec(fact)?.[1];

/** Reads a case and notes what it read, so that every decision can say what it rests on. Nobody lists that by hand. */
export class CaseReader extends CaseFacts implements Tracing {
  private readonly context: Context;
  private readonly inUse: AnswersInUse;

  constructor(
    caseFile: CaseFile,
    context: Context = nothingInView,
    inUse: AnswersInUse = asGiven(caseFile),
    { found = nothingFound(), trace = new Trace() }: { found?: Found; trace?: Trace } = {},
  ) {
    super(caseFile, found, trace);
    this.context = context;
    this.inUse = inUse;
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

  /**
   * Whether something was decided on the ground of answers alone that this type of application does not ask for and nobody
   * gave: then a reason that speaks of the answers speaks of nothing. Nothing is noted.
   */
  restOnWhatIsLeftOut(facts: readonly FactRef[]): boolean {
    const read = facts.filter((fact) => !isOfEveryCase(fact));
    return read.length > 0 && read.every((fact) => this.inUse.gates.get(answerKeyOf(fact) ?? "")?.isLeftOut);
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

  /** By answers in use, of which nothing is noted: they change the words and not what is decided. */
  addressed(clause: Clause): Text {
    const { to } = clause;
    if (!to) return clause;
    const { answers } = this.inUse;
    const preparer = preparerOf({
      type: this.caseFile.application.type,
      isHosting: answers.get("vvIsHosting") as Answers["vvIsHosting"],
      visitor: answers.get("vvVisitorType") as Answers["vvVisitorType"],
    });
    return (preparer && to[preparer]) ?? { en: clause.en, fr: clause.fr };
  }

  /** Whether anything is stored for a path, in use or not. Nothing is noted. */
  isGiven(path: AnswerPath): boolean {
    return isStored(this.inUse, path);
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

  /** Files of a vault page that are not in the trash and count; of one child only when the page is written per child. */
  documents(page: PageSlug, person: PersonRef = { role: "main" }): readonly UploadedDocument[] {
    return this.onPage(page, person);
  }

  /** Files that lie where this one lies: on its page, and of its child where it names one. It is among them. */
  documentsBeside({ documentId, childNumber, fileId }: UploadedDocument): readonly UploadedDocument[] {
    const person: PersonRef = typeof childNumber === "number" ? { role: "child", childNumber } : { role: "main" };
    return this.onPage(documentId, person, fileId);
  }

  /** All files that are not in the trash and count. */
  everyDocument(): readonly UploadedDocument[] {
    return this.uploaded().filter((document) => this.whose(document).counts);
  }

  /** Whose paper a file is, and so whether it counts (ADR 0236). */
  whose(document: UploadedDocument): Whose {
    const { whose, restsOn } = whoseFound(this.found, document, () => this.asTold());
    if (restsOn.length > 0) this.trace.noteAll(restsOn, []);
    return whose;
  }

  private asTold(): CaseReader {
    const { caseFile, found } = this;
    return new CaseReader(caseFile, nothingInView, asGiven(caseFile), { found });
  }

  private onPage(page: string, person: PersonRef, inView?: string): readonly UploadedDocument[] {
    const found = keptOnPage(this.found, this.caseFile, page, person).filter(
      (document) => document.fileId === inView || this.whose(document).counts,
    );
    this.trace.note(`documents.${page}`, found.length === 0);
    return found;
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
