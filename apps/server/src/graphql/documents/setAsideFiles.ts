import type { Text } from "@boreal/domain/kernel/text";
import { mayReadReasons } from "../../policies/assessment.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { filedFileIds } from "../../store/cases/filings.ts";
import type { DocumentFileRow } from "../../store/documents/documents.ts";
import { erasedOn } from "../../store/documents/trashTime.ts";
import { absenceOf } from "../../store/documents/vaultPlace.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";

/** Files that are kept and that nobody sees, of one person and for one reason (ADR 0074). */
export type SetAsideFiles = {
  readonly reason: "personLeft" | "pageClosed";
  readonly person: string;
  readonly childNumber: number | null;
  readonly why: readonly Text[];
  readonly count: number;
  /** The day on which the first of them is erased, of files in the trash. */
  readonly erasedFrom: Date | null;
};

const left: Text = {
  en: "this person is no longer in the application",
  fr: "cette personne ne fait plus partie de la demande",
};

/** For the applicant and those who prepare the case; of pages on which the applicant has nothing, the applicant is told nothing. */
export async function setAsideFilesOf({ actor, deps }: GraphqlContext, open: OpenCase): Promise<SetAsideFiles[]> {
  const { loaded, facts } = open;
  if (!mayReadReasons(actor, facts)) return [];
  const groups = new Map<string, SetAsideFiles>();
  const { vault, trash } = await open.files();
  const sent =
    trash.length === 0
      ? new Set<string>()
      : await filedFileIds(deps.db, await deps.personKey(loaded.row.owner_id), loaded.row.id);
  for (const row of [...vault, ...trash]) {
    const reason = fileFacts(loaded, row).away;
    const absence = absenceOf(loaded, row.page, row.childNumber);
    if (reason === null || (actor?.role === "student" && !absence.studentPermissions.includes("View"))) continue;
    const { person, childNumber } = row;
    const why = reason === "personLeft" ? [left] : (loaded.setAside.get(row.id) ?? absence.because);
    const erased = sent.has(row.id) ? null : eraseDay(row);
    const key = JSON.stringify([reason, person, childNumber, erased !== null, why]);
    const before = groups.get(key);
    groups.set(key, {
      reason,
      person,
      childNumber,
      why,
      count: (before?.count ?? 0) + 1,
      erasedFrom: earlier(before?.erasedFrom, erased),
    });
  }
  return [...groups.values()];
}

const eraseDay = ({ deletedAt }: DocumentFileRow): Date | null => (deletedAt === null ? null : erasedOn(deletedAt));
const earlier = (one: Date | null | undefined, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);
