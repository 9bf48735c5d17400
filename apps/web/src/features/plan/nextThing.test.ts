import { describe, expect, it } from 'vitest';
import { nextThing } from './nextThing.ts';

type Given = Parameters<typeof nextThing>[0];
const why = { because: [], decidedBy: '', restsOn: [], missing: [], sources: [] };

const slot = (page: string, slotId: string, requirement: string, permissions: readonly string[], phase = 'preparation') =>
  ({ page, slot: slotId, person: 'main', childNumber: null, requirement, permissions, phase, why }) as unknown as Given['plan']['vault'][number];

function application(plan: Partial<Given['plan']>, rest: Partial<Given> = {}): Given {
  const whole = { progress: { answered: 5, skipped: 0, total: 9, ratio: 0.5 }, next: null, assessmentWarnings: [], warnings: [], vault: [], deadlines: [], steps: [], rulesVersion: '', today: '2026-11-21', ...plan };
  return { id: 'a1', type: 'Student', documents: [], acknowledgedWarnings: [], ...rest, plan: whole };
}

const warning = (id: string, fileId: string | null = null) => ({ id, blocking: fileId !== null, popUp: fileId === null, fileId, slot: null, why }) as unknown as Given['plan']['warnings'][number];

describe('the one thing to do next', () => {
  it('is to start, while nothing is answered', () => {
    expect(nextThing(application({ progress: { answered: 0, skipped: 0, total: 9, ratio: 0 }, next: 'country' }))).toMatchObject({ kind: 'start', href: '/applications/a1/assessment/welcome' });
  });

  it('is the first open question, on the page of its group', () => {
    expect(nextThing(application({ next: 'spouseBiometrics' }))).toMatchObject({ kind: 'question', href: '/applications/a1/assessment/spouseBiometricsGroup' });
  });

  it('then is a contradiction that was not confirmed', () => {
    const plan = { assessmentWarnings: [warning('neverAppliedMisrepresentation')] };
    expect(nextThing(application(plan))).toMatchObject({ kind: 'confirm', href: '/applications/a1/assessment/neverAppliedConfirmation' });
    const acknowledgedWarnings = [{ warningId: 'neverAppliedMisrepresentation', fileId: null, at: '' }];
    expect(nextThing(application(plan, { acknowledgedWarnings }))).toBeUndefined();
  });

  it('then is a required document of this phase that the person may add', () => {
    const vault = [
      slot('biometrics-collection-letter', 'biometricsCollectionLetter', 'Required', ['View'], 'afterSubmission'),
      slot('biometrics-validity-letter', 'biometricsValidityLetter', 'Required', ['View', 'Upload']),
    ];
    expect(nextThing(application({ vault }))).toMatchObject({ kind: 'document', about: { en: 'Biometrics Validity Letter' } });
  });

  it('then is a fault in a file', () => {
    const documents = [{ id: 'f1', name: 'letter.pdf', page: 'biometrics-receipt', slot: 'biometricsReceipt', childNumber: null, deletedAt: null }] as unknown as Given['documents'];
    expect(nextThing(application({ warnings: [warning('notReadable', 'f1')] }, { documents }))).toMatchObject({ kind: 'warning', about: { en: 'letter.pdf' } });
  });
});
