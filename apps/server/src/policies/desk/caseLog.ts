import { isLetterKey, letterOfKey } from "@boreal/domain/caseFile/letterValues";
import { loggedEvent } from "@boreal/domain/notices/caseLog";
import { isFormKey, numberOfForm } from "../../store/answers/formValues.ts";
import { hasRole, isLegalTeam, type Asker } from "../actor.ts";
import type { ApplicationFacts } from "../applications.ts";
import { mayReadLooks } from "../breakGlass.ts";
import { mayOpenPage, type PageFacts } from "../documents.ts";
import { mayReadForm } from "../forms.ts";
import { mayReadLetter } from "../letters.ts";

/** Who did what in a case: the legal team, and the applicant as far as it is theirs to know (ADR 0430). */
export const mayReadLog = (asker: Asker, the: ApplicationFacts): boolean => mayReadLooks(asker, the);

/** Whether the log is whole is asked by those who answer for it. */
export const mayCheckLog = (asker: Asker, the: ApplicationFacts): boolean =>
  mayReadLog(asker, the) && hasRole(asker, "lawyer", "admin");

/** An entry as the policy looks at it. */
export type LogEntryFacts = {
  readonly kind: string;
  readonly actorId: string;
  readonly subject: Readonly<Record<string, unknown>>;
  /** The page that it speaks of, where one is known. */
  readonly page: PageFacts | undefined;
};

/** A private note is of who wrote it (`mayReadNote`), and so is that it was written. */
const ofOneself: ReadonlySet<string> = new Set(["noteWritten", "noteRemoved"]);

/** Whoever did something may read that they did. */
export function mayReadLogEntry(asker: Asker, the: ApplicationFacts, entry: LogEntryFacts): boolean {
  if (!mayReadLog(asker, the)) return false;
  if (entry.actorId === asker?.userId) return true;
  if (isLegalTeam(asker)) return !ofOneself.has(entry.kind) || entry.subject["isShared"] === true;
  return isOfApplicant(asker, the, entry);
}

function isOfApplicant(asker: Asker, the: ApplicationFacts, { kind, subject, page }: LogEntryFacts): boolean {
  const event = loggedEvent(kind);
  if (event === undefined || event.isOfTeam === true) return false;
  // A comment among the team, and a task of somebody else.
  if (kind === "letterCommented" && subject["isShared"] !== true) return false;
  if (kind === "taskGiven" && subject["isForApplicant"] !== true) return false;
  if (page !== undefined && !mayOpenPage(asker, the, page)) return false;
  return isOutputOpen(asker, the, subject["form"]);
}

/** Whether a form or letter that an entry names is one that the reader may read. */
export function isOutputOpen(asker: Asker, the: ApplicationFacts, form: unknown): boolean {
  if (typeof form !== "string") return true;
  if (isLetterKey(form)) return mayReadLetter(asker, the, letterOfKey(form));
  const number = isFormKey(form) ? numberOfForm(form) : undefined;
  return number === undefined ? isLegalTeam(asker) : mayReadForm(asker, the, number);
}
