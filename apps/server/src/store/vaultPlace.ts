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
  const dependent = caseFile.dependents.find(({ type, childNumber }) =>
    page.person === 'child' ? type === 'Child' && childNumber === name.childNumber : page.person === 'spouse' && type === 'Spouse',
  );
  return { page: page.slug, studentPermissions: decided.permissions.value, slot: decided.slot, dependentId: dependent?.id ?? null };
}

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
