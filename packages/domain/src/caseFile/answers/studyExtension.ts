import { date, freeText, number, objectOf, oneOf, yesNo } from '../../kernel/shape.ts';
import { province } from './places.ts';

/** Answer keys of the theme studyExtension, spelt as in the specification (document 3 section 3). */
export const studyExtensionAnswers = {
  previousProgram: freeText(),
  speApplicationReason: oneOf(['finishProgram', 'startNewProgram', 'both']),
  completedOriginalStudyProgram: yesNo(),
  startNewStudyProgram: yesNo(),
  newStudyProgram: yesNo(),
  attendingNewDLI: yesNo(),
  schoolName2: freeText(),
  dli2: freeText(),
  schoolAddress2Object: objectOf({
    streetNumber: freeText(),
    streetName: freeText(),
    city: freeText(),
    province: province(),
    postalCode: freeText(),
  }),
  studentId2: freeText(),
  programName2: freeText(),
  startOfCanadianStudyProgram2: date(),
  graduationDate2: date(),
  canadianLevelOfStudy2: oneOf(['primary', 'secondary', 'vocationalQuebec', 'cegepPreUniversity', 'cegepTechnical', 'collegeCertificate', 'collegeDiploma', 'collegeAppliedDegree', 'bachelor', 'graduateCertificate', 'master', 'doctorate', 'professional', 'languageSchool', 'languageAndCollege', 'languageAndUniversity', 'other']),
  spApplicationNumber: freeText(),
  fullTimeStudent: yesNo(),
  wasNotEnrolledAsStudentDetails: freeText(),
  leaveFromStudies: oneOf(['no', 'yesShort', 'yesLong']),
  changeOfStatus: yesNo(),
  onlineStudies: yesNo(),
  onlineStudiesPercentage: number(),
  onlineStudiesStudyPermit: yesNo(),
};
