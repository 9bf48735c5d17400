import { date, freeText, number, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme postGraduation, spelt as in the specification (document 3 section 3). */
export const postGraduationAnswers = about("nothingSensitive", {
  hadPgwp: yesNo(),
  numberOfStudyPrograms: number(),
  canadianLevelOfStudy: oneOf([
    "primary",
    "secondary",
    "vocationalQuebec",
    "cegepPreUniversity",
    "cegepTechnical",
    "collegeCertificate",
    "collegeDiploma",
    "collegeAppliedDegree",
    "bachelor",
    "graduateCertificate",
    "master",
    "doctorate",
    "professional",
    "languageSchool",
    "languageAndCollege",
    "languageAndUniversity",
    "other",
  ]),
  canadianStudyLength: number(),
  pgwpFullTimeStudent: yesNo(),
  pgwpOnlineStudies: yesNo(),
  onlineStudiesLength: yesNo(),
  /** Five that the specification does not name: without them nobody can tell the rules that rest on them (ADR 0180). */
  vocationalStudyHours: number(),
  graduatedFromUniversity: yesNo(),
  studyPermitAppliedOn: date(),
  programCode: freeText(),
  taughtUnderLicence: oneOf(["no", "sameProvince", "otherProvince"]),
});
