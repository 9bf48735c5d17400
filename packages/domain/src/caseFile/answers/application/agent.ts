import { freeText, objectOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme agent, spelt as in the specification (document 3 section 3). */
export const agentAnswers = about("nothingSensitive", {
  hasAgent: yesNo(),
  agentDetails: objectOf({
    name: freeText(),
    agency: freeText(),
    email: freeText(),
    country: country(),
  }),
});
