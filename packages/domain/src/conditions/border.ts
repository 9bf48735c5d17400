import { says } from '../caseFile/rule.ts';
import { any } from '../kernel/condition.ts';
import { holdsUsPassport } from './visaHistory.ts';

/** Conditions about an application that is made on arrival, at the border. */

export const choseBorder = says(
  'appliesAtBorder',
  { en: 'you chose to apply at the border', fr: 'vous avez choisi de faire la demande à la frontière' },
  (the) => the.answer('usCitizenVisaApplicationMethod') === 'APPLY_AT_BORDER',
);

/** Immigration and Refugee Protection Regulations, section 214. */
export const livesNextDoor = says(
  'borderExempt',
  {
    en: 'you are a permanent resident of the United States, or live in Greenland or Saint Pierre and Miquelon',
    fr: 'vous avez la résidence permanente des États-Unis, ou vous habitez au Groenland ou à Saint-Pierre-et-Miquelon',
  },
  (the) => the.answer('usPr') === true || the.answer('country') === 'GL' || the.answer('country') === 'PM',
);

/** Who may ask for a study permit on arrival. */
export const mayApplyAtBorder = any(holdsUsPassport, livesNextDoor);
