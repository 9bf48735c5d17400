import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { decisionFrom } from '../kernel/decision.ts';
import { biometricsLetterWarnings } from './biometricsLetter.ts';
import { fileQualityWarnings } from './fileQuality.ts';
import type { Raised } from './raised.ts';
import type { DocumentWarning } from './warning.ts';
import type { SlotWarningId } from './warningIds.ts';

export const documentWarnings: readonly DocumentWarning[] = [...fileQualityWarnings, ...biometricsLetterWarnings];

const byId = new Map<SlotWarningId, DocumentWarning>(documentWarnings.map((warning) => [warning.id, warning]));

/** Warnings of one file: those its slot names, when they hold. A file in no known slot raises those found in itself. A warning that a later subject defines is not looked for yet. */
export function raiseForDocument(
  the: CaseReader,
  document: UploadedDocument,
  potential: readonly SlotWarningId[],
  expectedTypes: readonly string[],
): readonly Raised[] {
  return potential.flatMap((id) => {
    const warning = byId.get(id);
    if (!warning) return [];
    const reader = the.forDocument(document, expectedTypes);
    const outcome = warning.raisedWhen(reader);
    if (!outcome.holds) return [];
    return [{ warning, decision: decisionFrom(reader, { value: true, because: outcome.because, decidedBy: `warnings.${id}` }) }];
  });
}
