import { readerFor } from '@boreal/domain/questionnaire/inUse';
import { decideSlots, type DecidedSlot } from '@boreal/domain/vault/decideSlots';
import type { FileType, Permission, Slot } from '@boreal/domain/vault/page';
import { pageOf } from '@boreal/domain/vault/pages';
import type { LoadedCase } from './loadCaseFile.ts';

/** Where in the vault a file belongs. */
export type PlaceName = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber: number | null;
};

/** A slot of one case, with what the rules say of its page today. */
export type VaultPlace = {
  readonly page: string;
  readonly studentPermissions: readonly Permission[];
  readonly slot: Slot;
  /** The spouse or child whose document it is. */
  readonly dependentId: string | null;
};

/** `undefined` when the case has no such slot, or no such child. */
export function findPlace({ caseFile }: LoadedCase, name: PlaceName): VaultPlace | undefined {
  const page = pageOf(name.page);
  if (page === undefined || page.person !== name.person || !page.appliesTo.includes(caseFile.application.type)) return undefined;
  const decided = decideSlots(page, readerFor(caseFile)).find(
    ({ slot, childNumber }) => slot.id === name.slot && (childNumber ?? null) === name.childNumber,
  );
  if (decided === undefined) return undefined;
  return { page: page.slug, studentPermissions: decided.permissions.value, slot: decided.slot, dependentId: dependentAt({ caseFile }, name)?.id ?? null };
}

/** The spouse or child whose place it is today. */
export const dependentAt = ({ caseFile }: Pick<LoadedCase, 'caseFile'>, { person, childNumber }: Pick<PlaceName, 'person' | 'childNumber'>) =>
  caseFile.dependents.find((one) => (person === 'child' ? one.type === 'Child' && one.childNumber === childNumber : person === 'spouse' && one.type === 'Spouse'));

/** Whether a file is of a spouse or child who left the application, and nobody is in their place. */
export const isPersonGone = (loaded: LoadedCase, file: Pick<PlaceName, 'person' | 'childNumber'> & { readonly dependentId: string | null }): boolean =>
  file.dependentId !== null && dependentAt(loaded, file) === undefined;

/** What the applicant may do on a page of the case; nothing where the case has no such page. */
export function permissionsOn({ caseFile }: LoadedCase, pageName: string, childNumber: number | null): readonly Permission[] {
  const page = pageOf(pageName);
  const slots: readonly DecidedSlot[] = page ? decideSlots(page, readerFor(caseFile)) : [];
  return slots.find((slot) => (slot.childNumber ?? null) === childNumber)?.permissions.value ?? [];
}

const mimeOf: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  heic: 'image/heic',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const acceptsMime = (slot: Slot, mime: string): boolean => slot.acceptedTypes.some((type) => mimeOf[type] === mime);
