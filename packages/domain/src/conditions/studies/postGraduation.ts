import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { fieldOfStudyAsked } from "../../tables/studies/postGraduation.ts";
import { readValue } from "../documentsRead.ts";
import { isOneOf } from "../oneOf.ts";

/** Post-graduation work permit: when the field of study counts. */

const nonDegreeLevels = [
  "vocationalQuebec",
  "cegepPreUniversity",
  "cegepTechnical",
  "collegeCertificate",
  "collegeDiploma",
  "collegeAppliedDegree",
  "graduateCertificate",
  "languageSchool",
  "languageAndCollege",
  "languageAndUniversity",
  "other",
] as const;

/** The day the study permit was asked for is not known to a case; the day it was issued, as read, is later and stands for it. */
function fieldRule(the: CaseReader): "applies" | "doesNot" | "open" | undefined {
  const [level, rule] = [the.answer("canadianLevelOfStudy"), the.row(fieldOfStudyAsked)];
  if (!isOneOf(level, nonDegreeLevels) || !rule.found) return undefined;
  const issued = readValue(the, "current-valid-permit", "issueDate");
  if (issued !== undefined && issued < rule.row.value.studyPermitFrom) return "doesNot";
  const applied = the.answer("graduatedFlightSchool") === true ? "doesNot" : "open";
  return applied;
}

/**
 * The rule covers programs that lead to no degree when the study permit was applied for from the day of the table on. A
 * permit that was issued before that day is surely outside it; of any other, the day of application has to be looked up.
 */
export const fieldOfStudyMayCount = says(
  "fieldOfStudyMayCount",
  {
    en: "your program does not lead to a degree, and your study permit may be from the time when the field of study counts",
    fr: "votre programme ne mène pas à un grade, et votre permis d’études peut dater de l’époque où le domaine d’études compte",
  },
  (the) => fieldRule(the) === "open",
);
