import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Answers } from "./answers/answers.ts";
import type { Application } from "./application.ts";
import type { AuthorityRequest } from "./authority/authorityRequest.ts";
import type { Dependent } from "./dependents.ts";
import type { ExchangeRate } from "./documentValues/exchangeRate.ts";
import type { FormCheck } from "./formChecks.ts";
import type { FormValues } from "./formValues.ts";
import type { KnownSchool } from "./knownSchool.ts";
import type { LawyerDecision } from "./lawyerDecisions.ts";
import type { LetterValues } from "./letterValues.ts";
import type { NoDocumentStatement } from "./noDocument.ts";
import type { CasePayment } from "./payment.ts";
import type { Representative } from "./authority/representative.ts";
import type { StartedFrom } from "./answers/application/startedFrom.ts";
import type { UploadedDocument } from "./uploadedDocument.ts";
import type { Profile, User } from "./user.ts";

/**
 * The single input of every rule: what a person told us and gave us, nothing derived. `today` is the only clock.
 * The outside form is `boreal-case/1`, read by `readCase`.
 */
export type CaseFile = {
  readonly today: IsoDate;
  readonly user: User;
  readonly profile: Profile;
  readonly application: Application;
  readonly answers: Answers;
  readonly dependents: readonly Dependent[];
  /** Who was a dependent and left, the last first: a number that was theirs is nobody else’s. */
  readonly formerDependents?: readonly Dependent[];
  readonly documents: readonly UploadedDocument[];
  /** Files that nobody has sorted yet: in no slot, and so nothing that a rule may count. */
  readonly unsortedDocuments?: readonly UploadedDocument[];
  /** What was entered in official forms: by the form’s key, then by dotted path as document 1 section 3 spells it. */
  readonly forms?: FormValues;
  /** What was filled in for each of these when it was entered, to tell that the source changed since; null when nothing was. */
  readonly formBases?: FormValues;
  /** What was entered in letters, and what Boreal had written in its place then. */
  readonly letters?: LetterValues;
  readonly letterBases?: LetterValues;
  /** Forms that somebody checked as a whole, each with the values of then. */
  readonly formChecks?: readonly FormCheck[];
  /** Slots whose document the person says not to have. */
  readonly noDocumentStatements?: readonly NoDocumentStatement[];
  /** What the administrator of this installation says of schools. */
  readonly knownSchools?: readonly KnownSchool[];
  /** Rates of the currencies and days that the files of this case name, as an administrator loaded them. */
  readonly exchangeRates?: readonly ExchangeRate[];
  /** What a lawyer decided about files, as far as it stands. */
  readonly lawyerWords?: readonly LawyerDecision[];
  /** What authorities and courts ask for, answered or not. */
  readonly authorityRequests?: readonly AuthorityRequest[];
  /** What the office asks for and what it received. */
  readonly payment?: CasePayment;
  /** Who of the office acts for the applicant, where the office says so. */
  readonly representative?: Representative;
  /** The application from which this one was started, where there is one. */
  readonly startedFrom?: StartedFrom;
};
