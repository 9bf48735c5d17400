import type { Asker } from "../../policies/actor.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import type { OpenCase } from "../context.ts";

/** Whether a reader may be told that a file repeats another: only one who may know of the other. */
export function mayKnowDuplicate(asker: Asker, { loaded }: OpenCase, fileId: string | undefined): boolean {
  const same = loaded.row.documents.find(({ id }) => id === fileId)?.sameContent ?? [];
  return same.some((original) => mayKnowNamed(asker, loaded, original));
}
