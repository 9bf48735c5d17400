import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import type { EndingKindId } from "../conditions/endingDocuments.ts";
import type { Text } from "../kernel/text.ts";
import type { Outcome } from "../kernel/condition.ts";
import type { Differing } from "./differing.ts";
import type { DocumentWarningId } from "./warningIds.ts";

interface WarningBase {
  readonly name: Text;
  /** What is wrong, in one sentence. */
  readonly message: Text;
  /** What to do about it. */
  readonly fix: Text;
  readonly isBlocking: boolean;
  readonly isPopUp: boolean;
}

/** A warning about one uploaded file, seen with the case around it. The file is `the.document()`. */
export interface DocumentWarning extends WarningBase {
  readonly id: DocumentWarningId;
  /** Our own addition: the specification does not list it. */
  readonly isOurs?: true;
  readonly relatedFields: readonly string[];
  /** Blocking for these types of application only; for every type when absent. */
  readonly blocksOnlyFor?: readonly ApplicationType[];
  /** Whether it blocks for this file; for every file when absent. */
  readonly blocksFor?: (document: UploadedDocument) => boolean;
  readonly raisedWhen: (the: CaseReader) => Outcome;
  /** What is wrong, with the values of this file; where there is nothing more to say, the message says it. */
  readonly heading?: (the: CaseReader) => Text | undefined;
  /** The values that it compares. */
  readonly differs?: (the: CaseReader) => readonly Differing[];
  /** What blocks is for the legal team to look at: the applicant can do no more about this file. */
  readonly isForLawyer?: (document: UploadedDocument) => boolean;
  /** Raised by nothing but this finding: a file in which it was not found need not be asked. */
  readonly finding?: string;
  /** Raised only for a file of which this value was read or entered. */
  readonly ofField?: string;
  /** Raised only for documents that end and are of one of these kinds. */
  readonly ofKinds?: readonly EndingKindId[] | "any";
}

/** A warning about answers. */
export interface AssessmentWarning<Id extends string = string> extends WarningBase {
  readonly id: Id;
  /** What was answered, in words, where the first sentence of the message says something else. */
  readonly heading?: Text;
  readonly raisedWhen: CaseCondition;
  /** Our own addition: the specification does not list it. */
  readonly isOurs?: true;
}

export const documentWarning = (warning: DocumentWarning): DocumentWarning => warning;
export const assessmentWarning = <const Id extends string>(warning: AssessmentWarning<Id>): AssessmentWarning<Id> =>
  warning;

export const notRaised: Outcome = { holds: false, because: [] };

/** Raised when reading found this in the file itself. */
export const foundInFile =
  (finding: string, because: Text) =>
  (the: CaseReader): Outcome =>
    (the.document().findings ?? []).includes(finding) ? { holds: true, because: [because] } : notRaised;

export const foundWhenRead: Text = {
  en: "this was found when the file was added and read",
  fr: "cela a été constaté à l’ajout et à la lecture du fichier",
};
