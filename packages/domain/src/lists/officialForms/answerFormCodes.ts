import { generalKnowledge, officialText, secondaryText } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

/** What values of answers stand for elsewhere. Their wording is beside the questions. */

const formTemplate = secondaryText(
  "Lists in the template of form IMM 1294, as taken out by others",
  "https://github.com/VitaliiDTS/pdf-xfa",
);

export const highestEducationCodes: FactList<FactEntry & { readonly code: string }> = {
  id: "highestEducationCodes",
  title: { en: "Highest education, by code of the form", fr: "Plus haut niveau d’études, par code du formulaire" },
  source: formTemplate,
  note: "The codes agree in two extractions. The levels follow the question of the Express Entry tool, which was not read again, and their pairing with the codes is ours.",
  entries: [
    { id: "none", code: "00", label: "None" },
    { id: "secondary", code: "01", label: "Secondary or less" },
    { id: "oneYear", code: "03", label: "Non-University Certificate/Diploma" },
    { id: "twoYear", code: "03", label: "Non-University Certificate/Diploma" },
    { id: "trade", code: "02", label: "Trade/Apprenticeship Certificate/Diploma" },
    { id: "bachelor", code: "05", label: "Bachelor’s Degree" },
    { id: "twoOrMore", code: "06", label: "Post Graduate – No Degree" },
    { id: "professional", code: "07", label: "Master’s Degree" },
    { id: "master", code: "07", label: "Master’s Degree" },
    { id: "doctorate", code: "08", label: "Doctorate - Ph D" },
  ],
};

export const levelOfStudyCodes: FactList<
  FactEntry & {
    readonly code: string;
    /** Left out where the answer does not tell. */ readonly postSecondary?: boolean;
    /** A bachelor’s, master’s or doctoral degree for a post-graduation work permit. */ readonly degree: boolean;
  }
> = {
  id: "levelOfStudyCodes",
  title: { en: "Level of study, by code of the form", fr: "Niveau d’études, par code du formulaire" },
  source: formTemplate,
  note: "The codes agree in two extractions; the grouping is ours. Two answers share the code 04.",
  entries: [
    { id: "primary", code: "01", label: "Primary School", postSecondary: false, degree: false },
    { id: "secondary", code: "02", label: "Secondary School", postSecondary: false, degree: false },
    { id: "vocationalQuebec", code: "10", label: "PTC/TCST/DVS/AVS", postSecondary: true, degree: false },
    { id: "cegepPreUniversity", code: "11", label: "CEGEP - Pre-university", postSecondary: true, degree: false },
    { id: "cegepTechnical", code: "12", label: "CEGEP - Technical", postSecondary: true, degree: false },
    { id: "collegeCertificate", code: "13", label: "College - Certificate", postSecondary: true, degree: false },
    { id: "collegeDiploma", code: "14", label: "College - Diploma", postSecondary: true, degree: false },
    { id: "collegeAppliedDegree", code: "15", label: "College - Applied degree", postSecondary: true, degree: true },
    { id: "bachelor", code: "04", label: "University - Bachelor's Deg.", postSecondary: true, degree: true },
    { id: "graduateCertificate", code: "07", label: "University - Other Studies", postSecondary: true, degree: false },
    { id: "master", code: "05", label: "University - Master's Deg.", postSecondary: true, degree: true },
    { id: "doctorate", code: "06", label: "University - Doctorate", postSecondary: true, degree: true },
    { id: "professional", code: "04", label: "University - Bachelor's Deg.", postSecondary: true, degree: true },
    { id: "languageSchool", code: "16", label: "ESL/FSL", postSecondary: false, degree: false },
    { id: "languageAndCollege", code: "17", label: "ESL/FSL and College", postSecondary: true, degree: false },
    { id: "languageAndUniversity", code: "18", label: "ESL/FSL and University", postSecondary: true, degree: false },
    { id: "other", code: "08", label: "Other Studies", degree: false },
  ],
};

