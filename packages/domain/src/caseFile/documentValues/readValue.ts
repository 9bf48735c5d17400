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

/** From this confidence on, words that nothing checked count. Days, amounts, numbers, codes and names never count unchecked. */
const sureFrom = 0.95;

/** One wrong sign makes another value of them. */
const neverUnchecked: ReadonlySet<string | undefined> = new Set(["date", "money", "number", "code"]);

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
  if (read.checked !== undefined) return true;
  const field = documentField(id);
  // What was found about the file has a threshold of its own where it is found; nobody could confirm it.
  if (field?.kind === "found" || field?.kind === "rows") return true;
  const isName = field?.kind === "text" && field.isName === true;
  return !isName && !neverUnchecked.has(field?.kind) && read.confidence >= sureFrom;
}
