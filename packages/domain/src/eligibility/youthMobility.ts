import type { IecResult } from "./youthMobilityMessages.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, says, type CaseRule } from "../caseFile/rule.ts";
import {
  addressIsNotAnswered,
  agreementAsksForResidence,
  agreementsAreNotKnown,
  countryHasNoAgreement,
  countryIsNotChosen,
  isCitizenOfUnitedStates,
  saidNoAddressThere,
} from "../conditions/youthMobility/agreement.ts";
import {
  ageIsNotKnown,
  limitOfCategoryIsOpen,
  partOfBirthdayLeavesLimitsOpen,
  isTooOldFor,
  isTooOldForIec,
  isTooYoungForIec,
  saysToBeOutsideLimits,
} from "../conditions/youthMobility/age.ts";
import {
  agreementLacks,
  hasOfferForIec,
  offerForIecIsNotAnswered,
  placementAsksForResidence,
  studiesOutsideAreNotAnswered,
  studiesOutsideCanada,
} from "../conditions/youthMobility/categories.ts";
import { participationIsNotAnswered, participationsAreUsedUp } from "../conditions/youthMobility/participation.ts";
import { countryIsNotListed, organizationSupports } from "../conditions/youthMobility/youthMobility.ts";
import { all, not } from "../kernel/condition.ts";
import type { Decision } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import { iecProgrammes, type IecCategoryKey, type IecProgramme } from "../lists/youthMobility/iecProgrammes.ts";
import { productSpecification } from "../tables/sources.ts";
import { lengthOfCategory, messageOf } from "./youthMobilityMessages.ts";

/** Whether somebody may take part in International Experience Canada, and in which categories (document 3 section 4.7). */

const organizationIsNotAnswered = says(
  "organizationIsNotAnswered",
  {
    en: "you have not told us yet whether a recognized organization gave you a letter",
    fr: "vous n’avez pas encore dit si un organisme reconnu vous a remis une lettre",
  },
  (the) => the.answer("iecHasLetterFromIecRecognizedOrganization") === undefined,
);
const noOrganization = says(
  "noOrganization",
  {
    en: "citizens of the United States take part only through a recognized organization, and you have no letter from one",
    fr: "les citoyens des États-Unis participent seulement par un organisme reconnu, et vous n’en avez pas de lettre",
  },
  (the) => the.answer("iecHasLetterFromIecRecognizedOrganization") === false,
);

const specification = productSpecification("document 3 section 4.7");

/** What is known to stand against it comes before what is not known yet. */
export const iecRule: CaseRule<IecResult | null> = {
  id: "eligibility.iec",
  cases: [
    [countryIsNotChosen, null],
    [countryIsNotListed, "INELIGIBLE"],
    [isTooYoungForIec, "INELIGIBLE"],
    [all(isCitizenOfUnitedStates, saysToBeOutsideLimits), "INELIGIBLE"],
    [all(isCitizenOfUnitedStates, noOrganization), "INELIGIBLE"],
    [all(isCitizenOfUnitedStates, organizationIsNotAnswered), null],
    [all(isCitizenOfUnitedStates, organizationSupports), "ELIGIBLE_US_CITIZEN"],
    [agreementsAreNotKnown, null],
    [countryHasNoAgreement, "INELIGIBLE"],
    [isTooOldForIec, "INELIGIBLE"],
    [saysToBeOutsideLimits, "INELIGIBLE"],
    [all(agreementAsksForResidence, saidNoAddressThere), "INELIGIBLE"],
    [participationsAreUsedUp, "INELIGIBLE"],
    [ageIsNotKnown, null],
    [partOfBirthdayLeavesLimitsOpen, null],
    [all(agreementAsksForResidence, addressIsNotAnswered), null],
    [participationIsNotAnswered, null],
  ],
  otherwise: [
    {
      en: "your country has an agreement, and age, address and earlier participations fit it",
      fr: "votre pays a une entente, et l’âge, l’adresse et les participations antérieures y correspondent",
    },
    "ELIGIBLE",
  ],
  sources: [specification],
};

