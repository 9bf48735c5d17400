import type { FormDefinition } from "../fields/field.ts";
import { association, government, illTreatment, service } from "./background.ts";
import { person } from "./person.ts";
import { travel } from "./travel.ts";

/**
 * Schedule 1 of the visitor visa application (IMM 5257B), in the order of its template of 11-2018. Its rows are empty in the blank and
 * would have to be made, and no blank was at hand to try that in, so that it has an answer sheet alone.
 */
export const scheduleOne: FormDefinition = {
  id: "IMM5257B",
  sections: [person, service, illTreatment, association, government, travel],
};
