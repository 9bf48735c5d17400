import { says } from '../caseFile/rule.ts';

/**
 * A person who may apply at the border and wants to: a United States passport or permanent residence, or a home in Greenland
 * or Saint Pierre and Miquelon (facts/vault-catalogue.json, conditions appliesAtBorder and borderExempt).
 */
export const appliesAtBorder = says(
  'appliesAtBorder',
  { en: 'you chose to apply at the border', fr: 'vous avez choisi de faire la demande à la frontière' },
  (the) => {
    if (the.application('type') !== 'Student' || the.answer('usCitizenVisaApplicationMethod') !== 'APPLY_AT_BORDER') return false;
    if (the.answer('passportCountries')?.includes('US')) return true;
    const country = the.answer('country');
    return the.answer('usPr') === true || country === 'GL' || country === 'PM';
  },
  { en: 'your answers do not say that you apply at the border', fr: 'vos réponses n’indiquent pas que vous faites la demande à la frontière' },
);
