import type { SlotWarningId } from "../../warnings/warningIds.ts";

/** Warnings that many slots name, by what is looked at. Slots add their own. */

/** Any file at all. */
export const ofEveryFile: readonly SlotWarningId[] = [
  "fileSize",
  "duplicateDocument",
  "notReadable",
  "blurry",
  "sideways",
  "compressedDocumentNotLegible",
];

/** A file that is kept and not read. */
export const ofKeptFile: readonly SlotWarningId[] = [...ofEveryFile, "excessiveBackground"];

/** A file that is read and compared with the case. */
export const ofReadFile: readonly SlotWarningId[] = [
  ...ofEveryFile,
  "documentMismatch",
  "documentLanguage",
  "multipleDocumentTypes",
  "wrongType",
  "redactedData",
  "invalidDocument",
  "incompleteDocument",
];

/** The same, of whose fields none may be missing. */
export const ofReadFields: readonly SlotWarningId[] = [...ofReadFile, "missingData"];

/** A form of the authority, beside what is looked at in every file that is read. */
export const ofOfficialForm: readonly SlotWarningId[] = [
  "inconsistentRefusalDisclosure",
  "previousCanadianApplicationNotDisclosed",
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "representativeInfoAltered",
  "missingReasonForChange",
  "informationDetailsMissing",
  "missingPersonalInformation",
  "formWasAutofilled",
];
