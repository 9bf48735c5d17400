import type { Asker } from './actor.ts';
import { isInScope, isOwner, type ApplicationFacts } from './applications.ts';

/** facts/roles.md section 2, row "Dependents". */
export const mayReadDependents = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && asker?.role !== 'schoolStaff';

export function mayChangeDependents(asker: Asker, the: ApplicationFacts): boolean {
  if (!isInScope(asker, the)) return false;
  switch (asker?.role) {
    case 'student':
      return isOwner(asker, the) && the.status === 'Preparation';
    case 'lawyer':
    case 'paralegal':
    case 'admin':
      return true;
    default:
      return false;
  }
}

/** "A child's visa type cannot be changed after submission" (document 3 section 5); the same holds for a spouse. */
export const isVisaTypeFixed = (the: Pick<ApplicationFacts, 'status'>): boolean => the.status !== 'Preparation' && the.status !== 'LawyerReview';
