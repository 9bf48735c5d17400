import type { DatedTable } from '../kernel/datedTable.ts';
import type { CountryCode } from '../lists/countries.ts';
import { officialText, secondaryText } from './sources.ts';

const designated: readonly CountryCode[] = [
  'AF', 'AO', 'AR', 'AZ', 'BD', 'BF', 'BI', 'BJ', 'BN', 'BO', 'BR', 'BT', 'BW', 'BY', 'CD', 'CF', 'CG', 'CI', 'CM', 'CN',
  'CO', 'CV', 'DJ', 'DO', 'DZ', 'EC', 'EH', 'ER', 'ET', 'FJ', 'FM', 'GA', 'GE', 'GH', 'GL', 'GM', 'GN', 'GQ', 'GT', 'GW',
  'GY', 'HK', 'HN', 'HT', 'ID', 'IN', 'KE', 'KG', 'KH', 'KI', 'KM', 'KP', 'KR', 'KZ', 'LA', 'LK', 'LR', 'LS', 'LY', 'MA',
  'MD', 'MG', 'MH', 'ML', 'MM', 'MN', 'MO', 'MP', 'MR', 'MW', 'MY', 'MZ', 'NA', 'NE', 'NG', 'NI', 'NP', 'NR', 'PA', 'PE',
  'PG', 'PH', 'PK', 'PW', 'PY', 'QA', 'RO', 'RU', 'RW', 'SB', 'SD', 'SG', 'SL', 'SN', 'SO', 'SS', 'ST', 'SZ', 'TD', 'TG',
  'TH', 'TJ', 'TL', 'TM', 'TN', 'TV', 'TZ', 'UA', 'UG', 'UY', 'UZ', 'VE', 'VN', 'VU', 'XK', 'YE', 'ZA', 'ZM', 'ZW',
];

/** A stay longer than this calls for a medical exam after a stay in a listed country. */
export const medicalExamStay: DatedTable<number> = {
  id: 'medicalExamStay',
  title: { en: 'Stay without a medical exam, at most', fr: 'Séjour sans examen médical, au plus' },
  unit: 'months',
  appliesOn: 'receivedDate',
  rows: [
    {
      from: '2024-07-26',
      value: 6,
      source: officialText(
        'IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26',
        'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html',
      ),
    },
  ],
};

/** Countries and territories after which a long stay calls for a medical exam. Advice only: the whole list was not read. */
export const medicalExamCountries: DatedTable<readonly CountryCode[]> = {
  id: 'medicalExamCountries',
  title: { en: 'Countries that call for a medical exam', fr: 'Pays qui exigent un examen médical' },
  unit: 'countries and territories',
  appliesOn: 'receivedDate',
  rows: [
    {
      from: '2025-11-03',
      value: designated,
      source: secondaryText('CIC News of 2025-11-03, on the change of that day', 'https://www.cicnews.com/'),
      note: 'Read: that AR, CO, UY and VE were added and AM, BA, IQ, LV, LT and TW taken out. The rest comes from older copies seen in part and general knowledge; GL, MP, GY, QA, NR, EH, TV and MO are the least certain.',
    },
  ],
};
