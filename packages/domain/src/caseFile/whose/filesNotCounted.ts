import type { CaseReader } from "../reader.ts";

/** The files that count for nothing until somebody says why: they are in the name of somebody else (ADR 0236). */
export const filesNotCounted = (the: CaseReader): ReadonlySet<string> =>
  new Set(
    the
      .uploaded()
      .filter((document) => !the.whose(document).counts)
      .map(({ fileId }) => fileId),
  );
