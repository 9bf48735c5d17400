import type { ApplicationStatus } from '../caseFile/application.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import { says, type CaseCondition } from '../caseFile/rule.ts';
import { isOneOf } from '../conditions/oneOf.ts';
import { any } from '../kernel/condition.ts';
import type { Text } from '../kernel/text.ts';

/** Conditions that only letters rest on. The sets of statuses are those of facts/applicant-statuses.md. */

const statusIsOneOf = (id: string, sentence: Text, statuses: readonly ApplicationStatus[]): CaseCondition => {
  const known = new Set<ApplicationStatus>(statuses);
  return says(id, sentence, (the) => {
    const status = the.application('status');
    return status !== undefined && known.has(status);
  });
};

export const statementIsConfirmed = says(
  'sopConfirmed',
  { en: 'you confirmed the statement of purpose', fr: 'vous avez confirmé la lettre de motivation' },
  (the) => the.application('confirmedSoP') === true,
);

export const lawyerUploadedStatement = says(
  'sopUploadedByLawyer',
  { en: 'the lawyer uploaded the statement of purpose', fr: 'l’avocat a téléversé la lettre de motivation' },
  (the) => the.application('sopManuallyUploadedByLawyer') === true,
);

/** Document 3 section 4.4: from here on the applicant can only read it. */
export const statementIsSettled = any(statementIsConfirmed, lawyerUploadedStatement);

export const lawyerReviews = statusIsOneOf(
  'lawyerReview',
  { en: 'the lawyer is reviewing the file', fr: 'l’avocat examine le dossier' },
  ['LawyerReview'],
);

export const wasApproved = statusIsOneOf(
  'approved',
  { en: 'the application was approved', fr: 'la demande a été approuvée' },
  ['Approved', 'Poe', 'Completed'],
);

export const caseCanSettle = statusIsOneOf(
  'settlementStatus',
  { en: 'the court case is at a stage where a settlement can be offered', fr: 'le dossier judiciaire est à une étape où un règlement peut être offert' },
  [
    'JrLeaveFiled', 'JrRule9Requested', 'JrRule9Received', 'JrRecordFiled', 'JrRespondentReplied', 'JrLeavePending', 'JrLeaveGranted',
    'JrHearingScheduled', 'JrSettlementOffered',
  ],
);

export const mayFollowSimplifiedProcedure = statusIsOneOf(
  'simplifiedStatus',
  { en: 'the court case may follow the simplified procedure', fr: 'le dossier judiciaire peut suivre la procédure simplifiée' },
  ['JrPreparation', 'JrLeaveFiled', 'JrRule9Requested', 'JrRule9Received', 'JrSimplifiedProcedure'],
);

export const caseIsAboutDelay = statusIsOneOf(
  'mandamus',
  { en: 'the court case is about a delay', fr: 'le dossier judiciaire porte sur un retard' },
  ['MandamusDemand', 'MandamusLeaveFiled'],
);

export const recordWasFiled = statusIsOneOf(
  'recordFiled',
  { en: 'the application record has been filed', fr: 'le dossier de demande a été déposé' },
  ['JrRecordFiled', 'JrRespondentReplied', 'JrLeavePending', 'JrLeaveGranted', 'JrHearingScheduled', 'JrDecisionReserved'],
);

export const caseWasFiledInCourt = statusIsOneOf(
  'courtFiled',
  { en: 'the case has been filed in court', fr: 'le dossier a été déposé à la Cour' },
  [
    'JrLeaveFiled', 'JrRule9Requested', 'JrRule9Received', 'JrRecordFiled', 'JrRespondentReplied', 'JrLeavePending', 'JrLeaveGranted',
    'JrHearingScheduled', 'JrDecisionReserved', 'JrSimplifiedProcedure', 'JrSettlementOffered', 'MandamusLeaveFiled',
  ],
);

export const caseEndsWithoutJudgment = statusIsOneOf(
  'discontinued',
  { en: 'the court case ends without a judgment', fr: 'le dossier judiciaire se termine sans jugement' },
  ['JrDiscontinued', 'JrRedetermination'],
);

/** In a statement of the applicant or of a supporter, as reading found it. */
export const largeDepositWasFound = says(
  'lumpSumFound',
  { en: 'a large deposit was found in a statement', fr: 'un dépôt important a été trouvé dans un relevé' },
  (the) => hasFinding(the, 'proof-of-funds', 'lumpSum') || hasFinding(the, 'financial-supporter-proof-of-funds', 'lumpSum'),
);

const hasFinding = (the: CaseReader, page: string, finding: string): boolean =>
  the.documents(page).some((document) => document.findings?.includes(finding) ?? false);

export const someoneHosts = says(
  'visitorHasHost',
  { en: 'someone in Canada hosts the visitor', fr: 'une personne au Canada accueille le visiteur' },
  (the) => isOneOf(the.answer('vvHostInCanada'), ['family', 'friend', 'business', 'school', 'organization']),
);

export const childIsInCase = says(
  'hasChild',
  { en: 'a child is part of the application', fr: 'un enfant fait partie de la demande' },
  (the) => the.children().length > 0,
);

export const tookLeave = says(
  'tookLeave',
  { en: 'you took a leave from your studies', fr: 'vous avez pris un congé d’études' },
  (the) => isOneOf(the.answer('leaveFromStudies'), ['yesShort', 'yesLong']),
);

export const stayedTooLong = says(
  'overstayed',
  { en: 'you stayed in Canada longer than allowed', fr: 'votre séjour au Canada a dépassé la durée permise' },
  (the) => the.answer('hasStayedPastAuthorization') === true,
);
