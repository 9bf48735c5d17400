import { withheldOfRequests, type AuthorityRequest } from "../../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { easternDay } from "../../kernel/easternDay.ts";
import type { AddresseeRef } from "../application/peopleOfCase.ts";
import { dueDateOf, issueDateOf, wasAnswered } from "./letterDates.ts";
import { examProof, isShownBy, passportWasSent, showsReceipt, visaInPassport } from "./proofs.ts";

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
  typeof letterFileId === "string" ? the.uploaded().find(({ fileId }) => fileId === letterFileId) : undefined;

/** Some of it was not answered yet. What ends with its proof ends when that is there. */
export function isRequestOpen(the: CaseReader, request: AuthorityRequest): boolean {
  const isSent = request.items.every(({ sentOn }) => typeof sentOn === "string");
  if (isSent && !request.isCut) return false;
  const letter = letterOf(the, request);
  if ((letter && wasAnswered(letter)) || proofIsThere(the, request)) return false;
  const isLetterUnseen = request.isCut === true && letter === undefined && typeof request.letterFileId === "string";
  // What is withheld from the reader of this case decides: nobody can say which it is.
  if (isSent || isLetterUnseen) the.trace.note(withheldOfRequests, true);
  return !isSent;
}

/** The day on which somebody recorded it. */
const recordedOn = ({ recordedAt }: AuthorityRequest): IsoDate | undefined =>
  typeof recordedAt === "string" ? easternDay(recordedAt) : undefined;

/**
 * As the letter says it, as somebody entered it, else the day on which it was recorded: a request is often recorded long after, but
 * never asked for after the day by which it is to be answered.
 */
export function askedOn(the: CaseReader, request: AuthorityRequest): IsoDate | undefined {
  const letter = letterOf(the, request);
  const told = request.letterDate ?? (letter && issueDateOf(letter));
  if (told) return told;
  const due = request.dueDate ?? (letter && dueDateOf(letter)) ?? undefined;
  const recorded = recordedOn(request);
  return due !== undefined && (recorded === undefined || due < recorded) ? due : recorded;
}

/** What is done in person, or given to the authority itself, is shown by its receipt, the proof of the exam or the visa. */
function proofIsThere(the: CaseReader, request: AuthorityRequest): boolean {
  const person = addresseeOf(request);
  switch (request.kind) {
    case "biometrics":
      return showsReceipt(the, person);
    case "medicalExam":
      return isShownBy(askedOn(the, request), examProof(the, person));
    case "passport":
      return passportWasSent(the) || isShownBy(askedOn(the, request), visaInPassport(the, person));
    default:
      return false;
  }
}
