import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { isVisaTypeRuledOut } from "@boreal/domain/questionnaire/family/visaTypesOffered";
import { readerFor } from "@boreal/domain/questionnaire/inUse";

/** Whether the questions rule this visa type out for this person; the page offers what they offer, by the same rule. */
export const isNotForThem = (caseFile: CaseFile, { type, visaType }: Pick<Dependent, "type" | "visaType">): boolean =>
  visaType !== undefined && visaType !== null && isVisaTypeRuledOut(readerFor(caseFile), type, visaType);
