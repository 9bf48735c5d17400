import type { ApplicationType } from "../../caseFile/application.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { wasAnswered } from "./letterDates.ts";

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

/** No submitted file of the page for additional documents names this letter as what it answers, and nobody says that it was answered. */
export const isOpenRequest = (the: CaseReader, letter: UploadedDocument): boolean =>
  !wasAnswered(letter) &&
  !the
    .documents("additional-document")
    .some((answer) => answer.parentDocumentFileId === letter.fileId && answer.detailsChangeStatus === "Submitted");

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
export const anyRequestIsOpen = says("anyRequestIsOpen", sentence, (the) =>
  Object.values(requestPages)
    .flatMap((page) => the.documents(page))
    .some((letter) => isOpenRequest(the, letter)),
);

/** Types of application whose vault has a page for the visa that the applicant is given. */
export const typesWithVisaPage: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "VisitorVisa",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Dli",
  "Iec",
  "TrvSpe",
  "TrvPgwp",
];

/** Visas of the applicant in the vault. Where it has no page for them, none is waited for. */
export function visasInVault(the: CaseReader): readonly UploadedDocument[] {
  const type = the.application("type");
  return type !== undefined && typesWithVisaPage.includes(type) ? the.documents("temporary-resident-visa") : [];
}
