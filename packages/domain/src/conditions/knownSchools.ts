import { says } from '../caseFile/rule.ts';
import { knownSchools } from '../lists/knownSchools.ts';

/** Conditions about schools of which more is known than their name. */

const known = (name: string | undefined) => knownSchools.find((school) => school.name === name);

export const schoolHasProgramList = says(
  'programList',
  { en: 'we know the list of programs of your school', fr: 'nous connaissons la liste des programmes de votre établissement' },
  (the) => (known(the.answer('schoolName'))?.programs.length ?? 0) > 0,
);

/** Document 3 section 4.2: one named college marks the placement with a box on its letter of acceptance. */
export const schoolMarksPlacement = says(
  'coOpBox',
  { en: 'your school marks the placement with a box on its letter', fr: 'votre établissement indique le stage par une case dans sa lettre' },
  (the) => known(the.answer('schoolName'))?.marksPlacement === true,
);
