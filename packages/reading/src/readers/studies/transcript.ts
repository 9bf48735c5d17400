import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { graduationDate } from "./completionFields.ts";
import { programName, schoolName, studentId } from "./schoolFields.ts";

/** Transcripts of schools and universities: whose they are, not the marks. */
export const transcript = labelledReader({
  documentType: "Transcript",
  fields: [schoolName, studentId, programName, graduationDate],
  besides: applicantName,
  always: ["applicantFullName", "schoolName"],
  often: ["studentId"],
});
