import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";

/** A value that was read in a file, or typed by a person who looked (an amount as a number); nothing for an empty one. */
export function said({ parsedValues }: UploadedDocument, field: string): string | undefined {
  const value = parsedValues?.[field];
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/**
 * Whether a value is not on the document: the reader of this kind of document read it all and did not find the value, or a
 * person looked and says that it is not there. What nobody looked for is not missing (ADR 0159).
 */
export const isNotOn = ({ notFound }: UploadedDocument, ...fields: readonly string[]): boolean =>
  (notFound ?? []).some((field) => fields.includes(field));
