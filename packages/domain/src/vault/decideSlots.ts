import type { CaseReader } from '../caseFile/reader.ts';
import { decide, type Decision } from '../caseFile/rule.ts';
import { decisionFrom } from '../kernel/decision.ts';
import type { Permission, RequirementLevel, Slot, VaultPage } from './page.ts';

/** One slot of one person, with its level and what the applicant may do, each with its reason. */
export type DecidedSlot = {
  readonly page: VaultPage;
  readonly slot: Slot;
  /** Set on the copies of a child's page. */
  readonly childNumber?: number;
  readonly requirement: Decision<RequirementLevel>;
  readonly permissions: Decision<readonly Permission[]>;
};

/** Why a page is not there in this case: the person it belongs to is not, or what it is for is not asked. Nothing when it is there. */
export const notThere = (the: CaseReader, page: VaultPage): Decision<'NotApplicable'> | undefined => {
  if (!page.shown) return undefined;
  const reader = the.fresh();
  const outcome = page.shown.evaluate(reader);
  if (outcome.holds) return undefined;
  return decisionFrom(reader, { value: 'NotApplicable', because: outcome.because, decidedBy: `vault.${page.slug}.not ${page.shown.id}` });
};

const none = (because: Decision<unknown>): Decision<readonly Permission[]> => ({ ...because, value: [] });

/** The slots of a page: one set for the applicant or spouse, one per child for a child's page. */
export function decideSlots(page: VaultPage, the: CaseReader): readonly DecidedSlot[] {
  if (page.person === 'child') {
    return the.fresh().children().flatMap((child) => decidePage(page, the.forChild(child), child.childNumber));
  }
  return decidePage(page, the);
}

/** What the applicant may do on a page, and why it is not there at all if it is not; `the` has the child in view of a child's page. */
export function decidePermissions(page: VaultPage, the: CaseReader): { readonly absent?: Decision<'NotApplicable'>; readonly permissions: Decision<readonly Permission[]> } {
  const absent = notThere(the, page);
  return absent ? { absent, permissions: none(absent) } : { permissions: decide(page.studentPermissions, the) };
}

function decidePage(page: VaultPage, the: CaseReader, childNumber?: number): readonly DecidedSlot[] {
  const { absent, permissions } = decidePermissions(page, the);
  return page.slots.map((slot) => ({
    page,
    slot,
    ...(childNumber === undefined ? {} : { childNumber }),
    requirement: absent ?? decide(slot.requirement, the),
    permissions,
  }));
}
