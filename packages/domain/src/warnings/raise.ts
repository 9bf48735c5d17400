import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { decisionFrom, type Decision } from '../kernel/decision.ts';
import { biometricsAnswerWarnings, biometricsLetterWarnings } from './biometrics.ts';
import { fileQualityWarnings } from './fileQuality.ts';
import { historyWarnings } from './history.ts';
import { validityWarnings } from './validity.ts';
import type { AssessmentWarning, DocumentWarning } from './warning.ts';
import type { DocumentWarningId, WarningId } from './warningIds.ts';

export const documentWarnings: readonly DocumentWarning[] = [...fileQualityWarnings, ...biometricsLetterWarnings];
export const assessmentWarnings: readonly AssessmentWarning[] = [...biometricsAnswerWarnings, ...historyWarnings, ...validityWarnings];

const assessmentById = new Map<WarningId, AssessmentWarning>(assessmentWarnings.map((warning) => [warning.id, warning]));

const byId = new Map<WarningId, DocumentWarning>(documentWarnings.map((warning) => [warning.id, warning]));

export type Raised = { readonly warning: DocumentWarning | AssessmentWarning; readonly decision: Decision<true> };

/** Warnings of one file: those its slot names, when they hold. A file in no known slot raises those found in itself. */
export function raiseForDocument(
  the: CaseReader,
  document: UploadedDocument,
  potential: readonly DocumentWarningId[],
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

/** Warnings about the answers, for the warnings that the flow's steps name. */
export function raiseForAnswers(the: CaseReader, named: ReadonlySet<WarningId>): readonly Raised[] {
  return [...named].flatMap((id) => {
    const warning = assessmentById.get(id);
    if (!warning) return [];
    const reader = the.fresh();
    const outcome = warning.raisedWhen.evaluate(reader);
    if (!outcome.holds) return [];
    return [{ warning, decision: decisionFrom(reader, { value: true, because: outcome.because, decidedBy: `warnings.${warning.id}` }) }];
  });
}
