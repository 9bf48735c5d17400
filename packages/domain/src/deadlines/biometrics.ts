import type { CaseReader } from '../caseFile/reader.ts';
import { addDays, isIsoDate } from '../kernel/calendarDate.ts';
import { fill, type Text } from '../kernel/text.ts';
import { biometricsDeadline } from '../tables/biometrics.ts';
import { regulations } from '../tables/sources.ts';
import { dateRead, deadline, type Deadline } from './deadline.ts';

const title: Text = { en: 'Give your biometrics', fr: 'Donner vos données biométriques' };
const because: Text = {
  en: 'biometrics are usually due within {days} days of the request letter; the date in the letter itself counts',
  fr: 'les données biométriques sont d’ordinaire à donner dans les {days} jours suivant la lettre de demande ; la date inscrite dans la lettre fait foi',
};
const noRow: Text = {
  en: 'no number of days is known for today; look at the date in the letter',
  fr: 'aucun nombre de jours n’est connu à ce jour ; regardez la date inscrite dans la lettre',
};

/** Due date of the applicant's biometrics, while a request letter with a date is in the vault and no receipt is. */
export function biometricsDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (reader.documents('biometrics-receipt').length > 0) return [];
  const dates = reader
    .documents('biometrics-request-letter')
    .map((letter) => letter.parsedValues?.['issueDate'])
    .filter((date): date is string => typeof date === 'string' && isIsoDate(date))
    .sort();
  const latest = dates.at(-1);
  if (latest === undefined) return [];
  const days = reader.row(biometricsDeadline);
  const value = days.found ? addDays(latest, days.row.value) : null;
  const sentence = days.found ? fill(because, { days: days.row.value }) : noRow;
  return [deadline(reader, 'biometrics', title, value, sentence)];
}

const expiryTitle: Text = { en: 'Biometrics expire', fr: 'Fin de validité des données biométriques' };
const expiryReason: Text = {
  en: 'your biometrics are valid until this day, and a stay cannot run past it without new ones',
  fr: 'vos données biométriques sont valides jusqu’à ce jour, et un séjour ne peut pas le dépasser sans de nouvelles données',
};
const stayLimit = regulations('section 183(4)');

/** Expiry of the applicant’s biometrics, as answered or as read in the validity letter, from today on. */
export function biometricsExpiry(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  const expiry = reader.answer('biometricsExpiryDate') ?? dateRead(reader, 'biometrics-validity-letter', 'biometricsExpiryDate');
  if (expiry === undefined || expiry < reader.today()) return [];
  reader.trace.cite(stayLimit);
  return [deadline(reader, 'biometricsExpiry', expiryTitle, expiry, expiryReason)];
}
