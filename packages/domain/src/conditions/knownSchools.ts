import { says } from '../caseFile/rule.ts';
import { schoolsWithPlacementBox } from '../lists/knownSchools.ts';

/** Document 3 section 4.2: one named college marks the placement with a box on its letter of acceptance. */
export const schoolMarksPlacement = says(
  'coOpBox',
  { en: 'your school marks the placement with a box on its letter', fr: 'votre établissement indique le stage par une case dans sa lettre' },
  (the) => schoolsWithPlacementBox.includes(the.answer('schoolName') ?? ''),
);
