import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { isEnrolled } from "./enrolmentFields.ts";
import { schoolName, studentId } from "./schoolFields.ts";

/** Letters in which a school says that somebody studies there. */
export const enrolmentLetter = labelledReader({
  documentType: "Other",
  fields: [schoolName, studentId, letterDate, isEnrolled],
  besides: applicantName,
  always: [],
});
