import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import { describe, expect, it } from 'vitest';
import { pageBeside, waitingPages, whereabouts } from './pageOrder.ts';

const student = (answers: CaseFile['answers']): CaseFile => ({
  today: '2026-11-21',
  user: {},
  profile: {},
  application: { type: 'Student' },
  answers,
  dependents: [],
  documents: [],
});

const confirmed = [{ warningId: 'neverAppliedMisrepresentation', fileId: null }];
const next = (answers: CaseFile['answers'], id: string, acknowledged = [] as typeof confirmed) => pageBeside(student(answers), acknowledged, id, 'next')?.id;

describe('the way through the pages', () => {
  it('jumps over what does not concern the person', () => {
    expect(next({ maritalStatus: 'single', hasAccompanyingChild: false }, 'maritalStatusGroup')).toBe('hasAccompanyingChild');
    expect(next({ maritalStatus: 'single', hasAccompanyingChild: false }, 'hasAccompanyingChild')).toBe('historyBreakpoint');
  });

  it('stops at a contradiction until it is confirmed', () => {
    expect(next({ hasPreviousVisaApplication: false }, 'previousVisaApplications')).toBe('neverAppliedConfirmation');
    expect(next({ hasPreviousVisaApplication: false }, 'previousVisaApplications', confirmed)).toBe('biometricsGroup');
  });

  it('begins and ends', () => {
    expect(pageBeside(student({}), [], 'welcome', 'previous')).toBeUndefined();
    expect(pageBeside(student({}), [], 'reviewAnswers', 'next')).toBeUndefined();
    expect(pageBeside(student({}), [], 'country', 'previous')?.id).toBe('welcome');
  });

  it('goes on from a page that no longer concerns the person', () => {
    expect(next({ maritalStatus: 'single' }, 'accompanyingSpouse')).toBe('hasAccompanyingChild');
  });
});

describe('what waits for the person', () => {
  it('is each open page and each contradiction that was not confirmed', () => {
    const answers = { country: 'NG', passportCountries: ['NG'], birthday: '1990-01-01', hasPreviousVisaApplication: false } as const;
    expect(waitingPages(student(answers), [])).toEqual(['maritalStatusGroup', 'hasAccompanyingChild', 'neverAppliedConfirmation', 'biometricsGroup']);
    expect(waitingPages(student(answers), confirmed)).not.toContain('neverAppliedConfirmation');
  });
});

it('counts the questions of a section that concern the person', () => {
  const step = (id: string) => {
    const found = stepsOf('Student').find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const single = student({ maritalStatus: 'single' });
  expect(whereabouts(single, [], step('hasAccompanyingChild'))?.position).toEqual({ n: 2, of: 2 });
  expect(whereabouts(single, [], step('familyBreakpoint'))?.position).toBeUndefined();
});
