import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { endingOf } from '../conditions/documentExpiry.ts';
import { endingKinds } from '../conditions/endingDocuments.ts';
import { decisionFrom } from '../kernel/decision.ts';
import { againstTheCaseWarnings } from './againstTheCase.ts';
import { biometricsLetterWarnings } from './biometricsLetter.ts';
import { documentExpired, endingDocumentWarnings, expiredDocumentWarnings } from './expiry.ts';
import { officialFormWarnings } from './officialForms.ts';
import { fileQualityWarnings } from './fileQuality.ts';
import type { Raised } from './raised.ts';
import type { DocumentWarning } from './warning.ts';
import type { SlotWarningId, WarningId } from './warningIds.ts';

export const documentWarnings: readonly DocumentWarning[] = [...fileQualityWarnings, ...biometricsLetterWarnings, ...expiredDocumentWarnings, documentExpired, ...endingDocumentWarnings, ...officialFormWarnings, ...againstTheCaseWarnings];

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
  const ending = endingOf(document);
  const { findings } = document;
  const named: Raised[] = [];
  raiseNamed(ofAnyFile, potential, probe, named);
  if (findings && findings.length > 0) raiseNamed([...new Set(findings)].flatMap((finding) => byFinding.get(finding) ?? []), potential, probe, named);
  if (!ending) return ordered(named, potential);
  raiseNamed(byKind.get(ending.kind.id) ?? [], potential, probe, named);
  // That a document expired is said in the words of its kind where its slot names them, else in general; never twice.
  const isTold = named.some(({ warning }) => ownWords.has(warning.id));
  return !isTold && documentExpired.raisedWhen(probe).holds ? [...ordered(named, potential), raise(probe, documentExpired)] : ordered(named, potential);
}

/** Adds those that the slot names and that hold. */
function raiseNamed(warnings: readonly DocumentWarning[], potential: readonly SlotWarningId[], probe: CaseReader, into: Raised[]): void {
  for (let at = 0; at < warnings.length; at += 1) {
    const warning = warnings[at] as DocumentWarning;
    if (potential.includes(warning.id) && warning.raisedWhen(probe).holds) into.push(raise(probe, warning));
  }
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
