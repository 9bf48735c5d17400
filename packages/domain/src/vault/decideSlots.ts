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

const notThere = (the: CaseReader, page: VaultPage): Decision<'NotApplicable'> | undefined => {
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

function decidePage(page: VaultPage, the: CaseReader, childNumber?: number): readonly DecidedSlot[] {
  const absent = notThere(the, page);
  const permissions = absent ? none(absent) : decide(page.studentPermissions, the);
  return page.slots.map((slot) => ({
    page,
    slot,
    ...(childNumber === undefined ? {} : { childNumber }),
    requirement: absent ?? decide(slot.requirement, the),
    permissions,
  }));
}
