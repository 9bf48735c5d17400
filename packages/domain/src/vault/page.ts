import type { ApplicationType } from '../caseFile/application.ts';
import type { PersonRole } from '../caseFile/personRole.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import type { CaseCondition, CaseRule } from '../caseFile/rule.ts';
import type { Text } from '../kernel/text.ts';
import type { WarningId } from '../warnings/warningIds.ts';

/** Document 1 section 3. Computed on every read, never stored. */
export const requirementLevels = ['Required', 'Recommended', 'IfApplicable', 'NotApplicable', 'NeedsAttention', 'Complete'] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

export type Permission = 'View' | 'Upload';
export type PageCategory = 'General' | 'Letter' | 'Visa';

/** When a page matters. A Required slot of a later phase never holds back an earlier step. */
export type Phase = 'preparation' | 'ita' | 'afterSubmission' | 'afterDecision' | 'court';

export type FileType = 'pdf' | 'jpg' | 'png' | 'tiff' | 'heic' | 'doc' | 'docx';

export interface Slot {
  readonly id: string;
  readonly name: Text;
  /** What a file in this slot may be, by the type that reading recognises. */
  readonly documentTypes: readonly string[];
  readonly hasParsing: boolean;
  readonly requirement: CaseRule<RequirementLevel>;
  readonly potentialWarnings: readonly WarningId[];
  readonly fieldsToRead: readonly string[];
  readonly instructions: Text;
  /** Values of the placeholders in `instructions`, read from dated tables; `—` where no row holds today. */
  readonly instructionValues?: (the: CaseReader) => Readonly<Record<string, string | number>>;
  /** What a good upload looks like. */
  readonly example: Text;
  /** Pattern of the names of several files in one slot, `{n}` counts from 1. */
  readonly subFileNames?: Text;
  readonly maxFiles: number;
  readonly acceptedTypes: readonly FileType[];
}

export interface VaultPage {
  /** Last part of the page's path; also its id (`documentId` of the specification). */
  readonly slug: string;
  readonly path: string;
  /** `{#}` stands for the child's number. */
  readonly name: Text;
  readonly category: PageCategory;
  readonly tags: readonly string[];
  readonly person: PersonRole;
  readonly phase: Phase;
  readonly appliesTo: readonly ApplicationType[];
  /** The page of a spouse or child is only there with that person; without a condition it always is. */
  readonly shown?: CaseCondition;
  readonly studentPermissions: CaseRule<readonly Permission[]>;
  readonly slots: readonly Slot[];
}

/** Fixes the type and fills in the path, so that definitions are plain data. */
export const vaultPage = (page: Omit<VaultPage, 'path'>): VaultPage => ({ ...page, path: `/document-vault/${page.slug}` });
