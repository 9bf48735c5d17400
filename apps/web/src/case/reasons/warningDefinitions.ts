import { assessmentWarnings } from "@boreal/domain/warnings/raiseForAnswers";
import type { AssessmentWarning } from "@boreal/domain/warnings/warning";
import { documentWarnings } from "@boreal/domain/warnings/raiseForDocument";

type Definition = (typeof documentWarnings)[number] | AssessmentWarning;

const aboutFiles: ReadonlyMap<string, Definition> = new Map<string, Definition>(
  documentWarnings.map((warning) => [warning.id, warning]),
);
const aboutAnswers: ReadonlyMap<string, AssessmentWarning> = new Map<string, AssessmentWarning>(
  assessmentWarnings.map((warning) => [warning.id, warning]),
);

export const answerWarning = (id: string): AssessmentWarning | undefined => aboutAnswers.get(id);

/** The words of a warning; nothing for one that this version does not know. A few are raised by answers and by files alike, each in its own words. */
export const warningDefinition = (id: string, fileId?: string | null): Definition | undefined =>
  typeof fileId === "string"
    ? (aboutFiles.get(id) ?? aboutAnswers.get(id))
    : (aboutAnswers.get(id) ?? aboutFiles.get(id));
