import type { BilingualText } from "../../ui/language.tsx";

/** Whether what was given is stored. */
export const savingWords = {
  saving: { en: "Saving…", fr: "Enregistrement…" },
  saved: { en: "Saved {time}", fr: "Enregistré à {time}" },
  notKnown: {
    en: "Not known yet whether this is saved. Asking again",
    fr: "On ne sait pas encore si c’est enregistré. Nouvelle vérification en cours",
  },
  full: {
    en: "The server has no room left. Not confirmed as saved; trying again",
    fr: "Le serveur n’a plus de place. Enregistrement non confirmé; nouvel essai en cours",
  },
  notSaved: { en: "Not saved, trying again", fr: "Non enregistré, nouvel essai en cours" },
} as const satisfies Record<string, BilingualText>;
