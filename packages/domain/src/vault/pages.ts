import { applicationTypes, type ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { asksForSinService } from "../conditions/socialInsurance/sin.ts";
import { acceptancePages } from "./studies/acceptance.ts";
import { accommodationPages } from "./background/accommodation.ts";
import { applicationToStudyPages } from "./officialForms/applicationToStudy.ts";
import { applicationToVisitPages } from "./officialForms/applicationToVisit.ts";
import { applicationToWorkPages } from "./officialForms/applicationToWork.ts";
import { attestationPages } from "./studies/attestation.ts";
import { acknowledgementPages } from "./authority/authorityAnswers/acknowledgementOfReceipt.ts";
import { feeAndSubmissionPages } from "./authority/authorityAnswers/feeAndSubmission.ts";
import { letterOfIntroductionPages } from "./authority/authorityAnswers/letterOfIntroduction.ts";
import { refusalLetterPages } from "./authority/authorityAnswers/refusalLetter.ts";
import { requestToAuthorityPages } from "./authority/requestToAuthority.ts";
import { consentToInformationPages } from "./authority/consentToInformation.ts";
import { otherFormAndDocumentPages } from "./authority/otherFormsAndDocuments.ts";
import { additionalDocumentPages } from "./authority/authorityRequests/additionalDocuments.ts";
import { medicalRequestLetterPages } from "./authority/authorityRequests/medicalRequestLetter.ts";
import { originalPassportRequestPages } from "./authority/authorityRequests/originalPassportRequest.ts";
import { proceduralFairnessLetterPages } from "./authority/authorityRequests/proceduralFairnessLetter.ts";
import { biometricsCollectionPages } from "./biometrics/biometricsCollection.ts";
import { biometricsRequestPages } from "./biometrics/biometricsRequest.ts";
import { biometricsValidityPages } from "./biometrics/biometricsValidity.ts";
import { birthPages } from "./family/births.ts";
import { bridgingPermitPages } from "./status/bridgingPermit.ts";
import { businessDocumentPages } from "./work/businessDocuments.ts";
import { careerPages } from "./work/career.ts";
import { civilStatusPages } from "./family/civilStatus.ts";
import { clientInformationPages } from "./background/clientInformation.ts";
import { coOpPages } from "./studies/coOp.ts";
import { coOpWorkPermitPages } from "./studies/coOpWorkPermit.ts";
import { filingStatusPages } from "./court/courtCase/filingStatus.ts";
import { leaveApplicationPages } from "./court/courtCase/leaveApplication.ts";
import { leaveRecordPages } from "./court/courtCase/leaveRecord.ts";
import { memorandumPages } from "./court/courtCase/memoranda.ts";
import { reviewAndJudgmentPages } from "./court/courtCase/reviewAndJudgment.ts";
import { serviceAndAppearancePages } from "./court/courtCase/serviceAndAppearance.ts";
import { retainerAgreementPages } from "./court/courtLetters/retainerAgreement.ts";
import { lateDecisionPages } from "./court/courtLetters/lateDecision.ts";
import { applicationRecordPages } from "./court/courtLetters/applicationRecord.ts";
import { serviceAndSettlementPages } from "./court/courtLetters/serviceAndSettlement.ts";
import { currentPermitPages } from "./status/currentPermit.ts";
import { declarationPages } from "./background/declarations.ts";
import { depositPages } from "./money/deposits.ts";
import { digitalPhotoPages } from "./identity/digitalPhoto.ts";
import { employmentPages } from "./work/employment.ts";
import { candidateProfilePages } from "./expressEntry/candidateProfile.ts";
import { credentialAssessmentPages } from "./expressEntry/credentialAssessment.ts";
import { permanentResidencePages } from "./expressEntry/permanentResidence.ts";
import { provincialNominationPages } from "./expressEntry/provincialNomination.ts";
import { workInCanadaPages } from "./expressEntry/workInCanada.ts";
import { familyFormPages } from "./officialForms/familyForms.ts";
import { fundsPages } from "./money/funds.ts";
import { investmentCertificatePages } from "./money/investmentCertificate.ts";
import { graduatePages } from "./studies/graduates.ts";
import { policeCertificatePages } from "./background/policeCertificate.ts";
import { previousVisaPages } from "./background/previousVisas.ts";
import { serviceAndCourtRecordPages } from "./background/serviceAndCourtRecords.ts";
import { travelHistoryPages } from "./background/travelHistory.ts";
import { identityPages } from "./identity/identity.ts";
import { issuedPermitPages } from "./status/issuedPermit.ts";
import { jobOfferPages } from "./work/jobOffer.ts";
import { employerSpecificPermitPages } from "./work/employerSpecificPermit.ts";
import { jobToReturnToPages } from "./work/jobToReturnTo.ts";
import { languagePages } from "./language/language.ts";
import { letterPages } from "./application/lettersOfCase.ts";
import { maintainedStatusPages } from "./status/maintainedStatus.ts";
import { medicalExamPages } from "./health/medicalExam.ts";
import { minorPages } from "./family/minors.ts";
import { custodianPages } from "./family/custodian.ts";
import type { VaultPage } from "./page.ts";
import { passportPages } from "./identity/passport.ts";
import { relativePages } from "./family/relatives.ts";
import { sinProofPages } from "./socialInsurance/sinProofs.ts";
import { sinRequestPages } from "./socialInsurance/sinRequest.ts";
import { statementPages } from "./application/statementOfPurpose.ts";
import { studyCompletionPages } from "./studies/studyCompletion.ts";
import { studyRecordPages } from "./studies/studyRecords.ts";
import { superVisaPages } from "./visit/superVisa.ts";
import { supporterPages } from "./money/supporters.ts";
import { supportLetterPages } from "./money/supportLetters.ts";
import { taxPages } from "./money/taxes.ts";
import { travelToCanadaPages } from "./status/travelToCanada.ts";
import { tuitionPages } from "./money/tuition.ts";
import { visitFundsPages } from "./money/visitFunds.ts";
import { visitHostPages } from "./visit/visitHost.ts";
import { visitLetterPages } from "./visit/visitLetters.ts";
import { visitPurposePages } from "./visit/visitPurpose.ts";
import { youthMobilityPages } from "./youthMobility/youthMobility.ts";

/** The ten pages about biometrics. */
export const biometricsPages: readonly VaultPage[] = [
  ...biometricsCollectionPages,
  ...biometricsRequestPages,
  ...biometricsValidityPages,
];

/** The pages of a request about a social insurance number. */
export const sinPages: readonly VaultPage[] = [...sinProofPages, ...sinRequestPages];

/** Every vault page that exists, by the sections of the index and in its order. */
export const vaultSections = {
  personAndFamily: [
    ...passportPages,
    ...identityPages,
    ...digitalPhotoPages,
    ...birthPages,
    ...civilStatusPages,
    ...minorPages,
    ...custodianPages,
    ...relativePages,
    ...clientInformationPages,
  ],
  studies: [
    ...acceptancePages,
    ...attestationPages,
    ...studyRecordPages,
    ...languagePages,
    ...tuitionPages,
    ...coOpPages,
    ...coOpWorkPermitPages,
    ...studyCompletionPages,
    ...graduatePages,
    ...statementPages,
  ],
  money: [
    ...fundsPages,
    ...investmentCertificatePages,
    ...depositPages,
    ...supporterPages,
    ...supportLetterPages,
    ...taxPages,
    ...accommodationPages,
  ],
  work: [
    ...employmentPages,
    ...businessDocumentPages,
    ...jobToReturnToPages,
    ...careerPages,
    ...jobOfferPages,
    ...employerSpecificPermitPages,
  ],
  visits: [...visitHostPages, ...superVisaPages, ...visitFundsPages, ...visitPurposePages, ...visitLetterPages],
  youthMobilityAndResidence: [
    ...youthMobilityPages,
    ...candidateProfilePages,
    ...credentialAssessmentPages,
    ...provincialNominationPages,
    ...workInCanadaPages,
    ...permanentResidencePages,
  ],
  healthAndHistory: [
    ...medicalExamPages,
    ...policeCertificatePages,
    ...serviceAndCourtRecordPages,
    ...travelHistoryPages,
    ...previousVisaPages,
  ],
  permits: [
    ...currentPermitPages,
    ...maintainedStatusPages,
    ...bridgingPermitPages,
    ...issuedPermitPages,
    ...travelToCanadaPages,
  ],
  formsAndLetters: [
    ...applicationToStudyPages,
    ...applicationToVisitPages,
    ...applicationToWorkPages,
    ...familyFormPages,
    ...declarationPages,
    ...letterPages,
  ],
  authority: [
    ...biometricsPages,
    ...requestToAuthorityPages,
    ...consentToInformationPages,
    ...otherFormAndDocumentPages,
    ...additionalDocumentPages,
    ...medicalRequestLetterPages,
    ...originalPassportRequestPages,
    ...proceduralFairnessLetterPages,
    ...acknowledgementPages,
    ...feeAndSubmissionPages,
    ...letterOfIntroductionPages,
    ...refusalLetterPages,
  ],
  federalCourt: [
    ...retainerAgreementPages,
    ...lateDecisionPages,
    ...applicationRecordPages,
    ...serviceAndSettlementPages,
    ...filingStatusPages,
    ...leaveApplicationPages,
    ...serviceAndAppearancePages,
    ...leaveRecordPages,
    ...memorandumPages,
    ...reviewAndJudgmentPages,
  ],
  socialInsurance: [...sinPages],
} satisfies Readonly<Record<string, readonly VaultPage[]>>;

export const vaultPages: readonly VaultPage[] = Object.values(vaultSections).flat();

const bySlug = new Map<string, VaultPage>(vaultPages.map((page) => [page.slug, page]));

export const pageOf = (slug: string): VaultPage | undefined => bySlug.get(slug);

const byType = new Map(
  applicationTypes.map((type) => [
    type,
    type === "SinRequest" ? sinPages : vaultPages.filter((page) => page.appliesTo.includes(type)),
  ]),
);

/** The pages of a type of application; those of a service, such as a social insurance number, apart. */
export const pagesFor = (type: ApplicationType): readonly VaultPage[] => byType.get(type) ?? [];

/** The pages of a case: those of its type, and those of a service that is asked for. */
export function pagesOf(type: ApplicationType, the: CaseReader): readonly VaultPage[] {
  return type !== "SinRequest" && asksForSinService.evaluate(the.fresh()).holds
    ? [...pagesFor(type), ...sinPages]
    : pagesFor(type);
}
