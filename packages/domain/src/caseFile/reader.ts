import type { IsoDate } from '../kernel/calendarDate.ts';
import { rowOn, type DatedRow, type DatedTable, type RowOnDate } from '../kernel/datedTable.ts';
import { Trace, type FactRef, type Source, type Tracing } from '../kernel/trace.ts';
import { splitPath, type AnswerKey, type AnswerPath, type Answers } from './answers/answers.ts';
import type { Application, ApplicationKey } from './application.ts';
import type { CaseFile } from './caseFile.ts';
import type { Dependent, DependentKey } from './dependents.ts';
import type { FormKey } from './formValues.ts';
import type { PersonRef } from './personRole.ts';
import type { UploadedDocument } from './uploadedDocument.ts';
import type { Profile, ProfileKey, User, UserKey } from './user.ts';

/** One row of a list answer, such as the second entry of `previousVisas`. */
type Row = { readonly path: string; readonly value: Readonly<Record<string, unknown>> };
/**
 * What the place of a question in the flow rests on (questionnaire/inUse.ts). `isClosed`: other answers say that it does not
 * concern the person; `setAside`: it is closed and an answer is stored.
 */
export type Gate = { readonly isClosed: boolean; readonly setAside: boolean; readonly restsOn: readonly FactRef[]; readonly missing: readonly FactRef[] };

/** Rows of dated tables that hold for a case, each looked for once. */
type FoundRows = Map<DatedTable<unknown>, RowOnDate<unknown>>;

type Context = {
  readonly child?: Dependent;
  readonly row?: Row;
  readonly document?: UploadedDocument;
  readonly expectedTypes?: readonly string[] | undefined;
};

const nothingInView: Context = {};
const noGates: ReadonlyMap<string, Gate> = new Map();

/** Reads a case and notes what it read, so that every decision can say what it rests on. Nobody lists that by hand. */
export class CaseReader implements Tracing {
  // Declared and written in the constructor: see `Trace`.
  declare trace: Trace;
  declare private readonly caseFile: CaseFile;
  declare private readonly context: Context;
  declare private readonly gates: ReadonlyMap<string, Gate>;
  declare private readonly rows: FoundRows;

  constructor(caseFile: CaseFile, context: Context = nothingInView, gates: ReadonlyMap<string, Gate> = noGates, rows: FoundRows = new Map()) {
    this.trace = new Trace();
    this.caseFile = caseFile;
    this.context = context;
    this.gates = gates;
    this.rows = rows;
  }

  fresh(): this {
    return new CaseReader(this.caseFile, this.context, this.gates, this.rows) as this;
  }

  /** Whether a stored answer is out of use; what that rests on is noted. */
  isSetAside(path: string): boolean {
    const gate = this.gates.get(path);
    if (!gate?.setAside) return false;
    this.trace.noteAll(gate.restsOn, gate.missing);
    return true;
  }

  /** A reader with this child in view. What it reads is noted by itself. */
  forChild(child: Dependent): CaseReader {
    return new CaseReader(this.caseFile, { ...this.context, child }, this.gates, this.rows);
  }

  /** A reader with one row of a list answer in view. */
  forRow(path: string, value: Readonly<Record<string, unknown>>): CaseReader {
    return new CaseReader(this.caseFile, { ...this.context, row: { path, value } }, this.gates, this.rows);
  }

  /** A reader with one uploaded document in view, and the document types that its slot asks for. */
  forDocument(document: UploadedDocument, expectedTypes?: readonly string[]): CaseReader {
    return new CaseReader(this.caseFile, { document, expectedTypes }, this.gates, this.rows);
  }

  today(): IsoDate {
    this.trace.note('today', false);
    return this.caseFile.today;
  }

  answer<K extends AnswerKey>(key: K): Answers[K] {
    const value = this.caseFile.answers[key];
    const gate = this.gates.get(key);
    // An answer in use is in use because of what its place in the flow rests on.
    if (gate) this.trace.noteAll(gate.restsOn, gate.missing);
    if (!gate?.isClosed) this.trace.note(answerFacts.get(key) ?? factOf(answerFacts, 'answers.', key), value === undefined);
    return value;
  }

