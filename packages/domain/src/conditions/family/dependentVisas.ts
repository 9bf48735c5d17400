import type { DependentVisaType } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";
import { isYounger } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { familyFormChildAge, minorAge, schoolAge } from "../../tables/family/ages.ts";
import { childAges } from "../identity/ages.ts";
import { isOneOf } from "../oneOf.ts";

/** What the spouse and each child ask for: the visa type chosen for them. */

const visaOfSpouse = (the: CaseReader): DependentVisaType | undefined => {
  const spouse = the.spouse();
  return (spouse && the.dependent(spouse, "visaType")) ?? undefined;
};

const spouseAsksFor = (id: string, sentence: Text, visaType: DependentVisaType): CaseCondition =>
  says(id, sentence, (the) => visaOfSpouse(the) === visaType);

const childAsksFor = (id: string, sentence: Text, visaType: DependentVisaType): CaseCondition =>
  says(id, sentence, (the) => the.dependent(the.child(), "visaType") === visaType);

export const spouseAsksToStudy = spouseAsksFor(
  "spouseAsksToStudy",
  {
    en: "your spouse or partner is applying for a first study permit",
    fr: "votre conjoint ou partenaire demande un premier permis d’études",
  },
  "Student",
);

export const spouseRenewsStudies = spouseAsksFor(
  "spouseRenewsStudies",
  {
    en: "your spouse or partner is extending a study permit",
    fr: "votre conjoint ou partenaire prolonge un permis d’études",
  },
  "StudentExtension",
);

export const spouseAsksToWork = spouseAsksFor(
  "spouseAsksToWork",
  {
    en: "your spouse or partner is applying for an open work permit",
    fr: "votre conjoint ou partenaire demande un permis de travail ouvert",
  },
  "OpenWorkPermit",
);

export const spouseAsksToVisit = spouseAsksFor(
  "spouseAsksToVisit",
  { en: "your spouse or partner comes as a visitor", fr: "votre conjoint ou partenaire vient en visite" },
  "Visitor",
);

export const spouseStaysHome = spouseAsksFor(
  "spouseStaysHome",
  {
    en: "your spouse or partner is not applying for a visa or permit",
    fr: "votre conjoint ou partenaire ne demande ni visa ni permis",
  },
  "None",
);

/** Known to live elsewhere; an unanswered country is neither here nor there. */
export const spouseLivesAbroad = says(
  "spouseLivesAbroad",
  { en: "your spouse or partner lives outside Canada", fr: "votre conjoint ou partenaire habite hors du Canada" },
  (the) => {
    const country = the.answer("spouseCountry");
    return country !== undefined && country !== "CA";
  },
);

export const childAsksToStudy = childAsksFor(
  "childAsksToStudy",
  { en: "this child is applying for a first study permit", fr: "cet enfant demande un premier permis d’études" },
  "Student",
);

export const childRenewsStudies = childAsksFor(
  "childRenewsStudies",
  { en: "this child is extending a study permit", fr: "cet enfant prolonge un permis d’études" },
  "StudentExtension",
);

export const childAsksToVisit = childAsksFor(
  "childAsksToVisit",
  { en: "this child comes as a visitor", fr: "cet enfant vient en visite" },
  "Visitor",
);

export const childNeedsNoVisa = childAsksFor(
  "childNeedsNoVisa",
  { en: "this child needs no visa", fr: "cet enfant n’a pas besoin de visa" },
  "VisaFree",
);

export const childStaysHome = childAsksFor(
  "childStaysHome",
  { en: "this child is not applying for a visa or permit", fr: "cet enfant ne demande ni visa ni permis" },
  "None",
);

export const childIs18 = says(
  "childIs18",
  { en: "this child is 18 or older", fr: "cet enfant a 18 ans ou plus" },
  (the) => {
    const ages = childAges(the);
    const limit = the.row(familyFormChildAge);
    return limit.found && isYounger(ages, limit.row.value) === false;
  },
);

export const spouseStudies = any(spouseAsksToStudy, spouseRenewsStudies);

export const spouseAsksForPermit = any(spouseAsksToWork, spouseAsksToStudy, spouseRenewsStudies);

export const childStudies = any(childAsksToStudy, childRenewsStudies);

/** Old enough for school and not yet of age. */
export const childIsOfSchoolAge = says(
  "childIsOfSchoolAge",
  { en: "this child is of school age", fr: "cet enfant est d’âge scolaire" },
  (the) => {
    const ages = childAges(the);
    const [from, until] = [the.row(schoolAge), the.row(minorAge)];
    if (!from.found || !until.found) return false;
    return isYounger(ages, from.row.value) === false && isYounger(ages, until.row.value) === true;
  },
);

export const spouseStaysLong = says(
  "spouseStaysLong",
  {
    en: "your spouse or partner stays longer than six months",
    fr: "votre conjoint ou partenaire reste plus de six mois",
  },
  (the) => the.answer("spouseVisitLength") === "sixMonthsOrMore",
);

export const spouseHasPlacement = says(
  "spouseHasPlacement",
  {
    en: "the studies of your spouse or partner include a work placement",
    fr: "les études de votre conjoint ou partenaire comprennent un stage",
  },
  (the) => the.answer("spouseCoop") === true,
);

export const spouseIsEmployed = says(
  "spouseIsEmployed",
  { en: "your spouse or partner has a job", fr: "votre conjoint ou partenaire a un emploi" },
  (the) => the.answer("spouseEmploymentStatus") === "employed",
);

export const spouseIsSelfEmployed = says(
  "spouseIsSelfEmployed",
  { en: "your spouse or partner is self-employed", fr: "votre conjoint ou partenaire travaille à son compte" },
  (the) => the.answer("spouseEmploymentStatus") === "selfEmployed",
);

export const spouseReturnsToJob = says(
  "spouseReturnsToJob",
  {
    en: "a job is waiting for your spouse or partner at home",
    fr: "un emploi attend votre conjoint ou partenaire au pays",
  },
  (the) => the.answer("spouseReturningJobOffer") === true,
);

/** Another parent does not travel: the child comes with one adult or none, or the couple no longer travels together. */
export const childHasParentLeftBehind = says(
  "childHasParentLeftBehind",
  {
    en: "another parent of this child does not travel along",
    fr: "un autre parent de cet enfant ne voyage pas avec lui",
  },
  (the) =>
    isOneOf(the.answer("childTravellingWithParent"), ["oneParent", "oneGuardian", "alone"]) ||
    (the.answer("accompanyingSpouse") === false &&
      isOneOf(the.answer("maritalStatus"), ["married", "commonLaw", "legallySeparated", "divorced"])),
);
