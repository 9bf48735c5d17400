import { ofEmployment } from "../../finder/people.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { employer, jobTitle, startDate } from "./workFields.ts";

/** Letters of employers about a job that is held, and offers and contracts of one that begins. */
export const employmentLetter = labelledReader({
  documentType: "EmploymentLetter",
  finds: ofEmployment,
  fields: [employer, jobTitle, startDate, letterDate],
  besides: applicantName,
  always: ["applicantFullName", "issueDate"],
});
