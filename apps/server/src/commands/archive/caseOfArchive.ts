import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { CaseRow } from "../../store/cases/caseRow.ts";

/**
 * The case as this person told and gave it. What the server says of every case (its schools, rates, prices and representatives)
 * and what stands in another case are left out: they are no part of it, and would differ wherever it is read.
 */
export function caseAsTold(caseFile: CaseFile): CaseFile {
  const { knownSchools: _schools, exchangeRates: _rates, payment: _money, representative: _who, ...own } = caseFile;
  const { linkedLeaveFiledAt: _elsewhere, ...application } = own.application;
  return { ...own, application };
}

/** boreal-case/1 as an archive holds it, without the day. */
export function caseOfArchive(caseFile: CaseFile, row: Pick<CaseRow, "sso_id">): unknown {
  const { today: _day, ...told } = writeCase(caseAsTold(caseFile));
  return sorted({ ...told, user: { ...told.user, ssoId: row.sso_id } });
}

/** The same keys in the same order wherever it is written; lists keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inside]) => [key, sorted(inside)]),
  );
}
