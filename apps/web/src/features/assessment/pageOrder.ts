import type { ApplicationType } from '@boreal/domain/caseFile/application';
import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import { flowOf, type Section } from '@boreal/domain/questionnaire/flow';
import { asksSomething, pagesToShow } from '@boreal/domain/questionnaire/progress';
import type { Step, WarningStep } from '@boreal/domain/questionnaire/step';
import { stepStates } from '@boreal/domain/questionnaire/stepState';
import { raiseForAnswers, type Raised } from '@boreal/domain/warnings/raise';

export type Acknowledged = readonly { readonly warningId: string; readonly fileId?: string | null }[];

/** What a page of contradictions is about now. */
export const raisedOn = (step: WarningStep, caseFile: CaseFile): readonly Raised[] => raiseForAnswers(readerFor(caseFile), new Set(step.warnings));

/** Whether the person said already that these answers are right. The server forgets it when an answer behind it changes. */
const isSettled = (step: WarningStep, caseFile: CaseFile, acknowledged: Acknowledged): boolean =>
  raisedOn(step, caseFile).every(({ warning }) => acknowledged.some((each) => each.warningId === warning.id && !each.fileId));

/** The pages one walks through, in order: those that concern the person, without contradictions confirmed already. */
function pagesOf(caseFile: CaseFile, acknowledged: Acknowledged): readonly Step[] {
  const { type } = caseFile.application;
  return pagesToShow(type, readerFor(caseFile)).filter((step) => step.type !== 'warning' || !isSettled(step, caseFile, acknowledged));
}

/** The page after or before; also from a page that no longer concerns the person. Nothing at the ends. */
export function pageBeside(caseFile: CaseFile, acknowledged: Acknowledged, id: string, direction: 'next' | 'previous'): Step | undefined {
  const order = stepIds(caseFile.application.type);
  const at = order.indexOf(id);
  const pages = pagesOf(caseFile, acknowledged).filter((step) =>
    direction === 'next' ? order.indexOf(step.id) > at : order.indexOf(step.id) < at,
  );
  return direction === 'next' ? pages[0] : pages.at(-1);
}

const stepIds = (type: ApplicationType): readonly string[] => flowOf(type).flatMap((section) => section.steps.map((step) => step.id));

/** Pages that wait for the person: open questions, and contradictions that were not confirmed. */
export const waitingPages = (caseFile: CaseFile, acknowledged: Acknowledged): readonly string[] =>
  pagesOf(caseFile, acknowledged)
    .filter((step) => step.type === 'warning' || stepStates(step, readerFor(caseFile))[0]?.decision.value === 'open')
    .map((step) => step.id);

export type Whereabouts = { readonly section: Section; readonly position?: { readonly n: number; readonly of: number } };

/** The section of a page, and which of its questions it is; pages that ask nothing have no number. */
export function whereabouts(caseFile: CaseFile, acknowledged: Acknowledged, step: Step): Whereabouts | undefined {
  const section = flowOf(caseFile.application.type).find((each) => each.steps.includes(step));
  if (!section) return undefined;
  const shown = pagesOf(caseFile, acknowledged);
  const asking = section.steps.filter((each) => asksSomething(each) && shown.includes(each));
  const at = asking.indexOf(step);
  return at < 0 ? { section } : { section, position: { n: at + 1, of: asking.length } };
}
