import { dateIn } from "../../fields/dateField.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { accountHolder } from "../money/accountHolder.ts";

const issued: SoughtField = {
  name: "issueDate",
  parse: dateIn,
  labels: [
    /^\W*(?:date of (?:assessment|filing|acknowledgement|e-?filing)|assessment date|filing date|date filed|filed on|date of notice)/,
    /^\W*(?:date (?:de (?:la )?cotisation|de production|de depot|de l'avis)|produite? le)/,
  ],
  orElse: letterDate,
};

/** Notices of assessment, T4 slips and returns: whose they are and of what day. A slip carries a year and no day. */
export const taxDocument = labelledReader({
  documentType: "TaxDocument",
  fields: [issued],
  async besides(pages) {
    const named = await applicantName(pages);
    const addressed = named["applicantFullName"] ?? (await accountHolder(pages));
    return addressed ? { applicantFullName: addressed } : {};
  },
  always: ["applicantFullName"],
});
