import type { Parsed } from "../../fields/labelledValue.ts";
import { labelledReader } from "../labelledReader.ts";
import { courtDate, courtFileNumber } from "./courtFields.ts";

/** As printed: letters, digits and hyphens in one word. */
function confirmationIn(text: string): Parsed | undefined {
  const match = /(?<![A-Z\d-])(?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*(?![A-Z\d-])/.exec(text.toUpperCase());
  return match && match[0].replaceAll(/\D/g, "").length >= 4
    ? { value: match[0], from: match.index, to: match.index + match[0].length }
    : undefined;
}

/** What the registry gives for a fee: the request to pay it and the receipt. */
export const courtReceipt = labelledReader({
  documentType: "CourtReceipt",
  fields: [
    {
      name: "confirmationNumber",
      parse: confirmationIn,
      labels: [
        /^\W*(?:e-?filing |payment |submission )?confirmation ?(?:number|no\b\.?|#|id\b)/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:de |du )?confirmation/,
      ],
      sentences: [
        /\byour confirmation number is (?<value>[a-z\d][a-z\d-]{4,30})/,
        /\bvotre numero de confirmation est le (?<value>[a-z\d][a-z\d-]{4,30})/,
      ],
    },
    courtFileNumber,
    courtDate,
  ],
  always: ["confirmationNumber"],
});