const namedByOrganization: Text = {
  en: "no agreement with the United States names this category; the letter of the organization says in which one you take part",
  fr: "aucune entente avec les États-Unis ne nomme cette catégorie; la lettre de l’organisme dit dans laquelle vous participez",
};

/** What one category asks beside the agreement: what closes it, and what leaves it open. */
const ownCases: Readonly<Record<IecCategoryKey, CaseRule<boolean | null>["cases"]>> = {
  workingHoliday: [],
  youngProfessionals: [
    [offerForIecIsNotAnswered, null],
    [
      not(hasOfferForIec),
      false,
      { en: "this category needs a job offer in Canada", fr: "cette catégorie exige une offre d’emploi au Canada" },
    ],
  ],
  internationalCoop: [
    [studiesOutsideAreNotAnswered, null],
    [
      not(studiesOutsideCanada),
      false,
      {
        en: "this category is for students who do a placement of their studies",
        fr: "cette catégorie s’adresse aux personnes qui font un stage de leurs études",
      },
    ],
    [all(placementAsksForResidence, saidNoAddressThere), false],
    [all(placementAsksForResidence, addressIsNotAnswered), null],
  ],
};

const categoryRule = (category: IecCategoryKey): CaseRule<boolean | null> => ({
  id: `eligibility.iec.${category}`,
  cases: [
    [countryIsNotChosen, null],
    category === "workingHoliday"
      ? [isCitizenOfUnitedStates, true]
      : [isCitizenOfUnitedStates, false, namedByOrganization],
    [agreementsAreNotKnown, null],
    [agreementLacks(category), false],
    [isTooOldFor(category), false],
    ...ownCases[category],
    [ageIsNotKnown, null],
    [limitOfCategoryIsOpen(category), null],
  ],
  otherwise: [
    {
      en: "your country’s agreement has this category, and nothing in your answers closes it",
      fr: "l’entente de votre pays a cette catégorie, et rien dans vos réponses ne l’exclut",
    },
    true,
  ],
  sources: [specification],
});

export const iecCategoryRules: Readonly<Record<IecCategoryKey, CaseRule<boolean | null>>> = {
  workingHoliday: categoryRule("workingHoliday"),
  youngProfessionals: categoryRule("youngProfessionals"),
  internationalCoop: categoryRule("internationalCoop"),
};

/** A category with its reason: offered, not offered, or not known yet. `message`: for how long, and to which age. */
export type CategoryOffered = {
  readonly programme: IecProgramme;
  readonly name: Text;
  readonly decision: Decision<boolean | null>;
  readonly message?: Text;
};

const resultCloses: Text = {
  en: "you cannot take part in IEC now, so no category is open",
  fr: "vous ne pouvez pas participer à EIC maintenant, donc aucune catégorie n’est ouverte",
};

/** Each category; none is offered to somebody who cannot take part at all. */
export function iecCategories(the: CaseReader, result: Decision<unknown>): readonly CategoryOffered[] {
  return iecProgrammes.map(({ answer, programme, name }) => {
    if (result.value === "INELIGIBLE") {
      const decidedBy = `eligibility.iec.${answer}.notEligible`;
      return { programme, name, decision: { ...result, value: false, because: [resultCloses], decidedBy } };
    }
    const decision = decide(iecCategoryRules[answer], the.fresh());
    const message = decision.value ? lengthOfCategory(the.fresh(), answer) : undefined;
    return { programme, name, decision, ...(message ? { message } : {}) };
  });
}

/** The result with what follows from it, in words: `programmes` are the categories that are offered. */
export function iecMessage(
  the: CaseReader,
  value: string | null,
  categories: readonly CategoryOffered[],
): Text | undefined {
  if (value === null) return undefined;
  const offered = categories.filter(({ decision }) => decision.value).map(({ name }) => name);
  return messageOf(the.fresh(), value as IecResult, offered);
}
