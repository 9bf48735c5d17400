import type { FormDefinition } from "../fields/field.ts";
import { argument, decision, parties, signing } from "./sections.ts";

/**
 * Application for leave and for judicial review (Form IR-1 of SOR/93-22), in the order of the schedule. Its sentences are prescribed and
 * stand in the rules; here are the blanks between them, so that it has an answer sheet alone.
 */
export const leaveApplication: FormDefinition = {
  id: "IR1",
  sections: [parties, decision, argument, signing],
};
