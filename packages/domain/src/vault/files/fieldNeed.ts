import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Text } from "../../kernel/text.ts";

/**
 * What waits for a value of a document. A guard holds each line to what the rules really read. `form`: only where that form
 * is needed, which the plan says; then `says` is its number.
 */
export type FieldNeed = { readonly says: Text; readonly form?: string };

/** What waits for these values of the documents on these pages. */
export type NeedOfValues = {
  readonly need: FieldNeed;
  readonly pages: readonly PageSlug[];
  readonly values: readonly string[];
};
