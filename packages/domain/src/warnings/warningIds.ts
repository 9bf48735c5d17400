/** Ids of the warnings that exist so far, spelt as docs/facts/warnings.md section 1 says. */
export const documentWarningIds = [
  'fileSize', 'documentMismatch', 'documentLanguage', 'multipleDocumentTypes', 'wrongType', 'missingData', 'redactedData',
  'invalidDocument', 'fileDate', 'duplicateDocument', 'notReadable', 'blurry', 'sideways', 'excessiveBackground',
  'biometricsValidityLetterExpired', 'incompleteDocument', 'compressedDocumentNotLegible',
  'documentExpired', 'passportExpired', 'passportExpiringSoon', 'provincialAttestationLetterExpired', 'letterOfAcceptanceExpired',
  'studyPermitExpired', 'studyPermitExpiring30Days', 'studyPermitExpiring90Days', 'studyPermitExpiring6Months', 'workPermitExpired',
  'workPermitExpiring', 'visitorRecordExpired', 'visitorRecordExpiring', 'usVisaExpired', 'languageTestExpired', 'medicalExamExpiringSp',
  'medicalExamExpiringNonSp', 'medicalExamExpiredSp', 'medicalExamExpiredNonSp',
  'formNotValidated', 'incorrectFormVersion', 'formMissingSignature', 'formWasAutofilled', 'incorrectStudyExpensesDetails', 'custodianFormNotSigned', 'custodianNameMissing',
  'custodianAddressMissing', 'custodianAddressIncomplete', 'representativeInfoAltered', 'custodianFormNotNotarized', 'familyInformationIncomplete', 'mainApplicantInformationIncomplete',
  'passportNumberMismatch', 'uciMismatch', 'studyPermitStartDateMismatch',
] as const;

export const assessmentWarningIds = [
  'neverAppliedMisrepresentation', 'biometricsContradictionNone', 'biometricsContradictionGiven', 'checkBiometricsInformation',
  'medicalAnswerConfirmation', 'completingHighSchoolInCanada', 'permitRestorationRequired', 'studyPermitExpired',
  'studyPermitExpiring30Days', 'studyPermitExpiring90Days', 'studyPermitExpiring6Months', 'workPermitExpired',
  'workPermitExpiring', 'passportExpired', 'passportExpiringSoon', 'inconsistentRefusalDisclosure',
  'visitorArrivalWithin21Days',
] as const;

/**
 * Warnings that a slot names and that a later subject defines: reading does not look for them in a file yet. A few are known
 * about answers already.
 */
export const laterDocumentWarningIds = [
  'childNotEnroled', 'childSchoolLetterOlderThan365Days', 'coOpWorkPermitNotValid', 'completionLetterExpiry', 'corporateDocs', 'countryMismatch',
  'digitalPhotoBackground', 'digitalPhotoComposition', 'digitalPhotoFullBody', 'digitalPhotoFullFace', 'digitalPhotoSelfie', 'digitalPhotoSmile',
  'duplicateTuitionReceipt', 'financialSupporterLetterOutdated', 'financialSupporterLetterUnsigned',
  'gapInResume', 'gapInStatements', 'gicOlderThan3Months', 'graduationDateMismatch',
  'incompleteBankStatementsDuration', 'incompleteTranscript', 'inconsistentRefusalDisclosure', 'incorrectDocumentForRefusalLetter',
  'incorrectWorkPermitType', 'informationDetailsMissing', 'insufficientFunds',
  'jrCourtFileNumberMissing', 'jrPaymentRequestConfirmationMissing', 'jrReceiptConfirmationMissing', 'languageTestBelowClb5', 'languageTestBelowClb7',
  'loaTuitionFeesInvalid', 'loaTuitionFeesMissing', 'lumpSum',
  'medicalExamWithoutImeNonSp',
  'medicalExamWithoutImeSp', 'microfinance', 'missingAccountBalance', 'missingAccountHolder', 'missingAccountStatements', 'missingLoanApprovalLetter',
  'missingPersonalInformation', 'missingPreviousVisaDetails', 'missingReasonForChange', 'multipleTuitionPayment', 'notAcceptedForProofOfFunds',
  'notCommercialPilotLicence', 'notSuperVisa', 'onlineScreenshot', 'openWorkPermitType', 'passportDateOfBirthMismatch',
  'passportNameMismatch', 'passportNotInColour', 'permitRestorationRequired', 'pgwpAfterDeadline',
  'pgwpDliNotQualifying', 'pgwpNotQualifiedComplete', 'pgwpProgramNotQualifying', 'pgwpProgramTooShort', 'previousCanadianApplicationNotDisclosed',
  'programDurationMismatch', 'provinceMismatch', 'recentStatementRequired', 'redundantWorkDetails',
  'retirementFunds', 'schoolNameMismatch', 'schoolNameMissing', 'signatureNotInBlue', 'studentIdMismatch',
  'studentIdMissing',
  'transcriptNameMismatch', 'unofficialTranscript', 'uploadedIdIsNotPassport',
  'validPermitUploaded',
] as const;

export type DocumentWarningId = (typeof documentWarningIds)[number];
export type AssessmentWarningId = (typeof assessmentWarningIds)[number];
export type WarningId = DocumentWarningId | AssessmentWarningId;
/** What a slot may name as a potential warning. */
export type SlotWarningId = DocumentWarningId | (typeof laterDocumentWarningIds)[number];
