import type { CaseReader } from '../caseFile/reader.ts';
import { says } from '../caseFile/rule.ts';
import { all, any, not } from '../kernel/condition.ts';
import { childAnswer } from './ages.ts';
import { isStandaloneFamily } from './application.ts';
import { listsCanadianApplication, wasTooYoungForBiometrics } from './visaHistory.ts';

/** In the visitor flow the question has a key of its own (facts/questionnaire-catalogue.json, aliases). */
const applicantGave = (the: CaseReader) =>
  the.application('type') === 'VisitorVisa' ? the.answer('vvHasProvidedBiometrics') : the.answer('hasBiometrics');

export const gaveBiometrics = says(
  'biometricsYes',
  { en: 'you gave biometrics', fr: 'vous avez donné vos données biométriques' },
  (the) => applicantGave(the) === true,
  {
    en: 'your answers do not say that you gave biometrics',
    fr: 'vos réponses n’indiquent pas que vous avez donné vos données biométriques',
  },
);

export const neverGaveBiometrics = says(
  'biometricsNo',
  { en: 'you said that you never gave biometrics', fr: 'vous avez dit n’avoir jamais donné vos données biométriques' },
  (the) => applicantGave(the) === false,
);

export const biometricsGivenWithoutExpiry = says(
  'bioGivenNoExpiry',
  {
    en: 'you gave biometrics and no expiry date is recorded',
    fr: 'vous avez donné vos données biométriques et aucune date d’expiration n’est notée',
  },
  (the) => applicantGave(the) === true && the.answer('biometricsExpiryDate') === undefined,
);

export const spouseBiometricsGivenWithoutExpiry = says(
  'spouseBioGivenNoExpiry',
  {
    en: 'your spouse or partner gave biometrics and no expiry date is recorded',
    fr: 'votre conjoint ou partenaire a donné ses données biométriques et aucune date d’expiration n’est notée',
  },
  (the) => the.answer('spouseBiometrics') === true && the.answer('spouseBiometricsExpiryDate') === undefined,
);

export const childBiometricsGivenWithoutExpiry = says(
  'childBioGivenNoExpiry',
  {
    en: 'this child gave biometrics and no expiry date is recorded',
    fr: 'cet enfant a donné ses données biométriques et aucune date d’expiration n’est notée',
  },
  (the) => {
    const row = childAnswer(the);
    return row?.hasBiometrics === true && row.biometricsExpiryDate === undefined;
  },
);

/** Valid means: the expiry date is after today, not on it (facts/vault-catalogue.json, condition bioValid). */
export const biometricsStillValid = says(
  'bioValid',
  { en: 'your earlier biometrics are still valid', fr: 'vos données biométriques antérieures sont encore valides' },
  (the) => {
    const expiry = the.answer('biometricsExpiryDate');
    return expiry !== undefined && expiry > the.today();
  },
);

export const spouseGaveBiometrics = says(
  'spouseBiometricsYes',
  {
    en: 'your spouse or partner already gave biometrics',
    fr: 'votre conjoint ou partenaire a déjà donné ses données biométriques',
  },
  (the) => the.answer('spouseBiometrics') === true,
);

export const asksForBiometricsExtension = says(
  'bioDeadlineReason',
  { en: 'you ask for more time to give biometrics', fr: 'vous demandez plus de temps pour donner vos données biométriques' },
  (the) =>
    the.application('type') === 'IrccRequest' &&
    (the.application('reasonsForContactingIRCC')?.includes('biometricsExtension') ?? false),
);

export const collectionLetterIsInVault = says(
  'bioLetterUploaded',
  { en: 'the biometrics collection letter is in the vault', fr: 'la lettre de collecte des données biométriques est dans le coffre' },
  (the) => the.documents('biometrics-collection-letter').length > 0,
);

/** A validity letter of the spouse with an expiry date after today, as read or corrected. */
export const spouseValidityLetterIsValid = says(
  'spouseBiometricsLetter',
  {
    en: 'a valid biometrics letter of your spouse or partner is in the vault',
    fr: 'une lettre biométrique valide de votre conjoint ou partenaire est dans le coffre',
  },
  // The vault of a family that applies on its own has no page for it, so it is not waited for.
  (the) =>
    !isStandaloneFamily.evaluate(the).holds &&
    the.documents('biometrics-validity-letter-spouse', { role: 'spouse' }).some((letter) => {
      const expiry = letter.parsedValues?.['biometricsExpiryDate'];
      return typeof expiry === 'string' && expiry > the.today();
    }),
);

/** Document 3 section 4.3, scenario 1: no biometrics but a previous Canadian application, unless too young then. */
export const deniesBiometricsDespiteApplication = all(
  neverGaveBiometrics,
  listsCanadianApplication,
  not(wasTooYoungForBiometrics),
);

/** Document 3 section 4.3, scenario 2: biometrics given but no previous Canadian application. */
export const claimsBiometricsWithoutApplication = all(gaveBiometrics, not(listsCanadianApplication));

export const biometricsAnswersContradict = any(deniesBiometricsDespiteApplication, claimsBiometricsWithoutApplication);
