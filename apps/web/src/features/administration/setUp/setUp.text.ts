import type { BilingualText } from "../../../ui/language.tsx";

export const setUpText = {
  title: { en: "Before your first client", fr: "Avant le premier dossier" },
  progress: { en: "{done} of {all} done", fr: "{done} sur {all} faits" },
  done: { en: "Done", fr: "Fait" },
  open: { en: "To do", fr: "À faire" },
  optional: { en: "{name} (optional)", fr: "{name} (facultatif)" },
  firm: { en: "Name, address and tax numbers of the firm", fr: "Nom, adresse et numéros de taxe du cabinet" },
  representative: {
    en: "Who represents clients: give yourself the role, or invite a lawyer or consultant",
    fr: "Qui représente les clients\u00A0: donnez-vous le rôle, ou invitez un avocat ou un consultant",
  },
  membership: {
    en: "Your body and membership number, for form IMM 5476",
    fr: "Votre ordre et votre numéro de membre, pour le formulaire IMM 5476",
  },
  prices: { en: "Prices of your services", fr: "Prix de vos services" },
  blanks: { en: "Blank official forms to fill in", fr: "Formulaires officiels vierges à remplir" },
} satisfies Record<string, BilingualText>;
