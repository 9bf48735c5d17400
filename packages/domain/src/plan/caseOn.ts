import type { CaseFile } from "../caseFile/caseFile.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";

/**
 * The same case looked at on another day. An application that was received is received on that day; for one that was not,
 * that day stands in for the date of receipt, as today does.
 */
export function caseOn(caseFile: CaseFile, day: IsoDate): CaseFile {
  const { application } = caseFile;
  return {
    ...caseFile,
    today: day,
    application: application.receivedDate ? { ...application, receivedDate: day } : application,
  };
}
