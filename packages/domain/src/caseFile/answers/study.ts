import { date, freeText, number, objectOf, oneOf, yesNo } from '../../kernel/shape.ts';
import { province } from './places.ts';

/** Answer keys of the theme study, spelt as in the specification (document 3 section 3). */
export const studyAnswers = {
  schoolAcceptanceStatus: oneOf(['yesAndAccepted', 'yes', 'conditional', 'waiting', 'no']),
  schoolName: freeText(),
  dli: freeText(),
  province: province(),
  schoolAddressObject: objectOf({
    streetNumber: freeText(),
    streetName: freeText(),
    city: freeText(),
    province: province(),
    postalCode: freeText(),
  }),
  formCanadianLevelOfStudy: oneOf(['primary', 'secondary', 'vocationalQuebec', 'cegepPreUniversity', 'cegepTechnical', 'collegeCertificate', 'collegeDiploma', 'collegeAppliedDegree', 'bachelor', 'graduateCertificate', 'master', 'doctorate', 'professional', 'languageSchool', 'languageAndCollege', 'languageAndUniversity', 'other']),
  programName: freeText(),
  fieldOfStudy: oneOf(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19']),
  startOfCanadianStudyProgram: date(),
  lengthOfStudies: number(),
  graduationDate: date(),
  hasPal: yesNo(),
  degreeRelation: yesNo(),
  highestEducation: oneOf(['none', 'secondary', 'oneYear', 'twoYear', 'trade', 'bachelor', 'twoOrMore', 'professional', 'master', 'doctorate']),
  mostRecentStudies: oneOf(['secondaryInCanada', 'secondaryAbroad', 'postSecondaryInCanada', 'postSecondaryAbroad', 'languageOrOther']),
  studiedInCanada: yesNo(),
  previousApplication: yesNo(),
  willWorkInCanadaAfterGrad: oneOf(['yes', 'no', 'notSure']),
  willPursuePr: oneOf(['yes', 'no', 'notSure']),
  appliedForPr: yesNo(),
  languageTest: oneOf(['CAEL', 'IELTS', 'CELPIP', 'PTE', 'TOEFL', 'TEF', 'TCF', 'TEFAQ', 'Duolingo', 'Other', 'None']),
  languageTestScore: objectOf({
    Speaking: freeText(),
    Listening: freeText(),
    Reading: freeText(),
    Writing: freeText(),
  }),
};
