import type { FormDefinition } from "../fields/field.ts";
import { earlierNumber, nameAndBirth, parents, request } from "./record.ts";
import { reach, representative } from "./reach.ts";

/**
 * Application for a social insurance number by mail (NAS 2120). No file of it was at hand: what it asks and in which order is told by
 * public descriptions (docs/facts/official-forms.md section 7), so that it has an answer sheet alone.
 */
export const sinApplication: FormDefinition = {
  id: "NAS2120",
  sections: [request, nameAndBirth, parents, earlierNumber, reach, representative],
};
