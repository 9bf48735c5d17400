import { CaseReader } from '@boreal/domain/caseFile/reader';
import { settle } from '@boreal/domain/caseFile/rule';
import { biometricsPages } from '@boreal/domain/vault/biometrics';
import type { FileType, Permission, Slot, VaultPage } from '@boreal/domain/vault/page';
import { loadCaseFile, type LoadedCase } from './loadCaseFile.ts';
import type { CaseStore } from './caseStore.ts';

/** Where in the vault a file belongs. */
export type PlaceName = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber: number | null;
};

/** A slot of one case, with what the rules say of its page today. */
export type VaultPlace = {
  readonly loaded: LoadedCase;
  readonly page: string;
  readonly studentPermissions: readonly Permission[];
  readonly slot: Slot;
  /** The spouse or child whose document it is. */
  readonly dependentId: string | null;
};

const pages: readonly VaultPage[] = biometricsPages;

/** `undefined` when the case has no such slot, or no such child. */
export async function findPlace(store: CaseStore, name: PlaceName): Promise<VaultPlace | undefined> {
  const page = pages.find(({ slug }) => slug === name.page);
  const slot = page?.slots.find(({ id }) => id === name.slot);
  if (page === undefined || slot === undefined || page.person !== name.person) return undefined;
  const loaded = await loadCaseFile(store, name.applicationId);
  if (loaded === undefined) return undefined;
  const { caseFile } = loaded;
  if (!page.appliesTo.includes(caseFile.application.type)) return undefined;
  if (page.person !== 'child' && name.childNumber !== null) return undefined;
  const dependent = caseFile.dependents.find(({ type, childNumber }) =>
    page.person === 'child' ? type === 'Child' && childNumber === name.childNumber : page.person === 'spouse' && type === 'Spouse',
  );
  if (page.person === 'child' && dependent === undefined) return undefined;
  const reader = new CaseReader(caseFile);
  const the = page.person === 'child' && dependent ? reader.forChild(dependent) : reader;
  if (page.shown && !page.shown.evaluate(the.fresh()).holds) return undefined;
  return { loaded, page: page.slug, studentPermissions: settle(page.studentPermissions, the), slot, dependentId: dependent?.id ?? null };
}

/** What the applicant may do on a page of the case; nothing where the case has no such page. */
export function permissionsOn(loaded: LoadedCase, pageName: string, childNumber: number | null): readonly Permission[] {
  const page = pages.find(({ slug }) => slug === pageName);
  if (page === undefined) return [];
  const child = loaded.caseFile.dependents.find((dependent) => dependent.type === 'Child' && dependent.childNumber === childNumber);
  const reader = new CaseReader(loaded.caseFile);
  return settle(page.studentPermissions, page.person === 'child' && child ? reader.forChild(child) : reader);
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
