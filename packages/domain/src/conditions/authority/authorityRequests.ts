import { withheldOfRequests, type AuthorityRequest } from "../../caseFile/authority/authorityRequest.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { dayOf, wasAnswered } from "./letterDates.ts";
import { isOverByDecision, isRequestEnded } from "./endedByDecision.ts";
import { isRequestOpen, requestOfLetter } from "./recordedRequests.ts";

/** Requests of the authority for further documents, and for the passport into which the visa goes. */

const requestPages = {
  main: "additional-document-request",
  spouse: "spouse-additional-document-request",
  child: "child-additional-document-request",
} as const;

const sentence = {
  en: "a request for documents is waiting for an answer",
  fr: "une demande de documents attend une réponse",
};

/**
 * A letter whose request was split waits until all that it asks for was sent. Of any other, no submitted file of the page for
 * additional documents names it as what it answers, and nobody says that it was answered. A decision ends both.
 */
export function isOpenRequest(the: CaseReader, letter: UploadedDocument): boolean {
  const recorded = requestOfLetter(the, letter);
  if (recorded) return isRequestOpen(the, recorded) && !isRequestEnded(the, recorded);
  return (
    !wasAnswered(letter) &&
    !isOverByDecision(the, "documents", dayOf(letter)) &&
    !the
      .documents("additional-document")
      .some((answer) => answer.parentDocumentFileId === letter.fileId && answer.detailsChangeStatus === "Submitted")
  );
}

/** A letter of this person asks for documents and is not answered (docs/facts/vault.md section 3, numbers 4 to 6). */
export const requestIsOpen = (person: Extract<PersonRole, "main" | "spouse" | "child">): CaseCondition =>
  says("requestIsOpen", sentence, (the) => {
    const ref =
      person === "child"
        ? ({ role: "child", childNumber: the.child().childNumber } as const)
        : ({ role: person } as const);
    return the.documents(requestPages[person], ref).some((letter) => isOpenRequest(the, letter));
  });

/** An open request asks for something that no slot of the vault is for. */
const someRequestNeedsWords = (the: CaseReader): boolean =>
  the.authorityRequests().some((request) => needsWords(the, request));

function needsWords(the: CaseReader, request: AuthorityRequest): boolean {
  if (request.kind !== "documents" && request.kind !== "other" && request.kind !== "fairness") return false;
  const isInWords = request.items.some(({ page, sentOn }) => typeof page !== "string" && typeof sentOn !== "string");
  if (!isInWords && !request.isCut) return false;
  if (!isRequestOpen(the, request) || isRequestEnded(the, request)) return false;
  // What is withheld may be such words.
  if (!isInWords) the.trace.note(withheldOfRequests, true);
  return isInWords;
}

/** A request to anybody of this case, for the page that answers it. */
export const anyRequestIsOpen = says(
  "anyRequestIsOpen",
  sentence,
  (the) =>
    someRequestNeedsWords(the) ||
    Object.values(requestPages)
      .flatMap((page) => the.documents(page))
      .some((letter) => needsPageOfAnswers(the, letter)),
);

/** A split request goes to the slots that it names, and to this page only for the rest. */
const needsPageOfAnswers = (the: CaseReader, letter: UploadedDocument): boolean =>
  requestOfLetter(the, letter) === undefined && isOpenRequest(the, letter);