  /** The value at a path: an answer, or one part of an answer that is asked for part by part. */
  value(path: AnswerPath): unknown {
    if (!path.includes('.')) return this.answer(path as AnswerKey);
    const { key, part } = splitPath(path);
    if (part === undefined) return this.answer(key);
    const whole = this.answer(key) as Readonly<Record<string, unknown>> | undefined;
    const value = whole?.[part];
    const gate = this.gates.get(path);
    if (gate) this.trace.noteAll(gate.restsOn, gate.missing);
    if (!gate?.isClosed) this.trace.note(answerFacts.get(path) ?? factOf(answerFacts, 'answers.', path), value === undefined);
    return value;
  }

  application<K extends ApplicationKey>(key: K): Application[K] | undefined {
    const value = this.caseFile.application[key];
    this.trace.note(applicationFacts.get(key) ?? factOf(applicationFacts, 'application.', key), value === undefined || value === null);
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
    this.trace.note('profile', !firstName || !lastName);
    return firstName && lastName ? { firstName, lastName } : undefined;
  }

  /** What the account says of its person; only for filling in forms. */
  profile<K extends ProfileKey>(key: K): Profile[K] | undefined {
    const value = this.caseFile.profile[key];
    this.trace.note(`profile.${key}`, value === undefined);
    return value;
  }

  /** What was entered in an official form, noted as `forms.IMM1294.hasPreviousMarriage`. */
  formEntry(form: FormKey, path: string): unknown {
    const value = this.caseFile.forms?.[form]?.[path];
    this.trace.note(`forms.${form}.${path}`, value === undefined);
    return value;
  }

  spouse(): Dependent | undefined {
    this.trace.note('dependents', false);
    return this.caseFile.dependents.find((dependent) => dependent.type === 'Spouse');
  }

  /** Children in the order of their numbers. A child without a number takes the next free one. */
  children(): readonly (Dependent & { readonly childNumber: number })[] {
    this.trace.note('dependents', false);
    return numberedChildren(this.caseFile.dependents);
  }

  /** A fact of a dependent, noted under the dependent's id. */
  dependent<K extends DependentKey>(dependent: Dependent, key: K): Dependent[K] | undefined {
    const value = dependent[key];
    this.trace.note(`dependents.${dependent.id}.${key}`, value === undefined || value === null);
    return value ?? undefined;
  }

  /** The child in view; only inside pages and rules that are written per child. */
  child(): Dependent & { readonly childNumber: number } {
    const { child } = this.context;
    if (!child) throw new Error('No child is in view of this reader');
    return child as Dependent & { readonly childNumber: number };
  }

  /** A field of the row in view, noted as `answers.previousVisas[0].country`. */
  field(name: string): unknown {
    const { row } = this.context;
    if (!row) throw new Error('No row is in view of this reader');
    const value = row.value[name];
    this.trace.note(`answers.${row.path}.${name}`, value === undefined);
    return value;
  }

  /** The document in view; only inside warnings. */
  document(): UploadedDocument {
    const { document } = this.context;
    if (!document) throw new Error('No document is in view of this reader');
    this.trace.note(documentFacts.get(document.documentId) ?? `documents.${document.documentId}`, false);
    return document;
  }

  /** Document types that the slot of the document in view asks for; empty when the slot is not known. */
  expectedTypes(): readonly string[] {
    return this.context.expectedTypes ?? [];
  }

  /** Files of a vault page that are not in the trash; of one child only when the page is written per child. */
  documents(page: string, person: PersonRef = { role: 'main' }): readonly UploadedDocument[] {
    const kept = keptDocuments(this.caseFile.documents).get(page) ?? noDocuments;
    const found = person.role === 'child' ? kept.filter((document) => this.belongsTo(document, person.childNumber)) : kept;
    this.trace.note(documentFacts.get(page) ?? factOf(documentFacts, 'documents.', page), found.length === 0);
    return found;
  }

  /** Whether the person says not to have the document of a slot; of one child where the page is written per child. */
  saysNotToHave(slotId: string, childNumber?: number): boolean {
    this.trace.note(`noDocumentStatements.${slotId}`, false);
    return (this.caseFile.noDocumentStatements ?? []).some((said) => said.slotId === slotId && (said.childNumber ?? undefined) === childNumber);
  }

