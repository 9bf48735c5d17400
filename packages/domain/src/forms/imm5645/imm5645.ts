import type { FormDefinition } from "../fields/field.ts";
import { application, certification, children, father, mother, siblings, spouse, applicant } from "./sections.ts";

/** Family information (document 3 sections 3.9 and 5.4), in the order of the form. */
export const imm5645: FormDefinition = {
  id: "IMM5645",
  sections: [application, applicant, spouse, mother, father, children, siblings, certification],
};
