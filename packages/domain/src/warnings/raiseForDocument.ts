import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { decisionFrom } from '../kernel/decision.ts';
import { biometricsLetterWarnings } from './biometricsLetter.ts';
import { documentExpired, endingDocumentWarnings, expiredDocumentWarnings } from './expiry.ts';
import { fileQualityWarnings } from './fileQuality.ts';
import type { Raised } from './raised.ts';
import type { DocumentWarning } from './warning.ts';
import type { SlotWarningId, WarningId } from './warningIds.ts';

export const documentWarnings: readonly DocumentWarning[] = [...fileQualityWarnings, ...biometricsLetterWarnings, ...expiredDocumentWarnings, documentExpired, ...endingDocumentWarnings];

const byId = new Map<SlotWarningId, DocumentWarning>(documentWarnings.map((warning) => [warning.id, warning]));

/** Warnings of one file: those its slot names, when they hold. A file in no known slot raises those found in itself. A warning that a later subject defines is not looked for yet. */
export function raiseForDocument(
  the: CaseReader,
  document: UploadedDocument,
  potential: readonly SlotWarningId[],
  expectedTypes: readonly string[],
): readonly Raised[] {
  const probe = the.forDocument(document, expectedTypes);
  const named = potential.flatMap((id) => raise(probe, id));
  // That a document expired is said in the words of its kind where its slot names them, else in general; never twice.
  const others = named.filter(({ warning }) => warning.id !== 'documentExpired');
  const isTold = others.some(({ warning }) => ownWords.has(warning.id));
  return isTold ? others : [...others, ...raise(probe, 'documentExpired')];
}

const ownWords = new Set<WarningId>(['biometricsValidityLetterExpired', ...expiredDocumentWarnings.map(({ id }) => id)]);

/** Most warnings do not hold: only for one that does are the facts noted that it rests on. */
function raise(probe: CaseReader, id: SlotWarningId): readonly Raised[] {
  const warning = byId.get(id);
  if (!warning?.raisedWhen(probe).holds) return [];
  const reader = probe.fresh();
  const { because } = warning.raisedWhen(reader);
  return [{ warning, decision: decisionFrom(reader, { value: true, because, decidedBy: `warnings.${id}` }) }];
}
