import { imm5708Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { formInCanada } from "../temporaryResidence/inCanada/formInCanada.ts";
import { applyingFor } from "./applyingFor.ts";
import { visitDetails } from "./visitDetails.ts";

/**
 * Application to change conditions, extend a stay or remain in Canada as a visitor. No blank was read: what it asks is known from
 * lists that others published and from the two forms that are built alike (docs/facts/official-forms.md section 7).
 */
export const imm5708: FormDefinition = {
  id: "IMM5708",
  lengths: imm5708Lengths,
  sections: formInCanada("IMM5708", applyingFor, visitDetails),
};
