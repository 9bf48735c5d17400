import { ofCompletion } from "../../finder/schools.ts";
import { labelledReader } from "../labelledReader.ts";

/** Letters in which a school says that somebody completed a program. */
export const completionLetter = labelledReader({
  documentType: "CompletionLetter",
  fields: [],
  finds: ofCompletion,
  always: ["applicantFullName", "schoolName", "completionDate"],
});
