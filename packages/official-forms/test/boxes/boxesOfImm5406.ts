import type { Box } from "./box.ts";

/**
 * Where each value of form IMM 5406 (05-2026) stands in the file, by published lists (docs/facts/official-forms.md section 7).
 * It owes nothing to the map.
 */
export const boxesOfImm5406: readonly Box[] = [
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData/Row/FamilyName",
    "applicant.familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData/Row/GivenNames",
    "applicant.givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData/Row/DOB", "applicant.dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData[1]/Row/COB",
    "applicant.countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData[1]/Row/Address",
    "applicant.presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionA/SectionAinfo/Applicant/PaddedEntry/PersonalData[1]/Row/Email", "applicant.email", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Spouse/PaddedEntry/PersonalData/Row/FamilyName", "spouse.familyName", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Spouse/PaddedEntry/PersonalData/Row/GivenNames", "spouse.givenNames", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Spouse/PaddedEntry/PersonalData/Row/DOB", "spouse.dateOfBirth", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Spouse/PaddedEntry/PersonalData[1]/Row/COB", "spouse.countryOfBirth", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Spouse/PaddedEntry/PersonalData[1]/Row/Address", "spouse.presentAddress", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent1/PaddedEntry/PersonalData/Row/FamilyName", "parent1.familyName", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent1/PaddedEntry/PersonalData/Row/GivenNames", "parent1.givenNames", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent1/PaddedEntry/PersonalData/Row/DOB", "parent1.dateOfBirth", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent1/PaddedEntry/PersonalData[1]/Row/COB", "parent1.countryOfBirth", ""],
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Parent1/PaddedEntry/PersonalData[1]/Row/Address",
    "parent1.presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent2/PaddedEntry/PersonalData/Row/FamilyName", "parent2.familyName", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent2/PaddedEntry/PersonalData/Row/GivenNames", "parent2.givenNames", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent2/PaddedEntry/PersonalData/Row/DOB", "parent2.dateOfBirth", ""],
  ["IMM_5406/page1/SectionA/SectionAinfo/Parent2/PaddedEntry/PersonalData[1]/Row/COB", "parent2.countryOfBirth", ""],
  [
    "IMM_5406/page1/SectionA/SectionAinfo/Parent2/PaddedEntry/PersonalData[1]/Row/Address",
    "parent2.presentAddress",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData/Row/Relationship",
    "children[0].relationship",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData/Row/FamilyName", "children[0].familyName", ""],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData/Row/GivenNames", "children[0].givenNames", ""],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData/Row/DOB", "children[0].dateOfBirth", ""],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData[1]/Row/COB", "children[0].countryOfBirth", ""],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData[1]/Row/Address",
    "children[0].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child/PaddedEntry/PersonalData[1]/Row/Email", "children[0].email", ""],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData/Row/Relationship",
    "children[1].relationship",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData/Row/FamilyName",
    "children[1].familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData/Row/GivenNames",
    "children[1].givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData/Row/DOB", "children[1].dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData[1]/Row/COB",
    "children[1].countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData[1]/Row/Address",
    "children[1].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child[1]/PaddedEntry/PersonalData[1]/Row/Email", "children[1].email", ""],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData/Row/Relationship",
    "children[2].relationship",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData/Row/FamilyName",
    "children[2].familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData/Row/GivenNames",
    "children[2].givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData/Row/DOB", "children[2].dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData[1]/Row/COB",
    "children[2].countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData[1]/Row/Address",
    "children[2].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionB/SectionBinfo/Child[2]/PaddedEntry/PersonalData[1]/Row/Email", "children[2].email", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData/Row/Relationship",
    "siblings[0].relationship",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData/Row/FamilyName",
    "siblings[0].familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData/Row/GivenNames",
    "siblings[0].givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData/Row/DOB", "siblings[0].dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData[1]/Row/COB",
    "siblings[0].countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData[1]/Row/Address",
    "siblings[0].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling/PaddedEntry/PersonalData[1]/Row/Email", "siblings[0].email", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData/Row/Relationship",
    "siblings[1].relationship",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData/Row/FamilyName",
    "siblings[1].familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData/Row/GivenNames",
    "siblings[1].givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData/Row/DOB", "siblings[1].dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData[1]/Row/COB",
    "siblings[1].countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData[1]/Row/Address",
    "siblings[1].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling[1]/PaddedEntry/PersonalData[1]/Row/Email", "siblings[1].email", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData/Row/Relationship",
    "siblings[2].relationship",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData/Row/FamilyName",
    "siblings[2].familyName",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData/Row/GivenNames",
    "siblings[2].givenNames",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData/Row/DOB", "siblings[2].dateOfBirth", ""],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData[1]/Row/COB",
    "siblings[2].countryOfBirth",
    "",
  ],
  [
    "IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData[1]/Row/Address",
    "siblings[2].presentAddress",
    "",
  ],
  ["IMM_5406/page1/SectionC/SectionCinfo/Sibling[2]/PaddedEntry/PersonalData[1]/Row/Email", "siblings[2].email", ""],
];