  /** All files that are not in the trash. */
  everyDocument(): readonly UploadedDocument[] {
    this.trace.note('documents', false);
    return this.caseFile.documents.filter((document) => !document.deletedAt);
  }

  /** The row of a dated table that holds for this case: by date of receipt when the table asks for it, else today. */
  row<T>(table: DatedTable<T>): RowOnDate<T> {
    const date = this.dateFor(table);
    let row = this.rows.get(table) as RowOnDate<T> | undefined;
    if (row === undefined) this.rows.set(table, (row = rowOn(table, date)));
    if (row.found) this.trace.cite(sourceOf(row.row));
    return row;
  }

  /** The day that selects the row of a table. That of receipt is noted only when set: the applicant can do nothing about its absence, and today stands in for it. */
  dateFor(table: DatedTable<unknown>): IsoDate {
    const received = table.appliesOn === 'receivedDate' ? this.caseFile.application.receivedDate : undefined;
    if (!received) return this.today();
    this.trace.note('application.receivedDate', false);
    return received;
  }

  private belongsTo(document: UploadedDocument, childNumber: number): boolean {
    if (typeof document.childNumber === 'number') return document.childNumber === childNumber;
    const children = numberedChildren(this.caseFile.dependents);
    const owner = children.find((child) => child.id === document.documentOwner);
    return owner ? owner.childNumber === childNumber : children.length === 1 && children[0]?.childNumber === childNumber;
  }
}

/** Addresses, each made once: lists and sets are quicker with strings that they have met. */
type Addresses = Map<string, FactRef>;
const answerFacts: Addresses = new Map();
const applicationFacts: Addresses = new Map();
const documentFacts: Addresses = new Map();

function factOf(known: Addresses, beginning: string, name: string): FactRef {
  const fact = beginning + name;
  known.set(name, fact);
  return fact;
}

/** Sources of rows, each made once, with the day from which the row holds. */
const rowSources = new WeakMap<DatedRow<unknown>, Source>();

function sourceOf(row: DatedRow<unknown>): Source {
  const known = rowSources.get(row);
  if (known) return known;
  const source = { ...row.source, validFrom: row.from };
  rowSources.set(row, source);
  return source;
}

const noDocuments: readonly UploadedDocument[] = [];
const documentsOfPages = new WeakMap<readonly UploadedDocument[], ReadonlyMap<string, readonly UploadedDocument[]>>();

/** The files of each page that are not in the trash, in their order; found once for the files of a case. */
function keptDocuments(documents: readonly UploadedDocument[]): ReadonlyMap<string, readonly UploadedDocument[]> {
  const known = documentsOfPages.get(documents);
  if (known) return known;
  const pages = new Map<string, UploadedDocument[]>();
  for (const document of documents) {
    if (document.deletedAt) continue;
    const ofPage = pages.get(document.documentId);
    if (ofPage) ofPage.push(document);
    else pages.set(document.documentId, [document]);
  }
  documentsOfPages.set(documents, pages);
  return pages;
}

type NumberedChild = Dependent & { readonly childNumber: number };

const childrenOfDependents = new WeakMap<readonly Dependent[], readonly NumberedChild[]>();

/** Found once for the dependents of a case. */
function numberedChildren(dependents: readonly Dependent[]): readonly NumberedChild[] {
  const known = childrenOfDependents.get(dependents);
  if (known) return known;
  const children = numbered(dependents);
  childrenOfDependents.set(dependents, children);
  return children;
}

function numbered(dependents: readonly Dependent[]): readonly NumberedChild[] {
  const children = dependents.filter((dependent) => dependent.type === 'Child');
  const taken = new Set(children.flatMap((child) => (typeof child.childNumber === 'number' ? [child.childNumber] : [])));
  let next = 1;
  const numberFor = (child: Dependent) => {
    if (typeof child.childNumber === 'number') return child.childNumber;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  return children
    .map((child) => ({ ...child, childNumber: numberFor(child) }))
    .sort((a, b) => a.childNumber - b.childNumber);
}
