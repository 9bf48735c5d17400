import { imm5710Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { formInCanada } from "../temporaryResidence/inCanada/formInCanada.ts";
import { applyingFor } from "./applyingFor.ts";
import { workDetails } from "./workDetails.ts";

/** Application to change conditions, extend a stay or remain in Canada as a worker, in the order of the file. */
export const imm5710: FormDefinition = {
  id: "IMM5710",
  lengths: imm5710Lengths,
  sections: formInCanada("IMM5710", applyingFor, workDetails),
};
