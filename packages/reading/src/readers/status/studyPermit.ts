import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { permitFields } from "./permitFields.ts";

/** Study permits of the authority. */
export const studyPermit = labelledReader({
  documentType: "StudyPermit",
  fields: permitFields("studyPermitExpiryDate"),
  besides: applicantName,
  always: ["applicantFullName", "documentNumber", "studyPermitExpiryDate"],
});
