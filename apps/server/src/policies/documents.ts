import type { ApplicationStatus } from '@boreal/domain/caseFile/application';
import type { Permission } from '@boreal/domain/vault/page';
import { isReady, type Asker } from './actor.ts';
import { isInScope, isOwner, type ApplicationFacts } from './applications.ts';
import { agentPages, schoolPages } from './withheld.ts';

/** A page of the vault as this case sees it, decided by the domain (`pageFacts`). */
export type PageFacts = {
  readonly page: string;
  /** False while its person is not in the case, or the answers do not call for it: nobody sees it or its files (ADR 0074). */
  readonly isThere: boolean;
  /** What the applicant may do on it. */
  readonly studentPermissions: readonly Permission[];
};

/** Why a file is kept and nobody sees it. */
export type Away = 'personLeft' | 'pageClosed';

export type FileFacts = PageFacts & {
  readonly uploadedBy: string;
  readonly isDeleted: boolean;
  /** Nobody sees it until the person is back, or the answer that called for its page. */
  readonly away: Away | null;
  /** Reading refused the file: only its name and the reason are left. */
  readonly isNotKept: boolean;
};

const schoolUploadPages: readonly string[] = ['letter-of-acceptance', 'enrolment-letter'];

/** Pages that no applicant ever sees, whatever a rule says (document 1 section 6). */
const staffOnlyPages: readonly string[] = ['document-filing-status-email'];

/** After these nothing more is prepared or sent. */
const closed: readonly ApplicationStatus[] = [
  'Completed', 'Withdrawn', 'RefusedReapply', 'RefusedClosed', 'JrLeaveDismissed', 'JrDismissed', 'JrDiscontinued',
];

/** Nothing is due any more. */
export const isClosed = (the: Pick<ApplicationFacts, 'status'>): boolean => closed.includes(the.status);

const studentMay = (permission: Permission, page: PageFacts): boolean =>
  !staffOnlyPages.includes(page.page) && page.studentPermissions.includes(permission);

/** Whether a page and the names on it are listed. Support sees the list; to open a file it would need break-glass. */
export function mayListPage(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  return mayOpenPage(asker, the, page) || (isInScope(asker, the) && page.isThere && asker?.role === 'support');
}

/** Whether files of a page may be opened. */
export function mayOpenPage(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  if (!isInScope(asker, the) || !page.isThere) return false;
  switch (asker?.role) {
    case 'student':
      return isOwner(asker, the) && studentMay('View', page);
    case 'lawyer':
    case 'paralegal':
    case 'admin':
      return true;
    case 'schoolStaff':
      return schoolPages.includes(page.page);
    case 'agent':
      return agentPages.includes(page.page);
    default:
      return false;
  }
}

/** Whether this person may see a file: its name and what was read. One in the trash is seen by those who could restore it. */
export const mayView = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayOpenPage(asker, the, file) && file.away === null && (!file.isDeleted || mayRestore(asker, the, file));

/** Whether a reader may know that a file is there: of the vault by its page, of the trash when they could take it back. */
export const mayKnow = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  file.away === null && (file.isDeleted ? mayView(asker, the, file) : mayListPage(asker, the, file));

/** Whether the applicant is told that somebody put a document on this page. */
export const isForApplicant = (page: PageFacts): boolean => page.isThere && studentMay('View', page);

export function mayUpload(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  if (!isInScope(asker, the) || isClosed(the) || !page.isThere) return false;
  switch (asker?.role) {
    case 'student':
      return isOwner(asker, the) && studentMay('Upload', page);
    case 'lawyer':
    case 'paralegal':
    case 'admin':
      return true;
    case 'schoolStaff':
      return schoolUploadPages.includes(page.page);
    case 'agent':
      return the.agentUploadConsent && agentPages.includes(page.page);
    default:
      return false;
  }
}

/** Saying that a document of a page is not there: those who could put it there. */
export const mayStateNoDocument = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean => mayUpload(asker, the, page);

/** Applicants take back what they gave, until a lawyer reviews it. */
export function mayDelete(asker: Asker, the: ApplicationFacts, file: FileFacts): boolean {
  if (!isInScope(asker, the) || file.away !== null) return false;
  switch (asker?.role) {
    case 'student':
      return isOwner(asker, the) && file.uploadedBy === asker.userId && the.status === 'Preparation';
    case 'lawyer':
    case 'paralegal':
    case 'admin':
      return true;
    default:
      return false;
  }
}

/** Whoever may throw a file away may take it back. */
export const mayRestore = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => mayDelete(asker, the, file);

/** Erasing for good before its time: what lies in the trash, by those who could take it back. */
export const mayErase = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => file.isDeleted && mayRestore(asker, the, file);

/** Putting a new file in the place of an old one is an upload; the old one goes to the trash with it. */
export const mayReplace = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayUpload(asker, the, file) && file.away === null && (asker?.role !== 'student' || file.uploadedBy === asker.userId);

/** The order of the files of a slot is set by those who see them and add to them. */
export const mayArrange = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayView(asker, the, file) && !file.isDeleted && mayUpload(asker, the, file);

/** Turning changes how a file is shown, to everybody; so those may who arrange the files of the page. */
export const mayRotate = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => mayArrange(asker, the, file);

/** A file is called what its giver calls it, or those who prepare the case. */
export const mayRename = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayArrange(asker, the, file) && (asker?.role !== 'student' || file.uploadedBy === asker.userId);

/** Deciding that a file stays although the same content is in the case: those who could have put it there. */
export const mayKeepDuplicate = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => mayUpload(asker, the, file) && file.away === null && !file.isDeleted;

/** Correcting a read value: the applicant while the case is prepared, and those who prepare it, on pages they may open. */
export function mayCorrectReading(asker: Asker, the: ApplicationFacts, file: FileFacts): boolean {
  if (!mayOpenPage(asker, the, file) || file.away !== null || file.isDeleted) return false;
  if (asker?.role === 'student') return isOwner(asker, the) && !isClosed(the);
  return asker?.role === 'lawyer' || asker?.role === 'paralegal' || asker?.role === 'admin';
}

/** Reading again is another way to correct what was read. */
export const mayReadAgain = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => !file.isNotKept && mayCorrectReading(asker, the, file);

/** The bytes, where there are any. */
export const mayDownload = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean => !file.isNotKept && mayView(asker, the, file);

/** Merging the files of a slot for the authority's portal makes one more way to look at them, and nothing else. */
export const mayFitForPortal = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean => mayOpenPage(asker, the, page);

/** What the reader may do with a file, for the screen. */
export function documentAbilities(asker: Asker, the: ApplicationFacts, file: FileFacts): string[] {
  if (!isReady(asker)) return [];
  const abilities: [string, boolean][] = [
    ['view', mayDownload(asker, the, file)],
    ['download', mayDownload(asker, the, file)],
    ['replace', !file.isDeleted && mayReplace(asker, the, file)],
    ['arrange', mayArrange(asker, the, file)],
    ['rename', mayRename(asker, the, file)],
    ['rotate', mayRotate(asker, the, file)],
    ['delete', !file.isDeleted && mayDelete(asker, the, file)],
    ['restore', file.isDeleted && mayRestore(asker, the, file)],
    ['erase', mayErase(asker, the, file)],
    ['correctReading', mayCorrectReading(asker, the, file)],
    ['keepDuplicate', mayKeepDuplicate(asker, the, file)],
    ['readAgain', mayReadAgain(asker, the, file)],
  ];
  return abilities.filter(([, may]) => may).map(([name]) => name);
}
