import { imm5646Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { custodian } from "./custodian.ts";
import { declaration } from "./declaration.ts";
import { parents } from "./parents.ts";
import { student } from "./student.ts";

/**
 * Declaration of a custodian. The form has it twice, for the custodian and for the parents, with the same people on each:
 * they are asked for once.
 */
export const imm5646: FormDefinition = {
  id: "IMM5646",
  lengths: imm5646Lengths,
  sections: [student, parents, custodian, declaration],
};
