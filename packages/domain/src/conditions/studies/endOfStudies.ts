import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot } from "../../caseFile/uploadedDocument.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";

/** When studies in Canada ended: what the time for a post-graduation permit and the end of a study permit are counted from. */

/** Applications of people whose studies in Canada may have ended. */
const finishers = new Set<ApplicationType>(["WorkPermit", "StudentExtension", "Dli"]);

/** Dates read in the papers of the end of studies; who asks for a post-graduation permit counts the last program only. */
function datesRead(the: CaseReader, isGraduate: boolean): readonly IsoDate[] {
  const papers = the
    .documents("completion-of-studies")
    .filter((paper) => !isGraduate || !liesInSlot(paper, "previousProgramCompletionLetter"));
  return papers
    .flatMap(({ parsedValues }) => [parsedValues?.["completionDate"], parsedValues?.["graduationDate"]])
    .filter((date): date is IsoDate => typeof date === "string" && isIsoDate(date));
}

/**
 * The day on which the studies were completed: the earliest date in the papers of their end, or the date answered by who
 * asks for a post-graduation permit or said that the program is finished. Nothing while it is ahead.
 */
export function completedOn(the: CaseReader): IsoDate | undefined {
  const type = the.application("type");
  if (type === undefined || !finishers.has(type)) return undefined;
  const isGraduate = type === "WorkPermit";
  const dates = [...datesRead(the, isGraduate)];
  if (isGraduate || the.answer("completedOriginalStudyProgram") === true) {
    const answered = (isGraduate ? the.answer("graduationDate2") : undefined) ?? the.answer("graduationDate");
    if (answered !== undefined) dates.push(answered);
  }
  const earliest = dates.toSorted()[0];
  return earliest !== undefined && earliest <= the.today() ? earliest : undefined;
}
