import type { Plan, PlannedForm, PlannedLetter } from '@boreal/domain/plan/plan';
import { FoldedMore } from '../../case/FoldedMore.tsx';
import { levelWord, personName } from '../../case/text.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { useLanguage } from '../../ui/language.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { PlanLine } from './PlanLine.tsx';
import { text } from './text.ts';

type PartProps = { application: TheApplication; plan: Plan };

/** Letters to write, each with its level and its reason. */
export function LettersPart({ application, plan }: PartProps) {
  const { t } = useLanguage();
  if (plan.letters.length === 0) return null;
  const needed = plan.letters.filter(({ requirement }) => requirement !== 'NotApplicable');
  const notNeeded = plan.letters.filter(({ requirement }) => requirement === 'NotApplicable');
  const lines = (letters: readonly PlannedLetter[]) => (
    <ul className="plan-lines">
      {letters.map(({ id, title, requirement, why }) => {
        const level = levelWord(requirement);
        return (
          <PlanLine key={id} application={application} name={t(title)} why={why}>
            <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
          </PlanLine>
        );
      })}
    </ul>
  );
  return (
    <section className="plan__section" aria-labelledby="plan-letters">
      <h2 id="plan-letters">{t(text.letters)}</h2>
      {needed.length === 0 ? <p>{t(text.noLetter)}</p> : lines(needed)}
      {notNeeded.length > 0 && <FoldedMore summary={t(text.notNeeded, { count: notNeeded.length })}>{() => lines(notNeeded)}</FoldedMore>}
    </section>
  );
}

/** How many forms are shown before the rest is opened. */
const formsAtFirst = 5;

/** Official forms and who needs which. */
export function FormsPart({ application, plan }: PartProps) {
  const { t } = useLanguage();
  if (plan.forms.length === 0) return null;
  const needed = plan.forms.filter(({ applies }) => applies);
  const notNeeded = plan.forms.filter(({ applies }) => !applies);
  const lines = (forms: readonly PlannedForm[]) => (
    <ul className="plan-lines">
      {forms.map(({ id, title, person, childNumber, applies, why }) => {
        const whose = personName(person, childNumber, true);
        const level = levelWord(applies ? 'Required' : 'NotApplicable');
        return (
          <PlanLine key={`${id} ${person} ${childNumber ?? ''}`} application={application} name={t(title)} why={why}>
            <span>{t(text.isFor, { person: t(whose.text, whose.values) })}</span>
            <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
          </PlanLine>
        );
      })}
    </ul>
  );
  // One form behind a press would take as much room as the form.
  const shown = needed.slice(0, needed.length === formsAtFirst + 1 ? needed.length : formsAtFirst);
  const rest = needed.slice(shown.length);
  return (
    <section className="plan__section" aria-labelledby="plan-forms">
      <h2 id="plan-forms">{t(text.forms)}</h2>
      {needed.length === 0 ? <p>{t(text.noForm)}</p> : lines(shown)}
      {rest.length > 0 && <FoldedMore summary={t(text.moreForms, { count: rest.length })}>{() => lines(rest)}</FoldedMore>}
      {notNeeded.length > 0 && <FoldedMore summary={t(text.notNeeded, { count: notNeeded.length })}>{() => lines(notNeeded)}</FoldedMore>}
    </section>
  );
}
