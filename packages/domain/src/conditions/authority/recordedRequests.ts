import type { AuthorityRequest } from "../../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { easternDay } from "../../kernel/easternDay.ts";
import { lettersOfPerson, lettersTo, type AddresseeRef } from "../application/peopleOfCase.ts";
import { gaveReceipt } from "../biometrics/biometricsReceipts.ts";
import { dayOf, wasAnswered } from "./letterDates.ts";

/** Requests that somebody recorded, split into what they ask for (ADR 0151). */

export const addresseeOf = ({ addressee, childNumber }: AuthorityRequest): AddresseeRef =>
  addressee === "child" && typeof childNumber === "number"
    ? { role: "child", childNumber }
    : { role: addressee === "spouse" ? "spouse" : "main" };

/** The request of which this is the letter. */
export const requestOfLetter = (
  the: CaseReader,
  { fileId }: Pick<UploadedDocument, "fileId">,
): AuthorityRequest | undefined => the.authorityRequests().find(({ letterFileId }) => letterFileId === fileId);

/** The letter of a request, as far as it is in the vault. */
export const letterOf = (the: CaseReader, { letterFileId }: AuthorityRequest): UploadedDocument | undefined =>
  typeof letterFileId === "string" ? the.everyDocument().find(({ fileId }) => fileId === letterFileId) : undefined;

/** Some of it was not answered yet. What ends with its proof ends when that is there. */
export function isRequestOpen(the: CaseReader, request: AuthorityRequest): boolean {
  if (request.items.every(({ sentOn }) => typeof sentOn === "string")) return false;
  const letter = letterOf(the, request);
  return !(letter && wasAnswered(letter)) && !proofIsThere(the, request);
}

const examPages = lettersTo("medical-exam");

/** Biometrics and exams are given to the authority itself: the receipt, or the proof of the exam, shows that it was done. */
function proofIsThere(the: CaseReader, request: AuthorityRequest): boolean {
  const person = addresseeOf(request);
  if (request.kind === "biometrics") return gaveReceipt(the, person);
  if (request.kind !== "medicalExam") return false;
  const asked =
    request.letterDate ?? (typeof request.recordedAt === "string" ? easternDay(request.recordedAt) : undefined);
  return lettersOfPerson(the, examPages, person).some((paper) => {
    const done = dayOf(paper);
    return !liesInSlot(paper, "medicalTreatmentLetter") && (!asked || done === undefined || done >= asked);
  });
}

/** An open request asks for something that no slot of the vault is for. */
export const someRequestNeedsWords = (the: CaseReader): boolean =>
  the
    .authorityRequests()
    .some(
      (request) =>
        (request.kind === "documents" || request.kind === "other" || request.kind === "fairness") &&
        request.items.some(({ page, sentOn }) => typeof page !== "string" && typeof sentOn !== "string") &&
        isRequestOpen(the, request),
    );
