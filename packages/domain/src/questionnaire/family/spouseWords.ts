import type { Text } from "../../kernel/text.ts";

/** Why most questions about the spouse or partner are asked: as the applicant reads it, and as they read it themselves. */

export const spouseFormsAsk: Text = {
  en: "The forms of your spouse or partner ask for it.",
  fr: "Les formulaires de votre conjoint ou partenaire le demandent.",
};

export const yourFormsAsk: Text = { en: "Your forms ask for it.", fr: "Vos formulaires le demandent." };
