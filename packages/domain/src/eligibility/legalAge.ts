/** The condition lives below the catalogues, because questions rest on it too (tests/walls/layers.ts). */
export { isMinorAtStudyStart } from '../conditions/legalAge.ts';
