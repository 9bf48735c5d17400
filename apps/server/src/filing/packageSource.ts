import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { FileForm } from "@boreal/domain/caseFile/formValues";
import type { LetterId } from "@boreal/domain/letters/letters";
import type { ClauseVersion } from "@boreal/domain/letters/clauses/clause";
import type { Plan } from "@boreal/domain/plan/planned";
import type { LetterDraft } from "@boreal/domain/letters/draft";
import type { Language } from "@boreal/domain/kernel/text";
import type { FormValues } from "@boreal/official-forms/formValues";
import type { ValueRefusal } from "@boreal/official-forms/valueRefusals";
import type { FileToFit } from "@boreal/reading/portal/fitRequest";

/** A document as it lies in the vault, or in a folder. */
export type SourceFile = FileToFit & { readonly sha256: string };

export type FilledFile = {
  readonly bytes: Buffer;
  readonly edition: string;
  readonly language: Language;
  /** The hash of the blank. */
  readonly blank: string;
  /** What a person has to see to in the file. */
  readonly notes: readonly ValueRefusal[];
};

/** Where a package takes its bytes from; the product and the command line each have their own. */
export type PackageSource = {
  readonly caseFile: CaseFile;
  /** What follows from the case, to be kept with it. */
  readonly plan: Plan;
  /** Whether a locked file can be given its password where the package is asked for. */
  readonly takesPasswords: boolean;
  /** Nothing where its bytes are gone or damaged. */
  readonly fileOf: (fileId: string) => Promise<SourceFile | undefined>;
  /** Nothing where no blank is at hand, in either language. */
  readonly fillForm: (
    form: FileForm,
    values: FormValues,
    language: Language,
  ) => Promise<FilledFile | { readonly refused: readonly ValueRefusal[] } | undefined>;
  readonly letterFile: (draft: LetterDraft) => Promise<Buffer>;
  readonly clausesOf: (letter: LetterId) => readonly ClauseVersion[];
};
