import type { Text } from "../kernel/text.ts";

/** A name in its two parts, as the passport has them. */
export const nameWords = {
  givenNames: { en: "Given names", fr: "Prénoms" },
  familyName: { en: "Family name", fr: "Nom de famille" },
} as const satisfies Readonly<Record<string, Text>>;
