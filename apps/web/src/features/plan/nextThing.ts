import type { ApplicationType } from '@boreal/domain/caseFile/application';
import type { Text } from '@boreal/domain/kernel/text';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import { stepPath, vaultPagePath } from '../../case/addresses.ts';
import { questionOf } from '../../case/questionOf.ts';
import { pageName } from '../../case/pageName.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { vaultOverview } from '../../case/vaultOverview.ts';

/** The one thing to do next: a name of its own, and where it is done. */
export type NextThing = {
  readonly kind: 'start' | 'question' | 'confirm' | 'document' | 'warning';
  readonly about: Text;
  readonly href: string;
};

type Known = Pick<TheApplication, 'id' | 'type' | 'plan' | 'documents' | 'acknowledgedWarnings'>;

/** Questions first, for they decide what else is needed; then contradictions, documents of this phase, faults in files. */
export function nextThing(application: Known): NextThing | undefined {
  const { id, plan } = application;
  const type = application.type as ApplicationType;
  const [first] = stepsOf(type);
  if (plan.progress.answered === 0 && first) return { kind: 'start', about: first.question, href: stepPath(id, first.id) };
  const asked = plan.next === null ? undefined : questionOf(type, plan.next);
  if (asked) return { kind: 'question', about: asked.question, href: stepPath(id, asked.stepId) };
  return contradiction(application, type) ?? missingDocument(application) ?? faultyFile(application);
}

function contradiction({ id, plan, acknowledgedWarnings }: Known, type: ApplicationType): NextThing | undefined {
  const waiting = plan.assessmentWarnings.filter(
    (warning) => warning.popUp && !acknowledgedWarnings.some((each) => each.warningId === warning.id && !each.fileId),
  );
  const page = stepsOf(type).find((step) => step.type === 'warning' && waiting.some((warning) => (step.warnings as readonly string[]).includes(warning.id)));
  return page && { kind: 'confirm', about: page.question, href: stepPath(id, page.id) };
}

function missingDocument({ id, plan, documents }: Known): NextThing | undefined {
  const line = vaultOverview(plan.vault, documents)
    .flatMap((person) => person.lines)
    .find(({ standing, planned }) => standing === 'missing' && planned.requirement === 'Required' && planned.permissions.includes('Upload'));
  return line && { kind: 'document', about: pageName(line.page, line.planned.childNumber), href: vaultPagePath(id, line.page.slug, line.planned.childNumber) };
}

function faultyFile({ id, plan, documents }: Known): NextThing | undefined {
  const warning = plan.warnings.find(({ blocking }) => blocking);
  const file = documents.find((document) => document.id === warning?.fileId);
  if (!file) return undefined;
  return { kind: 'warning', about: { en: file.name, fr: file.name }, href: vaultPagePath(id, file.page, file.childNumber) };
}
