import type { ApplicationType } from "../caseFile/application.ts";
import type { FormKey, FormNumber } from "../caseFile/formValues.ts";
import type { LetterId, LetterKey } from "../caseFile/letterValues.ts";
import type { Language, Text } from "../kernel/text.ts";
import type { PortalName } from "../vault/files/portals.ts";
import type { Applicant, LeftOut, PackageGap } from "./filingPackage.ts";

/** `boreal-package/1`: every file of a package by its hash, what it was made of, and what is not in it. */
export const packageFormat = "boreal-package/1";

/** The name of the manifest in the package; it lists every other file. */
export const manifestPath = "manifest.json";

export type ManifestFile = {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** `answerSheet`: of a form whose official file is not at hand. `furtherSheet`: what the official file has no room for. */
export const entryKinds = ["form", "answerSheet", "furtherSheet", "letter", "documents"] as const;

/** Something that is uploaded into one field of the portal. */
export type ManifestEntry = ManifestFile & {
  readonly kind: (typeof entryKinds)[number];
  readonly applicant: Applicant;
  readonly field: { readonly id: string; readonly name: Text };
  readonly title: Text;
  readonly form?: {
    readonly form: FormNumber;
    readonly key: FormKey;
    /** Of the official file; an answer sheet has none. */
    readonly edition?: string;
    readonly language?: Language;
    /** Of the blank that was filled. */
    readonly blank?: string;
  };
  readonly letter?: { readonly letter: LetterId; readonly key: LetterKey; readonly language: Language };
  /** What it was made of, slot by slot, each file by the hash of what was given. */
  readonly parts?: readonly {
    readonly page: string;
    readonly slot: string;
    readonly title: Text;
    readonly files: readonly { readonly fileId: string; readonly sha256: string }[];
  }[];
  /** The one file as it was given, not a byte changed. */
  readonly isOriginal?: true;
  readonly pages?: number;
  /** It had to be made smaller: words that were read before, and those that were read the same afterwards. */
  readonly madeSmaller?: { readonly words: number; readonly found: number; readonly isLegible: boolean };
  /** What a person has to do with it before it is uploaded. */
  readonly toDo: readonly Text[];
};

/** What could not be made, with what it would have held. */
export type PackageFailure = {
  readonly code: string;
  readonly text: Text;
  readonly field: { readonly id: string; readonly name: Text };
  readonly title: Text;
  readonly applicant: Applicant;
  readonly fileIds: readonly string[];
  readonly form?: FormKey;
  readonly letter?: LetterKey;
};

export type PackageManifest = {
  readonly format: typeof packageFormat;
  readonly rulesVersion: string;
  readonly today: string;
  readonly applicationType: ApplicationType;
  readonly portal: {
    readonly id: PortalName;
    readonly name: Text;
    readonly maxBytes: number;
    readonly types: readonly string[];
  };
  readonly language: Language;
  /** Whether all that is required is in it. */
  readonly isWhole: boolean;
  readonly entries: readonly ManifestEntry[];
  /** The cover index, and the case, the plan and the rows of the tables as they were. */
  readonly records: readonly ManifestFile[];
  readonly failures: readonly PackageFailure[];
  readonly leftOut: readonly LeftOut[];
  readonly gaps: readonly PackageGap[];
};
