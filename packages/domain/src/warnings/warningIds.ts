/** Ids of the warnings that exist so far, spelt as in facts/warning-catalogue.json. */
export const documentWarningIds = [
  'fileSize', 'documentMismatch', 'documentLanguage', 'multipleDocumentTypes', 'wrongType', 'missingData', 'redactedData',
  'invalidDocument', 'fileDate', 'duplicateDocument', 'notReadable', 'blurry', 'sideways', 'excessiveBackground',
  'biometricsValidityLetterExpired', 'incompleteDocument', 'compressedDocumentNotLegible',
] as const;

export const assessmentWarningIds = [
  'neverAppliedMisrepresentation', 'biometricsContradictionNone', 'biometricsContradictionGiven', 'checkBiometricsInformation',
  'medicalAnswerConfirmation', 'completingHighSchoolInCanada', 'permitRestorationRequired', 'studyPermitExpired',
  'studyPermitExpiring30Days', 'studyPermitExpiring90Days', 'studyPermitExpiring6Months', 'workPermitExpired',
  'workPermitExpiring', 'passportExpired', 'passportExpiringSoon', 'inconsistentRefusalDisclosure',
] as const;

export type DocumentWarningId = (typeof documentWarningIds)[number];
export type AssessmentWarningId = (typeof assessmentWarningIds)[number];
export type WarningId = DocumentWarningId | AssessmentWarningId;