/** Where in the law a reason for being in Canada stands. */
export const insideCanadaLaw: FactList = {
  id: "insideCanadaLaw",
  title: {
    en: "Reasons to apply inside Canada, by section",
    fr: "Motifs pour présenter une demande au Canada, par article",
  },
  source: officialText(
    "Immigration and Refugee Protection Regulations (SOR/2002-227), sections 206, 207 and 215, consolidation to 2026-06-14",
    "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  ),
  note: "R is the Regulations, A the Act.",
  entries: [
    { id: "minorChild", label: "R215(1)(f)(i), R215(2), A30(2)" },
    { id: "appliedForPr", label: "R215(1)(g) with R207" },
    { id: "unenforceableRemovalOrder", label: "R215(1)(d)" },
    { id: "specialRelationship", label: "R215(2)" },
    { id: "refugeeClaimant", label: "R206, R207(c), R215(1)(d)(g)" },
    { id: "exchangeStudent", label: "R215(1)(f)(ii)" },
    { id: "prerequisiteCompleted", label: "R215(1)(f)(iii)" },
    { id: "temporaryResidentPermit", label: "R215(1)(e)" },
  ],
};

export const relationshipGroups: FactList<
  FactEntry & {
    readonly group: string;
    /** Counts as a relative in Canada for Express Entry. */ readonly inCanadaCounts: boolean;
  }
> = {
  id: "relationshipGroups",
  title: { en: "Relationships, by group", fr: "Liens de parenté, par groupe" },
  source: generalKnowledge(
    "Groups of the specification (document 3 section 3.6), and relatives in Canada for Express Entry as commonly stated",
  ),
  note: "The groups are those of the specification. Which relatives count for Express Entry, of the applicant or the spouse, is general knowledge.",
  entries: [
    { id: "spouse", label: "Spouse", group: "partner", inCanadaCounts: false },
    { id: "commonLaw", label: "Common-law partner", group: "partner", inCanadaCounts: false },
    { id: "mother", label: "Mother", group: "parents", inCanadaCounts: true },
    { id: "father", label: "Father", group: "parents", inCanadaCounts: true },
    { id: "stepMother", label: "Stepmother", group: "stepRelatives", inCanadaCounts: false },
    { id: "stepFather", label: "Stepfather", group: "stepRelatives", inCanadaCounts: false },
    { id: "brother", label: "Brother", group: "siblings", inCanadaCounts: true },
    { id: "sister", label: "Sister", group: "siblings", inCanadaCounts: true },
    { id: "halfBrother", label: "Half-brother", group: "siblings", inCanadaCounts: true },
    { id: "halfSister", label: "Half-sister", group: "siblings", inCanadaCounts: true },
    { id: "stepBrother", label: "Stepbrother", group: "stepRelatives", inCanadaCounts: false },
    { id: "stepSister", label: "Stepsister", group: "stepRelatives", inCanadaCounts: false },
    { id: "grandmother", label: "Grandmother", group: "grandparents", inCanadaCounts: true },
    { id: "grandfather", label: "Grandfather", group: "grandparents", inCanadaCounts: true },
    { id: "son", label: "Son", group: "children", inCanadaCounts: true },
    { id: "daughter", label: "Daughter", group: "children", inCanadaCounts: true },
    { id: "stepSon", label: "Stepson", group: "children", inCanadaCounts: true },
    { id: "stepDaughter", label: "Stepdaughter", group: "children", inCanadaCounts: true },
    { id: "grandson", label: "Grandson", group: "grandchildren", inCanadaCounts: true },
    { id: "granddaughter", label: "Granddaughter", group: "grandchildren", inCanadaCounts: true },
    { id: "aunt", label: "Aunt", group: "auntsUncles", inCanadaCounts: true },
    { id: "uncle", label: "Uncle", group: "auntsUncles", inCanadaCounts: true },
    { id: "niece", label: "Niece", group: "niecesNephews", inCanadaCounts: true },
    { id: "nephew", label: "Nephew", group: "niecesNephews", inCanadaCounts: true },
    { id: "cousin", label: "Cousin", group: "other", inCanadaCounts: false },
    { id: "other", label: "Other relative", group: "other", inCanadaCounts: false },
  ],
};
