import { ofPermit } from "../../finder/people.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { permitFields } from "./permitFields.ts";

/** Study permits of the authority. */
export const studyPermit = labelledReader({
  documentType: "StudyPermit",
  finds: ofPermit("studyPermitExpiryDate"),
  fields: permitFields("studyPermitExpiryDate"),
  besides: applicantName,
  always: ["applicantFullName", "documentNumber", "studyPermitExpiryDate"],
});
