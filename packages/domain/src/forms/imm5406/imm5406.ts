import type { FormDefinition } from "../fields/field.ts";
import { applicant, children, parent1, parent2, siblings, spouse } from "./sections.ts";

/**
 * Additional family information: the family of IMM 5707 with brothers and sisters. Nobody sends it with an Express Entry
 * application: its answers are typed on screen (docs/facts/express-entry.md section 10, ADR 0208).
 */
export const imm5406: FormDefinition = {
  id: "IMM5406",
  sections: [applicant, spouse, parent1, parent2, children, siblings],
};
