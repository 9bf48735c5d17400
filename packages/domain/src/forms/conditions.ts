import { says, type CaseCondition } from '../caseFile/rule.ts';
import { typeIsOneOf } from '../conditions/application.ts';
import type { Text } from '../kernel/text.ts';

/** Conditions that only the forms rest on. */

/** A sentence that goes with a condition: what follows from it for the form. */
export const note = (id: string, sentence: Text): CaseCondition => says(id, sentence, () => true);

/** Document 3 section 6. */
export const hasNoFamilyForm = typeIsOneOf(
  'noFamilyForm',
  { en: 'this kind of case has no family information form', fr: 'ce type de dossier n’a pas de formulaire de renseignements sur la famille' },
  ['Iec', 'JudicialReview'],
);
