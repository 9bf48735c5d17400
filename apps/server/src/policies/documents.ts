import type { Permission } from "@boreal/domain/vault/permission";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf } from "@boreal/domain/vault/pages";
import { isFromGuest, isLegalTeam, isReady, type Asker } from "./actor.ts";
import { consentFor, isInScope, isOpenFor, isOwner, type ApplicationFacts } from "./applications.ts";
import { isPageReopened } from "./reopenedParts.ts";
import { isTimeFor, isTimeWithin, type Change } from "./whenMayChange.ts";
import { outsiderMay } from "./withheld.ts";

/** A page of the vault as this case sees it, decided by the domain (`pageFacts`). */
export type PageFacts = {
  readonly page: string;
  /** False while its person is not in the case, or the answers do not call for it: nobody sees it or its files (ADR 0074). */
  readonly isThere: boolean;
  /** What the applicant may do on it. */
  readonly studentPermissions: readonly Permission[];
  /** Of pages that each child has. */
  readonly childNumber?: number | null;
};

/** Why a file is kept and nobody sees it. */
export type Away = "personLeft" | "pageClosed";

export type FileFacts = PageFacts & {
  readonly uploadedBy: string;
  readonly isDeleted: boolean;
  /** Nobody sees it until the person is back, or the answer that called for its page. */
  readonly away: Away | null;
  /** Reading refused the file: only its name and the reason are left. */
  readonly isNotKept: boolean;
};

const studentMay = (permission: Permission, page: PageFacts): boolean =>
  pageOf(page.page)?.rights.applicant !== "nothing" && page.studentPermissions.includes(permission);

/**
 * Unsorted files (ADR 0138) lie on no page whose definition could say what they tell of: any of them may be about health, crime
 * or money. So they are for the applicant, who alone drops them, and for those who know every document; support does not even
 * know that they are there.
 */

/** The status allows it, or the page is open again. */
const isTimeOnPage = (asker: Asker, the: ApplicationFacts, page: PageFacts, change: Change): boolean =>
  isTimeWithin(asker, the, change, isPageReopened(the, page));

/** Whether a page and the names on it are listed. Support sees the list; to open a file it opens the case with a reason. */
export function mayListPage(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  if (mayOpenPage(asker, the, page)) return true;
  return isInScope(asker, the) && page.isThere && asker?.role === "support" && !isUnsorted(page);
}

