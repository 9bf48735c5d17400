import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { completedProgram, completionDate, graduationDate, programDuration } from "./completionFields.ts";
import { schoolName } from "./schoolFields.ts";

/** Letters in which a school says that somebody completed a program. */
export const completionLetter = labelledReader({
  documentType: "CompletionLetter",
  fields: [schoolName, completedProgram, completionDate, programDuration, graduationDate],
  besides: applicantName,
  always: ["applicantFullName", "schoolName", "completionDate"],
});
