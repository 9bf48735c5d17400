import type { PersonRole } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { wasAnswered } from "./letterDates.ts";
import { isRequestOpen, requestOfLetter, someRequestNeedsWords } from "./recordedRequests.ts";

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
 * additional documents names it as what it answers, and nobody says that it was answered.
 */
export function isOpenRequest(the: CaseReader, letter: UploadedDocument): boolean {
  const recorded = requestOfLetter(the, letter);
  if (recorded) return isRequestOpen(the, recorded);
  return (
    !wasAnswered(letter) &&
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
