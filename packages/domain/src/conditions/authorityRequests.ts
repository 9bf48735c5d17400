import type { PersonRole } from '../caseFile/personRole.ts';
import { says, type CaseCondition } from '../caseFile/rule.ts';

/** Requests of the authority for further documents. */

const requestPages = { main: 'additional-document-request', spouse: 'spouse-additional-document-request', child: 'child-additional-document-request' } as const;

const sentence = { en: 'a request for documents is waiting for an answer', fr: 'une demande de documents attend une réponse' };

/**
 * A letter of this person asks for documents, and no submitted file of the page for additional documents names it as what
 * it answers (facts/vault-catalogue.md section 3, numbers 4 to 6).
 */
export const requestIsOpen = (person: Extract<PersonRole, 'main' | 'spouse' | 'child'>): CaseCondition =>
  says('addDocOpen', sentence, (the) => {
    const ref = person === 'child' ? ({ role: 'child', childNumber: the.child().childNumber } as const) : ({ role: person } as const);
    const letters = the.documents(requestPages[person], ref);
    const answers = the.documents('additional-document');
    return letters.some(({ fileId }) => !answers.some((answer) => answer.parentDocumentFileId === fileId && answer.detailsChangeStatus === 'Submitted'));
  });

/** A request to anybody of this case, for the page that answers it. */
export const anyRequestIsOpen = says('addDocOpen', sentence, (the) => {
  const letters = Object.values(requestPages).flatMap((page) => the.documents(page));
  const answers = the.documents('additional-document');
  return letters.some(({ fileId }) => !answers.some((answer) => answer.parentDocumentFileId === fileId && answer.detailsChangeStatus === 'Submitted'));
});
