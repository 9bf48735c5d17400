import type { ApplicationStatus, ApplicationType } from '../caseFile/application.ts';
import { says, type CaseCondition } from '../caseFile/rule.ts';
import type { Text } from '../kernel/text.ts';

/** The type of the application is one of these. */
export const typeIsOneOf = (id: string, sentence: Text, types: readonly ApplicationType[]): CaseCondition => {
  const known = new Set<ApplicationType>(types);
  return says(id, sentence, (the) => {
    const type = the.application('type');
    return type !== undefined && known.has(type);
  });
};

export const isStudent = typeIsOneOf(
  'student',
  { en: 'you apply for a first study permit', fr: 'vous demandez un premier permis d’études' },
  ['Student'],
);

export const isVisitorVisa = typeIsOneOf(
  'visitorVisa',
  { en: 'this is a visitor visa application', fr: 'il s’agit d’une demande de visa de visiteur' },
  ['VisitorVisa'],
);

export const isIrccRequest = typeIsOneOf(
  'irccRequest',
  { en: 'you contact IRCC about a file', fr: 'vous communiquez avec IRCC au sujet d’un dossier' },
  ['IrccRequest'],
);

export const isJudicialReview = typeIsOneOf(
  'judicialReview',
  {
    en: 'this is a court case, and the lawyer looks after this page',
    fr: 'il s’agit d’un dossier judiciaire, et l’avocat s’occupe de cette page',
  },
  ['JudicialReview'],
);

/** facts/applicant-statuses.md: the file has left for IRCC and has not come to a refusal or a court. */
const sentStatuses = new Set<ApplicationStatus>(['IrccProcessing', 'Returned', 'Approved', 'Poe', 'Completed']);

export const applicationWasSent = says(
  'submitted',
  { en: 'the application has been sent to IRCC', fr: 'la demande a été envoyée à IRCC' },
  (the) => {
    const status = the.application('status');
    return status !== undefined && sentStatuses.has(status);
  },
  { en: 'the application has not been sent to IRCC yet', fr: 'la demande n’a pas encore été envoyée à IRCC' },
);
