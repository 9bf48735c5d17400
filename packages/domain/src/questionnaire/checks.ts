import type { CaseReader } from '../caseFile/reader.ts';
import { addYears, inMessage } from '../kernel/calendarDate.ts';
import type { DatedTable } from '../kernel/datedTable.ts';
import type { Text } from '../kernel/text.ts';
import { refusal, type Refusal } from '../kernel/validation.ts';
import { dateWindow, narrativeLength, uciDigits } from '../tables/answerLimits.ts';
import { biometricsNumberLength } from '../tables/biometrics.ts';
import type { Field, ValueCheck } from './step.ts';

/**
 * Checks of values that have the right shape already. English wording marked "spec" is the specification's own,
 * word for word (document 1 section 5, document 3 section 8).
 */

export const answerMissing: Refusal = refusal('required', {
  en: 'Answer this question to go on.',
  fr: 'Répondez à cette question pour continuer.',
});

const notAmongChoices = refusal('notOffered', {
  en: 'This choice is no longer offered. Choose again.',
  fr: 'Ce choix n’est plus offert. Choisissez de nouveau.',
});

/** A choice that the options of the moment do not hold, as after another answer changed. */
export function notOffered(field: Pick<Field, 'options' | 'choices'>, value: unknown, the: CaseReader): Refusal | undefined {
  if (field.choices && typeof value === 'string' && !field.choices(the).includes(value)) return notAmongChoices;
  const option = field.options?.find((one) => one.value === value);
  return option?.offered && !option.offered.evaluate(the).holds ? notAmongChoices : undefined;
}

/** Runs a check on texts only; other values pass. */
const ofText =
  (check: (value: string, the: CaseReader) => Refusal | undefined): ValueCheck =>
  (value, the) =>
    typeof value === 'string' ? check(value, the) : undefined;

/** spec */
export const birthdayInPast: ValueCheck = ofText((value, the) =>
  value > the.today()
    ? refusal('birthdayInPast', {
        en: 'Date of birth must be in the past',
        fr: 'La date de naissance doit être dans le passé',
      })
    : undefined,
);

/** spec */
export const dateInWindow: ValueCheck = ofText((value, the) => {
  const window = the.row(dateWindow);
  if (!window.found) return undefined;
  const earliest = addYears(the.today(), -window.row.value.yearsBack);
  return value <= earliest
    ? refusal('dateAfterWindow', { en: 'Date must be after {date}', fr: 'La date doit être après le {date}' }, { date: inMessage(earliest) })
    : undefined;
});

export const monthNotAfterToday: ValueCheck = ofText((value, the) =>
  value > the.today().slice(0, 7)
    ? refusal('previousVisaDate', {
        en: 'This month is in the future. Enter this month or an earlier one.',
        fr: 'Ce mois est dans le futur. Entrez ce mois-ci ou un mois passé.',
      })
    : undefined,
);

/** spec; 8 or 10 digits (document 3 section 9.4), so nine digits or letters are refused too. */
export const uciNumber: ValueCheck = ofText((value, the) => {
  if (value.includes('-')) {
    return refusal('uciDashes', {
      en: 'Please remove any dashes from your UCI number.',
      fr: 'Veuillez retirer les tirets de votre numéro d’IUC.',
    });
  }
  const digits = the.row(uciDigits);
  const lengthFits = !digits.found || digits.row.value.includes(value.length);
  return /^\d+$/.test(value) && lengthFits
    ? undefined
    : refusal('uciShort', { en: 'Please enter a valid UCI number.', fr: 'Veuillez entrer un numéro d’IUC valide.' });
});

export const biometricsNumberMax: ValueCheck = ofText((value, the) => {
  const limit = the.row(biometricsNumberLength);
  return limit.found && value.length > limit.row.value.most
    ? refusal(
        'biometricsNumberMax',
        { en: 'Enter {most} characters or fewer.', fr: 'Entrez {most} caractères ou moins.' },
        { most: limit.row.value.most },
      )
    : undefined;
});

/** Between the shortest and longest narrative, counted without spaces at the ends. */
export const narrative = (code: string, sentence: Text): ValueCheck =>
  ofText((value, the) => {
    const limits = the.row(narrativeLength);
    if (!limits.found) return undefined;
    const { least, most } = limits.row.value;
    const length = value.trim().length;
    return length < least || length > most ? refusal(code, sentence, { least, most }) : undefined;
  });

export const numberWithin =
  (code: string, sentence: Text, table: DatedTable<{ readonly least: number; readonly most: number }>): ValueCheck =>
  (value, the) => {
    const limits = the.row(table);
    if (!limits.found || typeof value !== 'number') return undefined;
    const { least, most } = limits.row.value;
    return Number.isInteger(value) && value >= least && value <= most ? undefined : refusal(code, sentence, { least, most });
  };

export const atLeastOne: ValueCheck = (value) =>
  Array.isArray(value) && value.length === 0
    ? refusal('pickOne', { en: 'Choose at least one answer.', fr: 'Choisissez au moins une réponse.' })
    : undefined;

/** Names are written as in the passport: Latin letters with accents, spaces, hyphens and apostrophes. */
export const latinName: ValueCheck = ofText((value) =>
  /^[\p{Script=Latin}\p{M}' ’.-]{1,100}$/u.test(value)
    ? undefined
    : refusal('nameLatin', {
        en: 'Write the name in Latin letters, as in the passport.',
        fr: 'Écrivez le nom en lettres latines, comme dans le passeport.',
      }),
);

/** Blank text is no answer. */
export const notBlank: ValueCheck = ofText((value) => (value.trim() === '' ? answerMissing : undefined));
