import type { DatedTable } from '../kernel/datedTable.ts';
import { productSpecification } from './sources.ts';

/** Shortest and longest text that the narrative answers take. */
export const narrativeLength: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: 'narrativeLength',
  title: { en: 'Length of narrative answers', fr: 'Longueur des réponses narratives' },
  unit: 'characters',
  appliesOn: 'today',
  rows: [{ from: '2002-06-28', value: { least: 20, most: 500 }, source: productSpecification('document 3 section 5.1') }],
};

/** How far back a date of birth may lie. */
export const dateWindow: DatedTable<{ readonly yearsBack: number; readonly yearsAhead: number }> = {
  id: 'dateWindow',
  title: { en: 'Dates that are taken', fr: 'Dates acceptées' },
  unit: 'years',
  appliesOn: 'today',
  rows: [{ from: '2002-06-28', value: { yearsBack: 100, yearsAhead: 30 }, source: productSpecification('document 1 sections 5 and 9') }],
};

/** Digits of a unique client identifier. */
export const uciDigits: DatedTable<readonly number[]> = {
  id: 'uciDigits',
  title: { en: 'Digits of a UCI', fr: 'Chiffres d’un IUC' },
  unit: 'digits',
  appliesOn: 'today',
  rows: [{ from: '2002-06-28', value: [8, 10], source: productSpecification('document 3 sections 5.1 and 9.4') }],
};

/** Longest list of earlier applications. */
export const previousVisasMost: DatedTable<number> = {
  id: 'previousVisasMost',
  title: { en: 'Earlier applications that can be listed', fr: 'Demandes antérieures pouvant être inscrites' },
  unit: 'entries',
  appliesOn: 'today',
  rows: [{ from: '2002-06-28', value: 30, source: productSpecification('document 3 section 5.3; the number is ours') }],
};
