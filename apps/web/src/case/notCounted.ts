import { filesNotCounted } from "@boreal/domain/caseFile/whose/filesNotCounted";
import { readerOf } from "./loading/readerOf.ts";

const known = new WeakMap<object, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/** The files of a case that do not count, found once for a page with many lists. */
export function notCounted(caseFile: unknown): ReadonlySet<string> {
  if (typeof caseFile !== "object" || caseFile === null) return none;
  const before = known.get(caseFile);
  if (before) return before;
  const found = filesNotCounted(readerOf(caseFile));
  known.set(caseFile, found);
  return found;
}
