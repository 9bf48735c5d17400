import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { endingOf } from '../conditions/documentExpiry.ts';
import type { EndingKindId } from '../conditions/endingDocuments.ts';
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
  const kind = endingOf(document)?.kind.id;
  const findings = document.findings ?? [];
  const named: Raised[] = [];
  potential.forEach((id) => {
    const warning = byId.get(id);
    const raised = warning && mayConcern(warning, findings, kind) ? raise(probe, warning) : undefined;
    if (raised) named.push(raised);
  });
  const general = kind === undefined ? undefined : raise(probe, documentExpired);
  if (named.length === 0) return general ? [general] : [];
  // That a document expired is said in the words of its kind where its slot names them, else in general; never twice.
  const others = named.filter(({ warning }) => warning.id !== 'documentExpired');
  const isTold = others.some(({ warning }) => ownWords.has(warning.id));
  return isTold || !general ? others : [...others, general];
}

const ownWords = new Set<WarningId>(['biometricsValidityLetterExpired', ...expiredDocumentWarnings.map(({ id }) => id)]);

/** Most warnings cannot concern a file at all: what was not found in it, the end of another kind of document. */
const mayConcern = ({ finding, ofKinds }: DocumentWarning, findings: readonly string[], kind: EndingKindId | undefined): boolean =>
  (finding === undefined || findings.includes(finding)) && (ofKinds === undefined || (kind !== undefined && (ofKinds === 'any' || ofKinds.includes(kind))));

/** Most warnings do not hold: only for one that does are the facts noted that it rests on. */
function raise(probe: CaseReader, warning: DocumentWarning): Raised | undefined {
  if (!warning.raisedWhen(probe).holds) return undefined;
  const reader = probe.fresh();
  const { because } = warning.raisedWhen(reader);
  return { warning, decision: decisionFrom(reader, { value: true, because, decidedBy: `warnings.${warning.id}` }) };
}
