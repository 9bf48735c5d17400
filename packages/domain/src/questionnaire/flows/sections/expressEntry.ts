import { accompanyingSpouse, maritalStatusGroup } from "../../family/family.ts";
import { familyMembersLocationGroup, spouseFamilyMembersLocationGroup } from "../../family/familyMembers.ts";
import { hasAccompanyingChild, numberOfChildren } from "../../family/children.ts";
import {
  spouseAddress,
  spouseBirthday,
  spouseCountry,
  spouseDateOfMarriage,
  spouseGender,
  spouseNameGroup,
  spouseProvince,
  spouseShareSameAddress,
} from "../../family/spouseIdentity.ts";
import {
  spousePassport,
  spousePassportExpiryDate,
  spousePassportIssueDate,
  spousePassportNumber,
  spouseUSPR,
} from "../../family/spousePassport.ts";
import {
  languageTestDate,
  languageTestOfCandidate,
  secondLanguageTest,
  secondLanguageTestDate,
  secondLanguageTestScore,
} from "../../expressEntry/languageOfCandidate.ts";
import {
  eoHomeAddress,
  familyOfImmigrant,
  profileEducation,
  settlementAmount,
  settlementMoney,
} from "../../expressEntry/pagesInItsWords.ts";
import { provincesOfInterestGroup } from "../../expressEntry/provinceOfInterest.ts";
import {
  spouseAssessmentDate,
  spouseCanadianWorkYears,
  spouseEducationProof,
  spouseHighestEducation,
  spouseLanguageTest,
  spouseLanguageTestDate,
  spouseLanguageTestScore,
  spouseStudiedInCanada,
} from "../../expressEntry/spouseOfCandidate.ts";
import {
  eoAssessmentDate,
  eoCanadianCredential,
  eoEducationProof,
  eoStudiedInCanada,
  eoTwoAcademicYears,
} from "../../expressEntry/studiesOfCandidate.ts";
import {
  certificateDate,
  certificateOccupation,
  certificateProvince,
  eoAppliedForPr,
  eoOfferQualifies,
  eoRelativeInCanada,
  eoTradeCertificate,
  hasCanadianSibling,
  hasCertificateOfQualification,
  hasProvincialNomination,
  nominationCertificateProvince,
} from "../../expressEntry/whatGivesPoints.ts";
import {
  eoCanadianWorkYears,
  eoContinuousSkilledYear,
  eoForeignWorkYears,
  eoJobDescription,
  eoJobStatus,
  eoJobTitle,
  eoOccupationCode,
  eoRecentCanadianYear,
  eoTradeWorkTwoYears,
} from "../../expressEntry/workOfCandidate.ts";
import type { ListStep } from "../../step.ts";
import { canadianLevelOfStudy, canadianStudyLength } from "../../studies/postGraduation.ts";
import { languageTestScore } from "../../studies/schooling.ts";
import { intendedWorkInCanada } from "../../work/intendedWork.ts";
import { spouseCompany, spouseEmploymentStatus, spouseJobTitle, spouseStartDate } from "../../work/spouseWork.ts";
import type { Section } from "../section.ts";
import { names } from "./identity.ts";

/** What an Express Entry profile and the application after an invitation ask alike. */

export const pointsSections: readonly Section[] = [
  {
    id: "work",
    title: { en: "Your work", fr: "Votre travail" },
    steps: [
      eoJobStatus,
      eoJobTitle,
      eoJobDescription,
      eoCanadianWorkYears,
      eoRecentCanadianYear,
      eoForeignWorkYears,
      eoOccupationCode,
      eoContinuousSkilledYear,
      eoTradeWorkTwoYears,
    ],
  },
  {
    id: "studies",
    title: { en: "Your studies", fr: "Vos études" },
    steps: [
      profileEducation,
      eoEducationProof,
      eoAssessmentDate,
      eoStudiedInCanada,
      canadianLevelOfStudy,
      canadianStudyLength,
      eoCanadianCredential,
      eoTwoAcademicYears,
    ],
  },
  {
    id: "languages",
    title: { en: "Your languages", fr: "Vos langues" },
    steps: [
      languageTestOfCandidate,
      languageTestScore,
      languageTestDate,
      secondLanguageTest,
      secondLanguageTestScore,
      secondLanguageTestDate,
    ],
  },
  {
    id: "points",
    title: { en: "What else gives points", fr: "Ce qui donne aussi des points" },
    steps: [
      intendedWorkInCanada,
      eoOfferQualifies,
      eoTradeCertificate,
      hasCertificateOfQualification,
      certificateProvince,
      certificateOccupation,
      certificateDate,
      hasProvincialNomination,
      nominationCertificateProvince,
      hasCanadianSibling,
      eoRelativeInCanada,
      eoAppliedForPr,
    ],
  },
];

export const familyWith = (children: ListStep): Section => ({
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [
    familyOfImmigrant,
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
    spouseEmploymentStatus,
    spouseJobTitle,
    spouseCompany,
    spouseStartDate,
    spouseHighestEducation,
    spouseEducationProof,
    spouseAssessmentDate,
    spouseLanguageTest,
    spouseLanguageTestScore,
    spouseLanguageTestDate,
    spouseCanadianWorkYears,
    spouseStudiedInCanada,
    hasAccompanyingChild,
    numberOfChildren,
    children,
    familyMembersLocationGroup,
    spouseFamilyMembersLocationGroup,
  ],
});

export const provincesOfInterest: Section = {
  id: "provinces",
  title: { en: "Where in Canada", fr: "Où au Canada" },
  steps: [provincesOfInterestGroup],
};

export const settlement: Section = {
  id: "money",
  title: { en: "Your money", fr: "Vos fonds" },
  steps: [settlementMoney, settlementAmount],
};

/** The home address of a profile is an answer of its own (document 3 section 3.1). */
export const namesOfImmigrant: Section = {
  ...names,
  steps: names.steps.map((step) => (step.id === "homeAddress" ? eoHomeAddress : step)),
};
