import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { endingOf } from "../conditions/documentExpiry.ts";
import { endingKinds } from "../conditions/endingDocuments.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { againstTheCaseWarnings } from "./files/againstTheCase.ts";
import { biometricsLetterWarnings } from "./biometrics/biometricsLetter.ts";
import { documentExpired, endingDocumentWarnings, expiredDocumentWarnings } from "./files/expiry.ts";
import { officialFormWarnings } from "./officialForms/officialForms.ts";
import { disclosureWarnings } from "./background/disclosure.ts";
import { courtDocumentWarnings } from "./court/courtDocuments.ts";
import { medicalExamWarnings } from "./health/medicalExam.ts";
import { formContentWarnings } from "./officialForms/formContents.ts";
import { permitDocumentWarnings } from "./status/permitDocuments.ts";
import { superVisaDocumentWarnings } from "./visit/superVisaDocument.ts";
import { resumeWarnings } from "./work/resume.ts";
import { workPermitWarnings } from "./work/workPermits.ts";
import { digitalPhotoWarnings } from "./identity/digitalPhoto.ts";
import { documentNumberWarnings } from "./identity/documentNumbers.ts";
import { passportDocumentWarnings } from "./identity/passports.ts";
import { documentNamesNobody } from "./identity/whoseDocument.ts";
import { fileQualityWarnings } from "./files/fileQuality.ts";
import { childSchoolWarnings } from "./studies/childSchool.ts";
import { languageTestWarnings } from "./studies/languageTests.ts";
import { pilotLicenceWarnings } from "./studies/pilotLicence.ts";
import { postGraduationWarnings } from "./studies/postGraduation.ts";
import { programWarnings } from "./studies/programs.ts";
import { schoolWarnings } from "./studies/schools.ts";
import { transcriptWarnings } from "./studies/transcripts.ts";
import { accountDocumentWarnings } from "./money/accountDocuments.ts";
import { depositWarnings } from "./money/deposits.ts";
import { insufficientFunds } from "./money/insufficientFunds.ts";
import { moneyLetterWarnings } from "./money/letters.ts";
import { currencyNotKnown } from "./money/currency.ts";
import { statementWarnings } from "./money/statements.ts";
import { tuitionWarnings } from "./money/tuition.ts";
import type { Raised } from "./raised.ts";
import type { DocumentWarning } from "./warning.ts";
import type { SlotWarningId, WarningId } from "./warningIds.ts";

export const documentWarnings: readonly DocumentWarning[] = [
  ...fileQualityWarnings,
  ...digitalPhotoWarnings,
  ...biometricsLetterWarnings,
  ...expiredDocumentWarnings,
  documentExpired,
  ...endingDocumentWarnings,
  ...officialFormWarnings,
  ...againstTheCaseWarnings,
  ...passportDocumentWarnings,
  ...documentNumberWarnings,
  ...schoolWarnings,
  ...programWarnings,
  ...transcriptWarnings,
  ...postGraduationWarnings,
  ...childSchoolWarnings,
  ...languageTestWarnings,
  ...pilotLicenceWarnings,
  ...permitDocumentWarnings,
  ...workPermitWarnings,
  ...disclosureWarnings,
  ...medicalExamWarnings,
  ...courtDocumentWarnings,
  ...resumeWarnings,
  ...formContentWarnings,
  ...superVisaDocumentWarnings,
  ...accountDocumentWarnings,
  currencyNotKnown,
  ...statementWarnings,
  ...depositWarnings,
  ...tuitionWarnings,
  ...moneyLetterWarnings,
  insufficientFunds,
  documentNamesNobody,
];

/** A warning with what is looked at first. */
type Looked = {
  readonly warning: DocumentWarning;
  readonly ofField: string | undefined;
  readonly raisedWhen: DocumentWarning["raisedWhen"];
};
type ById = ReadonlyMap<string, Looked>;
const byId = (warnings: readonly DocumentWarning[]): ById =>
  new Map(
    warnings.map((warning) => [warning.id, { warning, ofField: warning.ofField, raisedWhen: warning.raisedWhen }]),
  );

/** Most warnings cannot concern a file at all: what was not found in it, the end of another kind of document. So few are looked at. */
const ofAnyFile = byId(
  documentWarnings.filter(({ finding, ofKinds }) => finding === undefined && ofKinds === undefined),
);
const ofFindings = byId(documentWarnings.filter(({ finding }) => finding !== undefined));
const ofKind = new Map(
  endingKinds.map(({ id }) => [
    id,
    byId(documentWarnings.filter(({ ofKinds }) => ofKinds !== undefined && ofKinds !== "any" && ofKinds.includes(id))),
  ]),
);

const tellsOfName: ReadonlySet<WarningId> = new Set<WarningId>(["passportNameMismatch", "transcriptNameMismatch"]);

/** What the slot of a file takes. */
type Taken = { readonly documentTypes?: readonly string[] | undefined; readonly takesOnlyPdf?: boolean | undefined };

/** Warnings of one file: a currency that is not known first, then those its slot names, in that order, when they hold. A file in no known slot raises those found in itself. A warning that a later subject defines is not looked for yet. */
export function raiseForDocument(
  the: CaseReader,
  document: UploadedDocument,
  potential: readonly SlotWarningId[],
  { documentTypes, takesOnlyPdf = false }: Taken,
): readonly Raised[] {
  const look = the.lookAtDocument(document, documentTypes, takesOnlyPdf);
  const ending = the.ofDocument(endingOf, document);
  const ofItsKind = ending && ofKind.get(ending.kind.id);
  const found = document.findings && document.findings.length > 0 ? document.findings : undefined;
  const raised: Raised[] = currencyNotKnown.raisedWhen(look).holds ? [raise(look, currencyNotKnown)] : [];
  // That a document expired is said in the words of its kind where its slot names them, else in general; never twice.
  let isTold = false;
  for (const id of potential) {
    const looked = ofAnyFile.get(id) ?? ofItsKind?.get(id) ?? (found && namedBy(found, id));
    if (!looked || (looked.ofField !== undefined && document.parsedValues?.[looked.ofField] === undefined)) continue;
    if (!looked.raisedWhen(look).holds) continue;
    raised.push(raise(look, looked.warning));
    isTold ||= ownWords.has(id);
  }
  if (ending && !isTold && documentExpired.raisedWhen(look).holds) raised.push(raise(look, documentExpired));
  // Where a warning of its slot tells that the name differs, that says it.
  const isNameTold = raised.some(({ warning }) => tellsOfName.has(warning.id));
  if (!isNameTold && documentNamesNobody.raisedWhen(look).holds) raised.push(raise(look, documentNamesNobody));
  return raised;
}

function namedBy(findings: readonly string[], id: SlotWarningId): Looked | undefined {
  const looked = ofFindings.get(id);
  return looked?.warning.finding !== undefined && findings.includes(looked.warning.finding) ? looked : undefined;
}

const ownWords: ReadonlySet<string> = new Set<WarningId>([
  "biometricsValidityLetterExpired",
  ...expiredDocumentWarnings.map(({ id }) => id),
]);

/** Most warnings do not hold: only for one that does are the facts noted that it rests on. */
function raise(look: CaseReader, warning: DocumentWarning): Raised {
  const reader = look.fresh();
  const { because } = warning.raisedWhen(reader);
  return { warning, decision: decisionFrom(reader, { value: true, because, decidedBy: `warnings.${warning.id}` }) };
}
