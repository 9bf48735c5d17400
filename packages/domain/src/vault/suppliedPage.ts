import type { Text } from '../kernel/text.ts';
import { scans } from './fileTypes.ts';
import { vaultPage, type Slot, type VaultPage } from './page.ts';
import { applicantSupplies } from './permissions.ts';
import { ownedBy, type PageOwner } from './person.ts';
import { slotFor } from './slotFor.ts';
import { ofKeptFile } from './slotWarnings.ts';

/** What most pages and slots are alike in. */

type Given = 'path' | 'person' | 'shown' | 'category' | 'phase' | 'studentPermissions';

/** A page of ordinary documents that the applicant brings while the application is prepared. */
export const suppliedPage = (owner: PageOwner, { name, ...page }: Omit<VaultPage, Given> & Partial<Pick<VaultPage, 'category' | 'phase' | 'studentPermissions'>>): VaultPage =>
  vaultPage({ category: 'General', phase: 'preparation', studentPermissions: applicantSupplies, ...ownedBy(owner, name), ...page });

type Definition = Parameters<typeof slotFor>[1];
type Defaults = 'hasParsing' | 'example' | 'acceptedTypes' | 'subFileNames';

const file: Text = { en: 'File {n}', fr: 'Fichier {n}' };

/** A scan that is read. */
export const readSlot = (owner: PageOwner, definition: Omit<Definition, Defaults> & Partial<Pick<Definition, Defaults>>): Slot =>
  slotFor(owner, { hasParsing: true, example: 'scan', acceptedTypes: scans, subFileNames: file, ...definition });

type KeptDefaults = Defaults | 'documentTypes' | 'potentialWarnings' | 'fieldsToRead';

/** A scan that is kept as it is. */
export const keptSlot = (owner: PageOwner, definition: Omit<Definition, KeptDefaults> & Partial<Pick<Definition, KeptDefaults>>): Slot =>
  slotFor(owner, { documentTypes: ['Other'], hasParsing: false, example: 'scan', acceptedTypes: scans, subFileNames: file, potentialWarnings: ofKeptFile, fieldsToRead: [], ...definition });
