import type { CaseReader } from '../caseFile/reader.ts';
import { decide, type CaseCondition, type CaseRule, type Decision } from '../caseFile/rule.ts';
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

/** What is the same for many pages of one case and one person: whether the person is there, and what the applicant may do. */
class Shared {
  private readonly absences = new Map<CaseCondition, Decision<'NotApplicable'> | undefined>();
  private readonly permissions = new Map<CaseRule<readonly Permission[]>, Decision<readonly Permission[]>>();
  private readonly the: CaseReader;

  constructor(the: CaseReader) {
    this.the = the;
  }

  /** Why a page is not there; nothing when it is. */
  absence({ shown, slug }: VaultPage): Decision<'NotApplicable'> | undefined {
    if (!shown) return undefined;
    if (!this.absences.has(shown)) this.absences.set(shown, this.decideAbsence(shown));
    const absence = this.absences.get(shown);
    return absence && { ...absence, decidedBy: `vault.${slug}.not ${shown.id}` };
  }

  permissionsOf(rule: CaseRule<readonly Permission[]>): Decision<readonly Permission[]> {
    let decided = this.permissions.get(rule);
    if (!decided) this.permissions.set(rule, (decided = decide(rule, this.the)));
    return decided;
  }

  private decideAbsence(shown: CaseCondition): Decision<'NotApplicable'> | undefined {
    const reader = this.the.fresh();
    const outcome = shown.evaluate(reader);
    return outcome.holds ? undefined : decisionFrom(reader, { value: 'NotApplicable', because: outcome.because, decidedBy: shown.id });
  }
}

/** Why a page is not there in this case: the person it belongs to is not, or what it is for is not asked. Nothing when it is there. */
export const notThere = (the: CaseReader, page: VaultPage): Decision<'NotApplicable'> | undefined => new Shared(the).absence(page);

const none = (because: Decision<unknown>): Decision<readonly Permission[]> => ({ ...because, value: [] });

type PageDecision = { readonly absent?: Decision<'NotApplicable'>; readonly permissions: Decision<readonly Permission[]> };

function decideOnPage(page: VaultPage, shared: Shared): PageDecision {
  const absent = shared.absence(page);
  return absent ? { absent, permissions: none(absent) } : { permissions: shared.permissionsOf(page.studentPermissions) };
}

/** What the applicant may do on a page, and why it is not there at all if it is not; `the` has the child in view of a child's page. */
export const decidePermissions = (page: VaultPage, the: CaseReader): PageDecision => decideOnPage(page, new Shared(the));

function decidePage(page: VaultPage, the: CaseReader, shared: Shared, childNumber?: number): readonly DecidedSlot[] {
  const { absent, permissions } = decideOnPage(page, shared);
  return page.slots.map((slot) => {
    const requirement = absent ?? decide(slot.requirement, the);
    return childNumber === undefined ? { page, slot, requirement, permissions } : { page, slot, childNumber, requirement, permissions };
  });
}

/** The slots of these pages: one set for each person, one per child for a child's page. What pages share is decided once. */
export function decideVault(pages: readonly VaultPage[], the: CaseReader): readonly DecidedSlot[] {
  const shared = new Shared(the);
  const children = the.fresh().children().map((child) => {
    const reader = the.forChild(child);
    return { childNumber: child.childNumber, reader, shared: new Shared(reader) };
  });
  return pages.flatMap((page) =>
    page.person === 'child'
      ? children.flatMap((child) => decidePage(page, child.reader, child.shared, child.childNumber))
      : decidePage(page, the, shared),
  );
}

/** The slots of one page. */
export const decideSlots = (page: VaultPage, the: CaseReader): readonly DecidedSlot[] => decideVault([page], the);
