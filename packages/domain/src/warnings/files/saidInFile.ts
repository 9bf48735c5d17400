import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";

/** A value that was read in a file, or typed by a person who looked (an amount as a number); nothing for an empty one. */
export function said({ parsedValues }: UploadedDocument, field: string): string | undefined {
  const value = parsedValues?.[field];
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/**
 * Whether a value is not on the document: its place was found and is empty, or a person looked and says that it is
 * not there. What only our reader did not find may well be there (ADR 0159, 0256).
 */
export const isNotOn = ({ notFound }: UploadedDocument, ...fields: readonly string[]): boolean =>
  (notFound ?? []).some((field) => fields.includes(field));
