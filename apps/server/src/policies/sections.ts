import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { contentOf } from "@boreal/domain/letters/contents";
import { isConfirmedBy, isWrittenBy } from "@boreal/domain/letters/ofWhoWrites";
import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { answersOfSection } from "@boreal/domain/questionnaire/sections";
import type { Language } from "@boreal/domain/kernel/text";
import { isPageOfSection } from "@boreal/domain/plan/documentsOfSection";
import { giverOf, type Asker } from "./actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "./applications.ts";
import { mayReadReasons } from "./assessment.ts";
import type { FileFacts, PageFacts } from "./documents.ts";
import { isTimeFor, isTimeForGuest } from "./whenMayChange.ts";

/**
 * Somebody without an account who opened an invitation to answer the questions about them. Not an `Actor`: no policy that
 * decides about actors can let a guest through (ADR 0058).
 */
export type Guest = {
  readonly invitationId: string;
  readonly applicationId: string;
  readonly section: GuestSection;
  /** In which the invitation was written. */
  readonly language: Language;
};

/** Who may be allowed to answer: a person with an account, or a guest. */
export type Answerer = Asker | Guest;

export const isGuest = (asker: Answerer): asker is Guest => asker !== null && "invitationId" in asker;

/** Who wrote something: the account, or the invitation, which has no name. */
export const writerOf = (asker: NonNullable<Answerer>): string => (isGuest(asker) ? asker.invitationId : asker.userId);

/** A guest answers while the applicant could: once the application is sent, the link opens nothing any more. */
export const mayReadAsGuest = (guest: Guest, the: ApplicationFacts): boolean =>
  guest.applicationId === the.id && isTimeForGuest(the);

/** Whoever may answer may say that they are done. */
export const mayFinishAsGuest = (guest: Guest, the: ApplicationFacts): boolean => mayReadAsGuest(guest, the);

/** Only what the questions of the section set. */
export const mayAnswerAsGuest = (guest: Guest, the: ApplicationFacts, key: string): boolean =>
  mayReadAsGuest(guest, the) && (answersOfSection(the.type, guest.section) as ReadonlySet<string>).has(key);

/** Their own documents, where the applicant could add them; everything else on the page stays unknown to them. */
export const mayUploadAsGuest = (guest: Guest, the: ApplicationFacts, page: PageFacts): boolean =>
  mayReadAsGuest(guest, the) &&
  page.isThere &&
  page.studentPermissions.includes("Upload") &&
  isPageOfSection(page.page, guest.section);

/** Only what came by their own invitation, while they could add it: a file of anybody else stays unknown to them. */
export const mayRemoveAsGuest = (guest: Guest, the: ApplicationFacts, file: FileFacts): boolean =>
  mayUploadAsGuest(guest, the, file) && file.uploadedBy === giverOf(guest) && file.away === null && !file.isDeleted;

/** The letter in which they speak, and no other (ADR 0255). Whether the case calls for it, the command that opens it asks. */
export const mayReadLetterAsGuest = (guest: Guest, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadAsGuest(guest, the) && isWrittenBy(guest.section, contentOf(letter));

/** Whoever reads it writes it: nobody else speaks in it. */
export const mayWriteLetterAsGuest = (guest: Guest, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadLetterAsGuest(guest, the, letter);

export const mayConfirmLetterAsGuest = (guest: Guest, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadAsGuest(guest, the) && isConfirmedBy(guest.section, contentOf(letter));

/** Whom an applicant asks to answer is the applicant's own matter; staff do not invite in somebody's name. */
export const mayInviteToSection = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isOwner(asker, the) && isTimeFor(asker, the, "inviteToSection");

/** The applicant takes an invitation back; an administrator too, when a link came into wrong hands. */
export const mayRevokeSectionInvitation = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "revokeInvitation");

/** Who was asked belongs to how the answers came about. */
export const maySeeSectionInvitations = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);
