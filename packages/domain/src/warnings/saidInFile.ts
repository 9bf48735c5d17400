import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';

/** A value that was read in a file, or entered by a person who looked; nothing for an empty one. */
export function said({ parsedValues }: UploadedDocument, field: string): string | undefined {
  const value = parsedValues?.[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
