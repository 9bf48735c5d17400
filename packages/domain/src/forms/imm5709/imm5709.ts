import { imm5709Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { formInCanada } from "../temporaryResidence/inCanada/formInCanada.ts";
import { applyingFor } from "./applyingFor.ts";
import { studyDetails } from "./studyDetails.ts";

/** Application to change conditions, extend a stay or remain in Canada as a student, in the order of the file. */
export const imm5709: FormDefinition = {
  id: "IMM5709",
  lengths: imm5709Lengths,
  sections: formInCanada("IMM5709", applyingFor, studyDetails),
};
