import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { asksForSinService } from "../conditions/sin.ts";
import { acceptancePages } from "./acceptance.ts";
import { accommodationPages } from "./accommodation.ts";
import { applicationFormPages } from "./applicationForms.ts";
import { attestationPages } from "./attestation.ts";
import { authorityAnswerPages } from "./authorityAnswers.ts";
import { authorityContactPages } from "./authorityContact.ts";
import { authorityRequestPages } from "./authorityRequests.ts";
import { biometricsPages } from "./biometrics.ts";
import { birthPages } from "./births.ts";
import { careerPages } from "./career.ts";
import { civilStatusPages } from "./civilStatus.ts";
import { clientInformationPages } from "./clientInformation.ts";
import { coOpPages } from "./coOp.ts";
import { courtCasePages } from "./courtCase.ts";
import { courtLetterPages } from "./courtLetters.ts";
import { currentPermitPages } from "./currentPermit.ts";
import { declarationPages } from "./declarations.ts";
import { depositPages } from "./deposits.ts";
import { digitalPhotoPages } from "./digitalPhoto.ts";
import { employmentPages } from "./employment.ts";
import { expressEntryPages } from "./expressEntry.ts";
import { familyFormPages } from "./familyForms.ts";
import { fundsPages } from "./funds.ts";
import { graduatePages } from "./graduates.ts";
import { historyPages } from "./history.ts";
import { identityPages } from "./identity.ts";
import { issuedPermitPages } from "./issuedPermit.ts";
import { jobOfferPages } from "./jobOffer.ts";
import { languagePages } from "./language.ts";
import { letterPages } from "./lettersOfCase.ts";
import { medicalExamPages } from "./medicalExam.ts";
import { minorPages } from "./minors.ts";
import type { VaultPage } from "./page.ts";
import { passportPages } from "./passport.ts";
import { relativePages } from "./relatives.ts";
import { sinPages } from "./sin.ts";
import { statementPages } from "./statementOfPurpose.ts";
import { studyCompletionPages } from "./studyCompletion.ts";
import { studyRecordPages } from "./studyRecords.ts";
import { superVisaPages } from "./superVisa.ts";
import { supporterPages } from "./supporters.ts";
import { supportLetterPages } from "./supportLetters.ts";
import { taxPages } from "./taxes.ts";
import { tuitionPages } from "./tuition.ts";
import { visitFundsPages } from "./visitFunds.ts";
import { visitHostPages } from "./visitHost.ts";
import { visitLetterPages } from "./visitLetters.ts";
import { visitPurposePages } from "./visitPurpose.ts";
import { youthMobilityPages } from "./youthMobility.ts";

/** Every vault page that exists, in the order of the index. */
export const vaultPages: readonly VaultPage[] = [
  // The person and the family.
  ...passportPages,
  ...identityPages,
  ...digitalPhotoPages,
  ...birthPages,
  ...civilStatusPages,
  ...minorPages,
  ...relativePages,
  ...clientInformationPages,
  // Studies.
  ...acceptancePages,
  ...attestationPages,
  ...studyRecordPages,
  ...languagePages,
  ...tuitionPages,
  ...coOpPages,
  ...studyCompletionPages,
  ...graduatePages,
  ...statementPages,
  // Money.
  ...fundsPages,
  ...depositPages,
  ...supporterPages,
  ...supportLetterPages,
  ...taxPages,
  ...accommodationPages,
  // Work.
  ...employmentPages,
  ...careerPages,
  ...jobOfferPages,
  // Visits.
  ...visitHostPages,
  ...superVisaPages,
  ...visitFundsPages,
  ...visitPurposePages,
  ...visitLetterPages,
  // Youth mobility and permanent residence.
  ...youthMobilityPages,
  ...expressEntryPages,
  // Health and history.
  ...medicalExamPages,
  ...historyPages,
  // Permits.
  ...currentPermitPages,
  ...issuedPermitPages,
  // Forms and letters.
  ...applicationFormPages,
  ...familyFormPages,
  ...declarationPages,
  ...letterPages,
  // What the authority asks for and sends.
  ...biometricsPages,
  ...authorityContactPages,
  ...authorityRequestPages,
  ...authorityAnswerPages,
  // The Federal Court.
  ...courtLetterPages,
  ...courtCasePages,
  // A social insurance number.
  ...sinPages,
];

const bySlug = new Map(vaultPages.map((page) => [page.slug, page]));

export const pageOf = (slug: string): VaultPage | undefined => bySlug.get(slug);

const byType = new Map<ApplicationType, readonly VaultPage[]>();

/** The pages of a type of application; those of a service, such as a social insurance number, apart. */
export function pagesFor(type: ApplicationType): readonly VaultPage[] {
  const known = byType.get(type);
  if (known) return known;
  const pages = vaultPages.filter((page) => page.appliesTo.includes(type));
  byType.set(type, pages);
  return pages;
}

/** The pages of a case: those of its type, and those of a service that is asked for. */
export function pagesOf(type: ApplicationType, the: CaseReader): readonly VaultPage[] {
  return asksForSinService.evaluate(the.fresh()).holds ? [...pagesFor(type), ...sinPages] : pagesFor(type);
}
