import type { CaseRule } from '../caseFile/rule.ts';
import type { RequirementLevel, Slot } from './page.ts';
import { slotIdFor, type PageOwner } from './person.ts';

type Definition = Omit<Slot, 'requirement'> & {
  /** The rule of the level; its id follows from the slot’s. */
  readonly level: Omit<CaseRule<RequirementLevel>, 'id' | 'cases'> & { readonly cases?: CaseRule<RequirementLevel>['cases'] };
};

/** The slot of one person: `id` is the applicant’s, `passportBioPage`; a spouse’s becomes `spousePassportBioPage`. */
export function slotFor(owner: PageOwner, { id, level, ...definition }: Definition): Slot {
  const slotId = slotIdFor(owner, id);
  return { ...definition, id: slotId, requirement: { id: `vault.${slotId}`, cases: [], ...level } };
}
