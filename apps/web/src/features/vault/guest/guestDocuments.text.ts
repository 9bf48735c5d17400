import type { Wording } from "../../../ui/language.tsx";

export const guestDocumentsText = {
  more: { en: "Others that may help", fr: "Autres documents qui peuvent aider" },
  added: { en: "You added:", fr: "Vous avez ajouté\u00A0:" },
  remove: { en: "Remove", fr: "Retirer" },
  removeTitle: { en: "Remove {name}?", fr: "Retirer {name}?" },
  removeLead: {
    en: "The file will no longer count. If it was right after all, add it again, or ask the person who invited you to restore it.",
    fr: "Le fichier ne comptera plus. S’il était bon, ajoutez-le de nouveau ou demandez à la personne qui vous a envoyé l’invitation de le récupérer.",
  },
  removeIt: { en: "Remove the file", fr: "Retirer le fichier" },
  keepIt: { en: "Keep it", fr: "Le conserver" },
  removed: { en: "{name} removed", fr: "{name} retiré" },
} as const satisfies Record<string, Wording>;
