import type { DependentVisaType } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isExpressEntry } from "../application/application.ts";
import { wasRead } from "../documentsRead.ts";
import { isMarriedOrCommonLaw, spouseAccompanies } from "./family.ts";
import { isOneOf } from "../oneOf.ts";

/** Conditions about the spouse or partner and how she or he comes along. */

/** The spouse or partner’s own papers are asked for when she or he comes along, and always for Express Entry. */
export const spouseIsInApplication = all(isMarriedOrCommonLaw, any(spouseAccompanies, isExpressEntry));

export const spouseLivesInCanada = says(
  "spouseLivesInCanada",
  { en: "your spouse or partner lives in Canada", fr: "votre conjoint ou partenaire habite au Canada" },
  (the) => the.answer("spouseCountry") === "CA",
  {
    en: "your answers do not say that your spouse or partner lives in Canada",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire habite au Canada",
  },
);

export const sharesAddressWithSpouse = says(
  "sharesAddressWithSpouse",
  { en: "you live at the same address", fr: "vous habitez à la même adresse" },
  (the) => the.answer("spouseShareSameAddress") === true,
  {
    en: "your answers do not say that you live at the same address",
    fr: "vos réponses n’indiquent pas que vous habitez à la même adresse",
  },
);

const visaNotNamed: Text = {
  en: "your answers do not say what your spouse or partner is applying for",
  fr: "vos réponses n’indiquent pas ce que votre conjoint ou partenaire demande",
};

/** Nothing while the visa type of the spouse or partner is not answered. */
function visaIs(the: CaseReader, types: readonly DependentVisaType[]): boolean | undefined {
  const type = the.answer("spouseVisaType");
  return type === undefined ? undefined : types.includes(type);
}

export const spouseComesAsVisitor = says(
  "spouseComesAsVisitor",
  { en: "your spouse or partner comes as a visitor", fr: "votre conjoint ou partenaire vient en visite" },
  (the) => visaIs(the, ["Visitor"]),
  {
    known: {
      en: "your spouse or partner does not come as a visitor",
      fr: "votre conjoint ou partenaire ne vient pas en visite",
    },
    unknown: visaNotNamed,
  },
);

export const spouseComesAsVisitorOrWorker = says(
  "spouseComesAsVisitorOrWorker",
  {
    en: "your spouse or partner comes as a visitor or with an open work permit",
    fr: "votre conjoint ou partenaire vient en visite ou avec un permis de travail ouvert",
  },
  (the) => visaIs(the, ["Visitor", "OpenWorkPermit"]),
  {
    known: {
      en: "your spouse or partner comes neither as a visitor nor with an open work permit",
      fr: "votre conjoint ou partenaire ne vient ni en visite ni avec un permis de travail ouvert",
    },
    unknown: visaNotNamed,
  },
);

export const spouseWorks = says(
  "spouseWorks",
  { en: "your spouse or partner works", fr: "votre conjoint ou partenaire travaille" },
  (the) => isOneOf(the.answer("spouseEmploymentStatus"), ["employed", "selfEmployed"]),
  {
    en: "your answers do not say that your spouse or partner works",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire travaille",
  },
);

export const spouseHasNoJob = says(
  "spouseHasNoJob",
  { en: "your spouse or partner has no job", fr: "votre conjoint ou partenaire n’a pas d’emploi" },
  (the) => isOneOf(the.answer("spouseEmploymentStatus"), ["unemployed", "student"]),
  {
    en: "your answers do not say that your spouse or partner has no job",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire est sans emploi",
  },
);

export const spouseStaysShort = says(
  "spouseStaysShort",
  {
    en: "your spouse or partner stays six months or less",
    fr: "votre conjoint ou partenaire reste six mois ou moins",
  },
  (the) => {
    const length = the.answer("spouseVisitLength");
    return length === undefined ? undefined : length === "sixMonthsOrLess";
  },
  {
    known: {
      en: "your spouse or partner stays longer than six months",
      fr: "votre conjoint ou partenaire reste plus de six mois",
    },
    unknown: {
      en: "your answers do not say how long your spouse or partner stays",
      fr: "vos réponses n’indiquent pas combien de temps votre conjoint ou partenaire reste",
    },
  },
);

export const spousePassportWasRead = says(
  "spousePassportWasRead",
  {
    en: "your spouse or partner’s passport was already read",
    fr: "le passeport de votre conjoint ou partenaire a déjà été lu",
  },
  (the) =>
    wasRead(the, "spouse-passport", ["passportNumber", "passportExpiryDate", "passportIssueDate"], { role: "spouse" }),
  {
    en: "the passport of your spouse or partner was not read yet",
    fr: "le passeport de votre conjoint ou partenaire n’a pas encore été lu",
  },
);

export const spouseHasAcceptance = says(
  "spouseHasAcceptance",
  {
    en: "your spouse or partner has a letter of acceptance",
    fr: "votre conjoint ou partenaire a une lettre d’acceptation",
  },
  (the) => the.answer("spouseHasLetterOfAcceptance") === true,
  {
    en: "your answers do not show a letter of acceptance of your spouse or partner",
    fr: "vos réponses n’indiquent pas de lettre d’acceptation de votre conjoint ou partenaire",
  },
);
