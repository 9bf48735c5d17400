import { answeredOnField, dueDateField } from "../../caseFile/documentValues/letterFields.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { easternDay } from "../../kernel/easternDay.ts";

/** Dates of a letter in which the authority asks for something. Who has the letter can type what nothing reads in it. */

const dateIn = (letter: UploadedDocument, field: string): IsoDate | undefined => {
  const value = letter.parsedValues?.[field];
  return typeof value === "string" && isIsoDate(value) ? value : undefined;
};

export const dueDateOf = (letter: UploadedDocument): IsoDate | undefined => dateIn(letter, dueDateField);
export const issueDateOf = (document: UploadedDocument): IsoDate | undefined => dateIn(document, "issueDate");
export const wasAnswered = (letter: UploadedDocument): boolean => dateIn(letter, answeredOnField) !== undefined;

export function uploadDayOf({ uploadedAt }: UploadedDocument): IsoDate | undefined {
  const day = typeof uploadedAt === "string" ? easternDay(uploadedAt) : "";
  return isIsoDate(day) ? day : undefined;
}

/** The day of a letter or paper, as far as it is known. */
export const dayOf = (document: UploadedDocument): IsoDate | undefined =>
  issueDateOf(document) ?? uploadDayOf(document);
