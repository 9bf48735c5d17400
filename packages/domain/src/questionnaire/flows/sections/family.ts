import { accompanyingChildren, hasAccompanyingChild, numberOfChildren } from "../../family/children.ts";
import { accompanyingSpouse, familyBreakpoint, maritalStatusGroup } from "../../family/family.ts";
import { familyMembersLocationGroup, spouseFamilyMembersLocationGroup } from "../../family/familyMembers.ts";
import { usCitizensNoVisaInfo } from "../../application/finishing.ts";
import {
  childNumberOfGuardians,
  childTravellingWithParent,
  childWhyOneGuardian,
  isLivingWithCustodian,
} from "../../family/minors.ts";
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
  spouseCoop,
  spouseHasLetterOfAcceptance,
  spouseTuition,
  spouseVisaType,
  spouseVisaTypeIntro,
  spouseVisitLength,
} from "../../family/spouseVisa.ts";
import {
  spouseCompany,
  spouseEmploymentStatus,
  spouseJobOffer,
  spouseJobTitle,
  spouseReturningJobOffer,
  spouseStartDate,
} from "../../work/spouseWork.ts";
import type { Section } from "../section.ts";

/** The family: spouse or partner, children and relatives, and who looks after a minor. */

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

/** Where the family’s own applications come later: who is in it, and whether they come. */
export const familyInBrief: Section = {
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
    hasAccompanyingChild,
    numberOfChildren,
    accompanyingChildren,
  ],
};

export const custody: Section = {
  id: "custody",
  title: { en: "Travelling as a minor", fr: "Voyager à titre de mineur" },
  steps: [childTravellingWithParent, childNumberOfGuardians, childWhyOneGuardian, isLivingWithCustodian],
};