/** Whether files of a page may be opened. */
export function mayOpenPage(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  if (!isInScope(asker, the) || !page.isThere) return false;
  switch (asker?.role) {
    case "student":
      return isOwner(asker, the) && studentMay("View", page);
    case "lawyer":
    case "paralegal":
    case "admin":
      return true;
    case "support":
      return isOpenFor(asker, the);
    case "schoolStaff":
    case "agent":
      return consentFor(asker.role, the)?.documents === true && outsiderMay(asker.role, "View", page.page);
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
export const isForApplicant = (page: PageFacts): boolean => page.isThere && studentMay("View", page);

export const mayUpload = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean =>
  isSuppliedBy(asker, the, page) &&
  isTimeOnPage(asker, the, page, "upload") &&
  // The team knows what it adds, and puts it there.
  (!isUnsorted(page) || isOwner(asker, the));

/** Whether this person supplies documents of a page, whatever the status. What an applicant may only view stays as it is. */
function isSuppliedBy(asker: Asker, the: ApplicationFacts, page: PageFacts): boolean {
  if (!isInScope(asker, the) || !page.isThere) return false;
  switch (asker?.role) {
    case "student":
      return isOwner(asker, the) && studentMay("Upload", page);
    case "lawyer":
    case "paralegal":
    case "admin":
      return true;
    case "schoolStaff":
    case "agent":
      return consentFor(asker.role, the)?.upload === true && outsiderMay(asker.role, "Upload", page.page);
    default:
      return false;
  }
}

/** Saying that a document of a page is not there: those who could put it there. */
export const mayStateNoDocument = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean =>
  isSuppliedBy(asker, the, page) && isTimeOnPage(asker, the, page, "stateNoDocument");

/** Files of the vault are changed by those who supply the documents of their page and may see them. */
const mayChangeFile = (asker: Asker, the: ApplicationFacts, file: FileFacts, change: Change): boolean =>
  !file.isDeleted &&
  file.away === null &&
  mayOpenPage(asker, the, file) &&
  isSuppliedBy(asker, the, file) &&
  isTimeOnPage(asker, the, file, change);

/** Putting an unsorted file into a slot; that they may add to the slot, `mayUpload` says. */
export const maySort = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  !file.isNotKept && mayChangeFile(asker, the, file, "sort");

/** An applicant takes back, replaces and renames what they gave themselves, or somebody whom they invited. */
const isTheirs = (asker: Asker, file: FileFacts): boolean =>
  asker?.role !== "student" || file.uploadedBy === asker.userId || isFromGuest(file);

/** Taking a file out, and back: until a lawyer reviews it those who gave it, and those who prepare the case. */
const mayTakeOut = (asker: Asker, the: ApplicationFacts, file: FileFacts, change: Change): boolean =>
  file.away === null &&
  isTheirs(asker, file) &&
  isSuppliedBy(asker, the, file) &&
  isTimeOnPage(asker, the, file, change);

export const mayDelete = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayTakeOut(asker, the, file, "delete");

/** Whoever may throw a file away may take it back. */
export const mayRestore = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayTakeOut(asker, the, file, "restore");

/** Erasing for good before its time: what lies in the trash, by those who could take it back. */
export const mayErase = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  file.isDeleted && mayTakeOut(asker, the, file, "erase");

/** Putting a new file in the place of an old one throws the old one away: allowed where both are. */
export const mayReplace = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayUpload(asker, the, file) && mayDelete(asker, the, file) && isTimeOnPage(asker, the, file, "replace");

/** The order of the files of a slot is set by those who see them and add to them. */
export const mayArrange = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  !isUnsorted(file) && mayChangeFile(asker, the, file, "arrange");

/** Turning changes how a file is shown, to everybody; so those may who arrange the files of the page. */
export const mayRotate = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayChangeFile(asker, the, file, "rotate");

/** A file is called what its giver calls it, or those who prepare the case. */
export const mayRename = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  isTheirs(asker, file) && mayChangeFile(asker, the, file, "rename");

/** Deciding that a file stays although the same content is in the case: those who could have put it there. */
export const mayKeepDuplicate = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  mayChangeFile(asker, the, file, "keepDuplicate");

/** Correcting a read value, or typing one that was not read: those who supply the documents of the page. What is typed is its slot’s to ask. */
export const mayCorrectReading = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  !isUnsorted(file) &&
  mayChangeFile(asker, the, file, pageOf(file.page)?.phase === "preparation" ? "correctReading" : "tellOfLetter");

/** Having the same bytes read once more, with the password of the file where it has one. */
export const mayReadAgain = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  !file.isNotKept && mayChangeFile(asker, the, file, "readAgain");

/** Letting the words of a file be given to a language model: the applicant alone, for each file (ADR 0172). */
export const mayAllowModel = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  isOwner(asker, the) && !file.isNotKept && !isUnsorted(file) && mayChangeFile(asker, the, file, "allowModel");

export const mayWithdrawModel = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  isOwner(asker, the) && mayChangeFile(asker, the, file, "withdrawModel");

/** Saying what a machine cannot see, such as a notary’s stamp: those who prepare the case look. */
export const maySaySeen = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  isLegalTeam(asker) && mayCorrectReading(asker, the, file);

/** The bytes, where there are any. */
export const mayDownload = (asker: Asker, the: ApplicationFacts, file: FileFacts): boolean =>
  !file.isNotKept && mayView(asker, the, file);

/** Merging the files of a slot for the authority's portal makes one more way to look at them, and nothing else. */
export const mayFitForPortal = (asker: Asker, the: ApplicationFacts, page: PageFacts): boolean =>
  mayOpenPage(asker, the, page) && isTimeFor(asker, the, "fitForPortal");

/** What the reader may do with a file, for the screen. */
export function documentAbilities(asker: Asker, the: ApplicationFacts, file: FileFacts): string[] {
  if (!isReady(asker)) return [];
  const abilities: [string, boolean][] = [
    ["view", mayDownload(asker, the, file)],
    ["download", mayDownload(asker, the, file)],
    ["replace", !file.isDeleted && mayReplace(asker, the, file)],
    ["sort", isUnsorted(file) && maySort(asker, the, file)],
    ["arrange", mayArrange(asker, the, file)],
    ["rename", mayRename(asker, the, file)],
    ["rotate", mayRotate(asker, the, file)],
    ["delete", !file.isDeleted && mayDelete(asker, the, file)],
    ["restore", file.isDeleted && mayRestore(asker, the, file)],
    ["erase", mayErase(asker, the, file)],
    ["correctReading", mayCorrectReading(asker, the, file)],
    ["saySeen", maySaySeen(asker, the, file)],
    ["keepDuplicate", mayKeepDuplicate(asker, the, file)],
    ["readAgain", mayReadAgain(asker, the, file)],
    ["allowModel", mayAllowModel(asker, the, file)],
    ["withdrawModel", mayWithdrawModel(asker, the, file)],
  ];
  return abilities.filter(([, may]) => may).map(([name]) => name);
}
