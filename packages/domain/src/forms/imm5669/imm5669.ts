import { imm5669Lengths } from "../../tables/officialForms/residenceForms.ts";
import type { FormDefinition } from "../fields/field.ts";
import { addresses } from "./addresses.ts";
import { education, personalHistory } from "./history.ts";
import { aboutYou, parents } from "./people.ts";
import { governmentPositions, memberships, militaryService } from "./service.ts";
import { statements } from "./statements.ts";

/**
 * Schedule A, background and declaration, in the order of the form. Nobody sends it with an Express Entry application: its
 * answers are typed on screen (docs/facts/express-entry.md section 10, ADR 0208).
 */
export const imm5669: FormDefinition = {
  id: "IMM5669",
  lengths: imm5669Lengths,
  sections: [
    aboutYou,
    parents,
    statements,
    education,
    personalHistory,
    memberships,
    governmentPositions,
    militaryService,
    addresses,
  ],
};
