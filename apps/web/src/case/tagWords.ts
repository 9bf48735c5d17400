// @bothLanguages: documents are searched by the words of either language.
import type { PageTag } from "@boreal/domain/vault/page";
import type { BilingualText } from "../ui/language.tsx";

/** The tags of vault pages, as people read them. */
export const tagWords: Record<PageTag, BilingualText> = {
  Banking: { en: "Money", fr: "Argent" },
  Education: { en: "Studies", fr: "Études" },
  Employment: { en: "Work", fr: "Travail" },
  ExpressEntry: { en: "Express Entry", fr: "Entrée express" },
  Housing: { en: "Housing", fr: "Logement" },
  Mobile: { en: "Easy with a phone", fr: "Facile avec un téléphone" },
  Pgwp: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
  Spe: { en: "Study permit extension", fr: "Prolongation du permis d’études" },
  Taxes: { en: "Taxes", fr: "Impôts" },
  Travel: { en: "Travel", fr: "Voyages" },
};
