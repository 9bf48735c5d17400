import type { BilingualText } from "../../ui/language.tsx";

/** Whether what was given is stored. */
export const savingWords = {
  saving: { en: "Saving…", fr: "Enregistrement…" },
  saved: { en: "Saved {time}", fr: "Enregistré à {time}" },
  notKnown: {
    en: "We don’t know yet if this is saved. Checking again",
    fr: "Nous ne savons pas encore si c’est enregistré. Nouvelle vérification en cours",
  },
  full: {
    en: "The server is out of space. Not confirmed as saved; trying again",
    fr: "Le serveur n’a plus d’espace. Enregistrement non confirmé; nouvel essai en cours",
  },
  notSaved: { en: "Not saved, trying again", fr: "Non enregistré, nouvel essai en cours" },
} as const satisfies Record<string, BilingualText>;
