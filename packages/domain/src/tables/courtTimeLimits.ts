import type { DatedTable } from '../kernel/datedTable.ts';
import { actInForce, officialText, secondaryText } from './sources.ts';

const act = officialText('Immigration and Refugee Protection Act, sections 72 and 74', 'https://laws-lois.justice.gc.ca/eng/acts/I-2.5/section-72.html');
const usualSteps = secondaryText('Federal Court, typical steps of an application for leave, stored copy', 'https://www.scribd.com/document/436122833/FC-Application-for-Leave-and-for-Judicial-Review-Immigration');
const specialOrder = secondaryText('Special order of 2025-05-14, as told by One Canada Visa and others', 'https://www.onecanadavisa.com/blog-1/extension-for-filing-applicants-record');

/** Days from learning of the decision, by where the decision was made. A judge may allow more. */
export const leaveApplication: DatedTable<{ readonly madeInCanada: number; readonly madeElsewhere: number }> = {
  id: 'leaveApplication',
  title: { en: 'Time to apply for leave and judicial review', fr: 'Délai pour demander l’autorisation et le contrôle judiciaire' },
  unit: 'days',
  appliesOn: 'today',
  rows: [{ from: '2025-05-14', value: { madeInCanada: 15, madeElsewhere: 60 }, source: act, note: 'The first day is that of the whole set of time limits; the rule in the Act is older.' }],
};

export const applicantRecord: DatedTable<number> = {
  id: 'applicantRecord',
  title: { en: 'Time to file the applicant’s record', fr: 'Délai pour déposer le dossier du demandeur' },
  unit: 'days',
  appliesOn: 'today',
  rows: [
    { from: actInForce, until: '2025-05-13', value: 30, source: usualSteps, note: 'Secondary copy. The first day is general knowledge.' },
    { from: '2025-05-14', value: 75, source: specialOrder, note: 'Three secondary pages. Whether the order still holds in November 2026 was not checked.' },
  ],
};

/** What follows an application for leave. */
export const courtSteps: DatedTable<{
  readonly proofOfService: number;
  readonly noticeOfAppearance: number;
  readonly respondentMemorandum: number;
  readonly reply: number;
}> = {
  id: 'courtSteps',
  title: { en: 'Time for the steps of a judicial review', fr: 'Délais des étapes d’un contrôle judiciaire' },
  unit: 'days',
  appliesOn: 'today',
  rows: [
    {
      from: '2025-05-14',
      value: { proofOfService: 10, noticeOfAppearance: 10, respondentMemorandum: 30, reply: 10 },
      source: usualSteps,
      note: 'Secondary copy; the rules of court (SOR/93-22) were not read for it.',
    },
  ],
};

/** Days after leave between which the hearing is set. */
export const hearingAfterLeave: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: 'hearingAfterLeave',
  title: { en: 'Hearing after leave is granted', fr: 'Audience après l’octroi de l’autorisation' },
  unit: 'days',
  appliesOn: 'today',
  rows: [{ from: '2025-05-14', value: { least: 30, most: 90 }, source: act, note: 'The first day is that of the whole set of time limits; the rule in the Act is older.' }],
};
