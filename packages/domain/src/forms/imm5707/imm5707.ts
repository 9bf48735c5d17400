import type { FormDefinition } from "../fields/field.ts";
import { applicant, certification, children, parent1, parent2, spouse } from "./sections.ts";

/** Family information, as the checklist IMM 5483 names it; the same family as on IMM 5645, without brothers and sisters. */
export const imm5707: FormDefinition = {
  id: "IMM5707",
  sections: [applicant, spouse, parent1, parent2, children, certification],
};
