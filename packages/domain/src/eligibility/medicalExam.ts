/** The condition lives below the catalogues, because questions rest on it too (tests/walls/layers.ts). */
export { spouseNeedsMedicalExam } from '../conditions/medicalExam.ts';
