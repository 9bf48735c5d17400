import type { FormPrefill } from '../field.ts';
import { answered, fromAnswers } from '../origins.ts';

/** Other names of the applicant, from the questions about names. */

/** Yes as soon as one is known; no only when every question about names was answered with no. */
export const hasPreviousNamePrefill: FormPrefill = (the) => {
  const past = the.case.profile('namePast');
  if (past?.lastName || past?.firstName) return { value: true, from: { fact: 'profile.namePast', says: { en: 'from your account', fr: 'd’après votre compte' } } };
  const keys = ['isDiffToBirthName', 'hasOtherFamilyNames', 'hasOtherGivenNames'] as const;
  const yes = keys.find((key) => the.case.answer(key) === true);
  if (yes) return { value: true, from: { fact: `answers.${yes}`, says: fromAnswers } };
  return keys.every((key) => the.case.answer(key) === false) ? { value: false, from: { fact: 'answers.hasOtherFamilyNames', says: fromAnswers } } : undefined;
};

export const birthNamePart = (part: 'familyName' | 'givenName'): FormPrefill => answered('birthName', (name) => name[part]);

/** The first of several; the form has room for one. */
export const previousNamePrefill = (key: 'otherFamilyNames' | 'otherGivenNames'): FormPrefill => answered(key, (names) => names[0]);
