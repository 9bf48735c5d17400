import { says } from '../caseFile/rule.ts';

/** Conditions about minors: who comes with them and who is responsible for them. */

export const comesWithBothParents = says(
  'withBothParents',
  { en: 'both parents come with you', fr: 'vos deux parents vous accompagnent' },
  (the) => the.answer('childTravellingWithParent') === 'bothParents',
  {
    en: 'your answers do not say that both parents come with you',
    fr: 'vos réponses n’indiquent pas que vos deux parents vous accompagnent',
  },
);

export const hasOneGuardian = says(
  'oneGuardian',
  { en: 'you have one parent or legal guardian', fr: 'vous avez un seul parent ou tuteur légal' },
  (the) => the.answer('childNumberOfGuardians') === 'one',
  {
    en: 'your answers do not say that you have only one parent or legal guardian',
    fr: 'vos réponses n’indiquent pas que vous avez un seul parent ou tuteur légal',
  },
);
