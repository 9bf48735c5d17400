import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { caseFromServer } from "@boreal/domain/caseFile/writtenCase";
import type { Asker } from "../../policies/actor.ts";
import type { OpenCase } from "../context.ts";
import { caseView } from "./caseView.ts";

/** The case as this reader is told it, to work out here what their page would: nothing of it rests on what is withheld. */
export function caseAsSeen(asker: Asker, open: OpenCase): CaseFile {
  const seen = caseFromServer(caseView(asker, open));
  if (!seen) throw new Error("a case was written that cannot be read");
  return seen;
}
