import {
  canadianPhone,
  homeAddress,
  isSameAddress,
  mailingAddress,
  residentialAddress,
} from "../background/addresses.ts";
import { educationAgentGroup } from "../application/agent.ts";
import { biometricsContradictionCheck, biometricsGroup } from "../biometrics/biometrics.ts";
import { accompanyingChildren, hasAccompanyingChild, numberOfChildren } from "../family/children.ts";
import { criminalHistoryGroup, spouseCriminalHistoryGroup } from "../background/criminal.ts";
import { accompanyingSpouse, familyBreakpoint, maritalStatusGroup } from "../family/family.ts";
import { familyMembersLocationGroup, spouseFamilyMembersLocationGroup } from "../family/familyMembers.ts";
import {
  earlyUpload,
  preAssessmentComplete,
  reviewAnswers,
  uploadYourDocuments,
  usCitizensNoVisaInfo,
  welcome,
} from "../application/finishing.ts";
import { hasDesireToWorkInMedicalProfession, hasMedicalExam, isHealthy, isMedicalWork } from "../health/health.ts";
import {
  changeOfStatus,
  fullTimeStudent,
  leaveFromStudies,
  onlineStudies,
  onlineStudiesPercentage,
  onlineStudiesStudyPermit,
  wasNotEnrolledAsStudentDetails,
} from "../studies/howStudiesWent.ts";
import { birthCountry, birthday, gender, passportCountries, passportCountryEntry } from "../identity/identity.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  insideCanadaOther,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../status/insideCanada.ts";
import { insideCanadaEntryDates, previousImmigrationStatusGroup } from "../status/insideCanadaHistory.ts";
import { medicalHistoryDetails, medicalHistoryGroup, tuberculosisExposure } from "../health/medicalHistory.ts";
import {
  childNumberOfGuardians,
  childTravellingWithParent,
  childWhyOneGuardian,
  isLivingWithCustodian,
} from "../family/minors.ts";
import {
  financialSupport,
  financialSupporterFullName,
  financialSupporterRelation,
  hasFinances,
  hasProperty,
  hasSecondFinancialSupporter,
  secondFinancialSupporterFullName,
  userInputAvailableFunds,
} from "../money/money.ts";
import {
  birthName,
  hasOtherFamilyNames,
  hasOtherGivenNames,
  isDiffToBirthName,
  isNameSameOnOfficialDocs,
  otherFamilyNames,
  otherGivenNames,
} from "../identity/names.ts";
import { passportExpiryDate, passportIssueDate, passportNumber } from "../identity/passport.ts";
import { country } from "../background/residence.ts";
import { spouseCountriesVisited, spouseHasMedicalExam, spouseHealth, spouseMedical } from "../health/spouseHealth.ts";
import {
  spouseAddress,
  spouseBirthday,
  spouseCountry,
  spouseDateOfMarriage,
  spouseGender,
  spouseNameGroup,
  spouseProvince,
  spouseShareSameAddress,
} from "../family/spouseIdentity.ts";
import {
  spouseCommunity,
  spouseFamilyToReturnTo,
  spouseFuturePlans,
  spouseHowWeMet,
  spouseNarrativeIntro,
  spouseReasonForAccompanying,
} from "../family/spouseNarrative.ts";
import {
  spousePassport,
  spousePassportExpiryDate,
  spousePassportIssueDate,
  spousePassportNumber,
  spouseUSPR,
} from "../family/spousePassport.ts";
import {
  spouseCoop,
  spouseHasLetterOfAcceptance,
  spouseTuition,
  spouseVisaType,
  spouseVisaTypeIntro,
  spouseVisitLength,
} from "../family/spouseVisa.ts";
import { spouseVisaViolationsGroup } from "../background/spouseVisaViolations.ts";
import {
  spouseCompany,
  spouseEmploymentStatus,
  spouseJobOffer,
  spouseJobTitle,
  spouseReturningJobOffer,
  spouseStartDate,
} from "../work/spouseWork.ts";
import { travelHistoryGroup } from "../background/travel.ts";
import {
  gacFunding,
  globalAffairs,
  hasOtherScholarship,
  scholarship,
  scholarshipAmount,
  tuitionPayment,
  tuitionPaymentAmount,
  tuitionPaymentDate,
} from "../money/tuition.ts";
import {
  historyBreakpoint,
  neverAppliedConfirmation,
  previousVisaApplications,
  uciNumber,
} from "../background/visaHistory.ts";
import { visaViolations } from "../background/visaViolations.ts";
import { employmentStatus, jobDescription, jobTitle } from "../work/work.ts";
import type { Section } from "./section.ts";

/** Sections that several flows of students and their families have in common (docs/facts/questionnaire.md section 1). */

export const start: Section = {
  id: "start",
  title: { en: "Getting started", fr: "Pour commencer" },
  steps: [welcome, earlyUpload],
};

export const you: Section = {
  id: "you",
  title: { en: "About you", fr: "À propos de vous" },
  steps: [birthday, gender, birthCountry],
};

export const money: Section = {
  id: "money",
  title: { en: "Your money", fr: "Vos fonds" },
  steps: [
    tuitionPayment,
    tuitionPaymentAmount,
    tuitionPaymentDate,
    scholarship,
    hasOtherScholarship,
    scholarshipAmount,
    gacFunding,
    globalAffairs,
    financialSupport,
    financialSupporterRelation,
    financialSupporterFullName,
    hasSecondFinancialSupporter,
    secondFinancialSupporterFullName,
    hasFinances,
    userInputAvailableFunds,
    hasProperty,
  ],
};

