import { says } from '../caseFile/rule.ts';
import { schoolsThatSupplyCertificate, schoolsWithPlacementBox } from '../lists/knownSchools.ts';

/** Document 3 section 4.2: one named college marks the placement with a box on its letter of acceptance. */
export const schoolMarksPlacement = says(
  'coOpBox',
  { en: 'your school marks the placement with a box on its letter', fr: 'votre établissement indique le stage par une case dans sa lettre' },
  (the) => schoolsWithPlacementBox.includes(the.answer('schoolName') ?? ''),
);

export const belongsToSchoolOf = (schoolIds: readonly string[]) =>
  says(
    'caqViewOnlySchool',
    { en: 'your school supplies the certificate', fr: 'votre établissement fournit le certificat' },
    (the) => schoolIds.includes(the.user('schoolId') ?? ''),
  );

/** Document 2 section 4: students of one named school only look at the certificate. */
export const schoolSuppliesCertificate = belongsToSchoolOf(schoolsThatSupplyCertificate);
