import type { Application } from "@boreal/domain/caseFile/application";
import { standsForDocument } from "@boreal/domain/caseFile/uploadedDocument";
import type { Entered } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { filledForms, formStatusesOf } from "@boreal/domain/review/formStatuses";
import { planOf } from "../../policies/redactedCase.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import type { FiledContents } from "../../store/cases/filings.ts";

type Filed = {
  readonly after: Application;
  readonly entered: Entered;
  /** What each file is called, by its id. */
  readonly names: ReadonlyMap<string, string>;
};

/**
 * What goes out with a filing: every file that counts, the forms that are filled in, and the plan as it is that day. Day and
 * number are those that came with this filing: a case may have been sent to the authority before, in the same file.
 */
export function filedContents(loaded: LoadedCase, { after, entered, names }: Filed): FiledContents {
  const { caseFile } = loaded;
  const { submittedAt, leaveFiledAt, recordFiledAt, appealFiledAt } = entered;
  return {
    filedOn: submittedAt ?? leaveFiledAt ?? recordFiledAt ?? appealFiledAt ?? caseFile.today,
    confirmationNumber: entered.confirmationNumber ?? entered.courtFileNumber ?? courtNumberOf(after),
    files: caseFile.documents.filter(standsForDocument).map((file) => {
      const { fileId, documentId, slotId, documentType, childNumber } = file;
      const name = names.get(fileId);
      return {
        fileId,
        page: documentId,
        slot: slotId ?? null,
        documentType: documentType ?? null,
        ...(name === undefined ? {} : { name }),
        ...(typeof childNumber === "number" ? { childNumber } : {}),
      };
    }),
    formsAreFilled: true,
    forms: filledForms(formStatusesOf(caseFile)).map(({ key, title }) => ({ key, title })),
    plan: planOf(loaded),
    caseFile: loaded.whole,
  };
}

/** What is filed in a court that has the case already is filed under its number. */
const courtNumberOf = ({ status, courtFileNumber }: Application): string | null =>
  status !== undefined && statuses[status].group === "court" ? (courtFileNumber ?? null) : null;
