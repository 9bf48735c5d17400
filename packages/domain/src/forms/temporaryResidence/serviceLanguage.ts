import { imm1294ServiceLanguages } from "../../lists/officialForms/formChoices1294.ts";
import { uciHasDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import { answered, inProfile, ofApplicant } from "../prefills/origins.ts";

export const serviceLanguage: FormSection = {
  id: "serviceLanguage",
  title: { en: "Service language", fr: "Langue de service" },
  parts: [
    {
      path: "uci",
      kind: "digits",
      label: { en: "Unique client identifier (UCI)", fr: "Identificateur unique du client (IUC)" },
      hint: {
        en: "On any letter from IRCC. Leave empty if you never applied to come to Canada.",
        fr: "Sur toute lettre d’IRCC. Laissez vide si vous n’avez jamais demandé à venir au Canada.",
      },
      checks: [uciHasDigits],
      asWritten: withoutSeparators,
      prefill: ofApplicant(answered("uciNumber", (number) => number)),
    },
    {
      path: "serviceIn",
      kind: "choice",
      label: { en: "I want service in", fr: "Je veux le service en" },
      choices: choicesOf(imm1294ServiceLanguages),
      needed: "always",
      prefill: inProfile("preferredLanguage", (language) => (language === "fr" ? "02" : "01")),
    },
  ],
};
