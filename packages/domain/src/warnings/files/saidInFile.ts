import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";

/** A value that was read in a file, or typed by a person who looked (an amount as a number); nothing for an empty one. */
export function said({ parsedValues }: UploadedDocument, field: string): string | undefined {
  const value = parsedValues?.[field];
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
