import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { caseFromServer } from "@boreal/domain/caseFile/writtenCase";
import type { ResultOf } from "../../api/graphql.ts";
import type { applicationQuery } from "../operations.ts";

export type TheApplication = NonNullable<ResultOf<typeof applicationQuery>["application"]>;
export type PlannedSlot = TheApplication["plan"]["vault"][number];
export type PlannedWarning = TheApplication["plan"]["warnings"][number];
export type DocumentFile = TheApplication["documents"][number];
export type Dependent = TheApplication["dependents"][number];

const known = new WeakMap<object, CaseFile>();

/** A case as the server sent it; one that was read already is none, and the compiler says so. */
export type SentCase<Sent> = Sent extends CaseFile ? never : Sent;

/** The case that the server sent, read once. A case this version cannot read is a fault of ours, not of the person. */
export function caseFileOf<Sent>(document: SentCase<Sent>): CaseFile {
  if (typeof document !== "object" || document === null) throw new Error("the server sent no case");
  const before = known.get(document);
  if (before) return before;
  const read = caseFromServer(document);
  if (!read) throw new Error("the server sent a case in a format that this page cannot read");
  known.set(document, read);
  return read;
}
