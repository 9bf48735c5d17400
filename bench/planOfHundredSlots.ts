import { readCase } from '@boreal/domain/caseFile/readCase';
import { computePlan } from '@boreal/domain/plan/plan';
import { medianTime, type Figure } from './figure.ts';

/** A student with spouse and child: all ten pages of the subject biometrics, with reasons. */
const family = {
  format: 'boreal-case/1',
  today: '2026-11-20',
  user: { role: 'student' },
  application: { type: 'Student', status: 'IrccProcessing' },
  answers: {
    country: 'NG', passportCountries: ['NG'], birthday: '1995-05-04', maritalStatus: 'married', accompanyingSpouse: true,
    hasAccompanyingChild: true, numberOfChildren: 1, hasPreviousVisaApplication: true,
    previousVisas: [{ country: 'CA', visaType: 'visitor', result: 'approved', dateOfIssue: '2018-03' }], hasBiometrics: true,
  },
  dependents: [
    { id: 's', type: 'Spouse', visaType: 'OpenWorkPermit' },
    { id: 'c', type: 'Child', childNumber: 1, visaType: 'Student', birthday: '2010-01-01' },
  ],
  documents: [{ fileId: 'f', documentId: 'biometrics-request-letter', slotId: 'biometricsRequestLetter', parsedValues: { issueDate: '2026-11-02' } }],
};

/** Ten whole plans: a hundred slots with reasons, and ten assessments besides. The peer only copies the same answer. */
export async function measure(): Promise<readonly Figure[]> {
  const read = readCase(family, family.today);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { caseFile } = read;
  const tenPlans = () => Array.from({ length: 10 }, () => computePlan(caseFile));
  const slots = tenPlans().reduce((sum, plan) => sum + plan.vault.length, 0);
  if (slots !== 100) throw new Error(`the case has ${slots} slots in ten copies, not 100`);
  const plans = tenPlans();
  const runs = 500;
  return [
    {
      what: 'plan with reasons, 100 slots (10 copies)',
      value: medianTime(runs, tenPlans),
      unit: 'ms',
      bound: 1,
      peer: { name: 'structuredClone of the same plans', value: medianTime(runs, () => structuredClone(plans)) },
      runs,
    },
  ];
}
