import type { DocumentWarningId } from "@boreal/domain/warnings/warningIds";
import type { Defect } from "./defect.ts";
import { fileDefects } from "./files.ts";
import { formDefects } from "./forms.ts";
import { identityDefects } from "./identity.ts";
import { moneyDefects } from "./money.ts";
import { statusDefects } from "./status.ts";
import { studyDefects } from "./studies.ts";

export const defects: readonly Defect[] = [
  ...fileDefects,
  ...identityDefects,
  ...studyDefects,
  ...statusDefects,
  ...moneyDefects,
  ...formDefects,
];

/** Warnings that no file raises, why, and what raises them instead or is missing for it. */
export const notFromAFile: Partial<Readonly<Record<DocumentWarningId, string>>> = {
  fileSize: "by the size of the stored file beside the portal’s limit: fileQuality.test.ts, uploads",
  wrongType: "a file of a type that its slot does not take is refused at upload: checkFile.test.ts",
  missingReasonForChange:
    "the form of an amendment is read by no reader: a person types its reason, which golden cases of status.json have",
  duplicateDocument: "two stored files hold the same bytes: readDocument.job.test.ts",
};
