import type { Answers } from "../src/caseFile/answers/answers.ts";
import type { Application, ApplicationStatus, ApplicationType } from "../src/caseFile/application.ts";
import type { AuthorityRequest } from "../src/caseFile/authority/authorityRequest.ts";
import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { ExchangeRate } from "../src/caseFile/documentValues/exchangeRate.ts";
import type { KnownSchool } from "../src/caseFile/knownSchool.ts";
import type { LawyerDecision } from "../src/caseFile/lawyerDecisions.ts";
import type { CasePayment } from "../src/caseFile/payment.ts";
import type { NoDocumentStatement } from "../src/caseFile/noDocument.ts";
import type { Dependent, DependentVisaType } from "../src/caseFile/dependents.ts";
import type { CaseReader } from "../src/caseFile/reader.ts";
import { readerFor } from "../src/questionnaire/inUse.ts";
import type { OwnSlotId, PageSlug, SlotId } from "../src/caseFile/vaultPlaces.ts";
import type { UploadedDocument } from "../src/caseFile/uploadedDocument.ts";
import type { FormKey } from "../src/caseFile/formValues.ts";
import type { Profile, User } from "../src/caseFile/user.ts";
import type { PartialDate } from "../src/kernel/partialDate.ts";
import type { IsoDate } from "../src/kernel/calendarDate.ts";

export type DocumentFacts = Omit<Partial<UploadedDocument>, "slotId"> & { readonly slotId?: OwnSlotId };

/** Builds cases in the words of the field. Every step gives a new case, so a start can be shared. */
class CaseBuilder {
  private readonly file: CaseFile;

  constructor(file: CaseFile) {
    this.file = file;
  }

  private with(change: Partial<CaseFile>): CaseBuilder {
    return new CaseBuilder({ ...this.file, ...change });
  }

  on(today: IsoDate) {
    return this.with({ today });
  }

  type(type: ApplicationType) {
    return this.with({ application: { ...this.file.application, type } });
  }

  status(status: ApplicationStatus) {
    return this.with({ application: { ...this.file.application, status } });
  }

  application(facts: Partial<Application>) {
    return this.with({ application: { ...this.file.application, ...facts } });
  }

  user(facts: Partial<User>) {
    return this.with({ user: { ...this.file.user, ...facts } });
  }

  /** What was entered in the study permit form, by dotted path. */
  form(values: Readonly<Record<string, unknown>>) {
    return this.entered("IMM1294", values);
  }

  /** What was entered in any official form, by its key: `IMM5645:spouse`. */
  entered(key: FormKey, values: Readonly<Record<string, unknown>>) {
    return this.with({ forms: { ...this.file.forms, [key]: { ...this.file.forms?.[key], ...values } } });
  }

  profile(profile: Partial<Profile>) {
    return this.with({ profile: { ...this.file.profile, ...profile } });
  }

  answers(answers: Partial<Answers>) {
    return this.with({ answers: { ...this.file.answers, ...answers } });
  }

  /** What the office asks for and received, beside what was said of it before. */
  payment(facts: CasePayment) {
    return this.with({ payment: { ...this.file.payment, ...facts } });
  }

  /** A request of an authority, of one thing in words unless told otherwise. */
  request(request: Partial<AuthorityRequest> = {}) {
    const requests = this.file.authorityRequests ?? [];
    const id = `r${requests.length + 1}`;
    const items = [{ id: `${id}i1`, words: "the lease" }];
    return this.with({ authorityRequests: [...requests, { id, kind: "documents", items, ...request }] });
  }

  knownSchools(knownSchools: readonly KnownSchool[]) {
    return this.with({ knownSchools });
  }

  /** Exchange rates that an administrator loaded. */
  rates(exchangeRates: readonly ExchangeRate[]) {
    return this.with({ exchangeRates });
  }

  /** A file that nobody has sorted yet. */
  unsorted(facts: Partial<UploadedDocument> = {}) {
    const files = this.file.unsortedDocuments ?? [];
    const file = { fileId: `unsorted${files.length + 1}`, documentId: "to-sort", slotId: "to-sort", ...facts };
    return this.with({ unsortedDocuments: [...files, file] });
  }

  spouse(visaType?: DependentVisaType) {
    const spouse: Dependent = { id: "spouse", type: "Spouse", ...(visaType ? { visaType } : {}) };
    return this.with({ dependents: [...this.file.dependents, spouse] });
  }

  /** A child who is this many years old today, or whose birthday nobody told. */
  child(years: number | undefined, visaType: DependentVisaType = "Visitor") {
    const { today } = this.file;
    return this.childBorn(
      years === undefined ? undefined : `${Number(today.slice(0, 4)) - years}${today.slice(4)}`,
      visaType,
    );
  }

  /** A child of this birthday, whole or in part. */
  childBorn(birthday: PartialDate | undefined, visaType: DependentVisaType = "Visitor") {
    const childNumber = this.file.dependents.filter((dependent) => dependent.type === "Child").length + 1;
    const child: Dependent = { id: `child${childNumber}`, type: "Child", childNumber, visaType };
    return this.with({
      dependents: [...this.file.dependents, birthday === undefined ? child : { ...child, birthday }],
    });
  }

  /** A file on this page, in its first slot unless told otherwise. */
  document(page: PageSlug, facts: DocumentFacts = {}) {
    const document = { fileId: `f${this.file.documents.length + 1}`, documentId: page, ...facts };
    return this.with({ documents: [...this.file.documents, document] });
  }

  /** The person says not to have the document of a slot. */
  without(slotId: SlotId, facts: Partial<NoDocumentStatement> = {}) {
    return this.with({ noDocumentStatements: [...(this.file.noDocumentStatements ?? []), { slotId, ...facts }] });
  }

  /** A lawyer decided something about a file. */
  lawyerSays(word: Omit<LawyerDecision, "id" | "reason">) {
    const words = this.file.lawyerWords ?? [];
    return this.with({
      lawyerWords: [...words, { id: `w${words.length + 1}`, reason: "Looked at every page.", ...word }],
    });
  }

  build(): CaseFile {
    return this.file;
  }

  reader(): CaseReader {
    return readerFor(this.file);
  }
}

/** A Student application in preparation on 20 November 2026, nothing answered yet. */
export const aCase = () =>
  new CaseBuilder({
    today: "2026-11-20",
    user: { role: "student" },
    profile: {},
    application: { type: "Student", status: "Preparation" },
    answers: {},
    dependents: [],
    documents: [],
  });

export type { CaseBuilder };
