import type { DatedTable } from '../kernel/datedTable.ts';
import { secondaryText } from './sources.ts';

type PhotoRules = {
  readonly leastWidthMm: number;
  readonly leastHeightMm: number;
  readonly headMm: { readonly least: number; readonly most: number };
  readonly leastWidthPx: number;
  readonly leastHeightPx: number;
  readonly formats: readonly string[];
  readonly mostMegabytes: number;
  readonly scanAtLeastPpi: number;
  readonly takenWithinMonths: number;
};

/** Digital photo for study, work and visitor applications. */
export const temporaryResidentPhoto: DatedTable<PhotoRules> = {
  id: 'temporaryResidentPhoto',
  title: { en: 'Photo for temporary residence', fr: 'Photo pour la résidence temporaire' },
  unit: 'millimetres, pixels, megabytes and months, as named',
  appliesOn: 'today',
  rows: [
    {
      from: '2019-01-01',
      value: {
        leastWidthMm: 35,
        leastHeightMm: 45,
        headMm: { least: 31, most: 36 },
        leastWidthPx: 420,
        leastHeightPx: 540,
        formats: ['JPEG', 'JPEG2000'],
        mostMegabytes: 4,
        scanAtLeastPpi: 600,
        takenWithinMonths: 6,
      },
      source: secondaryText('Talent Solution Canada, copy of the IRCC rules for digital files, and others', 'https://talentsolutioncanada.com/photo-req/'),
      note: 'Secondary pages agree; the official page is not stored. The first day is not known.',
    },
  ],
};
