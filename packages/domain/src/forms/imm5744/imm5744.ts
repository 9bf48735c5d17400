import type { FormDefinition } from "../fields/field.ts";
import { applicant, others, representative } from "./sections.ts";

/**
 * Consent with which somebody else asks for the file and the officer's notes, in the order of the form. It is signed by hand
 * alone (docs/facts/official-forms.md section 7): no field stands for a signature or its day.
 */
export const imm5744: FormDefinition = { id: "IMM5744", sections: [representative, applicant, others] };
