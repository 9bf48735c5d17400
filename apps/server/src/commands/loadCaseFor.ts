import type { Asker } from '../policies/actor.ts';
import { knownCase } from '../policies/knownCase.ts';
import type { CaseStore } from '../store/caseStore.ts';
import { loadCaseFile, loadCaseForRights, type LoadedCase } from '../store/loadCaseFile.ts';

/**
 * A case for somebody who asks, cut to what they may know (ADR 0105). Whether they may see it at all is for the policies. A
 * test holds that whoever answers people reads cases here alone.
 */
export async function loadCaseFor(store: CaseStore, asker: Asker, applicationId: string): Promise<LoadedCase | undefined> {
  const loaded = await loadCaseFile(store, applicationId);
  return loaded && knownCase(asker, loaded);
}

/** The same without the name of its owner, at which no rule of a page looks. */
export async function loadPagesFor(store: Omit<CaseStore, 'names'>, asker: Asker, applicationId: string): Promise<LoadedCase | undefined> {
  const loaded = await loadCaseForRights(store, applicationId);
  return loaded && knownCase(asker, loaded);
}
