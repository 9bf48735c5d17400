import type { Text } from "../kernel/text.ts";

/** A name in its two parts, as the passport has them. */
export const nameWords = {
  givenNames: { en: "Given names", fr: "Prénoms" },
  familyName: { en: "Family name", fr: "Nom de famille" },
  oneName: {
    en: "Leave it empty if this person has only one name.",
    fr: "Laissez vide si cette personne n’a qu’un seul nom.",
  },
} as const satisfies Readonly<Record<string, Text>>;
