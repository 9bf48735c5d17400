import type { CaseReader } from '../caseFile/reader.ts';
import { addDays, isIsoDate, type IsoDate } from '../kernel/calendarDate.ts';
import { decisionFrom, type Decision } from '../kernel/decision.ts';
import { fill, type Text } from '../kernel/text.ts';
import { biometricsDeadline } from '../tables/biometrics.ts';

/** `date` is null when the table has no row for today: then no date is known, and that is what is shown. */
export type Deadline = { readonly id: string; readonly title: Text; readonly decision: Decision<IsoDate | null> };

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
  return [{ id: 'biometrics', title, decision: decisionFrom(reader, { value, because: [sentence], decidedBy: 'deadlines.biometrics' }) }];
}
