import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Trace } from "../kernel/trace.ts";
import type { Application, ApplicationKey } from "./application.ts";
import type { CaseFile } from "./caseFile.ts";
import {
  childNumbersOf,
  numberedChildren,
  type Dependent,
  type DependentKey,
  type NumberedChild,
} from "./dependents.ts";
import type { FormKey } from "./formValues.ts";
import { keptOnPage, type Found } from "./foundOnce.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";
import type { Profile, ProfileKey, User, UserKey } from "./user.ts";
import type { PageSlug, SlotId } from "./vaultPlaces.ts";

/** Facts of a case for which nothing has to be in view, each noted when it is read. */
export class CaseFacts {
  trace: Trace;
  protected readonly caseFile: CaseFile;
  protected readonly found: Found;

  constructor(caseFile: CaseFile, found: Found, trace: Trace) {
    this.trace = trace;
    this.caseFile = caseFile;
    this.found = found;
  }

  today(): IsoDate {
    this.trace.note("today", false);
    return this.caseFile.today;
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

  /** The name of whoever has the account, for comparing with documents, and where they take in the visitor for whom they answer. */
  profileName(): { readonly firstName: string; readonly lastName: string } | undefined {
    const { firstName, lastName } = this.caseFile.profile;
    this.trace.note("profile", !firstName || !lastName);
    return firstName && lastName ? { firstName, lastName } : undefined;
  }

  /** What the account says of its person; only for filling in forms. */
  profile<K extends ProfileKey>(key: K): Profile[K] | undefined {
    if (key !== "preferredLanguage" && this.preparesForAnother()) return undefined;
    const value = this.caseFile.profile[key];
    this.trace.note(`profile.${key}`, value === undefined);
    return value;
  }

  /** Whoever prepares the visit of somebody else has an account that tells of another life (ADR 0186). */
  private preparesForAnother(): boolean {
    const { application, answers } = this.caseFile;
    if (application.type !== "VisitorVisa") return false;
    const visitor = answers.vvVisitorType;
    this.trace.note("answers.vvVisitorType", visitor === undefined);
    return visitor !== undefined && visitor !== "myself";
  }

  /** From which application this one was started; only for filling in questions. The applicant can supply none of it. */
  startedFrom(): CaseFile["startedFrom"] {
    this.trace.note("startedFrom", false);
    return this.caseFile.startedFrom;
  }

  /** Who of the office acts for the applicant; only for filling in forms and letters. The applicant can supply none of it. */
  representative(): CaseFile["representative"] {
    this.trace.note("representative", false);
    return this.caseFile.representative;
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

  /** As whom a child of this number is known here, also after leaving. */
  knownChild(childNumber: number): Dependent | undefined {
    return (
      this.children().find((child) => child.childNumber === childNumber) ??
      this.caseFile.formerDependents?.find((left) => left.type === "Child" && left.childNumber === childNumber)
    );
  }

  /** Every number that a child of this case has or had. */
  childNumbers(): readonly number[] {
    this.trace.note("dependents", false);
    return childNumbersOf(this.caseFile);
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

  /** Whether the person says not to have the document of a slot; of one child where the page is written per child. */
  saysNotToHave(slotId: SlotId, childNumber?: number): boolean {
    this.trace.note(`noDocumentStatements.${slotId}`, false);
    const said = this.caseFile.noDocumentStatements ?? [];
    return said.some((one) => one.slotId === slotId && (one.childNumber ?? undefined) === childNumber);
  }

  /** What the person says of documents of a child that they do not have. */
  missingOfChild(childNumber: number): NonNullable<CaseFile["noDocumentStatements"]> {
    return (this.caseFile.noDocumentStatements ?? []).filter((said) => {
      if (said.childNumber !== childNumber) return false;
      this.trace.note(`noDocumentStatements.${said.slotId}`, false);
      return true;
    });
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

  /** Exchange rates: a setting like a table. */
  exchangeRates(): NonNullable<CaseFile["exchangeRates"]> {
    return this.caseFile.exchangeRates ?? [];
  }

  /** What the office asks for and received. The applicant can supply none of it, so nothing of it is missing. */
  payment(): NonNullable<CaseFile["payment"]> {
    this.trace.note("payment", false);
    return this.caseFile.payment ?? {};
  }

  /** A lawyer’s decision about a file, if it is still in force. */
  lawyerDecisionsOn(fileId: string): NonNullable<CaseFile["lawyerWords"]> {
    this.trace.note(`lawyerWords.${fileId}`, false);
    return (this.caseFile.lawyerWords ?? []).filter((word) => word.fileId === fileId);
  }

  /** All files that are not in the trash, those too that count for nothing: to show them, never to decide by them. */
  uploaded(): readonly UploadedDocument[] {
    this.trace.note("documents", false);
    return this.caseFile.documents.filter((document) => !document.deletedAt);
  }

  /** The same, of one page of the vault. */
  uploadedOn(page: PageSlug): readonly UploadedDocument[] {
    this.trace.note(`documents.${page}`, false);
    return keptOnPage(this.found, this.caseFile, page, { role: "main" });
  }
}
