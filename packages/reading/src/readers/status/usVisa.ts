import { ofPermit } from "../../finder/people.ts";
import { dateIn } from "../../fields/dateField.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";

/** Visas of the United States by what the sticker prints beside its labels. */
export const usVisaAsPrinted = labelledReader({
  documentType: "USVisa",
  finds: ofPermit("usVisaExpiryDate"),
  fields: [
    { name: "issueDate", parse: dateIn, labels: [/^\W*(?:issue date|date of issue|date issued)/] },
    {
      name: "usVisaExpiryDate",
      parse: dateIn,
      labels: [/^\W*(?:expiration date|expiry date|date of expir(?:ation|y))/],
    },
  ],
  besides: applicantName,
  always: ["applicantFullName", "usVisaExpiryDate"],
});
