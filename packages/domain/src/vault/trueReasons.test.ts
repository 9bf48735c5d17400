import { expect, test } from 'vitest';
import { aCase } from '../../test/caseBuilder.ts';
import { decideSlots } from './decideSlots.ts';
import { pageOf } from './pages.ts';

/** Reasons that were true of another person, or argued against their own level. */

const at15 = aCase().answers({ birthday: '2011-03-01', province: 'BC' });
const papers = at15.answers({ childTravellingWithParent: 'alone' }).document('minor-applicant-documents');
const judged = aCase().type('JudicialReview').status('JrDismissed');

const decided = (slug: string, the: ReturnType<typeof aCase>) => {
  const page = pageOf(slug);
  const requirement = page && decideSlots(page, the.reader())[0]?.requirement;
  return [requirement?.value, requirement?.because.map(({ en }) => en).join('; ')];
};

test.each([
  ['the custodian’s own papers as well', papers, 'custodian-status-and-identity', 'NotApplicable', /those documents settle who looks after you$/],
  ['a request to IRCC sends no application', aCase().type('IrccRequest'), 'passport', 'Required', /IRCC has to see that the request comes from you$/],
  ['any other application needs the passport to be sent', aCase(), 'passport', 'Required', /^no application can be sent without a passport$/],
  ['after the judgment there is no hurry to file', judged, 'leave-application', 'Recommended', /a copy keeps the file of the court case complete$/],
  ['after the judgment nothing is still to be written', judged, 'applicant-affidavit', 'Recommended', /a copy keeps the file of the court case complete$/],
  ['after the judgment nothing is still to come', judged, 'judicial-review-payment-receipt', 'IfApplicable', /a copy keeps the file of the court case complete$/],
])('%s', (_words, the, slug, level, because) => {
  expect(decided(slug, the)).toEqual([level, expect.stringMatching(because)]);
});
