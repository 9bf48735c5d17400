import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { isIsoDate, type IsoDate } from '../kernel/calendarDate.ts';

/** Dates of a letter in which the authority asks for something. Who has the letter can type what nothing reads in it. */

/** The day that the letter itself names; it comes before anything that is reckoned. */
export const dueDateField = 'dueDate';
/** The day on which what the letter asks for was done; from then on it waits for nothing. */
export const answeredOnField = 'answeredOn';

const letterDateFields = new Set(['issueDate', dueDateField, answeredOnField]);

/** Whether a value of a letter is a day. */
export const isLetterDate = (field: string): boolean => letterDateFields.has(field);

const dateIn = (letter: UploadedDocument, field: string): IsoDate | undefined => {
  const value = letter.parsedValues?.[field];
  return typeof value === 'string' && isIsoDate(value) ? value : undefined;
};

export const dueDateOf = (letter: UploadedDocument): IsoDate | undefined => dateIn(letter, dueDateField);
export const issueDateOf = (document: UploadedDocument): IsoDate | undefined => dateIn(document, 'issueDate');
export const wasAnswered = (letter: UploadedDocument): boolean => dateIn(letter, answeredOnField) !== undefined;

export function uploadDayOf({ uploadedAt }: UploadedDocument): IsoDate | undefined {
  const day = uploadedAt?.slice(0, 10);
  return day !== undefined && isIsoDate(day) ? day : undefined;
}

/** The day of a letter or paper, as far as it is known. */
export const dayOf = (document: UploadedDocument): IsoDate | undefined => issueDateOf(document) ?? uploadDayOf(document);
