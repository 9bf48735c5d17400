import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { all, any } from "../../kernel/condition.ts";
import { iecProgrammes, type IecCategoryKey } from "../../lists/youthMobility/iecProgrammes.ts";
import { agreementOf, agreementsAreNotKnown, countryIsChosen, isCitizenOfUnitedStates } from "./agreement.ts";
import { isTooOldFor, isTooYoungForIec } from "./age.ts";

/** Which categories of International Experience Canada are open (document 3 section 4.7). */

export const hasOfferForIec = says(
  "hasOfferForIec",
  { en: "you have a job offer in Canada", fr: "vous avez une offre d’emploi au Canada" },
  (the) => the.answer("iecHasCanadianJobOffer"),
  {
    known: { en: "you have no job offer in Canada", fr: "vous n’avez pas d’offre d’emploi au Canada" },
    unknown: {
      en: "your answers do not show a job offer in Canada",
      fr: "vos réponses n’indiquent pas d’offre d’emploi au Canada",
    },
  },
);

export const offerForIecIsNotAnswered = says(
  "offerForIecIsNotAnswered",
  {
    en: "you have not told us yet whether you have a job offer in Canada",
    fr: "vous n’avez pas encore dit si vous avez une offre d’emploi au Canada",
  },
  (the) => the.answer("iecHasCanadianJobOffer") === undefined,
);

export const studiesOutsideCanada = says(
  "studiesOutsideCanada",
  {
    en: "you are registered as a student outside Canada",
    fr: "vous êtes aux études hors du Canada",
  },
  (the) => the.answer("iecRegisteredAsStudentOutsideCanada"),
  {
    known: {
      en: "you are not registered as a student outside Canada",
      fr: "vous n’êtes pas aux études hors du Canada",
    },
    unknown: {
      en: "your answers do not show studies outside Canada",
      fr: "vos réponses n’indiquent pas d’études hors du Canada",
    },
  },
);

export const studiesOutsideAreNotAnswered = says(
  "studiesOutsideAreNotAnswered",
  {
    en: "you have not told us yet whether you are registered as a student outside Canada",
    fr: "vous n’avez pas encore dit si vous êtes aux études hors du Canada",
  },
  (the) => the.answer("iecRegisteredAsStudentOutsideCanada") === undefined,
);

/** One country asks for residence of students on a placement only. */
export const placementAsksForResidence = says(
  "placementAsksForResidence",
  {
    en: "for a placement your country’s agreement asks that you live there when you apply",
    fr: "pour un stage, l’entente de votre pays exige que vous y habitiez au moment de la demande",
  },
  (the) => agreementOf(the)?.residence === "coopOnly",
);

/** The agreement of the country names this category. On a day of which no agreement is known, nothing rules it out. */
export const agreementHas = (category: IecCategoryKey): CaseCondition => ({
  id: `agreementHas ${category}`,
  evaluate: (the) => ({
    holds:
      countryIsChosen.evaluate(the).holds &&
      (agreementsAreNotKnown.evaluate(the).holds || agreementOf(the)?.[category] !== undefined),
    because: [],
  }),
});

/** The country has an agreement, without this category. */
export const agreementLacks = (category: IecCategoryKey): CaseCondition => ({
  id: `agreementLacks ${category}`,
  evaluate(the) {
    const agreement = agreementOf(the);
    const holds = agreement !== undefined && agreement[category] === undefined;
    return {
      holds,
      because: holds
        ? [
            {
              en: "your country’s agreement does not have this category",
              fr: "l’entente de votre pays n’a pas cette catégorie",
            },
          ]
        : [],
    };
  },
});

const ageLeaves = (category: IecCategoryKey): CaseCondition => ({
  id: `ageLeaves ${category}`,
  evaluate: (the) => ({
    holds: !isTooYoungForIec.evaluate(the).holds && !isTooOldFor(category).evaluate(the).holds,
    because: [],
  }),
});

const asked: Readonly<Record<IecCategoryKey, readonly CaseCondition[]>> = {
  workingHoliday: [],
  youngProfessionals: [hasOfferForIec],
  internationalCoop: [studiesOutsideCanada],
};

/**
 * Whether the category is among the choices: by country, age, offer and studies. Working Holiday is for all countries but
 * one, and for citizens of the United States, of whom the specification says nothing else (document 3 section 4.7).
 */
export const categoryIsOffered = (category: IecCategoryKey): CaseCondition =>
  category === "workingHoliday"
    ? any(isCitizenOfUnitedStates, all(agreementHas(category), ageLeaves(category)))
    : all(agreementHas(category), ageLeaves(category), ...asked[category]);

export const someCategoryIsOffered: CaseCondition = {
  id: "someCategoryIsOffered",
  evaluate(the) {
    const outcomes = iecProgrammes.map(({ answer }) => categoryIsOffered(answer).evaluate(the).holds);
    const holds = outcomes.includes(true);
    return {
      holds,
      because: holds
        ? []
        : [
            {
              en: "your answers do not show a category of IEC that is open to you",
              fr: "vos réponses n’indiquent aucune catégorie d’EIC qui vous soit ouverte",
            },
          ],
    };
  },
};
