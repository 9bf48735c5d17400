import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { endingOf } from '../conditions/documentExpiry.ts';
import { endingKinds } from '../conditions/endingDocuments.ts';
import { decisionFrom } from '../kernel/decision.ts';
import { biometricsLetterWarnings } from './biometricsLetter.ts';
import { documentExpired, endingDocumentWarnings, expiredDocumentWarnings } from './expiry.ts';
import { fileQualityWarnings } from './fileQuality.ts';
import type { Raised } from './raised.ts';
import type { DocumentWarning } from './warning.ts';
import type { SlotWarningId, WarningId } from './warningIds.ts';

export const documentWarnings: readonly DocumentWarning[] = [...fileQualityWarnings, ...biometricsLetterWarnings, ...expiredDocumentWarnings, documentExpired, ...endingDocumentWarnings];

/** Most warnings cannot concern a file at all: what was not found in it, the end of another kind of document. So few are looked at. */
const ofAnyFile = documentWarnings.filter(({ finding, ofKinds }) => finding === undefined && ofKinds === undefined);
const byFinding = new Map(documentWarnings.flatMap((warning) => (warning.finding === undefined ? [] : [[warning.finding, warning]])));
const byKind = new Map(endingKinds.map(({ id }) => [id, documentWarnings.filter(({ ofKinds }) => ofKinds !== undefined && ofKinds !== 'any' && ofKinds.includes(id))]));

/** Warnings of one file: those its slot names, when they hold. A file in no known slot raises those found in itself. A warning that a later subject defines is not looked for yet. */
export function raiseForDocument(
  the: CaseReader,
  document: UploadedDocument,
  potential: readonly SlotWarningId[],
  expectedTypes: readonly string[] | undefined,
): readonly Raised[] {
  const probe = the.forDocument(document, expectedTypes);
  const kind = endingOf(document)?.kind.id;
  const raised: Raised[] = [];
  const look = (warning: DocumentWarning | undefined) => {
    if (warning && potential.includes(warning.id) && warning.raisedWhen(probe).holds) raised.push(raise(probe, warning));
  };
  ofAnyFile.forEach(look);
  if (document.findings) new Set(document.findings).forEach((finding) => look(byFinding.get(finding)));
  if (kind === undefined) return ordered(raised, potential);
  byKind.get(kind)?.forEach(look);
  // That a document expired is said in the words of its kind where its slot names them, else in general; never twice.
  const isTold = raised.some(({ warning }) => ownWords.has(warning.id));
  const general = !isTold && documentExpired.raisedWhen(probe).holds ? [raise(probe, documentExpired)] : [];
  return [...ordered(raised, potential), ...general];
}

const ownWords = new Set<WarningId>(['biometricsValidityLetterExpired', ...expiredDocumentWarnings.map(({ id }) => id)]);

/** In the order in which the slot names them. */
const ordered = (raised: readonly Raised[], potential: readonly string[]): readonly Raised[] =>
  raised.length < 2 ? raised : raised.toSorted((one, other) => potential.indexOf(one.warning.id) - potential.indexOf(other.warning.id));

/** Most warnings do not hold: only for one that does are the facts noted that it rests on. */
function raise(probe: CaseReader, warning: DocumentWarning): Raised {
  const reader = probe.fresh();
  const { because } = warning.raisedWhen(reader);
  return { warning, decision: decisionFrom(reader, { value: true, because, decidedBy: `warnings.${warning.id}` }) };
}