export const family: Section = {
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [
    familyBreakpoint,
    maritalStatusGroup,
    accompanyingSpouse,
    spouseNameGroup,
    spouseDateOfMarriage,
    spouseBirthday,
    spouseCountry,
    spouseGender,
    spouseProvince,
    spouseShareSameAddress,
    spouseAddress,
    spousePassport,
    spousePassportNumber,
    spousePassportIssueDate,
    spousePassportExpiryDate,
    spouseUSPR,
    spouseHasLetterOfAcceptance,
    spouseVisaTypeIntro,
    spouseVisaType,
    spouseVisitLength,
    spouseCoop,
    spouseTuition,
    spouseJobOffer,
    spouseEmploymentStatus,
    spouseJobTitle,
    spouseCompany,
    spouseStartDate,
    spouseReturningJobOffer,
    hasAccompanyingChild,
    numberOfChildren,
    accompanyingChildren,
    usCitizensNoVisaInfo,
    familyMembersLocationGroup,
    spouseFamilyMembersLocationGroup,
  ],
};

export const custody: Section = {
  id: "custody",
  title: { en: "Travelling as a minor", fr: "Voyager à titre de mineur" },
  steps: [childTravellingWithParent, childNumberOfGuardians, childWhyOneGuardian, isLivingWithCustodian],
};

export const names: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [
    isNameSameOnOfficialDocs,
    hasOtherFamilyNames,
    otherFamilyNames,
    hasOtherGivenNames,
    otherGivenNames,
    isDiffToBirthName,
    birthName,
    passportNumber,
    passportIssueDate,
    passportExpiryDate,
    homeAddress,
    residentialAddress,
    isSameAddress,
    mailingAddress,
    canadianPhone,
  ],
};

export const history: Section = {
  id: "history",
  title: { en: "Your history", fr: "Vos antécédents" },
  steps: [
    historyBreakpoint,
    previousVisaApplications,
    neverAppliedConfirmation,
    visaViolations,
    travelHistoryGroup,
    biometricsGroup,
    biometricsContradictionCheck,
  ],
};

export const health: Section = {
  id: "health",
  title: { en: "Your health", fr: "Votre santé" },
  steps: [
    isHealthy,
    isMedicalWork,
    hasDesireToWorkInMedicalProfession,
    hasMedicalExam,
    medicalHistoryGroup,
    tuberculosisExposure,
    medicalHistoryDetails,
  ],
};

export const law: Section = {
  id: "law",
  title: { en: "You and the law", fr: "Vous et la justice" },
  steps: [criminalHistoryGroup],
};

export const spouseStory: Section = {
  id: "spouseStory",
  title: { en: "Your spouse or partner’s words", fr: "Dans les mots de votre conjoint ou partenaire" },
  steps: [
    spouseNarrativeIntro,
    spouseHowWeMet,
    spouseFamilyToReturnTo,
    spouseFuturePlans,
    spouseCommunity,
    spouseReasonForAccompanying,
  ],
};

export const agent: Section = {
  id: "agent",
  title: { en: "Who helps you", fr: "Qui vous aide" },
  steps: [educationAgentGroup],
};

export const documents: Section = {
  id: "documents",
  title: { en: "Your documents", fr: "Vos documents" },
  steps: [uploadYourDocuments],
};

export const finish: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [reviewAnswers, preAssessmentComplete],
};

export const whereInside: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    passportCountries,
    passportCountryEntry,
  ],
};

/** Who renews a permit from inside Canada, with all on which the result about doing so rests. */
export const whereInsideRenewing: Section = {
  ...whereInside,
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    previousImmigrationStatusGroup,
    insideCanadaOther,
    insideCanadaEntryDates,
    passportCountries,
    passportCountryEntry,
  ],
};

export const howStudiesWent: Section = {
  id: "how",
  title: { en: "How you studied", fr: "Vos études jusqu’ici" },
  steps: [
    fullTimeStudent,
    wasNotEnrolledAsStudentDetails,
    leaveFromStudies,
    changeOfStatus,
    onlineStudies,
    onlineStudiesPercentage,
    onlineStudiesStudyPermit,
  ],
};

export const workInCanada: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [employmentStatus, jobTitle, jobDescription],
};

export const spouseHistory: Section = {
  id: "spouseHistory",
  title: { en: "Your spouse or partner’s history", fr: "Antécédents de votre conjoint ou partenaire" },
  steps: [
    spouseCountriesVisited,
    spouseHealth,
    spouseMedical,
    spouseHasMedicalExam,
    spouseCriminalHistoryGroup,
    spouseVisaViolationsGroup,
  ],
};

export const youWithNumber: Section = {
  id: "you",
  title: { en: "About you", fr: "À propos de vous" },
  steps: [birthday, gender, birthCountry, uciNumber],
};

export const moneyShort: Section = {
  id: "money",
  title: { en: "Your money", fr: "Vos fonds" },
  steps: [hasFinances, userInputAvailableFunds],
};

export const familyNames: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [
    passportNumber,
    passportIssueDate,
    passportExpiryDate,
    homeAddress,
    residentialAddress,
    isSameAddress,
    mailingAddress,
    canadianPhone,
  ],
};

export const historyPage: Section = {
  id: "history",
  title: { en: "Your history", fr: "Vos antécédents" },
  steps: [historyBreakpoint],
};
