import type { Text } from "../../kernel/text.ts";

/** Where the passport of each person of a case lies, for whatever a form takes from it. */
export const passportPages = {
  main: "passport",
  // The partner of a visitor has a page of their own.
  spouse: ["spouse-passport", "visitor-visa-spouse-passport"],
  child: "child-passport",
  visitor: "visitor-visa-visitor-passport",
} as const;

export const fromPassport: Text = { en: "from the passport", fr: "d’après le passeport" };
