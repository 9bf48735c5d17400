import { ofPupil } from "../../finder/schools.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { isEnrolled } from "./enrolmentFields.ts";

/** Letters in which a school or school board speaks of a pupil. */
export const childSchoolLetter = labelledReader({
  documentType: "ChildSchoolLetter",
  fields: [letterDate, isEnrolled],
  finds: ofPupil,
  always: ["applicantFullName", "schoolName", "issueDate"],
});
