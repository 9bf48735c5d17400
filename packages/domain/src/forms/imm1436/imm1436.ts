import type { FormDefinition } from "../fields/field.ts";
import { amendment, holder, reach } from "./sections.ts";

/**
 * Request to amend a temporary resident document. No file of it was at hand: the order follows the guide that goes with it
 * (docs/facts/official-forms.md section 7), so that it has an answer sheet alone.
 */
export const imm1436: FormDefinition = { id: "IMM1436", sections: [holder, reach, amendment] };
