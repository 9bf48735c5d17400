import { answerShapes, isAnswerKey } from "@boreal/domain/caseFile/answers/answerShapes";
import type { AnswerShape } from "@boreal/domain/caseFile/sensitivity";
import type { Asker } from "./actor.ts";
import { isInScope, isOpenFor, isOwner, type ApplicationFacts } from "./applications.ts";
import { areAnswersReopened, isAnswerReopened } from "./reopenedParts.ts";
import { isTimeFor, isTimeWithin } from "./whenMayChange.ts";
import { isAnswerWithheldFrom } from "./withheld.ts";

/** Which answers may be read. Support sees them while a case is open to them; school staff see the status only. */
export function mayReadAnswer(asker: Asker, the: ApplicationFacts, key: string): boolean {
  if (!isInScope(asker, the)) return false;
  switch (asker?.role) {
    case "student":
    case "lawyer":
    case "paralegal":
    case "admin":
      return true;
    case "support":
      return isOpenFor(asker, the);
    case "agent":
      return the.agentConsent?.answers === true && !isAnswerWithheldFrom("agent", key);
    default:
      return false;
  }
}

/** The reasons of a plan quote answers, so they are shown to those who may read every answer. */
export const mayReadReasons = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) &&
  (["student", "lawyer", "paralegal", "admin"].includes(asker?.role ?? "") || isOpenFor(asker, the));

/**
 * Who gave which answer when, and what it was before. Narrower than reading answers: an agent sees what holds now, and
 * earlier answers are the applicant's and those of the people who prepare the case.
 */
export const mayReadAnswerHistory = (asker: Asker, the: ApplicationFacts): boolean => mayReadReasons(asker, the);

/** Which answers an applicant may change when (docs/facts/statuses.md section 5): after an invitation only those about what it invites to. */
function studentMayAnswer(the: ApplicationFacts, key: string): boolean {
  if (the.status !== "ItaReceived") return true;
  const shape: AnswerShape | undefined = isAnswerKey(key) ? answerShapes[key] : undefined;
  return shape?.staysOpenFor === the.type;
}

/**
 * Applicants answer for themselves, later only what was opened again; lawyers and paralegals on their behalf before filing,
 * named in the history of the answer; an administrator always (ADR 0314).
 */
export function mayAnswer(asker: Asker, the: ApplicationFacts, key: string): boolean {
  const isReopened = isAnswerReopened(the, key);
  if (!isInScope(asker, the) || !isTimeWithin(asker, the, "answer", isReopened)) return false;
  return asker?.role !== "student" || (isOwner(asker, the) && (isReopened || studentMayAnswer(the, key)));
}

/** Seeing a contradiction warning and going on is part of answering. */
export const mayAcknowledgeWarning = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeWithin(asker, the, "acknowledgeWarning", areAnswersReopened(the));

/** Agreeing is the applicant's own word; nobody gives it for them, and it stands once the application went to review. */
export const mayAgree = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isOwner(asker, the) && isTimeFor(asker, the, "agree");
