import type { CaseFile } from '../caseFile/caseFile.ts';
import { fill, type Text } from '../kernel/text.ts';
import type { Readiness } from './readiness.ts';
import { formsStandingOf, type FormStanding } from './formsStanding.ts';

/** Whether a case can go to the lawyer's review once its forms are asked too: what the plan knows, and every form that it needs. */

const openForm: Text = {
  en: '{form}: {count} entries are missing or have to be corrected.',
  fr: '{form} : {count} éléments manquent ou doivent être corrigés.',
};
const openFormOfLawyer: Text = {
  en: '{form}: the legal team still has to enter who represents you.',
  fr: '{form} : l’équipe juridique doit encore indiquer qui vous représente.',
};

const isOpen = ({ isComplete, settledBy }: FormStanding): boolean => !isComplete && settledBy === null;

/** The open points of the plan, and each form that is not complete. */
export function withForms(readiness: Readiness, standings: readonly FormStanding[]): Readiness {
  const forms = standings.filter(isOpen).map(({ key, title, parts, forLawyer }): Readiness['open'][number] => {
    const values = { form: title, count: parts.reduce((sum, { gaps }) => sum + gaps.length, 0) };
    return { kind: 'form', id: key, text: fill(forLawyer ? openFormOfLawyer : openForm, values), ...(forLawyer ? { forLawyer: true as const } : {}) };
  });
  const open = [...readiness.open, ...forms];
  return { readyForReview: open.every(({ forLawyer }) => forLawyer), open };
}

export const readyForReview = (caseFile: CaseFile, readiness: Readiness): Readiness => withForms(readiness, formsStandingOf(caseFile));
