import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { CaseRow } from "../../store/cases/caseRow.ts";

/**
 * boreal-case/1 as an archive holds it: what this person told and gave. What the server says of every case (its schools, rates,
 * prices and representatives), what stands in another case, and the day are left out: they are no part of it, and would differ
 * wherever it is read.
 */
export function caseOfArchive(caseFile: CaseFile, row: CaseRow): unknown {
  const { today: _day, knownSchools: _schools, exchangeRates: _rates, ...told } = writeCase(caseFile);
  const { payment: _money, representative: _who, ...own } = told;
  const { linkedLeaveFiledAt: _elsewhere, ...application } = own.application;
  return sorted({ ...own, application, user: { ...own.user, ssoId: row.sso_id } });
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
