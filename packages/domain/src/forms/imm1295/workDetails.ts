import { imm1295PermitTypes } from "../../lists/officialForms/formChoicesOfWork.ts";
import type { FormSection } from "../fields/field.ts";
import { intendedWorkFields } from "../temporaryResidence/work/intendedWork.ts";
import { openPermit, permitTypePrefill } from "../temporaryResidence/work/workPrefill.ts";

export const workDetails: FormSection = {
  id: "workDetails",
  title: { en: "Details of the work", fr: "Détails du travail" },
  parts: intendedWorkFields({
    types: imm1295PermitTypes,
    permitType: permitTypePrefill,
    anyEmployer: [openPermit],
    // The file’s own scripts ask an employer of every kind but these, and a job of every kind but the first.
    withoutEmployer: [openPermit, "SBC"],
    withoutJob: [openPermit],
  }),
};
