import type { Application } from "@boreal/domain/caseFile/application";
import { standsForDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { formsStandingOf } from "@boreal/domain/review/formsStanding";
import { planOf } from "../../policies/knownCase.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import type { FiledContents } from "../../store/cases/statusChanges.ts";

/** What goes out with a filing: every file that counts, the forms, and the plan as it is that day. */
export function filedContents(loaded: LoadedCase, after: Application): FiledContents {
  const { caseFile } = loaded;
  return {
    filedOn: after.submittedAt ?? after.recordFiledAt ?? after.leaveFiledAt ?? caseFile.today,
    confirmationNumber: after.confirmationNumber ?? after.courtFileNumber ?? null,
    files: caseFile.documents.filter(standsForDocument).map(({ fileId, documentId, slotId, documentType }) => ({
      fileId,
      page: documentId,
      slot: slotId ?? null,
      documentType: documentType ?? null,
    })),
    forms: formsStandingOf(caseFile).map(({ key, title }) => ({ key, title })),
    plan: planOf(loaded),
  };
}
