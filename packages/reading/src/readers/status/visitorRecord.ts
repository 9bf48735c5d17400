import { ofPermit } from "../../finder/people.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { permitFields } from "./permitFields.ts";

/** Visitor records of the authority. */
export const visitorRecord = labelledReader({
  documentType: "VisitorRecord",
  finds: ofPermit("expiryDate"),
  fields: permitFields("expiryDate"),
  besides: applicantName,
  always: ["applicantFullName", "documentNumber", "expiryDate"],
});
