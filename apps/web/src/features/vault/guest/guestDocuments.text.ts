import type { Wording } from "../../../ui/language.tsx";

export const guestDocumentsText = {
  more: { en: "Others that may help", fr: "Autres documents qui peuvent aider" },
  added: { en: "You added:", fr: "Vous avez ajouté\u00A0:" },
} as const satisfies Record<string, Wording>;
