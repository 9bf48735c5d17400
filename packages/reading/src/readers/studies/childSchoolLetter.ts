import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { isEnrolled } from "./enrolmentFields.ts";
import { schoolName } from "./schoolFields.ts";

/** Letters in which a school or school board speaks of a pupil. */
export const childSchoolLetter = labelledReader({
  documentType: "ChildSchoolLetter",
  fields: [schoolName, letterDate, isEnrolled],
  besides: applicantName,
  always: ["applicantFullName", "schoolName", "issueDate"],
});
