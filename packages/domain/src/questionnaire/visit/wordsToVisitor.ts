import type { Text } from "../../kernel/text.ts";

/** Questions that only this flow asks, and asks of "the visitor": as the visitor reads them who was invited to answer. */
export const wordsToVisitor: Readonly<Record<string, Text>> = {
  vvPassportCountries: { en: "Which passports do you hold?", fr: "De quels pays avez-vous un passeport?" },
  vvHasSpecialPassport: { en: "Do you hold one of these?", fr: "Avez-vous l’un de ces documents?" },
  vvHasPreviousTrvOrUsVisa: {
    en: "Have you had a Canadian visa in the last ten years, or do you have a valid United States visa now?",
    fr: "Avez-vous eu un visa canadien dans les dix dernières années, ou avez-vous un visa des États-Unis encore valide?",
  },
  vvHasProvidedBiometrics: {
    en: "Have you given biometrics for Canada in the last ten years?",
    fr: "Avez-vous donné vos données biométriques au Canada dans les dix dernières années?",
  },
};
