import type { Asker } from "../policies/actor.ts";
import { isInScope } from "../policies/applications.ts";
import { factsOf } from "../policies/facts.ts";
import { redactedCase } from "../policies/redactedCase.ts";
import { readApplicationRow } from "../store/cases/caseRow.ts";
import type { CaseStore } from "../store/cases/caseStore.ts";
import { loadCaseFile, type LoadedCase } from "../store/cases/loadCaseFile.ts";

/**
 * A case for somebody who asks, cut to what they may know (ADR 0105). One that is none of theirs is not there, and takes no
 * longer than one that does not exist: it is not loaded. What they may do in it is for the policies. A test holds that whoever
 * answers people reads cases here alone.
 */
export async function loadCaseFor(
  store: CaseStore,
  asker: Asker,
  applicationId: string,
): Promise<LoadedCase | undefined> {
  if (!(await isTheirs(store, asker, applicationId))) return undefined;
  const loaded = await loadCaseFile(store, applicationId);
  return loaded && redactedCase(asker, loaded);
}

/** By one small row, the same for a case of somebody else and for none. Who has yet to confirm an address or a second factor hears that from the policies. */
async function isTheirs({ db }: Pick<CaseStore, "db">, asker: Asker, applicationId: string): Promise<boolean> {
  const row = await readApplicationRow(db, applicationId);
  return (
    row !== undefined &&
    asker !== null &&
    isInScope({ ...asker, emailVerified: true, secondFactor: "verified" }, factsOf(row))
  );
}
