import type { Reading } from "@boreal/reading/reading";

/** What is sealed with a reading: `before` holds what an earlier one read where it was something else, null where it read nothing. */
export type StoredReading = {
  readonly reading: Reading;
  readonly before?: Readonly<Record<string, string | null>>;
};
