import type { DocumentFile, PlannedWarning } from "../loading/theCase.ts";
import { warningDefinition } from "./warningDefinitions.ts";

export type RelatedValue = Pick<DocumentFile["fields"][number], "name" | "label"> & {
  /** Null: it was looked for in the file and not found. */ readonly value: string | null;
};

/** What a warning is about in its file (document 1 section 3, `relatedFields`): each value as it holds, a person's before the machine's. */
export function relatedValues(
  { id, fileId }: Pick<PlannedWarning, "id" | "fileId">,
  documents: readonly Pick<DocumentFile, "id" | "fields">[],
): readonly RelatedValue[] {
  const definition = warningDefinition(id, fileId);
  const related: readonly string[] = definition && "relatedFields" in definition ? definition.relatedFields : [];
  const fields = documents.find((file) => file.id === fileId)?.fields ?? [];
  return fields
    .filter(({ name }) => related.includes(name))
    .map(({ name, label, value, correctedValue }) => ({ name, label, value: correctedValue ?? value }));
}
