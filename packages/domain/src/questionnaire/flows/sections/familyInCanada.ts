import { accompanyingSpouse, familyBreakpoint } from "../../family/family.ts";
import { inOtherWords } from "../../inOtherWords.ts";
import type { Step } from "../../step.ts";
import type { Section } from "../section.ts";

/** The family of somebody who is in Canada already: nobody travels along, some live there and some follow. */

const inWords = new Map<Step, Step>([
  [
    familyBreakpoint,
    inOtherWords(familyBreakpoint, {
      hint: {
        en: "A few questions about who is in your family, and who lives with you in Canada or will join you.",
        fr: "Quelques questions sur votre famille et sur les personnes qui vivent avec vous au Canada ou vous y rejoindront.",
      },
    }),
  ],
  [
    accompanyingSpouse,
    inOtherWords(accompanyingSpouse, {
      question: {
        en: "Is your spouse or partner with you in Canada, or will they join you?",
        fr: "Votre conjoint ou partenaire est-il avec vous au Canada, ou viendra-t-il vous rejoindre?",
      },
      hint: {
        en: "Say yes if they are here, or come within a few months.",
        fr: "Répondez oui si cette personne est ici, ou arrive dans les prochains mois.",
      },
      whyWeAsk: {
        en: "Family members who stay with you need documents of their own.",
        fr: "Les membres de votre famille qui restent avec vous ont besoin de leurs propres documents.",
      },
    }),
  ],
]);

export const inCanada = (section: Section): Section => ({
  ...section,
  steps: section.steps.map((step) => inWords.get(step) ?? step),
});
