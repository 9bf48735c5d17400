import { imm5476Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { applicant, cancelled, declaration, purpose, withdrawn } from "./sections.ts";
import { representative } from "./representative.ts";

/** Use of a representative, in the order of the form. */
export const imm5476: FormDefinition = {
  id: "IMM5476",
  lengths: imm5476Lengths,
  sections: [purpose, applicant, representative, cancelled, withdrawn, declaration],
};
