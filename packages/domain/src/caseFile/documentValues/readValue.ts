import type { TypedValue } from "./documentField.ts";
import { documentField } from "./documentFields.ts";
import { readTyped } from "./typedValue.ts";

/** What a machine read of one value: `checked` says why it may be trusted without a person, `ambiguous` what the same print can mean besides. */
export type ReadValue = {
  readonly value: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly checked?: string | undefined;
  readonly ambiguous?: string | undefined;
};

/** Later than any day on a document, so that the day of a reading never changes what was read. */
const lastDay = "2199-12-31";

/** A read value in the shape of its definition; nothing when it is not of its kind. What has no definition is kept as text. */
export function readAsKept(id: string, read: string): TypedValue | undefined {
  const field = documentField(id);
  if (!field || field.kind === "found" || field.kind === "rows") return read;
  const kept = readTyped(field, read, lastDay);
  return "refused" in kept ? undefined : kept.value;
}

/** Whether a read value counts before anybody looked at it. */
export function isSure(id: string, read: ReadValue): boolean {
  if (read.ambiguous !== undefined || readAsKept(id, read.value) === undefined) return false;
  const kind = documentField(id)?.kind;
  // What was found about the file has a threshold of its own where it is found; nobody could confirm it.
  return read.checked !== undefined || kind === "found" || kind === "rows";
}
