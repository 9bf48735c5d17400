import type { Permission } from "@boreal/domain/vault/permission";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { contentOf } from "@boreal/domain/letters/contents";
import { letterOf, letters } from "@boreal/domain/letters/letters";
import type { Asker } from "./actor.ts";
import { isInScope, isOwner, mayReadPrepared, type ApplicationFacts } from "./applications.ts";
import { isTimeFor, type Change } from "./whenMayChange.ts";

/**
 * Who may read, write, confirm and generate a letter (document 3 section 6). What an applicant may do with it at all its
 * definition says; whether it is settled by now, the command that changes it asks of the case.
 */

/** Of every letter but the statement, which is of no court case, the rule has this one line. */
export const applicantMay = (letter: LetterId, permission: Permission): boolean =>
  letterOf(letter)?.studentPermissions.otherwise[1].includes(permission) ?? false;

export const mayReadLetter = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadPrepared(asker, the, applicantMay(letter, "View"));

const mayWithin =
  (change: Change) =>
  (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
    mayReadLetter(asker, the, letter) &&
    isTimeFor(asker, the, change) &&
    (asker?.role !== "student" || applicantMay(letter, "Upload"));

/** Applicants write what they supply; the legal team writes every letter. */
export const mayWriteLetter = mayWithin("writeLetter");

/** Says of the text that it is right as it stands. The statement of purpose is confirmed where its file lies (`confirmStatement`). */
export const mayConfirmLetter = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  letter !== "studyPlan" && mayWithin("confirmLetter")(asker, the, letter);

/** Whose turn it is: applicants confirm what they write, the legal team what it signs itself. */
export const isToConfirmBy = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  mayConfirmLetter(asker, the, letter) && (asker?.role === "student" || contentOf(letter).confirms === "lawyer");

/** As PDF or DOCX: whom the catalogue names. */
export const mayGenerateLetter = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  mayReadLetter(asker, the, letter) && (asker?.role !== "student" || contentOf(letter).generates.includes("applicant"));

/** Puts the generated letter into its slot. */
export const mayPutLetter = (asker: Asker, the: ApplicationFacts, letter: LetterId): boolean =>
  mayGenerateLetter(asker, the, letter) && isTimeFor(asker, the, "putLetter");

/** That drafts of letters and the facts in them may be given to a language model: the applicant alone says so (ADR 0252). */
export const mayAllowLetterModel = (asker: Asker, the: ApplicationFacts): boolean =>
  isOwner(asker, the) && isInScope(asker, the) && isTimeFor(asker, the, "allowModel");
export const mayWithdrawLetterModel = (asker: Asker, the: ApplicationFacts): boolean =>
  isOwner(asker, the) && isInScope(asker, the) && isTimeFor(asker, the, "withdrawModel");

/** What somebody may do with one letter, for screens, so that none invents a rule of its own. */
export const letterAbilities = (asker: Asker, the: ApplicationFacts, letter: LetterId): readonly string[] =>
  (
    [
      ["read", mayReadLetter(asker, the, letter)],
      ["write", mayWriteLetter(asker, the, letter)],
      ["confirm", mayConfirmLetter(asker, the, letter)],
      ["generate", mayGenerateLetter(asker, the, letter)],
      ["put", mayPutLetter(asker, the, letter)],
    ] as const
  ).flatMap(([name, may]) => (may ? [name] : []));

/** The same of every letter of the type, without those that the reader may not even read. */
export const lettersFor = (
  asker: Asker,
  the: ApplicationFacts,
): readonly { readonly letter: LetterId; readonly may: readonly string[] }[] =>
  letters
    .filter(({ appliesTo }) => appliesTo.some((type) => type === the.type))
    .map(({ id }) => ({ letter: id, may: letterAbilities(asker, the, id) }))
    .filter(({ may }) => may.includes("read"));
