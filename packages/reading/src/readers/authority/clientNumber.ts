import { clientNumberIn } from "../../fields/codeField.ts";
import type { SoughtField } from "../labelledReader.ts";

/** The client number that the authority prints on its permits and letters. */
export const clientNumber: SoughtField = {
  name: "uciNumber",
  parse: clientNumberIn,
  labels: [
    /^\W*(?:your |votre )?(?:uci|iuc)\b[^:\d]*/,
    /^\W*(?:your |votre )?(?:unique client identif|identificateur unique)[^:\d]*/,
    /^\W*client (?:id|identification|number|no)\b[^:\d]*/,
    /^\W*(?:numero|no|n°|id|identifiant)\W{0,3}(?:du |de )?client[^:\d]*/,
  ],
  sentences: [/\b(?:uci|iuc)\b[^\d]{0,25}(?<value>(?:\d{2}[- ]?)?\d{4}[- ]?\d{4})(?!\d)/],
};
