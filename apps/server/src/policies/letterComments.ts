import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { hasRole, type Asker } from "./actor.ts";
import type { ApplicationFacts } from "./applications.ts";
import { applicantMay, mayReadLetter } from "./letters.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** What the legal team and the applicant say to each other about a passage of a letter (ADR 0251). */

type Comment = { readonly isShared: boolean };

/** Whoever reads the letter; what stays in the legal team, that team alone, as notes. */
export const mayReadComment = (asker: Asker, the: ApplicationFacts, letter: LetterId, { isShared }: Comment): boolean =>
  mayReadLetter(asker, the, letter) && (isShared || hasRole(asker, "lawyer", "paralegal", "admin"));

/** Marks a passage, says something about it, and says when that is settled. */
export const mayComment = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadLetter(asker, the, letter) && isTimeFor(asker, the, "commentLetter");

export const mayAnswerComment = (asker: Asker, the: ApplicationFacts, letter: LetterId, comment: Comment): boolean =>
  mayReadComment(asker, the, letter, comment) && isTimeFor(asker, the, "answerLetterComment");

/** Takes a proposed wording into the letter or says no to it: whoever writes the letter. */
export const mayDecideProposal = (asker: Asker, the: ApplicationFacts, letter: LetterId, comment: Comment): boolean =>
  mayReadComment(asker, the, letter, comment) &&
  isTimeFor(asker, the, "decideProposal") &&
  (asker?.role !== "student" || applicantMay(letter, "Upload"));
